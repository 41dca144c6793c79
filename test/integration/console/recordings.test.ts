/** A recording is checked by its words and played from the cited moment. */
import { openConsole, type OpenConsole } from '../../support/console/openConsole.ts';
import { makeRecording } from '../../support/recordings.ts';

const SUBTITLES = `WEBVTT

00:00:01.000 --> 00:00:04.000
The harbour opened on 3 March,

00:00:06.000 --> 00:00:09.000
eleven weeks late and over budget.
`;

let open: OpenConsole;

beforeAll(async () => {
  open = await openConsole();
});

afterAll(() => open.close());

describe('a recording that is dropped together with its subtitles', () => {
  it('is checked by its words, and silent until somebody wants to hear it', async () => {
    const recording = await open.newFile('speech.wav', await makeRecording({ container: 'wav' }));
    const subtitles = await open.newFile('speech.vtt', SUBTITLES);
    await open.enterKey();
    await open.addFile(recording, subtitles);
    await open.page.waitForSelector('.source-ready');
    await open.paste('The harbour opened on 4 March\neleven weeks late');
    await open.check();
    expect(await open.texts('.verdict-words')).toEqual(['Partly found', 'Found']);
    expect(await open.texts('.verdict-place')).toEqual([' at 00:00:01', ' at 00:00:06']);
    expect(await open.texts('.line-marked')).toEqual(['The harbour opened on 3 March,\n']);
    expect(await open.ask('document.querySelector("audio").paused')).toBe(true);
  });

  it('plays from the cited moment', async () => {
    await open.page.locator('#quotation-2 .verdict-head').click();
    // That it was played is remembered when it has ended, which may be before anybody looks.
    await open.page.waitForFunction('document.querySelector("audio").played.length > 0');
    expect(await open.ask<number>('document.querySelector("audio").played.start(0)')).toBeGreaterThanOrEqual(5.5);
    expect(open.complaints).toEqual([]);
  });
});
