/**
 * Pictures that decorate a text, "📍 Berlin", "⚠ Low": the words beside them say it all, and one is like another. What answers, rates, ranks
 * or counts is no decoration: ticks, crosses, thumbs, stars, arrows, traffic lights, flags and numbers; nor is a face, which may say that
 * nothing is meant. The shapes of bullets are known by their place (`marks/bullets.ts`).
 */

/** What every such picture is folded to. */
export const PICTOGRAPH = '⌖';

const picture = /^\p{Extended_Pictographic}/u;
const speaks =
  /^[\u00a9\u00ae\u2122\u2190-\u21ff\u2300-\u23ff\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u261a-\u261f\u2639\u263a\u2640\u2642\u2660-\u2667\u26a5\u26aa\u26ab\u26d4\u2705\u2713-\u2757\u2794-\u27bf\u2b05-\u2b55\u3030-\u32ff\u{1f000}-\u{1f251}\u{1f31f}\u{1f44c}-\u{1f44e}\u{1f4af}\u{1f4c8}\u{1f4c9}\u{1f500}-\u{1f53d}\u{1f5f3}-\u{1f64f}\u{1f6ab}-\u{1f6b7}\u{1f7e0}-\u{1f7eb}\u{1f910}-\u{1f93f}\u{1f947}-\u{1f949}\u{1f970}-\u{1f97a}]/u;

/** Whether what begins with this character is one of them. */
export const isPictograph = (character: string): boolean => picture.test(character) && !speaks.test(character);
