/** The instruction that makes language models quote so that their quotations can be verified: what `deepTextPromptPortion` is, and how to answer. */

/** Relative to the base address; GET, without a key. */
export const QUOTING_PROMPT_PATH = '/prompts/quoting';

const RULES = [
  'Copy quotations character by character from the source. Never correct, translate, complete or tidy them: numbers, units, names, denials and the mistakes of the source stay as they are.',
  'Quote one passage without a gap, from one place. Choose a shorter passage rather than an ellipsis. Use "…" only where what is left out does not matter: never leave out a denial, a condition, an exception, a limit, who said it, or the subject of the verb that follows.',
  'Begin and end at the border of a sentence or clause, so that no condition or denial of the same sentence is cut off.',
  'From a table quote a cell with the label of its own row and the head of its own column, and nothing of another row.',
  'Leave out the markers of lines and pages, and join the lines of a sentence by one space. A word that is hyphenated at the end of a line is written as one word.',
  'Say after each quotation where it stands, like (report.pdf, p. 3), by the marker of the page that it stands on.',
  'If the source does not say it, do not quote. Say in your own words, without quotation marks, that the source does not say it.',
];

const BLOCK = `<<<CITATION_DATA>>>
[
  {"attachmentId": "example", "pageNumber": 1, "lineIds": [3], "sourceContext": "Revenue rose to 318 million euros.", "value": "318 million"}
]
<<<END_CITATION_DATA>>>`;

const BLOCK_RULE =
  'After the answer, write every quotation once more as data, between these two lines and as valid JSON. `sourceContext` is the quotation, `value` the part of it that matters most (a number, a name, a date) as it is written there, `lineIds` the lines it stands on.';

const EXAMPLES: readonly (readonly [source: string, good: string, bad: string, why: string])[] = [
  [
    '<line id="3">Revenue rose to 318 million euros. Fuel costs did not fall: they</line>\n<line id="4">increased from 41 to 47 million euros.</line>',
    '"Fuel costs did not fall: they increased from 41 to 47 million euros." (report.pdf, p. 1)',
    '"Fuel costs did … increase"',
    'the ellipsis hides what was said',
  ],
  [
    '<line id="8">The fee is refunded unless the ticket was used.</line>',
    '"The fee is refunded unless the ticket was used." (terms.pdf, p. 2)',
    '"The fee is refunded"',
    'the condition of the same sentence is cut off',
  ],
];

/** Markdown, to put into a prompt as it is. */
export const quotingPrompt = (): string =>
  [
    '# How to quote',
    '',
    'Every quotation in your answer is compared with the source by a program, word by word. A changed number, name, unit or denial makes it wrong.',
    '',
    'The source stands in the prompt with its pages and lines marked: `<page_number_1_index_0>` or `[page 1]` begins page 1, `<line id="3">…</line>` or `3| …` is its third line.',
    '',
    ...RULES.map((rule, i) => `${i + 1}. ${rule}`),
    '',
    ...EXAMPLES.flatMap(([source, good, bad, why]) => [
      'The source:',
      '',
      '```',
      source,
      '```',
      '',
      `Right: ${good}`,
      '',
      `Wrong: ${bad}: ${why}.`,
      '',
    ]),
    BLOCK_RULE,
    '',
    '```',
    BLOCK,
    '```',
    '',
  ].join('\n');

/** The same for programs. */
export const quotingPromptAsJson = (): string =>
  JSON.stringify({ prompt: quotingPrompt(), rules: RULES, citationBlock: { says: BLOCK_RULE, example: BLOCK } });
