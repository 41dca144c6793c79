/** Attachments on the wire: the answers of the prepare, read, extend and delete operations. */
import type { Verification } from './verification.ts';

export type PageImagesStatus = 'completed' | 'pending' | 'failed';

export interface PageImage {
  /** 1-based. */
  readonly pageNumber: number;
  /** Pixels. */
  readonly dimensions: { readonly width: number; readonly height: number };
  /** Pixels per PDF point. */
  readonly renderScale: { readonly x: number; readonly y: number };
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
  readonly storagePath: string;
  /** ISO 8601: when the two links end. */
  readonly expiresAt: string;
}

export interface PageError {
  /** 1-based. */
  readonly pageNumber: number;
  /** What is wrong and what would work. */
  readonly message: string;
}

export interface Download {
  readonly filename: string;
  readonly mimeType: string;
  readonly link: { readonly url: string; readonly expiresAt: string };
}

/** Of attachments made from a web address. */
export interface UrlSource {
  /** As it was asked for, normalised. */
  readonly url: string;
  readonly domain: string;
  /** What follows is known once the address has answered. */
  readonly title?: string;
  /** Where redirects led. */
  readonly finalUrl?: string;
  readonly httpStatus?: number;
  /** ISO 8601. */
  readonly capturedAt?: string;
}

export interface UrlCacheState {
  /** Whether an earlier conversion answers. */
  readonly cached: boolean;
  /** ISO 8601: until when this one does. */
  readonly cacheExpiresAt: string;
  readonly cacheKey: string;
}

export interface ReadingProgress {
  readonly pagesRead: number;
  readonly pageCount: number;
}

export interface PreparedAttachment {
  readonly attachmentId: string;
  readonly status: 'ready' | 'error';
  readonly deepTextPages: readonly string[];
  readonly deepTextPromptPortion: string;
  readonly metadata: {
    readonly filename: string;
    readonly mimeType: string;
    readonly pageCount: number;
    readonly textByteSize: number;
  };
  readonly processingTimeMs: number;
  readonly expiresAt: string;
  readonly pageImages: readonly PageImage[];
  readonly pageImagesStatus: PageImagesStatus;
  /** Pages whose text could not be read; absent when all could. */
  readonly pageErrors?: readonly PageError[];
  /** The file as it was uploaded, or as the address answered; absent for web pages. */
  readonly originalDownload?: Download;
  /** The PDF that a page or a file from a web address was made into. */
  readonly convertedDownload?: Download;
  readonly urlSource?: UrlSource;
  readonly urlCache?: UrlCacheState;
  readonly error?: string;
}

export interface StoredAttachment {
  readonly id: string;
  readonly attachmentId: string;
  readonly status: 'ready' | 'processing' | 'error';
  readonly source: string;
  readonly originalFilename: string;
  readonly mimeType: string;
  readonly pageCount: number;
  readonly pageImages: readonly PageImage[];
  readonly pageImagesStatus: PageImagesStatus;
  readonly verifications: Readonly<Record<string, Verification>>;
  readonly deepTextPages: readonly string[];
  /** Pages whose text could not be read; absent when all could. */
  readonly pageErrors?: readonly PageError[];
  readonly expiresAt: string;
  readonly uploadedAt: string;
  readonly processedAt?: string;
  /** While a long scan is being read. */
  readonly progress?: ReadingProgress;
  readonly urlSource?: UrlSource;
  readonly originalDownload?: Download;
  readonly convertedDownload?: Download;
  readonly error?: string;
}

export interface ExtendedAttachment {
  readonly attachmentId: string;
  readonly expiresAt: string;
  readonly previousExpiresAt: string;
}

export interface DeletedAttachment {
  readonly attachmentId: string;
  readonly deleted: boolean;
}
