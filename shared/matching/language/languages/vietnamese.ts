/** Vietnamese: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const vietnamese: Language = {
  negation: 'không chưa chẳng đừng chớ',
  limit: 'cấm trừ nếu',
  opensCondition: 'nếu',
  hedge: 'khoảng',
  only: 'chỉ',
  limitsAfterIt:
    'không|chưa|nếu|trừ khi|trừ trường hợp|với điều kiện|trong trường hợp|ngoại trừ|theo lời|theo báo cáo|cho rằng|tuyên bố rằng|phủ nhận|khi có|nếu như|chỉ khi|chỉ được|trường hợp|sau khi hết|sau khi kết thúc|hết thời hạn|người ta cho rằng|được cho là',
  limitsNext:
    'ít nhất|nhiều nhất|tối đa|tối thiểu|không quá|gần như|cựu|thay vì|về nguyên tắc|thông thường|nói chung|thường',
  limitsBeforeIt:
    'nếu|trừ khi|trừ trường hợp|với điều kiện|trong trường hợp|ngoại trừ|chỉ khi|miễn là|khi có sự đồng ý|khi cần thiết|nếu cần|theo thỏa thuận|theo yêu cầu|sau khi được|sau khi có|tùy theo|vì lý do|chỉ để|chỉ dành|vì những lý do|khi được',
  limitsPrevious: 'mà thôi|chỉ|về nguyên tắc',
  frontedDoubt: String.raw`(?:về lý thuyết|trên lý thuyết|trên giấy tờ|trước đây),\s*$`,
  when: 'khi',
  goesOnWith: 'khi với từ sau trước đến tại bởi',
  opposes: 'nhưng',
  coordinates: 'và hoặc',
  withElse: 'ai khác|người khác|gì khác',
  modal: 'được phải',
  introducesSpeech: 'rằng',
  magnitude: 'nghìn ngàn triệu tỷ tỉ trăm',
  comparesNumber: 'quá hơn',
  boundsNumber: 'tối đa|ít nhất',
  term: 'trong vòng|chậm nhất|không quá|trước ngày|sau',
  telephone: 'điện',
};
