/** What the caller is told of an error, whatever was thrown. */
import { MachineBusy } from '../documents/machineBusy.ts';
import { isTemporaryFailure } from '../storage/temporaryFailure.ts';
import { ApiError, serviceUnavailable } from './apiError.ts';

const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again; if it goes on, tell us the request id.';

const TEMPORARY_MESSAGE = 'The service is busy at the moment. Repeat the request after the time in Retry-After.';
const RETRY_AFTER_SECONDS = 2;

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isTemporaryFailure(error) || error instanceof MachineBusy
    ? serviceUnavailable(TEMPORARY_MESSAGE, RETRY_AFTER_SECONDS, error)
    : new ApiError('internal', INTERNAL_MESSAGE, { cause: error });
}
