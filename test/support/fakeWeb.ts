/** A converter of web addresses that visits nothing: each address has the pages that the test gave it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AddressConverter,
  CapturedPage,
  CapturedSource,
  ConversionOrder,
} from '../../shared/conversion/addressConverter.ts';
import { UnconvertibleSource } from '../../shared/conversion/unconvertibleSource.ts';
import { textPdf } from './textPdf.ts';

export interface FakeWeb {
  readonly convert: AddressConverter['convert'];
  /** Addresses visited, in order. */
  readonly visits: readonly string[];
  /** The result of the next visits of an address: text by page, a thrown error, or a file of the type as it is. */
  put(url: string, answer: FakeAnswer): void;
  /** Visits that start wait until it is called. */
  hold(): () => void;
}

export type FakeAnswer =
  | {
      readonly pages: readonly (readonly string[])[];
      readonly title?: string;
      readonly finalUrl?: string;
      /** What the page says about itself, and what is missing from it. */
      readonly stated?: Partial<Pick<CapturedPage, 'language' | 'canonicalUrl' | 'publishedAt' | 'warnings'>>;
    }
  | { readonly file: Uint8Array; readonly filename: string; readonly mimeType: string; readonly rendition?: Uint8Array }
  | { readonly error: Error };

export function createFakeWeb(now: () => number = Date.now): FakeWeb {
  const answers = new Map<string, FakeAnswer>();
  const visits: string[] = [];
  let gate: Promise<void> = Promise.resolve();

  async function convert({ url, folder }: ConversionOrder): Promise<CapturedSource> {
    visits.push(url);
    await gate;
    const answer = answers.get(url);
    if (!answer) throw new UnconvertibleSource('http_status', `${url} answers 404.`, { httpStatus: 404 });
    if ('error' in answer) throw answer.error;
    const capture = { httpStatus: 200, capturedAt: new Date(now()).toISOString() };
    const save = async (name: string, bytes: Uint8Array, filename: string, mimeType: string) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return { path, filename, mimeType, sizeBytes: bytes.length };
    };
    if ('file' in answer) {
      const { file, filename, mimeType, rendition } = answer;
      return {
        ...capture,
        kind: 'file',
        finalUrl: url,
        original: await save('original', file, filename, mimeType),
        ...(rendition && { rendition: await save('r.pdf', rendition, `${filename}.pdf`, 'application/pdf') }),
      };
    }
    const { pages, title = 'A title', finalUrl = url, stated = {} } = answer;
    const rendition = await save('page.pdf', await textPdf(pages), `${title}.pdf`, 'application/pdf');
    return { ...capture, ...stated, kind: 'page', finalUrl, title, rendition };
  }

  return {
    convert,
    visits,
    put: (url, answer) => {
      answers.set(url, answer);
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      gate = promise.then(() => undefined);
      return () => {
        resolve(undefined);
      };
    },
  };
}
