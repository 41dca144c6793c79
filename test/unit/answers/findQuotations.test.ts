/** Promise kept: what an answer quotes is found with its place and its reference, and what is only in quotation marks is not. */
import { findQuotations } from '../../../shared/answers/findQuotations.ts';
import type { AnswerFormat } from '../../../shared/answers/quotation.ts';

const found = (answer: string, format: AnswerFormat = 'markdown') =>
  findQuotations(answer, format).quotations.map(({ text }) => text);

describe('finding quotations in an answer', () => {
  it.each([
    ['English', 'He wrote “the tenant shall pay the rent” twice.', 'the tenant shall pay the rent'],
    ['straight', 'It says "the tenant shall pay the rent."', 'the tenant shall pay the rent.'],
    [
      'straight single',
      "It says 'the tenant shall pay the landlord's rent'.",
      "the tenant shall pay the landlord's rent",
    ],
    ['single', 'It says ‘the tenant shall pay the landlord’s rent’.', 'the tenant shall pay the landlord’s rent'],
    ['German', 'Dort steht: „Der Mieter zahlt die Miete“ und mehr.', 'Der Mieter zahlt die Miete'],
    ['Polish', 'Umowa mówi: „najemca płaci czynsz co miesiąc”.', 'najemca płaci czynsz co miesiąc'],
    ['Swedish', 'Där står ”hyresgästen ska betala hyran i tid”.', 'hyresgästen ska betala hyran i tid'],
    ['French', 'Il dit : « le locataire paie le loyer » ici.', 'le locataire paie le loyer'],
    ['Danish', 'Der står »lejeren skal betale sin leje«.', 'lejeren skal betale sin leje'],
    ['Chinese', '合同规定：“承租人应当按时支付租金”。', '承租人应当按时支付租金'],
    ['Japanese', '契約には「賃借人は賃料を支払うものとする」とある。', '賃借人は賃料を支払うものとする'],
  ])('takes words between %s marks', (_, answer, words) => {
    expect(found(answer)).toEqual([words]);
  });

  it('takes the outer pair of nested marks, and follows them over line ends', () => {
    expect(found('It says “the tenant (“Tenant”) shall\npay the rent” here.')).toEqual([
      'the tenant (“Tenant”) shall pay the rent',
    ]);
    expect(found('It says "the so-called \'base rent\' is due monthly".')).toEqual([
      "the so-called 'base rent' is due monthly",
    ]);
  });

  it.each([
    ['The report concludes that "no effect" was seen.', 'no effect'],
    ['Les auteurs concluent pourtant à un « effet robuste ».', 'effet robuste'],
    ['第九条又写明“押金不计利息”。', '押金不计利息'],
  ])('takes few words for a quotation where a source says them: %s', (answer, words) => {
    expect(found(answer)).toEqual([words]);
  });

  it('does not take the reference of the sentence before', () => {
    const answer =
      'It says (lease.pdf, p. 9): "Clauses 4, 7 and 11 survive termination." Of terms, "the tenant shall pay the rent" is one.';
    expect(findQuotations(answer, 'markdown').quotations.map(({ reference }) => reference?.pageNumber)).toEqual([
      9,
      undefined,
    ]);
  });

  it('gives the place in the answer, without the marks', () => {
    const answer = '## Rent\n\n- The lease says: “the tenant shall pay” [1].\n';
    const [{ start, end }] = findQuotations(answer, 'markdown').quotations;
    expect(answer.slice(start, end)).toBe('the tenant shall pay');
  });

  it.each([
    ['scare quotes and single words', 'This “free” offer is a so-called "safe bet".'],
    ['terms', 'The term "force majeure event or circumstance" is not defined.'],
    ['titles', 'See the report “Annual Report of the Northern Ferries” for more.'],
    ['code', 'Run `print("the tenant shall pay the rent")` first.'],
    ['code blocks', '```py\nx = "the tenant shall pay the rent"\n```'],
    ['feet and inches', 'It is 5\'10" tall and 12" wide and 14" deep overall.'],
    ['apostrophes', "The tenant's rent and the landlord's duties aren't the same as others'."],
  ])('takes no %s', (_, answer) => {
    expect(found(answer)).toEqual([]);
  });

  it('takes block quotations whole, without attribution and marks', () => {
    expect(found('As it says:\n\n> The tenant shall pay\n> the rent.\n>\n> — lease.pdf, p. 3\n\nSo there.')).toEqual([
      'The tenant shall pay the rent.',
    ]);
    expect(
      findQuotations('> The tenant shall pay the rent.\n>\n> — lease.pdf, p. 3', 'markdown').quotations,
    ).toMatchObject([{ reference: { name: 'lease.pdf', pageNumber: 3 } }]);
    expect(found('> “The tenant shall pay the rent.” [2]')).toEqual(['The tenant shall pay the rent.']);
    expect(found('> [!NOTE]\n> This is only a note of mine.')).not.toContain('[!NOTE]');
  });

  it('takes the cells of a column of quotations', () => {
    const answer =
      '| Claim | Quote |\n|---|---|\n| Rent | The tenant shall pay the rent. |\n| Late | “interest of five per cent accrues” |';
    expect(found(answer)).toEqual(['The tenant shall pay the rent.', 'interest of five per cent accrues']);
  });

  it.each([
    ['“the tenant shall pay the rent” [2]', { text: '[2]', name: '2' }],
    ['“the tenant shall pay the rent”[^3].', { text: '[^3]', name: '3' }],
    ['“the tenant shall pay the rent” (p. 12)', { text: '(p. 12)', pageNumber: 12 }],
    [
      '“the tenant shall pay the rent” (lease.pdf, page 4)',
      { text: '(lease.pdf, page 4)', name: 'lease.pdf', pageNumber: 4 },
    ],
    [
      '“the tenant shall pay the rent” (Smith 2020, p. 7)',
      { text: '(Smith 2020, p. 7)', name: 'Smith 2020', pageNumber: 7 },
    ],
    ['“the tenant shall pay the rent” (pp. 12–14)', { pageNumber: 12, lastPageNumber: 14 }],
    ['“the tenant shall pay the rent” (pp. 121-4)', { pageNumber: 121, lastPageNumber: 124 }],
    ['“the tenant shall pay the rent” (lease.pdf, S. 12 f.)', { pageNumber: 12, lastPageNumber: 13 }],
    ['“the tenant shall pay the rent” (pp. 3, 5 and 8)', { pageNumber: 3, lastPageNumber: 8 }],
    ['“the tenant shall pay the rent” (p. 3, 2020)', { text: '(p. 3, 2020)', pageNumber: 3 }],
    ['According to lease.pdf, “the tenant shall pay the rent”.', { text: 'lease.pdf', name: 'lease.pdf' }],
    ['As [1] says, “the tenant shall pay the rent”.', { text: '[1]', name: '1' }],
  ])('reads the reference of %s', (answer, reference) => {
    expect(findQuotations(answer, 'markdown').quotations).toMatchObject([
      { text: 'the tenant shall pay the rent', reference },
    ]);
  });

  it('reads HTML: elements that quote, entities, and no scripts', () => {
    const answer =
      '<p>It says &ldquo;the tenant &amp; the landlord agree&rdquo; and <q>the rent is due monthly</q> (p. 2).</p>' +
      '<blockquote><p>Interest accrues at once.</p></blockquote><script>x = "this is no quotation at all"</script>';
    const { quotations } = findQuotations(answer, 'html');
    expect(quotations.map(({ text }) => text)).toEqual([
      'the tenant & the landlord agree',
      'the rent is due monthly',
      'Interest accrues at once.',
    ]);
    expect(quotations[1].reference).toMatchObject({ pageNumber: 2 });
    expect(answer.slice(quotations[0].start, quotations[0].end)).toBe('the tenant &amp; the landlord agree');
  });

  it('takes the outermost of elements that quote within each other', () => {
    const { quotations } = findQuotations(
      '<p>The lease says <q>the fee is <cite>due on the first</cite> of each <q>month of the year</q></q> and <q>it is not due in June</q>.</p>',
      'html',
    );
    expect(quotations.map(({ text }) => text)).toEqual([
      'the fee is due on the first of each month of the year',
      'it is not due in June',
    ]);
  });

  it('reads citations written as data, in tags and in a block after the answer', () => {
    const tag = `Rent is due.<cite attachment_id='lease' full_phrase='the tenant shall pay' start_page_key='x' page_number='2' />`;
    expect(findQuotations(tag, 'markdown').quotations).toMatchObject([
      { text: 'the tenant shall pay', reference: { name: 'lease', pageNumber: 2 } },
    ]);
    const block = `Rent is due [1].\n<<<CITATION_DATA>>>\n{"lease": [{"id": 1, "full_phrase": "the tenant \\"T\\" shall pay", "page_id": "page_number_2_index_1"}]}\n<<<END_CITATION_DATA>>>`;
    const [quotation] = findQuotations(block, 'markdown').quotations;
    expect(quotation).toMatchObject({ text: 'the tenant "T" shall pay', reference: { name: 'lease', pageNumber: 2 } });
    expect(block.slice(quotation.start, quotation.end)).toBe('the tenant \\"T\\" shall pay');
  });

  const whale = '"sourceContext": "two crew members were praised"';
  it.each([
    ['in a fence', `\`\`\`json\n[{${whale}}]\n\`\`\``],
    ['with a comma too many', `[{${whale}},]`],
    ['with a comma too few', `[{${whale}, "pageNumber": 1} {"sourceContext": "and more of it"}]`, 2],
    ['line by line', `{${whale}}\n{"sourceContext": "and more of it"}`, 2],
    ['with a remark', `[{${whale}} // invented\n]`],
    ['in curly marks', '[{“sourceContext”: “two crew members were praised”}]'],
    ['under names of its own', `{"citations": {"1": {${whale}}}}`],
    ['cut off', `[{${whale}}, {"attachmentId": "example", "sourceContext": "and more`, 2],
  ])('reads a block that is written carelessly: %s', (_, block, count = 1) => {
    const { quotations, notChecked } = findQuotations(`So.\n<<<CITATION_DATA>>>\n${block}`, 'markdown');
    expect(quotations.map(({ text }) => text)).toContain('two crew members were praised');
    expect(quotations).toHaveLength(count);
    expect(notChecked).toEqual([]);
  });

  it.each([
    ['other names', '[{"text": "two crew members were praised", "page": 1}]'],
    ['words alone', '["two crew members were praised"]'],
    ['one of them under another name', `[{${whale}}, {"text": "and more of it"}]`],
    ['no JSON', 'sourceContext: two } crew ] members'],
    ['only a part of it', `[{${whale}}, ["sourceContext": "and more of it"]]`],
    ['too long to be mended', `[{${whale}}, ${'{"a": 1} '.repeat(8_000)}]`],
  ])('reports a block of data that it cannot read whole: %s', (_, block) => {
    const answer = `So.\n<<<CITATION_DATA>>>\n${block}\n<<<END_CITATION_DATA>>>\nEnd.`;
    const { notChecked } = findQuotations(answer, 'markdown');
    expect(notChecked).toMatchObject([{ start: 4, end: answer.length - '\nEnd.'.length, reason: 'unreadable' }]);
  });

  it('keeps the value that a citation in the block gives', () => {
    const answer = `<<<CITATION_DATA>>>[{"sourceContext": "Revenue rose to 318 million.", "value": "319 million"}]`;
    expect(findQuotations(answer, 'markdown').quotations).toMatchObject([{ value: '319 million' }]);
  });

  it('reads every block of data, and reports none that is empty', () => {
    const block = (json: string): string => `<<<CITATION_DATA>>>${json}<<<END_CITATION_DATA>>>`;
    const { quotations, notChecked } = findQuotations(
      `a ${block('[]')} b ${block('{"lease": []}')} c ${block(`[{${whale}}]`)} <<<CITATION_DATA>>>{"sourceContext": "and more of it"} ${block('')}`,
      'markdown',
    );
    expect(quotations.map(({ text }) => text)).toEqual(['two crew members were praised', 'and more of it']);
    expect(notChecked).toEqual([]);
  });

  it.each(['\n', ' '])('reads on after the block of data, and %j', (gap) => {
    const after = `<<<CITATION_DATA>>>[]<<<END_CITATION_DATA>>>${gap}It says “the tenant shall pay the rent”.`;
    const [quotation] = findQuotations(after, 'markdown').quotations;
    expect(after.slice(quotation.start, quotation.end)).toBe('the tenant shall pay the rent');
  });

  it('goes on after marks that nobody closes', () => {
    expect(found('An inch is 1" and “open words without an end.\n\nIt says “the tenant shall pay the rent”.')).toEqual([
      'the tenant shall pay the rent',
    ]);
  });

  it('takes what several paragraphs quote, between one pair of marks or opened anew by each', () => {
    expect(
      found('It states:\n\n“The parties agree:\n\n(a) payment is due monthly; and\n\n(b) interest accrues.”\n\nSo.'),
    ).toEqual(['The parties agree: (a) payment is due monthly; and (b) interest accrues.']);
    expect(found('“The first paragraph of it.\n\n“And the second paragraph of it.”')).toEqual([
      'The first paragraph of it.',
      'And the second paragraph of it.',
    ]);
    expect(found('He opened “a mark\n\nand never closed it.\n\nIt says “the tenant shall pay the rent”.')).toEqual([
      'the tenant shall pay the rent',
    ]);
  });

  it('parts block quotations from the line that says whose they are, without a line between', () => {
    expect(findQuotations('> “The ferry left at nine.”\n> — log.pdf, p. 3', 'markdown').quotations).toMatchObject([
      { text: 'The ferry left at nine.', reference: { name: 'log.pdf', pageNumber: 3 } },
    ]);
  });

  it('reads fenced JSON that says what it quotes from, and no other code', () => {
    const answer =
      'Due monthly.\n\n```json\n{"citations": [{"quote": "The tenant shall pay.", "source": "lease.pdf", "page": 4}]}\n```\n';
    const [quotation] = findQuotations(answer, 'markdown').quotations;
    expect(quotation).toMatchObject({ text: 'The tenant shall pay.', reference: { name: 'lease.pdf', pageNumber: 4 } });
    expect(answer.slice(quotation.start, quotation.end)).toBe('The tenant shall pay.');
    expect(found('```json\n{"quote": "The tenant shall pay."}\n```')).toEqual([]);
    expect(found('```json\n[{"f": "x y z w", "p": 1}]\n```')).toEqual([]);
  });

  it.each([
    ['titles in lists of references', '1. Smith, J. (2020). "A Study of Ferries in the North Sea." Boats, 12(3).'],
    ['what is to be pressed', 'Then choose "Blank template from the gallery" there.'],
    ['what one could write', 'You could say "thank you for your time, goodbye" then.'],
  ])('takes no %s', (_, answer) => {
    expect(found(answer)).toEqual([]);
  });

  it('takes the words of a cite element', () => {
    expect(found('<p>Rent is <cite>due monthly on the first day</cite>.</p>', 'html')).toEqual([
      'due monthly on the first day',
    ]);
  });

  it.each([
    ['a date', 'The case was argued on "Tuesday, January 14, 2009".', 'Tuesday, January 14, 2009'],
    ['an amount', 'Revenue was "319 million euros".', '319 million euros'],
    ['a share', 'It rose by "12%" in all.', '12%'],
    ['a date in short', 'The meeting is on "15 October 2026", it says.', '15 October 2026'],
    [
      'a sentence that is announced as a phrase',
      'It contains the phrase "revenue rose to 319 million euros and costs did fall".',
      'revenue rose to 319 million euros and costs did fall',
    ],
    [
      'a heading with a reference',
      'In the section "Fuel costs did fall by 6 million euros" (p. 1) it says so.',
      'Fuel costs did fall by 6 million euros',
    ],
  ])('takes %s for a claim, however it is announced', (_, answer, words) => {
    expect(found(answer)).toEqual([words]);
  });

  it.each([
    ['unclosed', 'It says “revenue rose to 318 million euros and more.', 'revenue rose to 318 million euros and more.'],
    ['unclosed', 'It "rose", and "costs did not fall at all.', 'costs did not fall at all.'],
    ['term', 'My own motto: "better safe than sorry".', 'better safe than sorry'],
    ['term', 'Se recomienda leer “Educar en tiempos difíciles”.', 'Educar en tiempos difíciles'],
    ['translation', 'Je traduirais : « le patient est resté stable ».', 'le patient est resté stable'],
    ['own_words', 'Du hattest gefragt, ob „der Kurs nachgeholt werden kann“.', 'der Kurs nachgeholt werden kann'],
    ['own_words', 'Вы спрашивали, правда ли, что «город сдали без боя».', 'город сдали без боя'],
    ['denied', 'Non è corretto dire che "il lago si è scaldato molto".', 'il lago si è scaldato molto'],
    ['denied', 'Es ist nicht richtig, dass „der See viel wärmer wurde“.', 'der See viel wärmer wurde'],
    ['too_short', 'This is a so-called "safe bet".', 'safe bet'],
    ['term', 'The term "force majeure event or circumstance" is not defined.', 'force majeure event or circumstance'],
    ['title', 'See “Annual Report of the Northern Ferries” for more.', 'Annual Report of the Northern Ferries'],
    ['title', 'He watched “The Long Voyage Home 2” twice.', 'The Long Voyage Home 2'],
    ['instruction', 'Then click "save the file as a copy" twice.', 'save the file as a copy'],
    ['own_words', 'You asked whether "the landlord can just walk in". No.', 'the landlord can just walk in'],
    ['own_words', 'Vous avez écrit que « le bail est résilié de plein droit ».', 'le bail est résilié de plein droit'],
    ['denied', 'There is nothing in it about being "out of the whole game".', 'out of the whole game'],
    ['denied', 'The contract does not contain the words "without any prior notice".', 'without any prior notice'],
    ['translation', 'In my translation: "whoever injures the life of another".', 'whoever injures the life of another'],
    ['title', 'Under "2. What you must know before": "Keep it cool."', '2. What you must know before'],
    ['term', 'Подробнее — в статье «Перевод на другую работу».', 'Перевод на другую работу'],
    ['term', '"Use it or lose it", as the saying goes.', 'Use it or lose it'],
    ['own_words', 'Your "one glass of wine at the wedding" counts.', 'one glass of wine at the wedding'],
    ['denied', 'The passage, "the vaccine alters your genes", does not occur in it.', 'the vaccine alters your genes'],
    [
      'denied',
      '„in der Probezeit nichts einhalten muss“, stimmt also nicht.',
      'in der Probezeit nichts einhalten muss',
    ],
    ['term', 'A "disulfiram-like reaction to this drug" means flushing.', 'disulfiram-like reaction to this drug'],
    ['term', 'Alegaba una supuesta «transgresión de la buena fe» sin probarla.', 'transgresión de la buena fe'],
    ['term', 'Ihr Buch heißt „Mobilität auf dem Land“ und ist alt.', 'Mobilität auf dem Land'],
    ['term', 'The error "TypeError: x is not a function of this" is new.', 'TypeError: x is not a function of this'],
    ['denied', 'It says “by noon” — not “guests must check out by ten”.', 'guests must check out by ten'],
    [
      'denied',
      'There is not anything about a "cooling-off period for tenants" in it.',
      'cooling-off period for tenants',
    ],
  ])('tells what it passes over, and why: %s', (reason, answer, text) => {
    const { quotations, notChecked } = findQuotations(answer, 'markdown');
    expect(quotations.map((one) => one.text)).not.toContain(text);
    const passedOver = notChecked.filter((one) => one.text === text);
    expect(passedOver).toMatchObject([{ reason }]);
    expect(passedOver.map(({ start, end }) => answer.slice(start, end))).toEqual([text]);
  });

  it.each([
    ['marks', (words: string) => `It says “${words}” (p. 3), and "costs did not fall at all".`],
    ['a tag', (words: string) => `It says <q>${words}</q>, and "costs did not fall at all".`],
    [
      'marks that open each paragraph',
      (words: string) => `“${words}\n\n“and so on it goes”, "costs did not fall at all".`,
    ],
  ])('tells what is too long between %s, whose words may be all of a report, and checks the rest', (_, answerOf) => {
    const words = 'the fleet of the northern ferries sailed on '.repeat(500).trim();
    const answer = answerOf(words);
    const { quotations, notChecked } = findQuotations(answer, 'markdown');
    expect(quotations.map(({ text }) => text)).toContain('costs did not fall at all');
    expect(notChecked).toMatchObject([{ reason: 'too_long', start: answer.indexOf('the fleet'), text: words }]);
  });

  it('tells of marks without end within each other the outermost pair', () => {
    const { notChecked } = findQuotations(
      `${'“'.repeat(300)}${'northern ferries '.repeat(2000)}${'”'.repeat(300)}`,
      'text',
    );
    expect(notChecked.map(({ reason, start }) => [reason, start])).toEqual([['too_long', 1]]);
  });

  it('reads a tag that cites however long its words are', () => {
    const words = 'the fleet sailed on '.repeat(2000).trim();
    const { quotations, notChecked } = findQuotations(
      `So it is. <cite source="report.pdf" quote="${words}"/>`,
      'markdown',
    );
    expect(quotations.map(({ text }) => text)).toEqual([words]);
    expect(notChecked).toEqual([]);
  });

  it('reads elements of HTML that quote within Markdown, and marks that are written as entities', () => {
    expect(
      found('It grew <cite doc="3">389 patients completed the follow-up</cite>, and <q>most of them did so</q>.'),
    ).toEqual(['389 patients completed the follow-up', 'most of them did so']);
    expect(
      found('<blockquote>\nThe server did not find it.\n<footer>RFC 9110, section 15.5.5</footer>\n</blockquote>'),
    ).toEqual(['The server did not find it.']);
    expect(found('The note reads &ldquo;Payment is due within 30 days&rdquo; here.')).toEqual([
      'Payment is due within 30 days',
    ]);
    expect(found('<cite f="the words of the source">what was made of the words</cite>')).toEqual([
      'the words of the source',
    ]);
    expect(
      findQuotations('<td>“It fell by 1.8 days” <cite>Brandt 2020, p. 4</cite></td>', 'html').quotations,
    ).toHaveLength(1);
  });

  it.each([
    ['whose source stands beside it', 'You wrote that "the fee is waived for members" (terms.pdf, p. 2).'],
    ['whose sentence denies something else', 'The fund does not include "the fee is waived for members".'],
    ['under which no heading is told', 'It falls under "the fee is waived for members" here.'],
  ])('takes for a quotation one %s', (_, answer) => {
    expect(found(answer)).toEqual(['the fee is waived for members']);
  });

  it('keeps the code that stands in a quotation, and takes none by itself for one', () => {
    expect(found('> The `timeout` parameter counts in seconds')).toEqual(['The timeout parameter counts in seconds']);
    expect(found('It says "the `timeout` parameter is counted in seconds".')).toEqual([
      'the timeout parameter is counted in seconds',
    ]);
    expect(found('Run `echo "hello wide and open world"` and "`npm run the whole build`".')).toEqual([]);
    const html = '<blockquote>The <code>vw</code> unit is 1% of it</blockquote><code>say &quot;a b c d e&quot;</code>';
    expect(findQuotations(html, 'html').quotations.map(({ text }) => text)).toEqual(['The vw unit is 1% of it']);
  });

  it('says nothing of marks within a quotation', () => {
    expect(findQuotations('It says “the tenant (“Tenant”) shall pay the rent” here.', 'markdown').notChecked).toEqual(
      [],
    );
  });
});
