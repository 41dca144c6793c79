/** Normal forms of hostile texts, and that nothing goes around them. */
import { withoutPiles } from '../../../shared/matching/text/piledMarks.ts';
import { normalForm } from '../../../shared/platform/normalForm.ts';
import { projectSources } from '../../support/projectSources.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('a normal form', () => {
  it("is Unicode's for whatever is written", () => {
    const texts = ['é e\u0301 ǖ', 'ﷺ ½ ﬁ', 'क्षि ที่ שָׁלוֹם', '각', `a${'\u0301'.repeat(30)}b`];
    for (const form of FORMS)
      expect(texts.map((text) => normalForm(text, form))).toEqual(texts.map((text) => text.normalize(form)));
  });

  it('puts no more than thirty accents of a letter in order', () => {
    const pile = `a${'\u0301\u0316'.repeat(40)}b`;
    expect(normalForm(pile, 'NFD')).toBe(`a${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}${'\u034f'.repeat(50)}b`);
  });

  it('comes from one place outside of matching, which clears its texts at its doors', () => {
    const around = projectSources('infra', 'functions', 'shared').filter(
      ({ path, text }) => /\.normalize\(['"]/.test(text) && !path.startsWith('shared/matching/'),
    );
    expect(around.map(({ path }) => path)).toEqual([]);
  });
});

describe('a text without piles', () => {
  it('is as long as before, and ordinary text is itself', () => {
    const pile = `a${'\u0301\u0316'.repeat(40)}b${'\u{1e8d0}'.repeat(40)}c`;
    expect(withoutPiles(pile)).toHaveLength(pile.length);
    expect(withoutPiles(pile)).toMatch(/^a\p{M}{80}b(?:\u{1e8d0}){30}\u034f{20}c$/u);
    expect(withoutPiles('क्षि ที่ e\u0301')).toBe('क्षि ที่ e\u0301');
  });
});
