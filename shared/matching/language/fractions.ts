/** Fractions in words, "two thirds", and glued to what they are a fraction of: "Zweidrittelmehrheit". */

/** What is counted, in the forms that it has before such a noun. */
const numerators: readonly (readonly [number, string])[] = [
  [1, String.raw`one|eine?|einem|einer|un|uno|um|ett?|en|een|jedn[aąeę]j?|одна|одной|одну|bir`],
  [
    2,
    String.raw`two|zwei|deux|due|dos|dois|två|to|twee|dwie|dwóch|dwiema|dwom|dvě|dvou|dvěma|dve|dvoch|dvoma|две|двух|двумя|двум|дві|двома|két|kaksi|kahden|două`,
  ],
  [
    3,
    String.raw`three|drei|trois|tre|tres|três|tře|drie|trzy|trzech|trzema|tři|tří|třemi|tri|troch|три|тр[её]х|тремя|трьох|három|kolme|kolmen|trei`,
  ],
  [4, String.raw`four|vier|quatre|quattro|cuatro|quatro|fyra|fire|cztery|czterech|čtyři|четыре|négy|neljä`],
];

const denominators: readonly (readonly [number, string])[] = [
  [
    3,
    String.raw`thirds?|drittel[ns]?|tiers|terz[oi]|tercios?|terços?|tredjedel(?:ar|er|e|en)?s?|derden?|trzeci(?:a|e|ej|ch)|třetin(?:a|y|u|ami|ách)?|tretin(?:a|y|u|ami)?|трет(?:ь|и|ей|ями|ям|ини|ин)|harmad(?:a|át|ának|ával)?|kolmasosa[an]?|kolmasosan|treimi`,
  ],
  [
    4,
    String.raw`quarters?|fourths?|viertel[ns]?|quarts?|quart[oi]|cuartos?|quartos?|fjärdedel(?:ar|en)?s?|fjerdedel(?:er|e|en)?s?|vierden?|czwart(?:a|e|ej|ych)|čtvrtin(?:a|y|u|ami)?|štvrtin(?:a|y|u|ami)?|четверт(?:ь|и|ей|ями)|negyed(?:e|ét)?|neljäsosa[an]?`,
  ],
  [
    5,
    String.raw`fifths?|fünftel[ns]?|cinquièmes?|quint[oi]s?|femtedel(?:ar|er|e|en)?s?|vijfden?|piąt(?:a|e|ej|ych)|pětin(?:a|y|u|ami)?|пят(?:ая|ой|ых|ые)|ötöd(?:e|ét)?`,
  ],
];

const glued: readonly (readonly [string, string])[] = [
  ['2/3', 'zweidrittel|kétharmad'],
  ['3/4', 'dreiviertel|háromnegyed'],
];

/** What a text must hold for it to have a fraction: checked first, because most lines have none. */
export const holdsFraction =
  /\d\/\d|分[之の]|third|quarter|fourth|fifth|ittel|viertel|fünftel|tiers|quart|cinqui|ter[zcç]|quint|tredje|fj[äe]rde|femte|derde|vierde|vijfde|trzeci|czwart|piąt|[rř]etin|tvrtin|p[ěä]tin|трет|четверт|пят|harmad|negyed|ötöd|kolmasos|neljäsos|treimi/iu;

const oneOf = (table: readonly (readonly [unknown, string])[]): string => table.map(([, words]) => words).join('|');
const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const [counted, parts, glues] = [numerators, denominators, glued].map((table) =>
  table.map(([value, words]) => [String(value), whole(words)] as const),
);

export const FRACTION_IN_WORDS = String.raw`(?<![\p{L}\d-])(?:(?<counted>${oneOf(numerators)})[\s-](?<parts>${oneOf(denominators)})(?![\p{L}\d])|(?<glued>${oneOf(glued)})(?=\p{Ll}{3}))`;

/** As digits with a stroke, and a hyphen after it if it is glued to a word; undefined for a whole and more. */
export function fractionOf(words: Readonly<Partial<Record<string, string>>>): string | undefined {
  const valueIn = (table: typeof counted, word = ''): string | undefined =>
    table.find(([, pattern]) => pattern.test(word))?.[0];
  const own = valueIn(glues, words.glued);
  if (own !== undefined) return `${own}-`;
  const [part, all] = [valueIn(counted, words.counted), valueIn(parts, words.parts)];
  return part === undefined || all === undefined || Number(part) >= Number(all) ? undefined : `${part}/${all}`;
}
