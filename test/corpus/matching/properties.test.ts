/** What must hold for any quotation of any document of the corpus. */
import fc from 'fast-check';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { documents } from '../../support/matching/documents.ts';
import { cutsNumber, cutWords, isAfterDenial, isDeniedAfter } from '../../support/matching/quotations.ts';
import { preservingChanges } from '../../support/matching/preservingChanges.ts';
import { seededRandom } from '../../support/matching/random.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const digital = documents()
  .filter(({ layout }) => layout !== 'scanned' && !layout.startsWith('notes'))
  .map((document) => ({ document, index: createSourceIndex(document.set.pages) }));

/** A document and a seed, from which a quotation is cut. */
const anywhere = fc.record({ at: fc.nat(digital.length - 1), seed: fc.nat() });

const named = ['element around', 'entities', 'HTML emphasis', 'raised citation', 'TeX emphasis'];
const isNamed = (change: number): boolean => named.includes(preservingChanges[change].name);

describe('a found quotation', () => {
  it('survives two changes that leave its meaning alone', () => {
    const changes = fc.tuple(fc.nat(preservingChanges.length - 1), fc.nat(preservingChanges.length - 1));
    fc.assert(
      fc.property(anywhere, changes, ({ at, seed }, [first, second]) => {
        const { document, index } = digital[at];
        const random = seededRandom(seed);
        const { text, paragraph, end } = cutWords(document.paragraphs, 5, 30, random);
        // Names of elements, entities and commands are written once the words are as they shall be.
        const inOrder = isNamed(first) ? [second, first] : [first, second];
        const twice = inOrder.reduce((words, one) => preservingChanges[one].apply(words, random) ?? words, text);
        // Two pieces of mark-up inside one another need not make sense ("[1]" set in italics, "sic" in full width).
        const changed = new Set([first, second].map((one) => preservingChanges[one].name));
        fc.pre(
          !['italic word', 'bold number', 'full width', 'bracketed capital', 'sic', 'soft hyphens'].some((name) =>
            changed.has(name),
          ) || first === second,
        );
        // Nobody sets bold in bold, nor a reference of one's own in bold with the quotation.
        const isWrapped = ['bold', 'back-ticks'].includes(preservingChanges[inOrder[1]].name);
        fc.pre(!isWrapped || !/bold|citation|reference/.test(preservingChanges[inOrder[0]].name));
        // A full stop before "without" says that the sentence ends there, and dots that nothing was left out that matters.
        const goesOn = isDeniedAfter(document.paragraphs[paragraph].slice(end));
        fc.pre(
          !goesOn ||
            !['final point added', 'two citation marks', 'numbered citation', 'dots around'].some((name) =>
              changed.has(name),
            ),
        );
        const { status, decidedBy } = judgeQuotation(index, { sourceContext: twice });
        // A full stop before "unless" or "for members only" claims that nothing limits the sentence; the rules' own examples hold that.
        const addsPoint = ['final point added', 'two citation marks', 'numbered citation'].some((name) =>
          changed.has(name),
        );
        fc.pre(!addsPoint || !decidedBy.some((rule) => rule === 'context.end-claimed' || rule === 'context.narrowed'));
        // What stops right before its denial says the opposite.
        fc.pre(!goesOn || !decidedBy.includes('edge.denial-cut'));
        return status === 'found';
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('stays found when words are cut off its ends', () => {
    fc.assert(
      fc.property(anywhere, fc.nat(6), fc.nat(6), ({ at, seed }, fromStart, fromEnd) => {
        const { document, index } = digital[at];
        const { text } = cutWords(document.paragraphs, 16, 40, seededRandom(seed));
        const words = text.split(' ');
        const cut = words.slice(fromStart, words.length - fromEnd).join(' ');
        // A sign, a unit, a magnitude or the end of a range that stands alone belongs to its number.
        const isWhole = (from: number): boolean =>
          !cutsNumber(`${words.slice(0, from).join(' ')} `, words.slice(from).join(' '));
        fc.pre(!isAfterDenial(words.slice(0, fromStart).join(' ')));
        fc.pre((fromStart === 0 || isWhole(fromStart)) && (fromEnd === 0 || isWhole(words.length - fromEnd)));
        fc.pre(words.length > 15 && !/^[-–−%<>±=x×°]|[-–−<>±=]$/u.test(cut));
        return judgeQuotation(index, { sourceContext: cut }).status === 'found';
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('stays found when other pages are put before and after its page', () => {
    fc.assert(
      fc.property(
        fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 4 }),
        fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 4 }),
        (before, after) => {
          const verdict = judgeQuotation(
            sourceOf(...before, 'The quick brown fox jumps over the lazy dog.', ...after),
            {
              sourceContext: 'quick brown fox jumps over the lazy',
            },
          );
          return verdict.status === 'found' && verdict.match.spans[0].pageNumber === before.length + 1;
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  });
});

describe('any text', () => {
  it('is answered, with spans that lie inside their lines and a confidence between 0 and 1', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), text, text, (pages, sourceContext, value) => {
        const verdict = judgeQuotation(sourceOf(...pages), { sourceContext, value });
        if (verdict.confidence < 0 || verdict.confidence > 1) return false;
        if (verdict.status === 'not_found') return true;
        return verdict.match.spans.every(({ pageNumber, lineId, start, end }) => {
          const line = pages[pageNumber - 1].split('\n')[lineId - 1];
          return start >= 0 && start < end && end <= line.length;
        });
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  it('that has a word is found in itself', () => {
    const words = fc.array(
      fc.string({
        unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzäöüß漢字かな한국')),
        minLength: 1,
        maxLength: 9,
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        return judgeQuotation(sourceOf(text), { sourceContext: text }).status === 'found';
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
