/** How long the parts of a conversion take, reported to whoever measures; nobody listens in the service. */
import { channel } from 'node:diagnostics_channel';

export interface ConversionPart {
  readonly name: string;
  /** Milliseconds. */
  readonly ms: number;
}

/** Channel for `ConversionPart`. */
export const CONVERSION_PARTS = 'citation-verification:conversion-parts';
const parts = channel(CONVERSION_PARTS);

export async function conversionPart<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const part: ConversionPart = { name, ms: performance.now() - begun };
    parts.publish(part);
  }
}
