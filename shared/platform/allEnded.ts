/** Several pieces of work at once, of which none goes on behind the back of whoever waited. */

/**
 * Waits until all have ended, also where one fails: whoever tidies up after it then finds nothing that is still being written.
 * @throws what the first of those that failed did
 */
export async function allEnded<const Works extends readonly Promise<unknown>[]>(
  works: Works,
): Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
