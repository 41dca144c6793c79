/** Port: on which day each API key was last used; kept apart from the keys, which no function may write. Adapter: `aws/dynamoUses.ts`. */
export interface Uses {
  /** Notes a use; a day earlier than the noted one changes nothing. `day` is a UTC date, `YYYY-MM-DD`. */
  record(accountId: string, keyId: string, day: string): Promise<void>;
  /** UTC dates by key; keys that were never used are missing. Strongly consistent. */
  list(accountId: string): Promise<ReadonlyMap<string, string>>;
}
