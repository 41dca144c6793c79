/** Text rotated by 90 degrees in the margin of a level page, such as an archive's stamp or a note along the side of a form. */
import type { IndexedLine, IndexedPage } from '../textIndex.ts';
import { wholeLine, type LinePiece } from './linePieces.ts';

/** Level lines from which a page is one of level text. */
const LEAST_LEVEL = 8;
/** Rotated lines for each level one: with more the page has a rotated table, or the labels of a chart. */
const MOST_TURNED = 0.1;
/** Share of the lines beside it that may extend into the margin: headings and rules of forms do. */
const IN_MARGIN = 0.1;
/** Share of the page's width in which margins end. */
const WIDEST_MARGIN = 0.12;
/** UTF-16 units: less is a letter of a drawing. */
const LEAST_LENGTH = 8;

export function turnedMarginText({ lines, width: pageWidth }: IndexedPage): LinePiece[] {
  const level = lines.filter(({ direction, text }) => direction === 'horizontal' && text !== '');
  const turned = lines.flatMap((line, at) => (line.direction === 'vertical' ? [wholeLine(line, at)] : []));
  if (level.length < LEAST_LEVEL || turned.length > MOST_TURNED * level.length) return [];
  return turned.filter(({ text, box: { x, y, width, height } }) => {
    const isOuter = x + width <= WIDEST_MARGIN * pageWidth || x >= (1 - WIDEST_MARGIN) * pageWidth;
    const beside = level.filter(({ crossStart, crossEnd }) => crossEnd > y && crossStart < y + height);
    const inMargin = beside.filter((line) => startOf(line) < x + width && endOf(line) > x).length;
    return text.length >= LEAST_LENGTH && isOuter && inMargin <= IN_MARGIN * beside.length;
  });
}

const startOf = ({ edges }: IndexedLine): number => Math.min(edges[0], edges[edges.length - 2]);
const endOf = ({ edges }: IndexedLine): number => Math.max(edges[1], edges[edges.length - 1]);
