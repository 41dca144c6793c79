/** POST /prepareAttachments; in the earlier form, POST /prepareFile; and POST /convertFile, which takes files that are not read as they are. */
import { noteFreeUse } from '../../shared/billing/freeUse.ts';
import { priceAnswer } from '../../shared/billing/priceAnswer.ts';
import { prepareConvertedSchema, prepareUrlSchema } from '../../shared/contract/requests.ts';
import { CONVERT_FILE_PATH } from '../../shared/contract/routes.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import { contentTypeOf } from '../../shared/http/contentType.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { fixedHeaders } from '../../shared/http/fixedHeaders.ts';
import { jsonResponse, largeJsonResponse } from '../../shared/http/jsonResponse.ts';
import { withMoney } from '../../shared/http/moneyHeaders.ts';
import { jsonInput } from '../../shared/http/requestBody.ts';
import { checkFields, fieldsOf, refusalOf } from '../../shared/http/requestFields.ts';
import type { ApiResponse, AuthenticatedRequest } from '../../shared/http/requestEvent.ts';
import { randomId } from '../../shared/platform/ids.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { addressOrder, addressProblems } from './addressOrder.ts';
import { convertedAnswer } from './convertedAnswer.ts';
import { convertUpload, priceConversion } from './convertUpload.ts';
import { withNote, type UploadNote } from './noteUpload.ts';
import { prepareAddress, priceAddress, type AddressDependencies } from './prepareAddress.ts';
import { prepareConverted } from './prepareConverted.ts';
import { inPromptFormat } from './promptFormat.ts';
import { prepareUpload, type PrepareDependencies, type UploadCaller } from './prepareUpload.ts';
import { priceUpload } from './priceUpload.ts';
import { receiveUpload } from './receiveUpload.ts';
import { noteConverted } from './wasConverted.ts';

const STORAGE_ID_LENGTH = 24;

export type PrepareHandlerDependencies = EndpointDependencies & PrepareDependencies & AddressDependencies;

export function createHandler(dependencies: PrepareHandlerDependencies): Endpoint {
  const headers = fixedHeaders('prepareAttachments', dependencies.settings);
  return createEndpoint(dependencies, { streamed: true, headers }, async (request) => {
    const converts = request.path.endsWith(CONVERT_FILE_PATH);
    switch (contentTypeOf(request)) {
      case 'multipart/form-data':
        return prepareFile(dependencies, request, converts);
      case 'application/json':
        return prepareJson(dependencies, request, converts);
    }
    throw invalidArgument(
      "'Content-Type' must be multipart/form-data with the document in the field 'file', or application/json with a web address in 'url'.",
    );
  });
}

async function prepareJson(
  dependencies: PrepareHandlerDependencies,
  request: AuthenticatedRequest,
  converts: boolean,
): Promise<ApiResponse> {
  const input = await jsonInput(request, dependencies.settings.MAX_JSON_BODY_BYTES);
  return !converts && namesAttachmentAlone(input)
    ? prepareKnown(dependencies, request, input)
    : prepareUrl(dependencies, request, input, converts);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A converted file is prepared by its identifier. */
const namesAttachmentAlone = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'attachmentId' in input &&
  isGiven(input.attachmentId) &&
  !('url' in input && isGiven(input.url));

async function prepareKnown(
  dependencies: PrepareHandlerDependencies,
  request: AuthenticatedRequest,
  input: unknown,
): Promise<ApiResponse> {
  const { attachmentId, endUserId, dryRun, promptFormat } = fieldsOf(prepareConvertedSchema, input);
  const { account } = request;
  const { answer, balanceCents } = await prepareConverted(dependencies, account, attachmentId);
  const payment = { costCents: 0, balanceCents };
  if (dryRun) return withMoney(jsonResponse({ dryRun: true, units: 0, ...payment }), payment);
  noteFree(dependencies, request, { attachmentId, endUserId });
  return withMoney(await largeJsonResponse(await inPromptFormat(answer, promptFormat)), payment);
}

async function prepareUrl(
  dependencies: PrepareHandlerDependencies,
  request: AuthenticatedRequest,
  input: unknown,
  converts: boolean,
): Promise<ApiResponse> {
  const checked = checkFields(prepareUrlSchema, input);
  if (!checked.ok) throw refusalOf([...checked.problems, ...addressProblems(dependencies.addressCheck, input)]);
  const body = checked.fields;
  const order = addressOrder(dependencies.addressCheck, request.account, body);
  if (body.dryRun === true) {
    const price = await priceAddress(dependencies, order);
    return withMoney(jsonResponse(price), { costCents: 0, balanceCents: price.balanceCents });
  }
  const { answer, payment } = await prepareAddress(dependencies, order);
  if (payment.costCents === 0) noteFree(dependencies, request, { ...order, attachmentId: answer.attachmentId });
  return withMoney(
    await largeJsonResponse(converts ? convertedAnswer(answer) : await inPromptFormat(answer, body.promptFormat)),
    payment,
  );
}

async function prepareFile(
  dependencies: PrepareHandlerDependencies,
  request: AuthenticatedRequest,
  converts: boolean,
): Promise<ApiResponse> {
  const { storage, clock } = dependencies;
  const { accountId } = request.account;
  const storageId = randomId(STORAGE_ID_LENGTH);
  const late = Promise.withResolvers<never>();
  const tellLate = request.memory && late.reject;
  const work = withNote(storage.uploads, clock, { accountId, storageId }, (note) =>
    answer(dependencies, request, { storageId, note, tellLate }, converts),
  );
  // It may go on after the answer, with what it holds.
  request.memory?.keepUntil(work);
  return Promise.race([work, late.promise]);
}

interface NotedUpload {
  readonly storageId: string;
  readonly note: UploadNote;
  readonly tellLate: UploadCaller['tellLate'];
}

async function answer(
  dependencies: PrepareHandlerDependencies,
  request: AuthenticatedRequest,
  noted: NotedUpload,
  converts: boolean,
): Promise<ApiResponse> {
  const { account } = request;
  const uploaded = await receiveUpload(dependencies, request, noted, converts);
  const { dryRun, isToConvert, promptFormat } = uploaded;
  if (dryRun) {
    const answer = isToConvert
      ? await priceConversion(dependencies, account, uploaded)
      : await priceAnswer(dependencies.billing, account, await priceUpload(dependencies, uploaded));
    return withMoney(jsonResponse(answer), { costCents: 0, balanceCents: answer.balanceCents });
  }
  const prepare = isToConvert ? convertUpload : prepareUpload;
  const { answer, payment } = await prepare(dependencies, account, uploaded, {
    onSettled: () => {
      noted.note.settled();
    },
    tellLate: noted.tellLate,
  });
  if (payment.costCents === 0) noteFree(dependencies, request, uploaded.claim);
  if (converts) await noteConverted(dependencies.storage, account.accountId, answer.attachmentId);
  return withMoney(
    await largeJsonResponse(converts ? convertedAnswer(answer) : await inPromptFormat(answer, promptFormat)),
    payment,
  );
}

function noteFree(
  { log }: PrepareHandlerDependencies,
  { account }: AuthenticatedRequest,
  { attachmentId, endUserId }: Pick<ProcessingAttachment, 'attachmentId' | 'endUserId'>,
): void {
  noteFreeUse(log, { operation: 'prepare', accountId: account.accountId, attachmentId, endUserId });
}
