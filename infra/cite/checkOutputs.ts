/** What a check writes: lines for the user, and the requested reports. */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { annotateAnswer } from '../../shared/answers/annotate.ts';
import type { AnswerFormat } from '../../shared/answers/quotation.ts';
import { nameOfSource, type CheckedText } from '../../shared/reports/checkedText.ts';
import { verdictLine } from '../../shared/reports/correction.ts';
import { htmlReport } from '../../shared/reports/html/htmlReport.ts';
import { junitReport } from '../../shared/reports/junit.ts';
import { countOutcomes, isWarned, outcomeOf, sumsSentence, type FailOn } from '../../shared/reports/outcome.ts';
import { sarifReport } from '../../shared/reports/sarif.ts';
import { NOT_CHECKED_WORDS } from '../../shared/reports/notChecked.ts';
import { placesIn } from '../../shared/reports/textPlace.ts';
import { plainLine } from './plainLine.ts';
import { Refusal } from './refusal.ts';

export interface OutputPaths {
  readonly report?: string;
  readonly annotated?: string;
  readonly sarif?: string;
  readonly junit?: string;
}

const VERSION = '1';

/** @throws Refusal naming the file that cannot be written */
export async function writeReports(
  checked: readonly CheckedText[],
  { report, annotated, sarif, junit }: OutputPaths,
  { failOn, format }: { readonly failOn: FailOn; readonly format: AnswerFormat },
): Promise<void> {
  const [only] = checked;
  if (report !== undefined) await written(report, () => pipeline(htmlReport(only), createWriteStream(report)));
  if (annotated !== undefined) {
    await written(annotated, () => writeFile(annotated, annotatedText(only, format, annotated, report)));
  }
  if (sarif !== undefined) await written(sarif, () => writeFile(sarif, sarifReport(checked, failOn, VERSION)));
  if (junit !== undefined) await written(junit, () => writeFile(junit, junitReport(checked, failOn)));
}

async function written(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new Refusal(`${path} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** The notes lead to the web, or into the report: pages of a service that ends with the command are not usable addresses. */
function annotatedText(checked: CheckedText, format: AnswerFormat, path: string, report: string | undefined): string {
  const toReport =
    report && relative(resolve(path, '..'), resolve(report)).split(/[\\/]/).map(encodeURIComponent).join('/');
  const notes = checked.quotations.map((quotation, i) => ({
    quotation,
    note: verdictLine(quotation, (id) => nameOfSource(checked, id)),
    link: quotation.verification.link ?? (toReport && `${toReport}#q${i + 1}`),
  }));
  return annotateAnswer(checked.text, format, notes);
}

/** A line for each quotation that must be looked at, as compilers write them, and the totals. */
export function consoleText(checked: readonly CheckedText[], isQuiet: boolean): string {
  const lines = isQuiet ? [] : checked.flatMap((one) => [...problemLines(one), ...notCheckedLines(one)]);
  const quotations = checked.flatMap((one) => one.quotations);
  const passedOver = checked.reduce((sum, { notChecked = [] }) => sum + notChecked.length, 0);
  const rest = passedOver === 0 ? '' : ` ${passedOver} between quotation marks not checked.`;
  return `${[...lines, `${sumsSentence(quotations)}${rest}`].join('\n')}\n`;
}

function problemLines(checked: CheckedText): string[] {
  const placeAt = placesIn(checked.text);
  return checked.quotations
    .filter((one) => outcomeOf(one) !== 'found' || isWarned(one))
    .flatMap((quotation) => {
      const { line, column } = placeAt(quotation.start);
      const verdict = verdictLine(quotation, (id) => nameOfSource(checked, id));
      return [plainLine(`${checked.name}:${line}:${column}: ${verdict}`), `    ${plainLine(`“${quotation.text}”`)}`];
    });
}

function notCheckedLines({ name, text, notChecked = [] }: CheckedText): string[] {
  const placeAt = placesIn(text);
  return notChecked.map((words) => {
    const { line, column } = placeAt(words.start);
    return plainLine(`${name}:${line}:${column}: Not checked: ${NOT_CHECKED_WORDS[words.reason]} “${words.text}”`);
  });
}

/** One JSON document, without the pictures. */
export function jsonText(checked: readonly CheckedText[]): string {
  const files = checked.map((one) => {
    const placeAt = placesIn(one.text);
    const quotations = one.quotations.map(({ verification, ...quotation }) => {
      const { evidence: _evidence, foundIn, ...rest } = verification;
      const elsewhere = foundIn?.map(({ evidence: _picture, ...place }) => place);
      const outcome = outcomeOf({ ...quotation, verification });
      return { ...placeAt(quotation.start), outcome, ...quotation, verification: { ...rest, foundIn: elsewhere } };
    });
    const { name: file, notChecked, sources } = one;
    return { file, summary: countOutcomes(one.quotations), quotations, notChecked, sources };
  });
  return `${JSON.stringify(files, undefined, 2)}\n`;
}
