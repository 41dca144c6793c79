/** `npm start`: the whole service on this machine. */
import { keepingCompiledCode } from '../../shared/platform/compiledCode.ts';

await keepingCompiledCode(() => import('./serve.ts'));
