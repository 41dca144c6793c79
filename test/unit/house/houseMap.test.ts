/** The house has no circles and no unexplained room, and its map in the docs shows it as it is. */
import { readFileSync } from 'node:fs';
import { arrowsOf, circlesIn, drawMap, houseSources, MAP_FILE, PURPOSES } from '../../support/houseMap.ts';

const sources = houseSources();

describe('the map of the house', () => {
  it('sees a circle where there is one', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
      ['d', []],
    ]);
    expect(circlesIn(circle)).toEqual(['a', 'b', 'c']);
  });

  it('has no files that import each other, not even by a detour', () => {
    expect(circlesIn(new Map(sources.map(({ path, imports }) => [path, imports])))).toEqual([]);
  });

  it('has no folders that import each other, not even by a detour', () => {
    expect(circlesIn(arrowsOf(sources))).toEqual([]);
  });

  it('keeps the edge out of the domain: only functions and what starts them know HTTP', () => {
    const importers = [...arrowsOf(sources)].filter(([, to]) => to.has('shared/http')).map(([room]) => room);
    expect(importers.sort()).toEqual(['functions', 'infra']);
  });

  it('explains every folder', () => {
    expect([...arrowsOf(sources).keys()].sort()).toEqual(Object.keys(PURPOSES).sort());
  });

  it('stands in the docs as it is (npm run house:map draws it)', () => {
    // Prettier aligns the table's columns: only the words are compared.
    const words = (text: string): string => text.replace(/-+/g, '-').replace(/\s+/g, ' ');
    expect(words(readFileSync(MAP_FILE, 'utf8'))).toBe(words(drawMap(sources)));
  });
});
