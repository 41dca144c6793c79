/**
 * Whether what was read as Thai is Thai. Its network takes the letters of any other script for Thai ones and is sure of it: of 84 of 100 on a
 * table in Hebrew, of 80 on German upside down. But it reads no Thai words there.
 */

/** Syllables that Thai has in every line: on known pages every sixteenth letter begins one, in other scripts read as Thai every eightieth. */
const COMMON = /การ|ที่|และ|ของ|ให้|ได้|เป็น|ไม่|ว่า|ต้อง|ตาม|หรือ|ความ|ผู้|โดย|จาก|นี้|กับ|ทำ|วัน|ชื่อ|เลข|พระ|ประ|กรม|สัญ|หน้า|ทั่ว/gu;
const LETTER = /\p{Script=Thai}/gu;
/** Letters per common syllable in Thai, at most. */
const MOST_LETTERS = 40;
/** Fewer such syllables may be chance. */
const LEAST_SYLLABLES = 2;
/** Confidence, 0..100, from which a few Thai words need none of them: names, and the words of a sign. */
const SURE_OF_THAI = 88;
/** Thai letters from which a confident reading is one in Thai: digits are read equally well by any network. */
const LEAST_LETTERS = 6;

/** @param words as Tesseract read them, with Thai data */
export function isThai(words: readonly string[], confidence: number): boolean {
  const text = words.join('').replaceAll(' ', '');
  const letters = text.match(LETTER)?.length ?? 0;
  if (confidence >= SURE_OF_THAI) return letters >= LEAST_LETTERS;
  const syllables = text.match(COMMON)?.length ?? 0;
  return syllables >= LEAST_SYLLABLES && syllables * MOST_LETTERS >= letters;
}
