/** Numbers of a Japanese scan whose digits stand in the cells of characters: they are what the page says, and in one piece. */
import { createOcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import { greyPicture, japanesePicture } from '../../support/pagePicture.ts';

const ENOUGH = { workMs: 60_000, waitMs: 120_000 };

const engine = createOcrEngine({ languages: ['jpn', 'eng'], workers: 1 });
afterAll(() => engine.close());

it('digits in cells of their own are one number, and those with a space between them are two', async () => {
  const lines = [
    '対象年齢を１２歳以上とし、２０歳代の死者を報告した。',
    '補助金の総額は１２４０万円、前年度は９８５万円である。',
    '配点は、問1 2点、問3 5点とし、合計を 40 点とする。',
  ];
  const picture = await greyPicture(await japanesePicture(lines.join('\n\n')));
  const read = (await engine.read(() => Promise.resolve(picture), ENOUGH)).lines.map(({ text }) => text);
  expect(read.map((line) => line.match(/\d[\d ]*\d|\d/g))).toEqual([
    ['12', '20'],
    ['1240', '985'],
    ['1 2', '3 5', '40'],
  ]);
  expect(read[0]).toContain('年齢を12歳以上');
});
