/** "No" and "N°" limit nothing where they are the sign of a number, or one of two answers printed side by side. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';

const judge = (source: string, quoted: string): string => {
  const verdict = judgeQuotation(sourceOf(`A head\n${source}\nThe end.`), { sourceContext: quoted });
  return verdict.status === 'not_found' ? verdict.status : [verdict.status, ...verdict.warnings].join(' ');
};

describe('what only looks like a denial', () => {
  it.each([
    [
      'The spending of the town is above the limit in May | Si | No',
      'The spending of the town is above the limit in May',
    ],
    ['The spending of the town is above it in May | ☐ Yes ☐ No', 'The spending of the town is above it in May'],
    ['Paid by CHECK No. 15 at TABLE 4', 'at TABLE 4'],
  ])('does not warn beside “%s”', (source, quoted) => {
    expect(judge(source, quoted)).toBe('found');
  });

  it('may be left out by an ellipsis', () => {
    const source = 'Se confirió el título a JUAN PÉREZ con cédula N° 1.129.514 de Cali, quien aprobó el trabajo.';
    expect(judge(source, 'Se confirió el título a JUAN PÉREZ … quien aprobó el trabajo.')).toBe('found shortened');
  });
});

describe('a denial', () => {
  it.each([
    ['The spending of the town is above the limit in May | No', 'The spending of the town is above the limit in May'],
    ['No 15 of the members voted for it', '15 of the members voted for it'],
  ])('is one in “%s”', (source, quoted) => {
    expect(judge(source, quoted)).toBe('found out_of_context');
  });
});

describe('Romanian letters', () => {
  it('are the same with a comma and with a cedilla', () => {
    expect(
      judge('Comisia verifică fiecare operaţie şi informează părţile.', 'fiecare operație și informează părțile'),
    ).toBe('found');
  });
});

describe('the star of a note that OCR read as a plus', () => {
  const scanned = (line: string, quoted: string): string =>
    judgeQuotation(scannedSourceOf(`A head\n${line}\nThe end.`), { sourceContext: quoted }).status;

  it.each(['MEDEL VID SLUT* 349 743 372 345', 'MEDEL VID SLUT 349 743'])('may be quoted as “%s”', (quoted) => {
    expect(scanned('MEDEL VID SLUT+ 349 743 372 345', quoted)).toBe('found');
  });

  it('is a plus after a letter or two', () => {
    expect(scanned('Blutgruppe AB+ 349 Spender im Jahr', 'Blutgruppe AB 349 Spender im Jahr')).toBe(
      'partial_text_found',
    );
  });
});
