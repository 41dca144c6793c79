/** Each page says where its text comes from. */
import { pageTextSources } from '../../../shared/attachments/pageTextSources.ts';
import type { IndexedLine, IndexedPage, LineProvenance } from '../../../shared/documents/textIndex.ts';

const line = (provenance?: LineProvenance): IndexedLine => ({
  text: 'words',
  direction: 'horizontal',
  crossStart: 0,
  crossEnd: 10,
  edges: new Float32Array(10),
  ...(provenance && { provenance }),
});
const page = (readBy: IndexedPage['readBy'], ...lines: IndexedLine[]): IndexedPage => ({
  pageNumber: 1,
  width: 600,
  height: 800,
  readBy,
  lines,
});

describe('the sources of the text of pages', () => {
  it('are told page by page, by where the lines come from', () => {
    expect(
      pageTextSources([
        page('textLayer', line()),
        page('textLayer', line('mended'), line()),
        page('textLayer', line(), line('ocr')),
        page('ocr', line()),
        page('textLayer', line('ocr')),
        page('subtitles', line()),
        page('speech', line()),
        page('ocr'),
      ]),
    ).toEqual(['text_layer', 'text_layer', 'mixed', 'ocr', 'ocr', 'subtitles', 'speech', 'none']);
  });
});
