// Runs in CloudFront, in front of the paths that take uploads, as JavaScript runtime 2.0 (which does not support destructuring).
// The paths lead to the container for large uploads; what fits through API Gateway is sent there, and so is everything that is
// not an upload.
import cf from 'cloudfront';

const GATEWAY_ORIGIN = '%GATEWAY_ORIGIN%';
const LARGEST_GATEWAY_BODY_BYTES = Number('%LARGEST_GATEWAY_BODY_BYTES%');

// CloudFront calls the function of this name.
function handler(event) {
  const headers = event.request.headers;
  const contentType = headers['content-type'] ? headers['content-type'].value : '';
  const isUpload = event.request.method === 'POST' && /^multipart\/form-data/i.test(contentType);
  // A body that is sent in chunks has no length, and may have any.
  const length = headers['content-length'] ? Number(headers['content-length'].value) : Infinity;
  if (!isUpload || length <= LARGEST_GATEWAY_BODY_BYTES) cf.selectRequestOriginById(GATEWAY_ORIGIN);
  return event.request;
}
