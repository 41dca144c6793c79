/** Jest transform: erases the types as Node itself does, so that tests run exactly the code that the service runs. */
import { stripTypeScriptTypes } from 'node:module';

export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };
