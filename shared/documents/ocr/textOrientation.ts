/** Orientation of a picture's text, from its patches of ink alone: along or across the page, how skewed, how large. */
import type { Component } from './components.ts';
import { letterPatches } from './letterPatches.ts';
import { median } from '../../platform/median.ts';

export interface TextOrientation {
  /** True when lines run up or down the picture. */
  readonly sideways: boolean;
  /** True if so many letters say so that the other axis is not worth a trial. */
  readonly isClear: boolean;
  /** Radians, clockwise, by which the lines are rotated from the nearest axis. */
  readonly skew: number;
  /** Typical height of the letters, pixels: near that of an x. Undefined if there are no letters. */
  readonly letterHeight?: number;
  /** That of the smaller type on the page, such as notes; pixels. */
  readonly smallLetterHeight?: number;
}

/** Fewer letters do not show a direction. */
const LEAST_LETTERS = 12;

export function textOrientation(components: readonly Component[], width: number, height: number): TextOrientation {
  const letters = letterPatches(components, Math.max(width, height));
  if (letters.length === 0) return { sideways: false, isClear: false, skew: 0 };
  const { along, across } = neighbours(letters);
  const sideways = letters.length >= LEAST_LETTERS && across > CLEAR_MAJORITY * along;
  const isClear = letters.length >= CLEAR_LETTERS && Math.max(along, across) > CLEAR_MAJORITY * Math.min(along, across);
  const letterHeight = heightAt(letters, sideways, TYPICAL_SHARE);
  const smallLetterHeight = heightAt(letters, sideways, SMALL_SHARE);
  const skew = letters.length >= LEAST_LETTERS ? skewOf(letters, sideways, letterHeight) : 0;
  return { sideways, isClear, skew, letterHeight, smallLetterHeight };
}

/** Shares of the ink that are in smaller letters. */
const TYPICAL_SHARE = 0.5;
const SMALL_SHARE = 0.1;

/** The height at which that share of the ink is in smaller letters: specks are many, but have little ink. */
function heightAt(letters: readonly Component[], sideways: boolean, share: number): number {
  const sizes = letters
    .map((one) => ({ height: sideways ? one.right - one.left : one.bottom - one.top, ink: one.ink }))
    .sort((a, b) => a.height - b.height);
  const enough = sizes.reduce((sum, { ink }) => sum + ink, 0) * share;
  let sum = 0;
  for (const { height, ink } of sizes) {
    sum += ink;
    if (sum >= enough) return height;
  }
  return sizes[sizes.length - 1].height;
}

/** Multiple by which neighbours across must outnumber those along before the page counts as rotated: most pages are not. */
const CLEAR_MAJORITY = 2;
/** Fewer letters may be a heading, or the parts of a picture. */
const CLEAR_LETTERS = 200;

/**
 * A letter's nearest neighbour is in its own line: whether it is beside or below shows the direction. The idea is L. O'Gorman's, "The
 * Document Spectrum for Page Layout Analysis", IEEE PAMI 15 (1993).
 */
function neighbours(letters: readonly Component[]): { readonly along: number; readonly across: number } {
  const cell = median(letters.map((one) => Math.max(one.right - one.left, one.bottom - one.top))) * 2;
  const grid = new Map<string, Component[]>();
  const cellOf = (one: Component): [number, number] => [
    Math.floor((one.left + one.right) / 2 / cell),
    Math.floor((one.top + one.bottom) / 2 / cell),
  ];
  for (const one of letters) {
    const key = cellOf(one).join(' ');
    const there = grid.get(key);
    if (there === undefined) grid.set(key, [one]);
    else there.push(one);
  }
  let along = 0;
  let across = 0;
  for (const one of letters) {
    const [column, row] = cellOf(one);
    let nearest = Infinity;
    let vertical = false;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of grid.get(`${column + dx} ${row + dy}`) ?? []) {
          if (other === one) continue;
          const gapX = Math.max(0, other.left - one.right, one.left - other.right);
          const gapY = Math.max(0, other.top - one.bottom, one.top - other.bottom);
          const centreX = Math.abs(other.left + other.right - one.left - one.right) / 2;
          const centreY = Math.abs(other.top + other.bottom - one.top - one.bottom) / 2;
          const distance = Math.hypot(gapX, gapY) + (centreX + centreY) / cell;
          if (distance < nearest) {
            nearest = distance;
            vertical = centreY > centreX;
          }
        }
      }
    }
    if (nearest === Infinity) continue;
    if (vertical) across++;
    else along++;
  }
  return { along, across };
}

/** Scans are less skewed than this; beyond, the letters' own slopes mislead. Degrees. */
const MOST_SKEW = 8;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
/** Baselines gather in bands this thin, in letter heights. */
const BAND = 0.25;
const RADIANS = Math.PI / 180;

/** The angle at which the letters' bottoms gather in the fewest rows. */
function skewOf(letters: readonly Component[], sideways: boolean, letterHeight: number): number {
  // Rotated by a quarter to the left or to the right: bottoms are on one side or the other.
  const feet = sideways
    ? [
        letters.map((one) => [(one.top + one.bottom) / 2, one.left]),
        letters.map((one) => [(one.top + one.bottom) / 2, one.right]),
      ]
    : [letters.map((one) => [(one.left + one.right) / 2, one.bottom])];
  const band = Math.max(1, letterHeight * BAND);
  let best = { angle: 0, score: -1 };
  for (const points of feet) {
    const scan = (from: number, to: number, step: number): void => {
      for (let degrees = from; degrees <= to + step / 2; degrees += step) {
        const score = gathering(points, degrees * RADIANS, band);
        if (score > best.score) best = { angle: degrees, score };
      }
    };
    scan(-MOST_SKEW, MOST_SKEW, COARSE_STEP);
    scan(best.angle - COARSE_STEP, best.angle + COARSE_STEP, FINE_STEP);
  }
  // Coordinates were swapped for sideways text, which reverses the sense of rotation.
  return best.angle * RADIANS * (sideways ? -1 : 1);
}

function gathering(points: readonly number[][], angle: number, band: number): number {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const counts = new Map<number, number>();
  for (const [along, across] of points) {
    const row = Math.round((across * cos - along * sin) / band);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  let score = 0;
  for (const count of counts.values()) score += count * count;
  return score;
}
