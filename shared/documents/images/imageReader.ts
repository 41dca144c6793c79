/** Images as documents: each frame is a page, read by OCR. */
import type { DocumentSource, KindReader } from '../documentReader.ts';
import { isImageType, type ImageType } from '../fileType.ts';
import type { OcrEngine } from '../ocr/ocrEngine.ts';
import { readPages, type PageToRead } from '../ocr/readPages.ts';
import type { IndexedPage } from '../textIndex.ts';
import type { Frame } from './decoderProtocol.ts';
import { noSuchFrame } from './failures.ts';
import type { ImageDecoder } from './imageDecoder.ts';
import { imagePage, pixelRegion } from './imagePage.ts';

/** Pixels of what is passed to OCR: a larger picture is scaled down on the way. */
const MAX_READ_PIXELS = 25_000_000;

export interface ImageReaderDependencies {
  readonly decoder: ImageDecoder;
  readonly ocr: OcrEngine;
}

export function createImageReader({ decoder, ocr }: ImageReaderDependencies): KindReader {
  return {
    countPages: async (source) => (await decoder.inspect(source, typeOf(source))).length,
    draftText: async (source) => {
      const frames = await decoder.inspect(source, typeOf(source));
      const pages = frames.map((frame, position): IndexedPage => {
        const { width, height } = imagePage(frame);
        return { pageNumber: position + 1, width, height, readBy: 'ocr', lines: [] };
      });
      return { pages, scans: pages.map((page) => ({ page, trust: 'useless' })) };
    },
    readScans: async (source, scans, budgetMs) => {
      const frames = await decoder.inspect(source, typeOf(source));
      const pages = scans.map(({ page: { pageNumber } }) => {
        const frame = frames.at(pageNumber - 1);
        if (frame === undefined) throw noSuchFrame(pageNumber, frames.length);
        return pageToRead(decoder, source, frame, pageNumber - 1);
      });
      return readPages(ocr, pages, budgetMs, source.owner);
    },
    render: async (source, request) => {
      const type = typeOf(source);
      const frames = await decoder.inspect(source, type);
      const frame = frames.at(request.pageNumber - 1);
      if (request.pageNumber < 1 || frame === undefined) throw noSuchFrame(request.pageNumber, frames.length);
      const { scaleX, scaleY, ...area } = pixelRegion(frame, request);
      const pixels = await decoder.draw(source, type, { frame: request.pageNumber - 1, ...area, colour: 'rgb' });
      return { width: area.outputWidth, height: area.outputHeight, scaleX, scaleY, pixels };
    },
    close: () => decoder.close(),
  };
}

function typeOf({ mimeType }: DocumentSource): ImageType {
  if (!isImageType(mimeType)) throw new Error(`${mimeType} is no image that we read.`);
  return mimeType;
}

function pageToRead(decoder: ImageDecoder, source: DocumentSource, frame: Frame, position: number): PageToRead {
  const { width, height } = imagePage(frame);
  const shrink = Math.min(1, Math.sqrt(MAX_READ_PIXELS / (frame.width * frame.height)));
  const outputWidth = Math.max(1, Math.floor(frame.width * shrink));
  const outputHeight = Math.max(1, Math.floor(frame.height * shrink));
  return {
    pageNumber: position + 1,
    width,
    height,
    pixelCount: outputWidth * outputHeight,
    picture: async () => {
      const whole = { left: 0, top: 0, width: frame.width, height: frame.height };
      const size = { outputWidth, outputHeight, colour: 'grey' } as const;
      const pixels = await decoder.draw(source, typeOf(source), { frame: position, ...whole, ...size });
      return {
        width: outputWidth,
        height: outputHeight,
        pixels: new Uint8Array(pixels),
        pointsPerPixelX: width / outputWidth,
        pointsPerPixelY: height / outputHeight,
      };
    },
  };
}
