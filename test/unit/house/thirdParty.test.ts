/** Somebody has looked at every dependency's licence, and the docs say what others wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companions } from '../../../infra/bundling/companions.ts';
import { isUnused } from '../../../infra/install/unused.js';
import { dependencies, isTaken, obligationOf, OBLIGATIONS } from '../../support/licences.ts';
import { drawThirdParty, THIRD_PARTY_FILE } from '../../support/thirdParty.ts';

const all = dependencies();

describe('what others wrote', () => {
  it('is under licences that ask for no more than their notice, or stands with what they ask for', () => {
    const unlooked = all.filter((one) => !isTaken(one.licence) && obligationOf(one) === undefined);
    expect(unlooked.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  it('is never under the AGPL, and of two licences the permissive one is taken', () => {
    expect(isTaken('AGPL-3.0')).toBe(false);
    expect(isTaken('(MIT OR GPL-3.0-or-later)')).toBe(true);
    expect(isTaken('Apache-2.0 AND LGPL-3.0-or-later')).toBe(false);
  });

  it('has no obligation to what is no longer there', () => {
    expect(OBLIGATIONS.filter(({ covers }) => !all.some(({ name }) => covers(name)))).toEqual([]);
  });

  it('stands in the docs as it is (npm run third-party writes it)', () => {
    // Prettier aligns the table's columns: only the words are compared.
    const words = (text: string): string => text.replace(/-+/g, '-').replace(/\s+/g, ' ');
    expect(words(readFileSync(THIRD_PARTY_FILE, 'utf8'))).toBe(words(drawThirdParty(all)));
  });

  it('stays installed as far as it is used', () => {
    const copied = companions(join(import.meta.dirname, '../../..')).flatMap(({ files }) => files);
    const inPackages = copied.map(({ from }) => from.replace('node_modules/', ''));
    expect(inPackages.filter(isUnused)).toEqual([]);
    expect(isUnused('@tesseract.js-data/eng/4.0.0/eng.traineddata.gz')).toBe(true);
    expect(isUnused('@embedpdf/fonts-jp/fonts/NotoSansJP-Black.otf')).toBe(true);
    expect(isUnused('@embedpdf/fonts-jp/LICENSE')).toBe(false);
  });
});
