/** Several pieces of work at once, none of which continues after the wait for them is over. */

/**
 * Waits until all have ended, even if one fails: the cleanup that follows then finds nothing still being written.
 * @throws what the first failing one threw
 */
export async function allEnded<const Works extends readonly Promise<unknown>[]>(
  works: Works,
): Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
