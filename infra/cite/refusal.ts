/** A command that cannot be done. The message says why, and what would work. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
