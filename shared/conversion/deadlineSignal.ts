/** A deadline as a signal whose reason is the error that the caller gets. */
import { UnconvertibleSource } from './unconvertibleSource.ts';

/** @param deadline epoch milliseconds. `clear` must be called, so that no timer outlives the work. */
export function deadlineSignal(deadline: number, url: string): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => {
      const host = URL.parse(url)?.host ?? url;
      controller.abort(new UnconvertibleSource('timeout', `'${host}' took too long; nothing was prepared.`));
    },
    Math.max(0, deadline - Date.now()),
  );
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
    },
  };
}
