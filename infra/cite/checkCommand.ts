/** `cite check`: finds what answers quote and checks it against sources. */
import { extname } from 'node:path';
import { Option, type Command } from 'commander';
import type { ServiceClient } from '../../shared/client/serviceClient.ts';
import { STRICTNESSES, type Strictness } from '../../shared/contract/requests.ts';
import type { AnswerFormat } from '../../shared/answers/quotation.ts';
import { ANSWER_FORMATS } from '../../shared/answers/quotation.ts';
import type { CheckedText } from '../../shared/reports/checkedText.ts';
import { FAIL_ON, isFailure, type FailOn } from '../../shared/reports/outcome.ts';
import { consoleText, jsonText, writeReports, type OutputPaths } from './checkOutputs.ts';
import type { Commands } from './citeContext.ts';
import { prepareSources, type PreparedSource } from './prepareSources.ts';
import { Refusal } from './refusal.ts';
import { reportSource } from './reportSource.ts';
import { shownPath } from './shownPath.ts';
import { readTextFile } from './textFile.ts';

export interface ReportOptions extends OutputPaths {
  readonly source: readonly string[];
  readonly strictness: Strictness;
  readonly failOn: FailOn;
  readonly json?: true;
  readonly quiet?: true;
}

interface CheckOptions extends ReportOptions {
  readonly format?: AnswerFormat;
}

/** For every command that judges. */
export const withReportOptions = (command: Command): Command =>
  command
    .requiredOption('-s, --source <source...>', 'a file or a web address that is quoted; several, or again, for more')
    .option('--report <file.html>', 'write a report for people: one file, to open, print and file')
    .option('--sarif <file>', 'write the problems as SARIF 2.1.0, with line and column')
    .option('--junit <file>', 'write every quotation as a JUnit test case')
    .addOption(new Option('--strictness <how>', 'how strictly to judge').choices(STRICTNESSES).default('standard'))
    .addOption(new Option('--fail-on <what>', 'what ends with code 1').choices(FAIL_ON).default('partial'))
    .option('--json', 'print one JSON document in place of lines')
    .option('-q, --quiet', 'print the sums alone');

export function addCheckCommand(program: Command, commands: Commands): void {
  withReportOptions(program.command('check'))
    .description('Finds what an answer of a language model quotes, and holds each quotation against the sources.')
    .argument('<answers...>', 'Markdown, text or HTML files')
    .option('--annotated <file>', 'write the answer with a mark after each quotation, and what came of it')
    .addOption(new Option('--format <format>', 'of the answers; by their names if absent').choices(ANSWER_FORMATS))
    .action(async (paths: readonly string[], options: CheckOptions) => {
      if (paths.length > 1 && (options.report !== undefined || options.annotated !== undefined)) {
        throw new Refusal('--report and --annotated are of one answer. Check the answers one by one for them.');
      }
      const texts = await Promise.all(paths.map(async (path) => ({ path, text: await readTextFile(path) })));
      const checked = await commands.with(async ({ client }) => {
        const sources = await prepareSources(client, options.source, commands.output);
        const done: CheckedText[] = [];
        for (const { path, text } of texts) {
          const format = options.format ?? formatOf(path);
          done.push(await checkAnswer(client, { path, text, format }, sources, options, commands.now()));
        }
        return done;
      });
      await conclude(commands, checked, options, options.format ?? formatOf(paths[0]));
    });
}

const NOTHING_CHECKED =
  'Nothing was checked. Quotations are looked for between quotation marks, in block quotations and in citation blocks; cite verify --quotes checks a list, a quotation a line.';

/** Prints and writes what was requested, and fails if it must. */
export async function conclude(
  commands: Commands,
  checked: readonly CheckedText[],
  options: ReportOptions,
  format: AnswerFormat,
): Promise<void> {
  await writeReports(checked, options, { failOn: options.failOn, format });
  commands.output.out(options.json ? jsonText(checked) : consoleText(checked, options.quiet ?? false));
  const quotations = checked.flatMap((one) => one.quotations);
  if (quotations.length === 0) {
    commands.output.err(`${NOTHING_CHECKED}\n`);
    if (options.failOn !== 'never') commands.end('nothing checked');
  } else if (
    quotations.some((quotation) => isFailure(quotation, options.failOn)) ||
    (options.failOn !== 'never' && checked.some(hidesCitations))
  )
    commands.end('problems');
}

/** A block of citation data that cannot be read may have quotations that nobody checked. */
const hidesCitations = ({ notChecked = [] }: CheckedText): boolean =>
  notChecked.some(({ reason }) => reason === 'unreadable');

function formatOf(path: string): AnswerFormat {
  const extension = extname(path).toLowerCase();
  if (extension === '.html' || extension === '.htm') return 'html';
  return extension === '.txt' ? 'text' : 'markdown';
}

/** Pictures that every browser shows, and that are smaller than its others. */
export const PICTURES_OF_REPORTS = 'webp';

async function checkAnswer(
  client: ServiceClient,
  { path, text, format }: { readonly path: string; readonly text: string; readonly format: AnswerFormat },
  sources: readonly PreparedSource[],
  { strictness, report }: CheckOptions,
  checkedAt: string,
): Promise<CheckedText> {
  const attachmentIds = sources.map(({ prepared }) => prepared.attachmentId);
  const about = {
    name: shownPath(path),
    text,
    sources: sources.map((source) => reportSource(source, report)),
    strictness,
    checkedAt,
  };
  if (text === '') return { ...about, quotations: [] };
  const options = { strictness, outputImageFormat: PICTURES_OF_REPORTS, receipt: report !== undefined };
  const { quotations, notChecked } = await client.verifyAnswer({ answer: text, format, attachmentIds }, options);
  return { ...about, quotations, notChecked };
}
