/** A test case for each quotation, as JUnit XML, which build servers count and show. */
import { nameOfSource, type CheckedText } from './checkedText.ts';
import { verdictLine } from './correction.ts';
import { isFailure, outcomeOf, OUTCOME_WORDS, type FailOn } from './outcome.ts';
import { placesIn } from './textPlace.ts';
import { markupText } from './markupText.ts';

/** Characters of a quotation in the name of its case: lists of cases show no more. */
const NAME_LENGTH = 80;

/** @param checked each from a different file */
export function junitReport(checked: readonly CheckedText[], failOn: FailOn): string {
  const count = (failing: boolean, of = checked): number =>
    of.flatMap(({ quotations }) => quotations).filter((one) => !failing || isFailure(one, failOn)).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="cite" tests="${count(false)}" failures="${count(true)}" errors="0">`,
    ...checked.flatMap((text) => [
      `  <testsuite name="${markupText(text.name)}" tests="${count(false, [text])}" failures="${count(true, [text])}" errors="0" skipped="0" timestamp="${text.checkedAt.slice(0, 19)}" file="${markupText(text.name)}">`,
      ...casesOf(text, failOn),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

/** Cases have only the attributes that every build server knows: the strictest of them refuse a file with `file` or `line` there. */
function casesOf(checked: CheckedText, failOn: FailOn): string[] {
  const placeAt = placesIn(checked.text);
  return checked.quotations.map((quotation) => {
    const { line, column } = placeAt(quotation.start);
    const said = quotation.text.length > NAME_LENGTH ? `${quotation.text.slice(0, NAME_LENGTH)}…` : quotation.text;
    const file = markupText(checked.name);
    const verdict = verdictLine(quotation, (id) => nameOfSource(checked, id));
    const attributes = `name="${markupText(`${line}:${column} “${said}”`)}" classname="${file}" time="0"`;
    const place = `${checked.name}:${line}:${column}`;
    const body = isFailure(quotation, failOn)
      ? `<failure type="${outcomeOf(quotation)}" message="${markupText(verdict)}">${markupText(`${place}\n“${quotation.text}”\n${verdict}`)}</failure>`
      : `<system-out>${markupText(`${place} ${OUTCOME_WORDS[outcomeOf(quotation)]}: ${verdict}`)}</system-out>`;
    return `    <testcase ${attributes}>${body}</testcase>`;
  });
}
