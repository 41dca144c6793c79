/** Writes a DynamoDB update from a plain object: defined attributes are set, undefined ones removed. */
export interface AttributeUpdate {
  readonly UpdateExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
  readonly ExpressionAttributeValues: Record<string, unknown>;
}

/** Names are `#<attribute>` and values `:<attribute>`, for conditions that refer to them too. */
export function updateAttributes(attributes: Readonly<Record<string, unknown>>): AttributeUpdate {
  const set = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const removed = Object.keys(attributes).filter((name) => attributes[name] === undefined);
  const clauses = [
    set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.map((name) => `#${name}`).join(', ')}` : '',
  ];
  return {
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ExpressionAttributeNames: Object.fromEntries(Object.keys(attributes).map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
}
