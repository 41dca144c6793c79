/** What each rule does to a verdict. What no rule explains is reported as a change of words, and blocks. */

/** `excuse`: the quotation says the same. `warn`: found, with a warning. `block`: never found. */
export type Effect = 'excuse' | 'warn' | 'block';

/** `strict`: whatever warns blocks, as before a court. `lenient`: a few small spelling rules also excuse. */
export const STRICTNESSES = ['standard', 'strict', 'lenient'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

const effects = {
  'text.same': 'excuse',

  'spelling.yo': 'excuse',
  'spelling.hamza': 'excuse',
  'spelling.capitals': 'excuse',
  'spelling.sharp-s': 'excuse',
  'spelling.points': 'block',
  'spelling.accents': 'block, excused when lenient',
  'spelling.variant': 'block, excused when lenient',
  'spelling.typo-corrected': 'block, excused when lenient',

  'word.spacing': 'excuse',
  'word.misread': 'warn',
  'word.ampersand': 'excuse',
  'word.tick': 'excuse',
  'word.numero': 'excuse',
  'word.missing': 'block',
  'word.added': 'block',
  'word.replaced': 'block',
  'negation.added': 'block',
  'negation.removed': 'block',
  'name.changed': 'block',
  'name.letter-case': 'block',
  'order.changed': 'block',
  'order.shuffled': 'block',

  'number.notation': 'excuse',
  'number.figure-or-word': 'warn',
  'number.repeated-in-words': 'excuse',
  'number.unsure-notation': 'block',
  'number.changed': 'block',
  'number.guessed': 'block',
  'date.changed': 'block',
  'unit.changed': 'block',
  'unit.letter-case': 'block',

  'mark.left-out': 'excuse',
  'mark.added': 'excuse',
  'mark.may-count': 'warn',
  'mark.same-list': 'excuse',
  'mark.replaced': 'block',
  'mark.interpolation': 'warn',
  'mark.markup': 'excuse',
  'list.marker-left-out': 'excuse',
  'list.dash': 'excuse',
  'list.dash-or-minus': 'warn',
  'list.other-mark': 'excuse',
  'list.half-bracket': 'excuse',
  'list.box-added': 'warn',
  'list.box-left-out': 'excuse',
  'list.stop-for-comma': 'excuse',
  'list.item-under-head': 'warn',
  'list.arrow': 'excuse',
  'list.enclosed-number': 'excuse',

  'gap.same-kind': 'excuse',
  'gap.serial-comma': 'excuse',
  'gap.title-comma': 'excuse',
  'gap.comma-before-verb': 'excuse',
  'gap.mark-at-number': 'excuse',
  'gap.hyphen-or-space': 'excuse',
  'gap.scanned-mark': 'excuse',
  'gap.named-colon': 'excuse',
  'gap.column-beside': 'excuse',
  'gap.sign': 'block',
  'gap.minus': 'block',
  'gap.bracket': 'block',
  'gap.hyphen': 'block',
  'gap.formula': 'block',
  'gap.pause': 'block',
  'gap.statement': 'block',
  'gap.speech-mark': 'block',

  'cell.border': 'excuse',
  'cell.joined': 'excuse',
  'cell.joining-word': 'excuse',
  'cell.field': 'excuse',
  'cell.spanning-label': 'warn',
  'cell.left-out': 'warn',
  'cell.other-row': 'block',
  'cell.other-column': 'block',
  'cell.empty': 'block',
  'cell.answer-joined': 'block',
  'cell.label-joined': 'block',
  'cell.column-crossed': 'block',
  'cell.line-joined': 'block',
  'cell.caption-joined': 'block',
  'cell.pair-undecided': 'block',
  'cell.other-line': 'block',

  'edge.clitic': 'excuse',
  'edge.number-cut': 'block',
  'edge.range-cut': 'block',
  'edge.measure-cut': 'block',
  'edge.ratio-cut': 'block',
  'edge.symbol-cut': 'block',
  'edge.word-cut': 'block',
  'edge.name-cut': 'block',
  'edge.label-cut': 'block',
  'edge.address-cut': 'block',
  'edge.provision-cut': 'block',
  'edge.mark-cut': 'block',
  'edge.field-cut': 'block',
  'edge.denial-cut': 'block',
  'edge.denial-left-out': 'block',
  'edge.end-claimed': 'block',
  'edge.question': 'block',
  'edge.sign': 'block',

  'elision.parts-in-order': 'warn',
  'elision.may-limit': 'warn',
  'elision.next-section': 'warn',
  'elision.denial': 'block',
  'elision.condition': 'block',
  'elision.contrast': 'block',
  'elision.limit': 'block',
  'elision.subject': 'block',
  'elision.clause': 'block',
  'elision.speaker': 'block',
  'elision.head': 'block',
  'elision.section': 'block',
  'elision.too-far': 'block',

  'context.denied': 'warn',
  'context.condition': 'warn',
  'context.attributed': 'warn',
  'context.bounded': 'warn',
  'context.goes-on': 'warn',
  'context.open-denial': 'warn',
  'context.narrowed': 'block',
  'context.end-claimed': 'block',
  'context.taken-back': 'warn',
  'context.question': 'warn',
  'context.list-head': 'warn',

  'value.outside': 'block',
  'value.alone': 'block',
  'quotation.too-long': 'block',
  'page.hidden': 'block',
  'page.struck-out': 'block',
  'page.unchecked': 'warn',
  'page.read-again': 'warn',
  'page.other': 'warn',
  'source.nothing-alike': 'block',
} as const satisfies Readonly<Record<string, Effect | 'block, excused when lenient'>>;

export type RuleId = keyof typeof effects;

export const RULE_IDS = Object.keys(effects) as readonly RuleId[];

export function effectOf(rule: RuleId, strictness: Strictness): Effect {
  const effect = effects[rule];
  if (effect === 'block, excused when lenient') return strictness === 'lenient' ? 'excuse' : 'block';
  return effect === 'warn' && strictness === 'strict' ? 'block' : effect;
}

/** What a verdict is based on. */
export type Policy = (rule: RuleId) => Effect;

export const policyOf =
  (strictness: Strictness = 'standard'): Policy =>
  (rule) =>
    effectOf(rule, strictness);

export const standardPolicy = policyOf();

/** Words that differ and that no rule explains: what they change is reported word by word, once it is known that a reader sees it. */
export const isChange = (rule: RuleId): boolean => /^(?:word\.(?:missing|added|replaced)|order\.shuffled)$/.test(rule);
