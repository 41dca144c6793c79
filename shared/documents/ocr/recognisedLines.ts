/**
 * Takes what Tesseract recognised out of its memory, symbol by symbol. Its own JSON output contains the same with much that nobody reads,
 * and takes a twelfth of a page's time (280 ms for a dense one; this takes 50).
 */
import type { Level, TessBaseAPI, TesseractModule } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import type { WasmMemory } from '../pdf/webAssembly.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

const LINE: Level = 2;
const WORD: Level = 3;
const SYMBOL: Level = 4;
/** Of the four integers of a box. */
const BOX_BYTES = 16;
const INTEGER_BYTES = 4;

/** A word is as confident as its least confident symbol, whose doubt counts this many times: its network's certainty, on another scale. */
const DOUBT_FACTOR = 7;

interface Word extends RecognisedWord {
  digitConfidence?: number;
  readonly symbols: RecognisedSymbol[];
}

/** Lines in the order in which Tesseract reads them. */
export function recognisedLines(module: TesseractModule, memory: WasmMemory, api: TessBaseAPI): RecognisedLine[] {
  const found = api.GetIterator();
  if (found === null || module.getPointer(found) === 0) return [];
  const scratch = module._malloc(BOX_BYTES);
  const decoder = new TextDecoder();

  const textOf = (level: Level): string => {
    const pointer = module._emscripten_bind_ResultIterator_GetUTF8Text_1(module.getPointer(found), level);
    if (pointer === 0) return '';
    // A new view each time: growing memory leaves older ones empty.
    const bytes = new Uint8Array(memory.buffer);
    const text = decoder.decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
    module._free(pointer);
    return text;
  };
  const boxOf = (level: Level): PixelBox => {
    const places = [0, 1, 2, 3].map((i) => scratch + i * INTEGER_BYTES) as [number, number, number, number];
    if (!found.BoundingBox(level, ...places)) return { x0: 0, y0: 0, x1: 0, y1: 0 };
    const [x0, y0, x1, y1] = new Int32Array(memory.buffer, scratch, places.length);
    return { x0, y0, x1, y1 };
  };

  try {
    const lines: (RecognisedLine & { words: Word[] })[] = [];
    found.Begin();
    do {
      if (lines.length === 0 || found.IsAtBeginningOf(LINE)) {
        const { y0, y1 } = found.getBaseline(LINE);
        lines.push({ words: [], baseline: (y0 + y1) / 2, height: found.getRowAttributes().row_height });
      }
      const { words } = lines[lines.length - 1];
      if (words.length === 0 || found.IsAtBeginningOf(WORD)) {
        words.push({ text: textOf(WORD), confidence: found.Confidence(WORD), bbox: boxOf(WORD), symbols: [] });
      }
      const word = words[words.length - 1];
      const text = textOf(SYMBOL);
      const confidence = Math.max(0, 100 - DOUBT_FACTOR * (100 - found.Confidence(SYMBOL)));
      word.symbols.push({ text, confidence, bbox: boxOf(SYMBOL) });
      if (/\p{Nd}/u.test(text)) word.digitConfidence = Math.min(confidence, word.digitConfidence ?? 100);
    } while (found.Next(SYMBOL));
    // Pictures are returned as a line with one blank.
    return lines
      .map((line) => ({ ...line, words: line.words.filter(({ text }) => text.trim() !== '') }))
      .filter(({ words }) => words.length > 0);
  } finally {
    module._free(scratch);
    module.destroy(found);
  }
}
