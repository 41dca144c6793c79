/** What a table is called: the caption or heading right before or after it. "Table 2: Benzene, Limit 4.5" says it of that table's cells. */
import { quotedText, rawBetween, type QuotedText } from '../quotation/quotedText.ts';
import { RULED_CERTAINTY, type SourcePage, type SourceTable } from '../source/source.ts';
import { tokensIn, type Token } from '../text/tokens.ts';

/** Tokens of a block that names a table: longer ones are text. */
const MOST_TOKENS = 40;
/** What is between the name and the cells. */
const AFTER_NAME = /^[\s"'*_)\]]*[:,;.|–—-]/u;

interface Name {
  readonly tokens: readonly Token[];
  readonly firstLine: number;
}

const cache = new WeakMap<SourcePage, ReadonlyMap<SourceTable, readonly Name[]>>();

/** By table of the page. Text between two tables names neither: it may be the caption of either. */
export function namesOfTables(page: SourcePage): ReadonlyMap<SourceTable, readonly Name[]> {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const found = new Map((page.tables ?? []).map((table) => [table, besideTable(page, table)]));
  const all = [...found.values()].flat();
  const isOfOne = ({ firstLine }: Name): boolean => all.filter((other) => other.firstLine === firstLine).length === 1;
  const names = new Map([...found].map(([table, own]) => [table, own.filter(isOfOne)]));
  cache.set(page, names);
  return names;
}

function besideTable({ lines, blocks = [] }: SourcePage, { cells, certainty }: SourceTable): Name[] {
  // Without rules, a table may include the rows of the next list, under a heading of its own.
  if (certainty < RULED_CERTAINTY) return [];
  const own = cells.flatMap(({ pieces }) => pieces.map(({ line }) => line));
  const after = Math.max(...own) + 1;
  return [Math.min(...own) - 1, after].flatMap((line) => {
    const block = blocks.find(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
    if (block === undefined || block.kind === 'tableRow' || block.kind === 'artifact') return [];
    const tokens = tokensIn(lines.slice(block.firstLine, block.lastLine + 1).join(' '));
    // Text after a table heads what follows, unless it is a caption.
    const isName = tokens.length > 0 && (line !== after || (block.kind !== 'heading' && isNumbered(tokens)));
    return isName ? [{ tokens: tokens.slice(0, MOST_TOKENS + 1), firstLine: block.firstLine }] : [];
  });
}

/** "Table 2", "Abb. 3". */
const isNumbered = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && tokens[0].kind === 'word' && tokens[1].kind === 'number';

/** The rest of a quotation that begins with a table's name: all of it, or its word and number. Undefined if it does not. */
export function afterName(quoted: QuotedText, names: readonly Name[]): QuotedText | undefined {
  for (const { tokens } of names) {
    for (const length of [tokens.length, ...(isNumbered(tokens) ? [2] : [])]) {
      if (length > MOST_TOKENS || quoted.tokens.length < length + 2) continue;
      if (!tokens.slice(0, length).every(({ key }, at) => key === quoted.tokens[at].key)) continue;
      const { text } = quoted.fold;
      const { end } = quoted.tokens[length - 1];
      if (!AFTER_NAME.test(text.slice(end, quoted.tokens[length].start))) continue;
      return quotedText(rawBetween(quoted, quoted.tokens[length].start, text.length), quoted.policy);
    }
  }
  return undefined;
}
