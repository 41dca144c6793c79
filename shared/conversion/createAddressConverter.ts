/**
 * Turns what a web address leads to into files that the document reader reads: looks at it first, then keeps it as a file or visits it as a
 * page.
 */
import { join } from 'node:path';
import type { AddressConverter, CapturedSource, ConversionOrder } from './addressConverter.ts';
import { sameDocument, type FetchedPage } from './browser/documentGate.ts';
import type { PageRenderer } from './browser/pageRenderer.ts';
import { wholeBlocks } from './browser/wholeBlocks.ts';
import type { ConvertFile } from './createFileConverter.ts';
import { deadlineSignal } from './deadlineSignal.ts';
import { httpStatusError } from './httpStatusError.ts';
import { answerName, declaredType } from './network/answerName.ts';
import type { GuardedNetwork } from './network/guardedNetwork.ts';
import { openBody, readBody, saveBody } from './network/saveBody.ts';
import type { OpenedBody } from './network/saveBody.ts';
import type { WebAddress } from './network/webAddress.ts';
import { TooManyRedirects, webAnswer } from './network/webAnswer.ts';
import type { WebAnswer } from './network/webAnswer.ts';
import { isWall, kindOf } from './pageOrFile.ts';
import { renditionFile } from './renditionFile.ts';
import { BEGINNING_BYTES } from './sourceType.ts';
import { statedRendition } from './statedRendition.ts';
import { neverEnds, UnconvertibleSource, withHttpStatus } from './unconvertibleSource.ts';

/** A visit ends within that time, with text or an error; a file may take as long as the order allows. */
const VISIT_LIMIT_MS = 60_000;
const PAGE_BODY_MS = 20_000;
/** Size of the document alone, bytes; the longest on the web have a tenth of it. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const UNKNOWN_TYPE = 'application/octet-stream';
/** Pages that redirect the browser to a file; the file is then the source. */
const MAX_TURNS = 3;

/** No Content and Reset Content: a browser stays where it is. */
const WITHOUT_CONTENT: readonly number[] = [204, 205];

const emptyAnswer = (status: number): UnconvertibleSource =>
  new UnconvertibleSource(
    'empty',
    `The address answers with HTTP status ${status}, which says that there is no content.`,
  );

export interface AddressConverterOptions {
  readonly network: GuardedNetwork;
  readonly pages: PageRenderer;
  readonly convertFile: ConvertFile;
  readonly userAgent: string;
  /** Limit for a downloaded file. */
  readonly maxFileBytes: number;
  /** From a page's first bytes to its last, milliseconds: if it drips for longer, the part that has arrived is taken. */
  readonly pageBodyMs?: number;
  /** Certificates trusted in addition to the usual authorities', PEM. */
  readonly trustedCertificates?: readonly string[];
}

