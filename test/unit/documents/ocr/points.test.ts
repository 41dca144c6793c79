/** Points between digits are told from specks by their ink. */
import type { Component } from '../../../../shared/documents/ocr/components.ts';
import { accountsFor, drawnPoints, isNumber, writtenPoints } from '../../../../shared/documents/ocr/points.ts';

/** Digits are 14 wide and 28 high, two pixels apart, and stand on row 100. */
const digit = (left: number): Component => ({ left, right: left + 14, top: 72, bottom: 100, ink: 150 });
const patch = (left: number, bottom: number, width: number, height: number): Component => ({
  left,
  right: left + width,
  top: bottom - height,
  bottom,
  ink: width * height,
});

describe('points within numbers', () => {
  it('are patches as large as a point, between two digits, at their feet', () => {
    expect(drawnPoints([digit(0), patch(16, 100, 4, 4), digit(22)])).toEqual(['point']);
    expect(drawnPoints([digit(0), patch(16, 105, 4, 9), digit(22), patch(38, 100, 5, 4), digit(45)])).toEqual([
      'comma',
      'point',
    ]);
  });

  it('are no specks, hyphens, degree signs or parts of letters', () => {
    expect(drawnPoints([digit(0), patch(16, 100, 1, 1), digit(22)])).toEqual([]);
    expect(drawnPoints([digit(0), patch(16, 90, 12, 4), digit(30)])).toEqual([]);
    expect(drawnPoints([digit(0), patch(16, 80, 8, 8), digit(26)])).toEqual([]);
    expect(drawnPoints([digit(0), digit(16), patch(32, 100, 4, 4)])).toEqual([]);
    expect(drawnPoints([])).toEqual([]);
  });

  it('are no feet that noise broke off a digit', () => {
    const broken = { ...digit(16), bottom: 97 };
    expect(drawnPoints([digit(0), broken, patch(13, 100, 7, 3), patch(32, 100, 4, 4), digit(40)])).toEqual(['point']);
  });

  it('are read from what is written between digits', () => {
    expect(writtenPoints('3.5-5.1')).toEqual(['point', 'point']);
    expect(writtenPoints('1,234.50')).toEqual(['comma', 'point']);
    expect(writtenPoints('12:30')).toEqual(['point']);
    expect(writtenPoints('(2017).')).toEqual([]);
  });

  it('must all be written, as what they are drawn as where the ink tells', () => {
    expect(accountsFor(['point'], [])).toBe(false);
    expect(accountsFor(['comma'], ['point'])).toBe(false);
    expect(accountsFor(['either', 'point'], ['comma', 'point'])).toBe(true);
    expect(accountsFor(['comma'], ['comma', 'point'])).toBe(true);
  });

  it('stand in numbers, which are no words with letters, nor digits of other scripts, whose zero is a point', () => {
    expect(['1,234.50', '(3.5-5.1)', 'v1.2', '٢٠', '—'].map(isNumber)).toEqual([true, true, false, false, false]);
  });
});
