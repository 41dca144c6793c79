/** Hebrew: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const hebrew: Language = {
  negation: 'לא אין אינו אינה אינם אינן בלי ללא מבלי לעולם מעולם איני אינני',
  limit: 'סירב סירבה סירבו מסרב מסרבת הכחיש הכחישה הכחישו מכחיש דחה אסר אסור נמנע למעט מלבד אלא אם לכאורה אבל אך',
  condition: 'רק בלבד בהסכמת באישור',
  hedge: 'אולי לעתים בדרך כלל רק כמעט',
  doubt: 'שקר שקרי שמועה ספק',
  limitsAfterIt: 'לא|אין|אם|לכאורה|לפי|הכחיש',
  limitsBeforeIt: 'לא|אלא אם|למעט|מלבד|לפי|לטענת',
};
