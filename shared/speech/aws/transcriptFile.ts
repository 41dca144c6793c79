/** The file in which Amazon Transcribe writes what it heard, as words. */
import { z } from 'zod';
import type { SpokenWord } from '../spokenWord.ts';

/** Seconds, as text. */
const seconds = z.string().transform(Number).pipe(z.number());
/** 0..1, as text; absent if not applicable. */
const confidence = z
  .string()
  .nullish()
  .transform((text) => {
    const value = Number(text ?? 0);
    return Number.isFinite(value) ? 100 * Math.min(1, Math.max(0, value)) : 0;
  });

const itemSchema = z.object({
  type: z.string(),
  start_time: seconds.optional(),
  end_time: seconds.optional(),
  alternatives: z.array(z.object({ content: z.string(), confidence })).default([]),
});

const transcriptSchema = z.object({ results: z.object({ items: z.array(itemSchema) }) });

/** Spanish punctuation that comes before its word. */
const OPENS = /^[¿¡]+$/;

/** @throws Error if it is not a transcript */
export function readTranscriptFile(bytes: Uint8Array): SpokenWord[] {
  const { results } = transcriptSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  const words: SpokenWord[] = [];
  let opening = '';
  for (const { type, start_time, end_time, alternatives } of results.items) {
    const best = alternatives.at(0);
    if (best === undefined) continue;
    const last = words.at(-1);
    if (type === 'punctuation') {
      if (OPENS.test(best.content)) opening += best.content;
      else if (last !== undefined) words[words.length - 1] = { ...last, text: last.text + best.content };
    } else if (start_time !== undefined && end_time !== undefined) {
      const times = { startMs: 1000 * start_time, endMs: 1000 * end_time };
      words.push({ text: opening + best.content, ...times, confidence: best.confidence });
      opening = '';
    }
  }
  return words;
}
