/** A text layer of Arabic letters that are not those of the page: its words are none. */
import { textTrust } from '../../../shared/documents/scans/textTrust.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const ARABIC =
  'تلتزم الشركة بتقديم التقرير السنوي إلى مجلس الإدارة في موعد لا يتجاوز ثلاثة أشهر من نهاية السنة المالية. ويجب أن يتضمن التقرير ' +
  'بيانا عن الأعمال التي تم تنفيذها خلال العام، وعن النفقات والإيرادات، وما طرأ على رأس المال من تغيير. ولا يجوز للمدير أن يوقع على ' +
  'العقود التي تزيد قيمتها على مئة ألف ريال إلا بعد الحصول على موافقة المجلس. وفي حال غياب الرئيس يتولى النائب رئاسة الجلسة، ' +
  'ويكون صوته مرجحا عند تساوي الأصوات، ويسجل ذلك في المحضر الذي يحفظ مع باقي الوثائق.';
const PERSIAN =
  'شرکت موظف است گزارش سالانه خود را در پایان هر سال مالی به هیئت مدیره ارائه دهد و این گزارش باید شامل فعالیت‌های انجام شده، ' +
  'هزینه‌ها و درآمدها باشد. مدیر نمی‌تواند قراردادهایی را که ارزش آنها بیش از صد میلیون ریال است بدون موافقت هیئت مدیره امضا کند. ' +
  'در صورت غیبت رئیس، نایب رئیس جلسه را اداره می‌کند و رأی او در صورت تساوی آرا تعیین کننده است و در صورت جلسه ثبت می‌شود.';

const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
/** Each letter is another one, always the same. */
const exchanged = (text: string): string =>
  Array.from(text, (letter) => {
    const at = LETTERS.indexOf(letter);
    return at < 0 ? letter : LETTERS[(at * 5 + 11) % LETTERS.length];
  }).join('');

const drawing = { draws: true, imageCover: 0, drawnCover: 0, hiddenTextShare: 0 };
const trust = (text: string): string => {
  const lines = text.split('. ').map((sentence, at) => indexedLine(sentence, 50, 100 + 20 * at));
  return textTrust({ pageNumber: 1, width: 600, height: 800, readBy: 'textLayer', lines }, drawing);
};

it('is held against the picture', () => {
  expect(trust(exchanged(ARABIC))).toBe('doubtful');
});

it('is no doubt about Arabic, nor about other languages with its letters', () => {
  expect([trust(ARABIC), trust(PERSIAN), trust(exchanged('في هذا البيت'))]).toEqual(['trusted', 'trusted', 'trusted']);
});
