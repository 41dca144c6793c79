/** The ledger has one attachment a charge: the first, and how many more there were. No identifier has a plus sign. */
export function ledgerName(attachmentIds: readonly string[]): string {
  const [first = '', ...others] = attachmentIds;
  return others.length === 0 ? first : `${first}+${others.length}`;
}
