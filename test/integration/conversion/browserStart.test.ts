/** A browser that dies while it starts is started once more; one that dies always is a failure. */
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installChromium } from '../../../shared/conversion/browser/installChromium.ts';
import type { InstalledChromium } from '../../../shared/conversion/browser/installChromium.ts';
import { launchBrowser } from '../../../shared/conversion/browser/launchBrowser.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { CHROMIUM_FOLDER } from '../../support/web/chromiumFolder.ts';

let root: TemporaryFolder;
let installed: InstalledChromium;
beforeAll(async () => {
  root = await temporaryFolder();
  installed = await installChromium(CHROMIUM_FOLDER);
});
afterAll(() => root.remove());

/** Chromium whose first starts end at once. Each start leaves a line in `starts`. */
async function dyingChromium(deaths: number) {
  const folder = await mkdtemp(join(root.path, 'start-'));
  const starts = join(folder, 'starts');
  const executable = join(folder, 'chromium');
  await writeFile(
    executable,
    `#!/bin/sh\necho start >> '${starts}'\n[ "$(wc -l < '${starts}')" -le ${deaths} ] && exit 1\nexec '${installed.executable}' "$@"\n`,
  );
  await chmod(executable, 0o700);
  const launch = () =>
    launchBrowser({
      chromium: { ...installed, executable },
      folder,
      proxyPort: 1,
      singleProcess: true,
      userAgent: 'Tests',
    });
  return { launch, starts: async () => (await readFile(starts, 'utf8')).split('\n').length - 1 };
}

it('starts once more when it dies', async () => {
  const { launch, starts } = await dyingChromium(1);
  const { page, kill } = await launch();
  expect(await page.evaluate('6 * 7')).toBe(42);
  await kill();
  expect(await starts()).toBe(2);
});

it('is given up when it dies again', async () => {
  const { launch, starts } = await dyingChromium(9);
  await expect(launch()).rejects.toThrow(/closed/i);
  expect(await starts()).toBe(2);
});
