/** Holds listed quotations against the sources: each against its own, or against all until one says it. */
import { resolveReference, type NamedSource } from '../../shared/answers/resolveReference.ts';
import type { AskedCitation, ServiceClient, VerifyOptions } from '../../shared/client/serviceClient.ts';
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import type { PreparedSource } from './prepareSources.ts';
import type { ListedQuote } from './quoteFile.ts';
import { Refusal } from './refusal.ts';

/** Citations that one request may have. */
const CITATIONS_PER_REQUEST = 1000;

/** In the order of the list. @throws Refusal for a quotation whose source is none of those given */
export async function verifyQuotes(
  client: ServiceClient,
  quotes: readonly ListedQuote[],
  sources: readonly PreparedSource[],
  options: VerifyOptions,
): Promise<VerifiedQuotation[]> {
  const named = sources.map(namedSource);
  const tasks = quotes.map((quote) => ({ quote, own: ownSource(quote, named) }));
  const ids = named.map(({ attachmentId }) => attachmentId);
  const verdicts = new Map<ListedQuote, Verification>();
  const judge = async (of: readonly { quote: ListedQuote; attachmentId: string }[]): Promise<void> => {
    for (let from = 0; from < of.length; from += CITATIONS_PER_REQUEST) {
      const part = of.slice(from, from + CITATIONS_PER_REQUEST);
      const citations = part.map(({ quote, attachmentId }, i) => [`q${i}`, citationOf(quote, attachmentId)] as const);
      const searchAlso = { searchAlso: ids };
      const answers = await client.verifyCitations(Object.fromEntries(citations), { ...options, ...searchAlso });
      for (const [i, { quote }] of part.entries()) {
        const answer = answers[`q${i}`];
        if (answer.status === 'skipped') throw new Refusal(answer.reason);
        const known = verdicts.get(quote);
        if (known === undefined || isBetter(answer, known)) verdicts.set(quote, answer);
      }
    }
  };
  await judge(tasks.flatMap(({ quote, own }) => (own === undefined ? [] : [{ quote, attachmentId: own }])));
  for (const attachmentId of ids) {
    const open = tasks.filter(({ quote, own }) => own === undefined && verdicts.get(quote)?.status !== 'found');
    await judge(open.map(({ quote }) => ({ quote, attachmentId })));
  }
  return tasks.flatMap(({ quote, own }) => {
    const verification = verdicts.get(quote);
    return verification === undefined ? [] : [verifiedQuotation(quote, own, verification)];
  });
}

const namedSource = ({ given, prepared }: PreparedSource): NamedSource => ({
  attachmentId: prepared.attachmentId,
  names: [given, prepared.metadata.filename, prepared.urlSource?.title, prepared.urlSource?.url].filter(
    (name) => name !== undefined,
  ),
});

function ownSource({ source, text }: ListedQuote, named: readonly NamedSource[]): string | undefined {
  if (source === undefined) return undefined;
  const own = resolveReference({ text: source, name: source }, named, new Map());
  if (own === undefined)
    throw new Refusal(`“${text}” names the source ${source}, which is none of those given with --source.`);
  return own.attachmentId;
}

const citationOf = ({ text, value, pageNumber }: ListedQuote, attachmentId: string): AskedCitation => ({
  sourceContext: text,
  attachmentId,
  value,
  pageNumber,
});

function verifiedQuotation(
  { start, end, text, source, pageNumber }: ListedQuote,
  own: string | undefined,
  verification: Verification,
): VerifiedQuotation {
  const reference =
    source === undefined ? undefined : { text: source, name: source, ...(pageNumber && { pageNumber }) };
  const isSomewhere = verification.status !== 'not_found';
  return {
    start,
    end,
    text,
    reference,
    attachmentId: own ?? (isSomewhere ? verification.attachmentId : undefined),
    verification,
  };
}

const RANK = { found: 2, partial_text_found: 1, not_found: 0 } as const;

/** Of two partial matches the one with fewer differences is nearer to what was quoted. */
const isBetter = (one: Verification, other: Verification): boolean =>
  one.status === other.status
    ? (one.differences?.length ?? 0) < (other.differences?.length ?? 0)
    : RANK[one.status] > RANK[other.status];
