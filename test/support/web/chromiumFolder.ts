/** Where tests unpack Chromium: once for all of them, and kept between runs. */
import { fileURLToPath } from 'node:url';

export const CHROMIUM_FOLDER = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url));
