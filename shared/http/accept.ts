/** What a client says it accepts (RFC 9110, 12.5.1). */
import type { RequestEvent } from './requestEvent.ts';

/**
 * Whether a type is requested by its name, in any case: one with `q=0` is refused, and a wildcard is what clients send that
 * accept anything.
 */
export const asksFor = ({ headers }: Pick<RequestEvent, 'headers'>, type: string): boolean =>
  (headers?.accept ?? '')
    .toLowerCase()
    .split(',')
    .some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim());
      return name === type && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0{0,3})?$/.test(parameter));
    });
