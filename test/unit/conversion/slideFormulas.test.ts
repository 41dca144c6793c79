/** Formulas on slides are text that can be quoted, with all that they hold. */
import { withFormulasAsText } from '../../../shared/conversion/office/slideFormulas.ts';

const letters = (text: string): string => `<m:r><a:rPr/><m:t>${text}</m:t></m:r>`;
const formula = (content: string): string => `<a14:m xmlns:a14="x"><m:oMath xmlns:m="y">${content}</m:oMath></a14:m>`;

/** What a reader sees of the paragraph, raised and lowered text in braces. */
const shown = (xml: string): string =>
  withFormulasAsText(xml)
    .replaceAll('<a:br/>', '\n')
    .replaceAll(/<a:rPr[^<>]*baseline="(-?)\d+"[^<>]*><\/a:rPr><a:t>([^<]*)/g, (_, minus: string, text: string) =>
      minus ? `_{${text}}` : `^{${text}}`,
    )
    .replaceAll(/<[^<>]*>/g, '');

describe('a formula on a slide', () => {
  it.each([
    ['letters', letters('5 mg'), '5 mg'],
    ['a power', `<m:sSup><m:e>${letters('𝜎')}</m:e><m:sup>${letters('2')}</m:sup></m:sSup>`, 'σ^{2}'],
    [
      'indices before and after',
      `<m:sSubSup><m:e>${letters('x')}</m:e><m:sub>${letters('i')}</m:sub><m:sup>${letters('2')}</m:sup></m:sSubSup>`,
      'x_{i}^{2}',
    ],
    [
      'an index of an exponent',
      `<m:sSup><m:e>${letters('e')}</m:e><m:sup><m:sSub><m:e>${letters('q')}</m:e><m:sub>${letters('c')}</m:sub></m:sSub></m:sup></m:sSup>`,
      'e^{q}^{c}',
    ],
    ['a fraction', `<m:f><m:num>${letters('a+b')}</m:num><m:den>${letters('2c')}</m:den></m:f>`, '(a+b)/2c'],
    ['a root', `<m:rad><m:deg>${letters('3')}</m:deg><m:e>${letters('x+1')}</m:e></m:rad>`, '^{3}√(x+1)'],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${letters('i=1')}</m:sub><m:sup>${letters('n')}</m:sup><m:e>${letters('x')}</m:e></m:nary>`,
      '∑_{i=1}^{n}x',
    ],
    [
      'brackets',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=""/><m:sepChr m:val=","/></m:dPr><m:e>${letters('a')}</m:e><m:e>${letters('b')}</m:e></m:d>`,
      '[a,b',
    ],
    ['a function', `<m:func><m:fName>${letters('log')}</m:fName><m:e>${letters('x')}</m:e></m:func>`, 'log x'],
    ['an accent', `<m:acc><m:e>${letters('x')}</m:e></m:acc>`, 'x\u0302'],
    [
      'lines',
      `<m:eqArr><m:e>${letters('a&amp;=1')}</m:e><m:e>${letters('b&amp;&lt;2')}</m:e></m:eqArr>`,
      'a=1\nb&lt;2',
    ],
    [
      'a matrix',
      `<m:m><m:mr><m:e>${letters('1')}</m:e><m:e>${letters('2')}</m:e></m:mr><m:mr><m:e>${letters('3')}</m:e><m:e>${letters('4')}</m:e></m:mr></m:m>`,
      '1 2\n3 4',
    ],
  ])('is text: %s', (_, content, text) => {
    expect(shown(`<a:p><a:r><a:t>mean </a:t></a:r>${formula(content)}<a:r><a:t> here</a:t></a:r></a:p>`)).toBe(
      `mean ${text} here`,
    );
  });

  it('has the size and colour of its letters', () => {
    const colour = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
    const content = `<m:r><a:rPr lang="en" sz="2400" i="1">${colour}<a:latin typeface="Cambria Math"/></a:rPr><m:t>𝑥</m:t></m:r>`;
    expect(withFormulasAsText(formula(content))).toBe(
      `<a:r><a:rPr sz="2400" i="1">${colour}</a:rPr><a:t>x</a:t></a:r>`,
    );
  });

  it('takes the place of the picture that is kept for other programs', () => {
    const box = (content: string): string => `<p:sp><a:p>${content}</a:p></p:sp>`;
    const slide = (choice: string): string =>
      `<p:spTree>${box('before')}<mc:AlternateContent><mc:Choice xmlns:a14="x" Requires="a14">${choice}</mc:Choice>` +
      `<mc:Fallback>${box('picture')}</mc:Fallback></mc:AlternateContent>${box(formula(letters('z')))}</p:spTree>`;
    expect(shown(slide(box(formula(letters('x')))))).toBe('beforexz');
    const other = box('<a14:media/>');
    expect(withFormulasAsText(slide(other))).toContain(`<mc:Choice xmlns:a14="x" Requires="a14">${other}</mc:Choice>`);
  });

  it('stays as it is where its elements do not fit together, or are nested without end', () => {
    for (const broken of [`<m:e>`, '<m:e>'.repeat(101) + '</m:e>'.repeat(101), '</m:r>']) {
      expect(withFormulasAsText(formula(broken))).toBe(formula(broken));
    }
    const endless = '<a14:m>'.repeat(100_000);
    expect(withFormulasAsText(endless)).toBe(endless);
    const manyBroken = `${endless}</a14:m>`;
    expect(withFormulasAsText(manyBroken)).toBe(manyBroken);
  });
});
