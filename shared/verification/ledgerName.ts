/** The ledger has one attachment per charge: the first, and how many more there were. No identifier contains a plus sign. */
export function ledgerName(attachmentIds: readonly string[]): string {
  const [first = '', ...others] = attachmentIds;
  return others.length === 0 ? first : `${first}+${others.length}`;
}
