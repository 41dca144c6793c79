/** What the caller is told about an error, whatever was thrown: the one place where the domain's errors become answers. */
import { UnusableAttachment, AttachmentNotFound, AttachmentUnderWay } from '../attachments/unusableAttachment.ts';
import { InsufficientFunds, TooManyAtOnce } from '../billing/refusedOrder.ts';
import { MachineBusy } from '../documents/machineBusy.ts';
import { IdentifierInUse } from '../preparation/identifierInUse.ts';
import { isTemporaryFailure } from '../storage/temporaryFailure.ts';
import { INTERNAL_MESSAGE } from '../contract/errors.ts';
import { ApiError, invalidArgument, notFound, resourceExhausted, serviceUnavailable } from './apiError.ts';

const TEMPORARY_MESSAGE = 'The service is busy at the moment. Repeat the request after the time in Retry-After.';
const RETRY_AFTER_SECONDS = 2;

export function asApiError(error: unknown): ApiError {
  const refusal = decidedRefusal(error);
  if (refusal) return refusal;
  return isTemporaryFailure(error) || error instanceof MachineBusy
    ? serviceUnavailable(TEMPORARY_MESSAGE, RETRY_AFTER_SECONDS, error)
    : new ApiError('internal', INTERNAL_MESSAGE, { cause: error });
}

/** What was decided about the request. Undefined if something merely happened to it: a failure, about which no more is known. */
export function decidedRefusal(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof AttachmentNotFound) return notFound(error.message);
  if (error instanceof AttachmentUnderWay || error instanceof TooManyAtOnce)
    return serviceUnavailable(error.message, error.retryAfterSeconds);
  if (error instanceof UnusableAttachment || error instanceof IdentifierInUse) return invalidArgument(error.message);
  if (error instanceof InsufficientFunds) return resourceExhausted(error.message, error.balanceCents);
  return undefined;
}
