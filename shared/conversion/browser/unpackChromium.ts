/**
 * Unpacks Chromium and its libraries into the temporary folder of this process, which is its only argument's place and ends
 * then: the package takes both from environment variables, which the service's own process keeps as they are.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath(process.argv[2]);
