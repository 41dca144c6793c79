/** Turns whatever was thrown into an answer in the interface's error shape, and logs the cause. */
import type { MiddlewareObj } from '@middy/core';
import { errorBody } from '../contract/errors.ts';
import type { Log } from '../platform/log.ts';
import { asApiError } from './asApiError.ts';
import { errorPage, isOpenedInBrowser } from './errorPage.ts';
import { errorReferenceUrl } from './errorReferenceUrl.ts';
import { jsonResponse } from './jsonResponse.ts';
import type { ApiResponse, RequestEvent } from './requestEvent.ts';

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
      const page = isOpenedInBrowser(event) ? errorPage(event, apiError) : response;
      page.headers = { ...page.headers, ...apiError.headers };
      request.response = page;
    },
  };
}
