/** A text layer is believed as far as the picture bears it out. */
import { agrees, isPoorlyWritten, sampleLines } from '../../../shared/documents/scans/agreement.ts';
import { textTrust } from '../../../shared/documents/scans/textTrust.ts';
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';

const line = (text: string): IndexedLine => ({
  text,
  direction: 'horizontal',
  crossStart: 0,
  crossEnd: 10,
  edges: Float32Array.from({ length: 2 * text.length }, (_, i) => i * 3),
});
const page = (...texts: string[]): IndexedPage => ({
  pageNumber: 1,
  width: 600,
  height: 800,
  readBy: 'textLayer',
  lines: texts.map(line),
});
const print = { draws: true, imageCover: 0, drawnCover: 0, hiddenTextShare: 0 };
const scan = { draws: true, imageCover: 1, drawnCover: 1, hiddenTextShare: 0 };
const PROSE =
  'The committee met on Tuesday to discuss the budget for the coming year and agreed that spending on roads should ' +
  'rise while spending on offices should fall, which the treasurer had recommended in his report to the members.';
/** Every letter moved on by three, as where a font numbers its letters its own way. */
const SOUP = PROSE.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 3) % 26) + 97));

describe('the trust in a text layer', () => {
  it('is full for print, also over a picture that fills the page', () => {
    expect(textTrust(page(PROSE), print)).toBe('trusted');
    expect(textTrust(page(PROSE), scan)).toBe('trusted');
  });

  it('is full for a page that shows nothing: there is nothing to read', () => {
    expect(textTrust(page(), { ...print, draws: false })).toBe('trusted');
  });

  it('is none where a page shows something and has no letters', () => {
    expect(textTrust(page(), scan)).toBe('useless');
    expect(textTrust(page('• —'), print)).toBe('useless');
  });

  it('is none where a picture fills the page and the text is a stamp beside it', () => {
    expect(textTrust(page('Page 3 of 12', 'Received 4 May'), scan)).toBe('useless');
    expect(textTrust(page('Page 3 of 12', 'Received 4 May'), { ...print, imageCover: 0.3 })).toBe('trusted');
  });

  it('is none where characters have no meaning, but bullets and a logo do no harm', () => {
    expect(textTrust(page('\ufffd\ufffd\ufffd a \ufffd\ufffd'), print)).toBe('useless');
    expect(textTrust(page('\ue001\ue002\ue003 and \ue004\ue005'), print)).toBe('useless');
    expect(textTrust(page(`\uf0b7 ${PROSE}`, `\uf0b7 ${PROSE}`), print)).toBe('trusted');
  });

  it('is in doubt where pictures stand for the letters, but not for boxes to tick', () => {
    const dingbats = PROSE.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x2719 + letter.charCodeAt(0) - 97));
    expect(textTrust(page(dingbats, 'P 3'), print)).toBe('doubtful');
    expect(textTrust(page('☐ Owner ☑ Tenant', '★★★★☆ 4 of 5'), print)).toBe('trusted');
  });

  it('is in doubt where letters make no words', () => {
    expect(textTrust(page(SOUP), print)).toBe('doubtful');
    expect(textTrust(page('Strč prst skrz krk, vlk zmrzl, zhltl hrst zrn. ', PROSE), print)).toBe('trusted');
  });

  it('is in doubt where words have letters that no language has so often', () => {
    const sentences = [
      'The ships carried more passengers than in the year before and none of the routes made a loss in the winter.',
      'Le conseil a décidé que les dépenses ne seraient pas augmentées avant que le rapport ne soit remis aux membres.',
      'Der Vorstand hat beschlossen, die Ausgaben nicht zu erhöhen, bevor der Bericht den Mitgliedern vorliegt.',
      'El consejo decidió no aumentar los gastos antes de que el informe fuera entregado a los miembros del comité.',
      'Zarząd postanowił nie zwiększać wydatków, zanim sprawozdanie nie zostanie przekazane członkom komitetu.',
    ];
    // Vowels for vowels: the words can be spoken.
    const moved = (text: string): string =>
      text.replace(/[a-z]/g, (letter) => 'ucdfigbkowpqvzyxljmhateraniws'.charAt(letter.charCodeAt(0) - 97));
    const kept = (text: string): IndexedPage => page(...Array.from({ length: 5 }, () => text));
    for (const text of sentences) {
      expect(textTrust(kept(text), print)).toBe('trusted');
    }
    expect(textTrust(kept(moved(sentences[0])), print)).toBe('doubtful');
    expect(textTrust(page(moved(sentences[0])), print)).toBe('trusted');
  });

  it('is in doubt where the text is hidden', () => {
    expect(textTrust(page(PROSE), { ...scan, hiddenTextShare: 1 })).toBe('doubtful');
    expect(textTrust(page(PROSE), { ...print, hiddenTextShare: 1 })).toBe('doubtful');
  });
});

describe('the agreement of text and picture', () => {
  it('is tried on the longest line of each third', () => {
    const lines = ['short', 'the longest of the first', 'second is here', 'x', 'third part of it', ''];
    expect(sampleLines(page(...lines)).map(({ text }) => text)).toEqual([
      'the longest of the first',
      'second is here',
      'third part of it',
    ]);
  });

  it('holds when most words are read alike, fails when others stand there or none', () => {
    const lines = [line('Revenue rose to 318 million euros')];
    expect(agrees(lines, ['Revenue rose to 318 rnillion euros'])).toBe(true);
    expect(agrees(lines, ['Fuel costs fell by half last year'])).toBe(false);
    expect(agrees(lines, [''])).toBe(false);
    expect(agrees([], [])).toBe(false);
  });
});

describe('a layer that somebody else read badly', () => {
  const words = (text: string): IndexedPage => page(...Array.from({ length: 12 }, () => text));

  it('is known by words that nobody writes, and good ones by their absence', () => {
    expect(isPoorlyWritten(words('The PRMf,IRO contract 2OIOI/2020 was TE,R]VO signed by the CoNTRACTOR in May'))).toBe(
      true,
    );
    expect(
      isPoorlyWritten(
        words('The first contract 20101/2020 was signed by the contractor’s well-known agent in May 2020'),
      ),
    ).toBe(false);
    // Too few words to tell.
    expect(isPoorlyWritten(page('2OIOI/2020 TE,R]VO'))).toBe(false);
  });

  it('must agree with more of what a picture shows', () => {
    const said = [line('alpha bravo charlie delta echo foxtrot golf hotel india juliet')];
    const shown = ['alpha bravo charlie delta echo foxtrot golf xxxxx yyyyy zzzzzz'];
    expect(agrees(said, shown)).toBe(true);
    expect(agrees(said, shown, true)).toBe(false);
  });
});
