/** What remains of an answer when it is sent: fields that are undefined are absent. */
export const asJson = (value: object): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
