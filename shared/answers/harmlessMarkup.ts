/**
 * What an answer must not do where it is shown: run. Edits that turn live markup into text, so that a page that shows the answer
 * stays as safe as if the answer had none. Markdown may contain HTML, so both are treated alike.
 */
import type { AnswerFormat } from './quotation.ts';

export interface Edit {
  /** UTF-16 offsets in the answer: what is replaced, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Elements that only set text, in HTML answers. */
const SAFE_TAGS = new Set(
  'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
);
const SAFE_ATTRIBUTES = new Set('class colspan dir href id lang rowspan start title'.split(' '));
const TAG = /<(?:\/?([A-Za-z][A-Za-z0-9-]{0,40})([^<>]{0,4000})>|(?=[A-Za-z/!?]))/g;
const ATTRIBUTE = /([^\s=/"'<>]{1,60})(?:\s{0,4}=\s{0,4}("[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
/** The beginning of a Markdown link's destination, or of a definition's. */
const DESTINATION = /\](\(|:)\s{0,4}<?([^\s)>]{0,2000})/g;
const AUTOLINK = /^<(?:https?|mailto):[^\s<>]{1,2000}>/i;
const SAFE_SCHEME = /^(?:https?|mailto):/i;
const SCHEME = /^[a-z][a-z0-9+.-]{0,40}:/i;

export function harmlessEdits(answer: string, format: AnswerFormat): Edit[] {
  // Plain text is shown as text: nothing in it is live.
  if (format === 'text') return [];
  const edits: Edit[] = [];
  for (const tag of answer.matchAll(TAG)) {
    const start = tag.index;
    const isKept = format === 'html' ? isSafeTag(tag) : AUTOLINK.test(answer.slice(start, start + 2048));
    if (!isKept) edits.push({ start, end: start + 1, text: '&lt;' });
  }
  if (format === 'html') return edits;
  for (const link of answer.matchAll(DESTINATION)) {
    if (isSafeAddress(link[2])) continue;
    const at = link.index + 1;
    edits.push({ start: at, end: at + 1, text: `\\${link[1]}` });
  }
  return edits.sort((a, b) => a.start - b.start);
}

function isSafeTag(tag: RegExpExecArray): boolean {
  const name = tag.at(1);
  if (name === undefined || !SAFE_TAGS.has(name.toLowerCase())) return false;
  return Array.from(tag[2].matchAll(ATTRIBUTE)).every(([, attribute, value]) => {
    if (!SAFE_ATTRIBUTES.has(attribute.toLowerCase())) return false;
    return (
      attribute.toLowerCase() !== 'href' ||
      isSafeAddress((value as string | undefined)?.replace(/^["']|["']$/g, '') ?? '')
    );
  });
}

/** As a browser reads it: entities decoded, control characters and backslashes removed. */
function isSafeAddress(address: string): boolean {
  if (/&(?:#|colon|tab|newline)/i.test(address)) return false;
  const read = address.replace(/[\p{Cc}\s\\]/gu, '');
  return SAFE_SCHEME.test(read) || !SCHEME.test(read);
}
