/** Turns whatever was thrown into an answer in the interface's error shape, and logs the cause. */
import type { MiddlewareObj } from '@middy/core';
import { errorBody } from '../contract/errors.ts';
import type { Log } from '../platform/log.ts';
import { MachineBusy } from '../documents/machineBusy.ts';
import { isTemporaryFailure } from '../storage/temporaryFailure.ts';
import { ApiError, serviceUnavailable } from './apiError.ts';
import { errorReferenceUrl } from './errorReferenceUrl.ts';
import { jsonResponse } from './jsonResponse.ts';
import type { ApiResponse, RequestEvent } from './requestEvent.ts';

const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again; if it goes on, tell us the request id.';

const TEMPORARY_MESSAGE = 'The service is busy at the moment. Repeat the request after the time in Retry-After.';
const RETRY_AFTER_SECONDS = 2;

export function errorAnswer(log: Log): MiddlewareObj<RequestEvent, ApiResponse> {
  return {
    onError: (request) => {
      const { event, error } = request;
      const apiError = asApiError(error);
      const { requestId } = event.requestContext;
      log[apiError.status >= 500 ? 'error' : 'info']('request refused', {
        requestId,
        method: event.httpMethod,
        path: event.path,
        code: apiError.code,
        cause: apiError.cause,
      });
      const response = jsonResponse(
        errorBody(apiError.code, apiError.message, requestId, errorReferenceUrl(event)),
        apiError.status,
      );
      response.headers = { ...response.headers, ...apiError.headers };
      request.response = response;
    },
  };
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isTemporaryFailure(error) || error instanceof MachineBusy
    ? serviceUnavailable(TEMPORARY_MESSAGE, RETRY_AFTER_SECONDS, error)
    : new ApiError('internal', INTERNAL_MESSAGE, { cause: error });
}
