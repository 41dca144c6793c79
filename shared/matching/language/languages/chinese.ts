/** Chinese and Japanese (their other words are characters and are in the rules): words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const chinese: Language = {
  approximate: '约 約',
};
