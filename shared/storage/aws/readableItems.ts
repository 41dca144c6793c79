/**
 * A listing that one item cannot stop: otherwise an item that nothing here understands, which a later version may have written,
 * would keep everything after it from being renewed, and so lose it.
 */
import { z } from 'zod';

/**
 * @param read `undefined` leaves the item out; a ZodError says that it is not understood
 * @throws the first such error after all others were yielded, and every other error at once
 */
export async function* readableItems<Item, Value>(
  items: AsyncIterable<Item>,
  read: (item: Item) => Promise<Value | undefined> | Value | undefined,
): AsyncGenerator<Value> {
  let misunderstood: z.ZodError | undefined;
  for await (const item of items) {
    let value: Value | undefined;
    try {
      value = await read(item);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      misunderstood ??= error;
    }
    if (value !== undefined) yield value;
  }
  if (misunderstood) throw misunderstood;
}
