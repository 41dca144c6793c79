/** Each language is one file: what it still lacks is listed here, and the languages that are complete are judged like English. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { languages } from '../../../shared/matching/language/languages.ts';
import { TAGS, type Tag } from '../../../shared/matching/language/tags.ts';
import { foldText } from '../../../shared/matching/text/foldText.ts';
import { tokenize } from '../../../shared/matching/text/tokens.ts';
import { emptyTags, OF_SOME } from '../../support/matching/emptyTags.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const lacks = (name: string): Tag[] =>
  (Object.keys(TAGS) as Tag[]).filter((tag) => (languages[name][tag] ?? '').trim() === '');

/** Its tokens as they are compared, a space between them. */
const keysOf = (phrase: string): string =>
  tokenize(foldText(phrase).text)
    .map(({ key }) => key)
    .join(' ');

const words = (list: string): string[] => list.split(' ');

const tagged = Object.entries(languages).flatMap(([name, language]) =>
  (Object.entries(language) as [Tag, string][]).map(([tag, text]) => [name, tag, text] as const),
);

const gapsOf = (names: readonly string[], tags: readonly Tag[]): Record<string, Tag[]> =>
  Object.fromEntries(
    names
      .map((name) => [name, tags.filter((tag) => lacks(name).includes(tag))] as const)
      .filter(([, lacking]) => lacking.length > 0),
  );

/** Known with their dates, numbers and units. */
const complete = words(
  'english german french spanish italian portuguese dutch swedish polish czech russian turkish arabic hebrew',
);
/** They have patterns for what others have words for. */
const unspaced = words('chinese japanese thai');
const limiting = words(
  'negation limit condition opensCondition hedge doubt attributes limitsAfterIt limitsNext limitsBeforeIt limitsPrevious goesOnWith term opposes setsAgainst',
) as Tag[];

describe('the languages', () => {
  it('lack nothing but what is listed as empty', () => {
    const needed = (Object.keys(TAGS) as Tag[]).filter((tag) => !OF_SOME.includes(tag));
    const listed = Object.entries(emptyTags).map(([name, tags]) => [name, words(tags)]);
    expect(gapsOf(complete, needed)).toEqual(Object.fromEntries(listed));
  });

  it('know at least what limits a statement, but for words that are others elsewhere', () => {
    const rest = Object.keys(languages).filter((name) => ![...complete, ...unspaced].includes(name));
    expect(gapsOf(rest, limiting)).toEqual({
      danish: ['opposes'],
      norwegian: ['opposes'],
      latvian: ['opensCondition'],
      vietnamese: words('condition doubt attributes setsAgainst'),
      korean: words('attributes goesOnWith term setsAgainst'),
    });
  });

  it('write every word once, as the matcher sees it, and with a single separator after it', () => {
    for (const [name, tag, text] of tagged) {
      const { notation } = TAGS[tag];
      if (notation === 'patterns') continue;
      const noted = text.split(notation === 'phrases' ? '|' : ' ');
      const all = notation === 'values' ? noted.map((word) => word.replace(/=\d+$/u, '')) : noted;
      expect([name, tag, all.filter((word, at) => word === '' || all.indexOf(word) !== at)]).toEqual([name, tag, []]);
      if (notation === 'stems') continue;
      const seen = (word: string) => (unspaced.includes(name) ? keysOf(word).replaceAll(' ', '') : keysOf(word));
      expect([name, tag, all.filter((word) => seen(word) !== word)]).toEqual([name, tag, []]);
    }
  });

  it('have stems and patterns that are regular expressions, stems of folded letters', () => {
    for (const [name, tag, text] of tagged) {
      const { notation } = TAGS[tag];
      if (notation !== 'stems' && notation !== 'patterns') continue;
      const all = notation === 'stems' ? text.split(' ') : [text];
      for (const expression of all) expect(() => new RegExp(expression, 'u')).not.toThrow();
      if (notation === 'patterns') continue;
      const letters = text.replace(/\\(?:[pP]\{[^}]*\}|.)/gu, ' ');
      expect([name, tag, letters]).toEqual([name, tag, foldText(letters).text]);
    }
  });
});

describe.each([
  [
    'Polish',
    [
      ['Umowa nie wygasa w maju.', 'Umowa wygasa w maju.', 'negation.removed'],
      ['Umowa wygasa 3 maja 2031 roku.', 'Umowa wygasa 3 czerwca 2031 roku.', 'date.changed'],
      ['Spółka zatrudnia dwanaście osób.', 'Spółka zatrudnia dwadzieścia osób.', 'number.changed'],
    ],
    ['Według prezesa spółka kupiła młyn.', 'spółka kupiła młyn'],
  ],
  [
    'Czech',
    [
      ['Smlouva v květnu nikdy nezaniká.', 'Smlouva v květnu nezaniká.', 'negation.removed'],
      ['Smlouva zaniká 3. května 2031.', 'Smlouva zaniká 3. června 2031.', 'date.changed'],
      ['Podnik zaměstnává dvanáct osob.', 'Podnik zaměstnává dvacet osob.', 'number.changed'],
    ],
    ['Podle ředitele podnik koupil mlýn.', 'podnik koupil mlýn'],
  ],
  [
    'Turkish',
    [
      ['Sözleşme asla mayıs ayında bitmez.', 'Sözleşme mayıs ayında bitmez.', 'negation.removed'],
      ['Sözleşme 3 mayıs 2031 günü biter.', 'Sözleşme 3 haziran 2031 günü biter.', 'date.changed'],
      ['Şirket otuz işçi çalıştırır.', 'Şirket kırk işçi çalıştırır.', 'number.changed'],
    ],
    ['Şirket eski müdürü işe aldı.', 'müdürü işe aldı'],
  ],
  [
    'Swedish',
    [
      ['Avtalet löper inte ut i maj.', 'Avtalet löper ut i maj.', 'negation.removed'],
      ['Avtalet löper ut den 3 maj 2031.', 'Avtalet löper ut den 3 juni 2031.', 'date.changed'],
      ['Bolaget har tolv anställda.', 'Bolaget har tjugo anställda.', 'number.changed'],
    ],
    ['Enligt direktören köpte bolaget kvarnen.', 'köpte bolaget kvarnen'],
  ],
  [
    'Russian',
    [
      ['Договор не истекает в мае.', 'Договор истекает в мае.', 'negation.removed'],
      ['Договор истекает 3 мая 2031 года.', 'Договор истекает 3 июня 2031 года.', 'date.changed'],
      ['Компания нанимает двенадцать человек.', 'Компания нанимает двадцать человек.', 'number.changed'],
    ],
    ['По словам директора компания купила завод.', 'компания купила завод'],
  ],
] as const)('%s', (_, changes, [limited, fragment]) => {
  it.each(changes)('tells what is changed: %s', (source: string, quoted: string, rule: string) => {
    const { status, decidedBy } = judgeQuotation(sourceOf(source), { sourceContext: quoted });
    expect(status).toBe('partial_text_found');
    expect(decidedBy).toContain(rule);
  });

  it('warns of what limits a quotation from outside', () => {
    const verdict = judgeQuotation(sourceOf(limited), { sourceContext: fragment });
    expect(verdict).toMatchObject({ status: 'found', warnings: ['out_of_context'] });
  });
});
