/** The whole service in one process: every handler, composed over the given storage. */
import type { ConsoleAssets } from '../../functions/console/consoleAssets.ts';
import { createHandler as createConsole } from '../../functions/console/handler.ts';
import { createHandler as createConvert } from '../../functions/convertDocument/handler.ts';
import { createHandler as createDelete } from '../../functions/deleteAttachment/handler.ts';
import { createHandler as createExtend } from '../../functions/extendAttachment/handler.ts';
import { createHandler as createFailConversion } from '../../functions/failConversion/handler.ts';
import { createHandler as createFailReadPages } from '../../functions/failReadPages/handler.ts';
import { createHandler as createFailSpeech } from '../../functions/failSpeech/handler.ts';
import { createHandler as createFailRenderPages } from '../../functions/failRenderPages/handler.ts';
import { createHandler as createGet } from '../../functions/getAttachment/handler.ts';
import { createHandler as createGetPage } from '../../functions/getPage/handler.ts';
import { createHandler as createList } from '../../functions/listAttachments/handler.ts';
import { createHandler as createPrepare } from '../../functions/prepareAttachments/handler.ts';
import { createHandler as createReceiptKeys } from '../../functions/receiptKeys/handler.ts';
import { createHandler as createReadPages } from '../../functions/readPages/handler.ts';
import { createHandler as createRecogniseSpeech } from '../../functions/recogniseSpeech/handler.ts';
import { createHandler as createSweep } from '../../functions/sweepExpired/handler.ts';
import type { Judge } from '../../shared/verification/judging/judge.ts';
import { createAuthenticator } from '../../shared/accounts/authenticate.ts';
import { createAnnotator } from '../../shared/annotation/annotator.ts';
import { createBilling } from '../../shared/billing/billing.ts';
import { createReservations } from '../../shared/billing/reservations.ts';
import type { EndpointName } from '../../shared/contract/routes.ts';
import type { AddressCheck } from '../../shared/conversion/addressCheck.ts';
import type { SourceConverter } from '../../shared/conversion/sourceConverter.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { createTypesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import type { Endpoint } from '../../shared/http/endpoint.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { createGivingWay } from '../../shared/platform/givingWay.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import { noRecogniser, type SpeechRecogniser } from '../../shared/speech/speechRecogniser.ts';
import type { LocalWorkers } from '../../shared/storage/local/localQueues.ts';
import type { SigningSecret } from '../../shared/storage/signingSecret.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { handledLater, loadedLater } from './loadedLater.ts';

/** Milliseconds by which requests postpone each page image: about four pages a second are still drawn, in each of two batches. */
const LONGEST_PAUSE_MS = 250;

export interface ServiceDependencies {
  readonly storage: Storage;
  readonly signingSecret: SigningSecret;
  readonly reader: DocumentReader;
  /** Closed with the service. */
  readonly judge: Judge;
  readonly addressCheck: AddressCheck;
  readonly converter: Pick<SourceConverter, 'convert' | 'convertFile'>;
  /** An existing folder for files of work in progress, this process's alone. */
  readonly workFolder: string;
  /** Absent if speech is not recognised. */
  readonly recogniser?: SpeechRecogniser | undefined;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
  /** For the thread that annotates, as in `replaceableThread.ts`. */
  readonly restMs?: number;
  /** ISO 8601: since when no other process works on this storage, if known. */
  readonly soleSince?: string | undefined;
}

export interface Service {
  readonly endpoints: Readonly<Record<EndpointName, Endpoint>>;
  readonly workers: LocalWorkers;
  readonly sweep: () => Promise<unknown>;
  /** Resolves when nobody has waited for an answer for so many milliseconds, or after the longest time. */
  readonly quiet: (quietMs: number, longestMs: number) => Promise<void>;
  /** Loads what a document needs that is prepared: its pictures, and verifications. */
  readonly loadNext: () => Promise<void>;
  /** Loads what few requests are for. */
  readonly loadRest: () => Promise<void>;
  /** Ends the judging threads. */
  readonly close: () => Promise<void>;
}

export function createService(dependencies: ServiceDependencies): Service {
  const { storage, judge, settings, clock, log } = dependencies;
  const authenticate = createAuthenticator({ ...storage, clock });
  const { balances, ledger } = storage;
  const money = { balances, ledger, clock, log, freeTierCents: settings.FREE_TIER_CENTS };
  const billing = createBilling(money);
  const reservations = createReservations(money);
  const { awaited, pause, quiet } = createGivingWay();
  const first =
    (endpoint: Endpoint): Endpoint =>
    (event, context) =>
      awaited(() => endpoint(event, context));
  const common = { ...dependencies, billing, reservations, authenticate };
  const typesetter = createTypesetter();
  const annotator = createAnnotator(dependencies.restMs);
  const verifying = loadedLater(async () => {
    const { createVerifying } = await import('./verifyingEndpoints.ts');
    return createVerifying({ ...common, typesetter });
  });
  const renderPages = loadedLater(async () => {
    const { createHandler } = await import('../../functions/renderPages/handler.ts');
    return createHandler({ ...common, pause: () => pause(LONGEST_PAUSE_MS) });
  });
  const annotate = loadedLater(async () => {
    const { createHandler } = await import('../../functions/annotateDocument/handler.ts');
    return createHandler({ ...common, annotator });
  });
  const mcp = loadedLater(async () => {
    const { createHandler } = await import('../../functions/mcp/handler.ts');
    return createHandler(common);
  });
  return {
    endpoints: {
      prepareAttachments: first(createPrepare(common)),
      verifyCitations: first(handledLater(async () => (await verifying()).verifyCitations)),
      verifyAnswer: first(handledLater(async () => (await verifying()).verifyAnswer)),
      getAttachment: createGet(common),
      listAttachments: createList(common),
      extendAttachment: createExtend(common),
      getPage: createGetPage(common),
      annotateDocument: handledLater(annotate),
      deleteAttachment: createDelete(common),
      mcp: handledLater(mcp),
      receiptKeys: createReceiptKeys(common),
      console: createConsole({ log, assets: consoleAssets, filesOrigins: () => linksOrigin(storage) }),
    },
    workers: {
      convertQueue: {
        handle: createConvert({ ...common, capturerOf: () => dependencies.converter }),
        giveUp: createFailConversion(common),
      },
      readQueue: { handle: createReadPages(common), giveUp: createFailReadPages(common) },
      speechQueue: {
        handle: createRecogniseSpeech({ ...common, recogniser: dependencies.recogniser ?? noRecogniser }),
        giveUp: createFailSpeech(common),
      },
      renderQueue: {
        handle: handledLater(renderPages),
        giveUp: createFailRenderPages(common),
      },
    },
    sweep: createSweep(common),
    quiet,
    loadNext: async () => {
      await Promise.all([verifying(), renderPages()]);
    },
    loadRest: async () => {
      await Promise.all([annotate(), mcp()]);
    },
    close: async () => {
      await Promise.all([judge.close(), annotator.close(), typesetter.close()]);
    },
  };
}

/** Packed, by a program that nothing else needs. */
const consoleAssets = async (): Promise<ConsoleAssets> => (await import('../bundling/consoleBundle.ts')).packConsole();

/** Where signed links lead: to this machine, or to a bucket. */
const linksOrigin = async ({ files }: Pick<Storage, 'files'>): Promise<string> =>
  new URL((await files.signLink('any')).url).origin;