export function createAddressConverter(options: AddressConverterOptions): AddressConverter {
  const { network, pages, convertFile, userAgent, maxFileBytes, trustedCertificates } = options;
  const { pageBodyMs = PAGE_BODY_MS } = options;

  async function convert(order: ConversionOrder): Promise<CapturedSource> {
    const deadline = deadlineSignal(order.deadline, order.url);
    try {
      let address = network.parse(order.url);
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        const captured = await capture(address, order, deadline.signal);
        if (!('turnTo' in captured)) return captured;
        address = network.parse(captured.turnTo);
      }
      throw new UnconvertibleSource('unreachable', 'The address leads from page to file and back, without end.');
    } finally {
      deadline.clear();
    }
  }

  async function capture(
    address: WebAddress,
    order: ConversionOrder,
    signal: AbortSignal,
  ): Promise<CapturedSource | { readonly turnTo: string }> {
    const answer = await webAnswer(network, address, {
      userAgent,
      signal,
      ...(trustedCertificates && { trustedCertificates }),
    }).catch((error: unknown) => {
      if (error instanceof TooManyRedirects) return error;
      throw error;
    });
    if (answer instanceof TooManyRedirects) {
      return page(address, undefined, order, signal).catch((error: unknown) => {
        throw withHttpStatus(error, answer.httpStatus ?? 0);
      });
    }
    try {
      if (WITHOUT_CONTENT.includes(answer.status)) throw emptyAnswer(answer.status);
      const body = await openBody(answer, BEGINNING_BYTES, signal);
      const kind = kindOf(answer, body.head);
      if (kind !== 'file') {
        // A wall that blocked us may let the browser through.
        if (isWall(answer)) return await page(address, undefined, order, signal);
        return await page(answer.address, await fetched(answer, body, kind === 'undeclared page'), order, signal);
      }
      if (answer.status >= 400) throw httpStatusError(answer.address.href, answer.status);
      return await file(answer, body, order);
    } catch (error) {
      throw withHttpStatus(error, answer.status);
    } finally {
      answer.body.destroy();
    }
  }

  async function fetched(answer: WebAnswer, body: OpenedBody, isUndeclared: boolean): Promise<FetchedPage> {
    const { status, headers, address } = answer;
    const limit = setTimeout(() => answer.body.destroy(neverEnds(address.host)), pageBodyMs);
    try {
      const { bytes, late } = await readBody(body, MAX_PAGE_BYTES);
      const fetchedPage = { url: address.href, status, headers, isUndeclared };
      if (late === undefined) return { ...fetchedPage, body: bytes };
      const whole = wholeBlocks(bytes);
      if (whole === undefined) throw late;
      return { ...fetchedPage, body: whole, isCutOff: true };
    } finally {
      clearTimeout(limit);
    }
  }

  async function page(
    address: WebAddress,
    document: FetchedPage | undefined,
    { folder, deadline }: ConversionOrder,
    signal: AbortSignal,
  ) {
    const limit = deadlineSignal(Math.min(deadline, Date.now() + VISIT_LIMIT_MS), address.href);
    try {
      const outputPath = join(folder, 'page.pdf');
      const visit = AbortSignal.any([signal, limit.signal]);
      const rendered = await pages.render({ url: address.href, document, folder, outputPath, signal: visit });
      if (rendered.kind === 'file') return { turnTo: rendered.url };
      const { answer, title, description, statement } = rendered;
      const isCutOff = document?.isCutOff === true && sameDocument(answer.url, document.url);
      const warnings = [...rendered.warnings, ...(isCutOff ? (['page_cut_off'] as const) : [])];
      const finalUrl = withRoute(network.parse(answer.url).href, address.href);
      const { stated } = await statedRendition(outputPath, statement.text, folder, statement.isSpaced);
      return {
        kind: 'page' as const,
        finalUrl,
        httpStatus: answer.status,
        capturedAt: new Date().toISOString(),
        ...(title === '' ? {} : { title }),
        ...description,
        ...(warnings.length > 0 && { warnings }),
        rendition: await renditionFile(outputPath, title, new URL(finalUrl).hostname),
        ...(stated && { stated }),
      };
    } finally {
      limit.clear();
    }
  }

  async function file(answer: WebAnswer, body: OpenedBody, { folder, deadline }: ConversionOrder) {
    const path = join(folder, 'original');
    const sizeBytes = await saveBody(body, path, maxFileBytes);
    if (sizeBytes === 0) {
      throw new UnconvertibleSource('empty', 'The address answers with nothing: an empty file.');
    }
    const { headers } = answer;
    const declared = declaredType(headers) ?? UNKNOWN_TYPE;
    const named = { path, filename: answerName(headers, answer.address), sizeBytes };
    // The whole header: the character set of a text may be stated there and nowhere else.
    const asDeclared = { ...named, mimeType: headers['content-type'] ?? declared };
    const { type, rendition, stated } = await convertFile(asDeclared, { folder, deadline });
    // Only the server knows which kind of text it is.
    const isText = type.kind === 'text' && declared.startsWith('text/');
    const original = { ...named, mimeType: isText ? declared : type.mimeType };
    return {
      kind: 'file' as const,
      finalUrl: answer.address.href,
      httpStatus: answer.status,
      capturedAt: new Date().toISOString(),
      original,
      ...(rendition && { rendition }),
      ...(stated && { stated }),
    };
  }

  return {
    convert,
    wake() {
      pages.wake();
    },
    async close() {
      await pages.close();
    },
  };
}

/** What the network says about a document never includes the route that the page's script took from the address. */
function withRoute(shown: string, visited: string): string {
  const { hash } = new URL(visited);
  return shown + hash === visited ? visited : shown;
}
