/** What somebody pastes becomes the quotations that they meant. */
import { readPasted, readSentences, type Pasted } from '../../../functions/console/page/quotations/readQuotations.ts';

const quoted = (pasted: Pasted): unknown =>
  pasted.kind === 'citations' ? pasted.citations.map(({ citation }) => citation.sourceContext) : pasted.kind;

describe('what somebody pastes', () => {
  it.each([
    ['nothing', ' \n ', 'nothing'],
    ['an answer, where something is quoted in it', 'It says "revenue rose" on page 1.', 'answer'],
    ['an answer with a block quotation', 'It says:\n\n> revenue rose', 'answer'],
    ['an answer in another language', 'Es heißt „der Umsatz stieg“ darin.', 'answer'],
    ['a quotation a line, where nothing is quoted', 'Revenue rose.\n\n  Costs fell.', ['Revenue rose.', 'Costs fell.']],
    ['a list of whole quotations', '"Revenue rose."\n- “Costs fell.”', ['Revenue rose.', 'Costs fell.']],
    ['an apostrophe that quotes nothing', "The board's report.", ["The board's report."]],
    ['strings as JSON', '["Revenue rose.", "Costs fell."]', ['Revenue rose.', 'Costs fell.']],
    ['citations by key', '{"a": {"sourceContext": "Revenue rose."}}', ['Revenue rose.']],
    ['the body of a request', '{"data": {"citations": {"a": {"sourceContext": "Revenue rose."}}}}', ['Revenue rose.']],
    ['what looks like JSON and is none', '{ revenue rose', ['{ revenue rose']],
    ['JSON that holds no citations', '{"revenue": 318}', 'answer'],
  ])('is read: %s', (_kind, text, expected) => {
    expect(quoted(readPasted(text))).toEqual(expected);
  });

  it('cuts no sentence at an abbreviation, an initial or inside brackets', () => {
    const sentences = (text: string) => readSentences(text).map(({ citation }) => citation.sourceContext);
    for (const whole of [
      'Mr. Smith claims the fee under Art. 5 of the lease.',
      'In Knowles v. Mirzayance the court said so (see p. 4. of the record).',
      'Northwind grew (example.pdf, p. 1) in the year.',
    ])
      expect(sentences(whole)).toEqual([whole]);
    expect(sentences('The fee is due in May. The lease ends in June.')).toHaveLength(2);
  });

  it('is cut into sentences without the marks of Markdown, where all of an answer is checked', () => {
    const answer =
      '# Result\n\n- **Revenue** rose to 319 million. Dr. Smith "agreed with it".\n\n> Costs did not fall.\n';
    const sentences = readSentences(answer).map(({ citation }) => citation.sourceContext);
    expect(sentences[0]).toBe('Revenue rose to 319 million.');
    expect(sentences.at(-1)).toBe('Costs did not fall.');
  });

  it('keeps keys that are names of properties', () => {
    const pasted = readPasted('{"__proto__": {"sourceContext": "Revenue rose."}}');
    expect(pasted).toMatchObject({ citations: [{ key: '__proto__', citation: { sourceContext: 'Revenue rose.' } }] });
  });
});
