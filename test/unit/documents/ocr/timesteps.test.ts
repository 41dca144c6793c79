/** The steps of each word are taken from Tesseract's hOCR output. */
import { boxKey, stepsOfWords } from '../../../../shared/documents/ocr/timesteps.ts';

const HOCR = `<span class='ocr_line' id='line_1_1' title="bbox 0 0 90 20; baseline 0 -7">
  <span class='ocrx_word' id='word_1_1' title='bbox 10 2 30 18; x_wconf 96'>A&lt;
   <span class='ocr_symbol' id='symbol_1_1_1'>
    <span class='ocrx_cinfo' id='timestep1_1_1'>
     <span class='ocrx_cinfo' id='choice_1_1_1' title='x_confs 57'></span>
     <span class='ocrx_cinfo' id='choice_1_1_2' title='x_confs 42'>A</span></span>
    <span class='ocrx_cinfo' id='timestep1_1_2'>
     <span class='ocrx_cinfo' id='choice_1_1_3' title='x_confs 99'>&lt;</span></span></span></span>
  <span class='ocrx_word' id='word_1_2' title='bbox 40 2 80 18; x_wconf 50'>b
   <span class='ocr_symbol' id='symbol_1_2_1'>
    <span class='ocrx_cinfo' id='timestep1_2_1'>
     <span class='ocrx_cinfo' id='choice_1_2_1' title='x_confs 88'> </span></span></span></span></span>`;

describe('the steps of words', () => {
  it('are found by the boxes of the words, with every letter that was held possible', () => {
    const words = stepsOfWords(HOCR);
    const first = words.get(boxKey({ x0: 10, y0: 2, x1: 30, y1: 18 }));
    expect(first?.map((step) => [...step.keys()])).toEqual([['', 'A'], ['<']]);
    expect(first?.[0].get('A')).toBeCloseTo(0.425);
    const second = words.get(boxKey({ x0: 40, y0: 2, x1: 80, y1: 18 }));
    expect(second?.map((step) => [...step.keys()])).toEqual([[' ']]);
  });
});
