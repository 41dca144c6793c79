/** A stamp over a scan is put back where OCR read the page in a language without its letters. */
import { withStamp } from '../../../shared/documents/scans/withStamp.ts';
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const pageOf = (readBy: IndexedPage['readBy'], ...lines: IndexedLine[]): IndexedPage => ({
  pageNumber: 1,
  width: 595,
  height: 842,
  readBy,
  lines,
});
const STAMP = indexedLine('Certified true copy, Notary Public', 60, 40);
const CHINESE = [
  indexedLine('第一条 甲方将房屋出租给乙方使用，租期十二个月，自签字之日起计算。', 60, 200),
  indexedLine('第二条 每月租金为人民币四千三百元整，乙方应于每月五日前支付给甲方。', 60, 230),
];
const layer = pageOf('textLayer', STAMP);
const misread = indexedLine('仿仁日心匕', 60, 40);

async function read(seen: readonly IndexedLine[], shown: string) {
  const asked: string[] = [];
  const page = await withStamp(layer, pageOf('ocr', ...seen), (line) => {
    asked.push(line.text);
    return Promise.resolve([indexedLine(shown, 60, 40)]);
  });
  return { lines: page.lines.map(({ text }) => text), from: page.lines.map(({ provenance }) => provenance), asked };
}
const chinese = CHINESE.map(({ text }) => text);

it('is put back where the picture shows it, in place of what OCR made of it', async () => {
  const { lines, from } = await read([misread, ...CHINESE], 'Certified true copy, Notary Publlc');
  expect(lines).toEqual([STAMP.text, ...chinese]);
  expect(from).toEqual([undefined, 'ocr', 'ocr']);
  expect((await read(CHINESE, STAMP.text)).lines).toEqual([STAMP.text, ...chinese]);
});

it('is not put back where the picture shows something else', async () => {
  expect((await read([misread, ...CHINESE], 'Draft')).lines).toEqual([misread.text, ...chinese]);
});

it('is not looked at again where OCR read it', async () => {
  const seen = indexedLine('Certified true copy, Notary Public', 60, 40);
  expect(await read([seen, ...CHINESE], '')).toEqual({
    lines: [seen.text, ...chinese],
    from: [undefined, undefined, undefined],
    asked: [],
  });
});

it('does not take the place of a page of which OCR read less', async () => {
  const signature = indexedLine('李明', 60, 300);
  expect((await read([misread, signature], STAMP.text)).lines).toEqual([misread.text, signature.text]);
});
