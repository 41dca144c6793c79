import type { Component } from '../../../../shared/documents/ocr/components.ts';
import { drawnPoints, writtenPoints } from '../../../../shared/documents/ocr/points.ts';

/** Digits are 14 wide and 28 high, two pixels apart, and stand on row 100. */
const digit = (left: number): Component => ({ left, right: left + 14, top: 72, bottom: 100, ink: 150 });
const patch = (left: number, bottom: number, width: number, height: number): Component => ({
  left,
  right: left + width,
  top: bottom - height,
  bottom,
  ink: width * height,
});

describe('points within figures', () => {
  it('are patches as large as a point, between two digits, at their feet', () => {
    expect(drawnPoints([digit(0), patch(16, 100, 4, 4), digit(22)])).toBe(1);
    expect(drawnPoints([digit(0), patch(16, 105, 4, 9), digit(22), patch(38, 100, 5, 4), digit(45)])).toBe(2);
  });

  it('are no specks, hyphens, degree signs or parts of letters', () => {
    expect(drawnPoints([digit(0), patch(16, 100, 1, 1), digit(22)])).toBe(0);
    expect(drawnPoints([digit(0), patch(16, 90, 12, 4), digit(30)])).toBe(0);
    expect(drawnPoints([digit(0), patch(16, 80, 8, 8), digit(26)])).toBe(0);
    expect(drawnPoints([digit(0), digit(16), patch(32, 100, 4, 4)])).toBe(0);
    expect(drawnPoints([])).toBe(0);
  });

  it('count as often as they are written between digits', () => {
    expect([
      writtenPoints('3.5-5.1'),
      writtenPoints('1,234.50'),
      writtenPoints('12:30'),
      writtenPoints('(2017).'),
    ]).toEqual([2, 2, 1, 0]);
  });

  it('tell nothing of words with letters, nor of digits of other scripts, whose zero is a point', () => {
    expect([writtenPoints('v1.2'), writtenPoints('٢٠'), writtenPoints('—')]).toEqual([undefined, undefined, undefined]);
  });
});
