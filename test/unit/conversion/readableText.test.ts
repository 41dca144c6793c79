/** Text that nobody can read is told from text in any script. */
import { requireReadableText } from '../../../shared/conversion/readableText.ts';

const isReadable = (text: string): boolean => {
  try {
    requireReadableText(text);
    return true;
  } catch {
    return false;
  }
};
const RUSSIAN = 'Комитет собрался четырнадцатого марта и заслушал одиннадцать свидетелей.';

describe('a text that can be read', () => {
  it.each([
    ['English', 'The committee met on 14 March and heard from eleven witnesses.'],
    ['Russian', RUSSIAN],
    ['French', 'Les dépêches de l’été dernier ont été relevées à l’œil nu par les élèves : « Où êtes-vous ? »'],
    ['Vietnamese', 'Ủy ban đã họp vào ngày mười bốn tháng ba và nghe mười một nhân chứng trình bày.'],
    ['Chinese', '委员会于三月十四日开会，听取了十一名证人的证词。'.repeat(3)],
    ['Thai', 'คณะกรรมการประชุมเมื่อวันที่สิบสี่มีนาคมและรับฟังพยานสิบเอ็ดคน'],
    ['Persian', 'کمیته در چهاردهم مارس تشکیل جلسه داد و سخنان یازده شاهد را شنید و گزارش داد.'],
    ['a table of figures', '1,234.50 | 17 | -3.2 | 88% | 2031-03-14 | 4.4e-7 | 19:30\n'.repeat(3)],
    ['a program', 'for (let i = 0; i < 10; i++) { a[i] = b[i] * 2; } // {} [] () => !== && ||'],
    ['formulas and ticks', '✓ α ≤ β ∧ γ ≥ δ → ∑ x² ≈ ∞, so that all of the sums above are finite.'],
    ['a single odd character', `${RUSSIAN} \ufffd`],
    ['little', '\ufffd\ufffd'],
  ])('is %s', (_, text) => {
    expect(isReadable(text)).toBe(true);
  });
});

describe('a text that cannot be read', () => {
  it.each([
    ['UTF-8 read as Latin letters', Buffer.from(RUSSIAN).toString('latin1')],
    ['UTF-8 read as Windows letters', new TextDecoder('windows-1252').decode(Buffer.from(RUSSIAN))],
    ['old Cyrillic read as UTF-8', '\ufffd'.repeat(40) + ' 14 ' + '\ufffd'.repeat(20)],
    ['bytes of a document', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 89) % 256)).toString('latin1')],
  ])('is %s', (_, text) => {
    expect(isReadable(text)).toBe(false);
  });
});
