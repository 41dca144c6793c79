/** Finds the endpoint of a request as API Gateway does: unknown path 404, known path with another method 405. */
import { methodsOf, ROUTES, type EndpointName } from '../../shared/contract/routes.ts';

export type Routing =
  | { readonly outcome: 'endpoint'; readonly endpoint: EndpointName; readonly pathParameters: Record<string, string> }
  | { readonly outcome: 'wrong-method'; readonly endpoint: EndpointName; readonly allow: string }
  | { readonly outcome: 'unknown-path' };

/** @param pathname still percent-encoded, without the query */
export function findRoute(method: string, pathname: string): Routing {
  const matches = ROUTES.flatMap((route) => {
    const pathParameters = matchPath(route.path, pathname);
    return pathParameters ? [{ route, pathParameters }] : [];
  });
  if (matches.length === 0) return { outcome: 'unknown-path' };
  const match = matches.find(({ route }) => methodsOf(route).some((one) => one === method));
  return match
    ? { outcome: 'endpoint', endpoint: match.route.endpoint, pathParameters: match.pathParameters }
    : {
        outcome: 'wrong-method',
        endpoint: matches[0].route.endpoint,
        allow: matches.flatMap(({ route }) => methodsOf(route)).join(', '),
      };
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [i, segment] of expected.entries()) {
    if (segment.startsWith('{') && actual[i] !== '') parameters[segment.slice(1, -1)] = actual[i];
    else if (segment !== actual[i]) return undefined;
  }
  return parameters;
}
