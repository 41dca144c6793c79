/**
 * The part of an HTML document that arrived completely before the rest was given up: up to the last block that is closed. A number or a
 * sentence that was cut off would say something else.
 */
import { holdsText } from './htmlText.ts';

const BLOCK_END = /<\/(?:p|li|ul|ol|dl|dd|tr|table|h[1-6]|div|section|article|main|blockquote|pre|figure)\s{0,8}>/gi;

/** @returns undefined if that part holds hardly any text */
export function wholeBlocks(document: Buffer): Buffer | undefined {
  // One character per byte: the positions are the same.
  const html = document.toString('latin1');
  let end = 0;
  for (const block of html.matchAll(BLOCK_END)) end = block.index + block[0].length;
  return holdsText(html.slice(0, end)) ? document.subarray(0, end) : undefined;
}
