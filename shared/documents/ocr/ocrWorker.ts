/** The OCR thread's entry: reads one picture at a time and answers each with one reply. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { answerQuestions } from '../threadAnswers.ts';
import type { OcrHelp, OcrJob, OcrQuestion, OcrReply, OcrWorkerStart } from './ocrProtocol.ts';
import { readingsOf, type Reading } from './languages.ts';
import { readLine } from './readLine.ts';
import { readPage } from './readPage.ts';
import { readPicture, type Readings } from './readPicture.ts';
import { helpReading, withHelp } from './readingTogether.ts';
import { startSecondReader, type SecondReader } from './secondReader/secondReader.ts';
import { startTesseract } from './tesseract.ts';

const { core, second, memoryLimitBytes, languages, otherLanguages, paths } = workerData as OcrWorkerStart;
const ready = startTesseract(core, memoryLimitBytes, (language) => gunzipSync(readFileSync(paths[language])));
let secondStarted: Promise<SecondReader | undefined> | undefined;
/** With the first picture, not with the thread: one that waits, or only helps, needs none of its memory. */
const secondReady = async (): Promise<SecondReader | undefined> =>
  (secondStarted ??= second && startSecondReader(second));
const own = readingsOf(languages);
const isOther = ({ script }: Reading): boolean => own.every((reading) => reading.script !== script);
const readings: Readings = { own, others: readingsOf(otherLanguages).filter(isOther) };

answerQuestions(parentPort, (question: OcrQuestion) => ('helps' in question ? help(question) : answer(question)));

async function answer({ picture, shows, expected, scripts, helper }: OcrJob): Promise<OcrReply> {
  try {
    const read = { line: readLine, lineInPage: readPicture, place: readPicture, page: readPage }[shows];
    const tesseract = await ready;
    const known = {
      ...(shows === 'place' || shows === 'lineInPage' ? { own, others: [] } : readings),
      isCutOut: shows === 'lineInPage',
      scripts,
      second: await secondReady(),
      dictionary: tesseract,
    };
    const helped = helper ? withHelp(tesseract, helper) : tesseract;
    const reader = expected === undefined ? helped : tesseract.expecting(expected);
    return { kind: 'read', text: read(reader, picture, known) };
  } catch (error) {
    return { kind: 'broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    helper?.close();
  }
}

async function help({ helps, over }: OcrHelp): Promise<OcrReply> {
  helpReading(await ready, helps);
  await Atomics.waitAsync(over, 0, 0).value;
  helps.close();
  return { kind: 'helped' };
}
