/**
 * The converter of a deployment: has addresses visited and files rendered by a function without rights, and carries the files
 * between it and this machine's folder. An attacker who takes over the renderer gets the one document that he sent.
 */
import { join } from 'node:path';
import type { CapturedSource, ConversionOrder, ConvertedFile } from '../../shared/conversion/addressConverter.ts';
import {
  renderOutcomeSchema,
  RESULT_NAMES,
  type RenderedFile,
  type RenderOrder,
  type RenderOutcome,
  type ResultName,
} from '../../shared/conversion/elsewhere/renderOrder.ts';
import { RefusedAddress } from '../../shared/conversion/refusedAddress.ts';
import { UnconvertibleSource } from '../../shared/conversion/unconvertibleSource.ts';
import { lastPartOfName } from '../../shared/platform/fileName.ts';
import type { Handover, HandoverDesk } from '../../shared/storage/handover.ts';
import type { ConvertedUpload, SourceCapturer } from './sourceCapturer.ts';

const SOURCE = 'source';
const MEBIBYTE = 1024 * 1024;
/** Bytes; for pages with many pictures a PDF contains more than came over the wire. */
const MOST_RENDITION_BYTES = 512 * MEBIBYTE;
/** What a page states is at most three million characters. */
const MOST_STATED_BYTES = 32 * MEBIBYTE;

const MIME_TYPES: Readonly<Record<Exclude<ResultName, 'original'>, string>> = {
  rendition: 'application/pdf',
  stated: 'text/plain; charset=utf-8',
};

export interface ElsewhereOptions {
  readonly handover: Handover;
  /** Calls the renderer. */
  readonly render: (order: RenderOrder) => Promise<unknown>;
  /** LibreOffice's program, through links that are valid now. */
  readonly program: () => Promise<RenderOrder['program']>;
  /** For an original. */
  readonly maxFileBytes: number;
}

type Rendered = Exclude<RenderOutcome, { kind: 'refused' } | { kind: 'unconvertible' }>;

export function convertElsewhere({ handover, render, program, maxFileBytes }: ElsewhereOptions): SourceCapturer {
  const limits: Readonly<Record<ResultName, number>> = {
    original: maxFileBytes,
    rendition: MOST_RENDITION_BYTES,
    stated: MOST_STATED_BYTES,
  };

  async function atDesk<Result>(work: (desk: HandoverDesk) => Promise<Result>): Promise<Result> {
    const desk = handover.open();
    try {
      return await work(desk);
    } finally {
      await desk.clear([SOURCE, ...RESULT_NAMES]);
    }
  }

  /** @throws RefusedAddress; UnconvertibleSource; Error if the renderer failed or gives an answer that it may not give */
  async function rendered(desk: HandoverDesk, work: RenderOrder['work'], deadline: number): Promise<Rendered> {
    const [original, rendition, stated] = await Promise.all(
      RESULT_NAMES.map((name) => desk.leavingForm(name, limits[name])),
    );
    const order = { work, deadline, dropOffs: { original, rendition, stated }, program: await program() };
    const outcome = renderOutcomeSchema.parse(await render(order));
    if (outcome.kind === 'refused') throw new RefusedAddress(outcome.message);
    if (outcome.kind === 'unconvertible') {
      const { reason, message, cause, httpStatus } = outcome;
      throw new UnconvertibleSource(reason, message, { cause, ...(httpStatus !== undefined && { httpStatus }) });
    }
    return outcome;
  }

  /** Brings a file of the outcome into the folder. The renderer has no say in what it is, except for an original. */
  async function collected(
    desk: HandoverDesk,
    name: ResultName,
    file: RenderedFile,
    folder: string,
  ): Promise<ConvertedFile> {
    const path = join(folder, name === 'original' ? name : `rendered-${name}`);
    const sizeBytes = await desk.collect(name, path);
    if (sizeBytes === undefined) throw new Error(`The renderer spoke of a file that it did not leave: ${name}.`);
    const mimeType = name === 'original' ? file.mimeType : MIME_TYPES[name];
    return { path, filename: lastPartOfName(file.filename), mimeType, sizeBytes };
  }

  async function results(desk: HandoverDesk, outcome: Rendered, folder: string) {
    const { rendition, stated } = outcome;
    return {
      ...(rendition && { rendition: await collected(desk, 'rendition', rendition, folder) }),
      ...(stated && { stated: await collected(desk, 'stated', stated, folder) }),
    };
  }

  return {
    convert: ({ url, folder, deadline }: ConversionOrder): Promise<CapturedSource> =>
      atDesk(async (desk) => {
        const outcome = await rendered(desk, { kind: 'address', url }, deadline);
        const { stated, rendition } = await results(desk, outcome, folder);
        if (outcome.kind === 'page' && rendition) return { ...outcome, rendition, stated };
        if (outcome.kind !== 'file') throw new Error(`The renderer answered ${outcome.kind} of an address.`);
        const original = await collected(desk, 'original', outcome.original, folder);
        return { ...outcome, original, rendition, stated };
      }),

    convertFile: ({ path, filename, mimeType, sizeBytes }, { folder, deadline }): Promise<ConvertedUpload> =>
      atDesk(async (desk) => {
        const link = await desk.lend(SOURCE, path);
        const work = { kind: 'file', link, filename, mimeType, sizeBytes } as const;
        const outcome = await rendered(desk, work, deadline);
        if (outcome.kind !== 'upload') throw new Error(`The renderer answered ${outcome.kind} of a file.`);
        const { mimeType: found, warnings } = outcome;
        const files = await results(desk, outcome, folder);
        return { type: { mimeType: found }, ...files, ...(warnings && { warnings }) };
      }),
  };
}
