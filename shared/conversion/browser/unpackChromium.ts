/**
 * Unpacks Chromium and its libraries from the place in its only argument into this process's temporary folder, and then exits: the package
 * takes both from environment variables, which the service's own process leaves unchanged.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath(process.argv[2]);
