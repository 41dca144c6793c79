/**
 * Names in scripts without spaces that contain another name: "東京都" is not part of "京都". Only known pairs: a name after one character
 * ("南大阪") is two words after another ("河南洛阳"), which no rule distinguishes.
 */

/** The text before the place, and after it. */
const cut: readonly (readonly [RegExp, RegExp])[] = [
  [/東$/u, /^京都/u],
  [/东$/u, /^京都/u],
  // "新山口駅": the stations on new lines are in other places than those whose names they extend.
  [/新$/u, /^\p{Script=Han}{2,3}駅(?!前)/u],
  [/(?:[東南北]|(?<!関)西)$/u, /^(?:大阪|名古屋|九州|海道)/u],
  [/半$/u, /^(?:永久|恒久)/u],
];

/** Whether the place between two stretches of text is inside a name or word that it cuts to another one. */
export const cutsName = (before: string, after: string): boolean =>
  cut.some(([left, right]) => left.test(before) && right.test(after));
