/** Thai: words by what they do, as patterns, since no spaces separate them. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const thai: Language = {
  hedgeUnspaced: 'ชั่วคราว|อาจ|บางส่วน|โดยทั่วไป|ประมาณ',
  limitUnspaced: 'ห้าม|ยกเว้น|ถ้า|แต่|หาก|ยินยอม|อนุญาต|เงื่อนไข|เฉพาะ|เท่านั้น',
  coordinatesUnspaced: 'และ|หรือ',
  magnitude: 'พัน หมื่น แสน ล้าน',
  minus: 'ลบ',
};
