/** What a stored citation quotes, under any of the names that the interface accepts. */

export function quotedText(citation: unknown): string {
  const fields = typeof citation === 'object' && citation !== null ? (citation as Record<string, unknown>) : {};
  const texts = [fields.sourceContext, fields.fullPhrase, fields.value, fields.anchorText, fields.sourceMatch];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}
