/** The largest file that gets through API Gateway and Lambda. */

/** For one call, with everything around the body; AWS does not raise it. */
const LAMBDA_EVENT_BYTES = 6 * 1024 * 1024;
/** Headers (10 KB at most, listed twice), the request's context, and the other parts of the form. */
const ENVELOPE_BYTES = 128 * 1024;

/** The gateway passes an upload on in base64, which makes four bytes of three. */
export const LARGEST_UPLOAD_BYTES = Math.floor(((LAMBDA_EVENT_BYTES - ENVELOPE_BYTES) * 3) / 4);
