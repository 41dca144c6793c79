/** Checks quotations against sources: each against its own, or against all until one says it. */
import type { Verification } from '../contract/verification.ts';
import type { SkippedCitation } from '../contract/batch.ts';
import type { VerifyOptions } from './verifyOptions.ts';
import { ServiceError } from './serviceError.ts';
import { isBetter } from '../contract/betterVerification.ts';

/** Citations that one request may have. */
const CITATIONS_PER_REQUEST = 1000;

/** What is asked of a source: any citation for its own attachment, or for none. */
interface Quote {
  readonly attachmentId?: string | undefined;
}

export interface Verifier<Asked extends Quote> {
  verifyCitations(
    citations: Readonly<Record<string, Asked & { readonly attachmentId: string }>>,
    options: VerifyOptions,
  ): Promise<Readonly<Record<string, Verification | SkippedCitation>>>;
}

/**
 * In the order of the quotations. One without its own attachment gets the best verdict of all.
 * @throws ServiceError also for an attachment that cannot be searched: a verdict without it would accuse wrongly
 */
export async function verifyOnSources<Asked extends Quote>(
  client: Verifier<Asked>,
  quotes: readonly Asked[],
  attachmentIds: readonly string[],
  options: VerifyOptions,
): Promise<Verification[]> {
  const best = new Map<Asked, Verification>();
  const judge = async (asked: readonly { quote: Asked; attachmentId: string }[]): Promise<void> => {
    for (let from = 0; from < asked.length; from += CITATIONS_PER_REQUEST) {
      const part = asked.slice(from, from + CITATIONS_PER_REQUEST);
      const citations = part.map(({ quote, attachmentId }, i) => [`q${i}`, { ...quote, attachmentId }] as const);
      const answers = await client.verifyCitations(Object.fromEntries(citations), {
        ...options,
        searchAlso: attachmentIds,
      });
      for (const [i, { quote }] of part.entries()) {
        const answer = answers[`q${i}`];
        if (answer.status === 'skipped') throw new ServiceError(answer.reason, { status: 404, code: 'not-found' });
        const known = best.get(quote);
        if (known === undefined || isBetter(answer, known)) best.set(quote, answer);
      }
    }
  };
  await judge(
    quotes.flatMap((quote) => (quote.attachmentId === undefined ? [] : [{ quote, attachmentId: quote.attachmentId }])),
  );
  for (const attachmentId of attachmentIds) {
    const open = quotes.filter((quote) => quote.attachmentId === undefined && best.get(quote)?.status !== 'found');
    await judge(open.map((quote) => ({ quote, attachmentId })));
  }
  return quotes.flatMap((quote) => best.get(quote) ?? []);
}
