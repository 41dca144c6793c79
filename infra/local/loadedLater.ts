/** What the start need not wait for: it is loaded by the first request that needs it, or before that, when the service has time. */

/** @returns loads it, once for all who ask */
export function loadedLater<Loaded>(begin: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => (loading ??= begin());
}

/** A handler that waits until it is loaded. */
export const handledLater =
  <Given extends readonly unknown[], Answer>(load: () => Promise<(...given: Given) => Promise<Answer>>) =>
  async (...given: Given): Promise<Answer> =>
    (await load())(...given);
