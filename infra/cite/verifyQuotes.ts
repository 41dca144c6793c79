/** Checks listed quotations against the sources that were given. */
import { resolveReference, type NamedSource } from '../../shared/answers/resolveReference.ts';
import type { ServiceClient } from '../../shared/client/serviceClient.ts';
import type { VerifyOptions } from '../../shared/client/verifyOptions.ts';
import { verifyOnSources } from '../../shared/client/verifyOnSources.ts';
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import type { PreparedSource } from './prepareSources.ts';
import type { ListedQuote } from './quoteFile.ts';
import { Refusal } from './refusal.ts';

/** In the order of the list. @throws Refusal for a quotation whose source is none of those given */
export async function verifyQuotes(
  client: ServiceClient,
  quotes: readonly ListedQuote[],
  sources: readonly PreparedSource[],
  options: VerifyOptions,
): Promise<VerifiedQuotation[]> {
  const named = sources.map(namedSource);
  const asked = quotes.map((quote) => {
    const attachmentId = ownSource(quote, named);
    const { text: sourceContext, value, pageNumber } = quote;
    return { sourceContext, value, pageNumber, ...(attachmentId !== undefined && { attachmentId }) };
  });
  const ids = named.map(({ attachmentId }) => attachmentId);
  const verdicts = await verifyOnSources(client, asked, ids, options);
  return quotes.map((quote, i) => verifiedQuotation(quote, asked[i].attachmentId, verdicts[i]));
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
  if (own !== undefined) return own.attachmentId;
  throw new Refusal(`“${text}” names the source ${source}, which is none of those given with --source.`);
}

function verifiedQuotation(
  { start, end, text, source, pageNumber }: ListedQuote,
  own: string | undefined,
  verification: Verification,
): VerifiedQuotation {
  const reference =
    source === undefined ? undefined : { text: source, name: source, ...(pageNumber && { pageNumber }) };
  const where = verification.status === 'not_found' ? undefined : verification.attachmentId;
  return { start, end, text, reference, attachmentId: own ?? where, verification };
}
