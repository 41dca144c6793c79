/** What stands further down under a heading or the head of a list, quoted with it: under that one it is found, under any other it is not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import type { SourceBlock } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

/** Blocks are separated by empty lines; "= " begins a heading. */
function laidOut(text: string): { lines: string[]; blocks: SourceBlock[] } {
  const lines: string[] = [];
  const blocks: SourceBlock[] = [];
  for (const block of text.split('\n\n')) {
    const firstLine = lines.length;
    lines.push(...block.replace(/^= /, '').split('\n'));
    const kind = block.startsWith('= ') ? 'heading' : 'paragraph';
    blocks.push({ kind, firstLine, lastLine: lines.length - 1, certainty: 0.9 });
  }
  return { lines, blocks };
}

const verdictOf = (text: string, sourceContext: string): Verdict => {
  if (!text.includes('\n\n')) return judgeQuotation(sourceOf(text), { sourceContext });
  const page = { pageNumber: 1, readBy: 'textLayer' as const, ...laidOut(text) };
  return judgeQuotation(createSourceIndex([page]), { sourceContext });
};

const drugs = `= Drugs in the house

= Aconol

Aconol is never given to anybody who still has to drive home on the same day, whatever the hour may be.

= Not with

Breastfeeding (NICE NG192)
Lung disease
Severe asthma

= Belitin

Belitin is given in the morning.

= Not with

Severe gout
Stomach ulcer

= Take care with

Old age

= Corexan

Corexan is given at night.

= Not with

Migraine

= Take care with

Children`;

const bath = `The town bath is open from May to September, and in the other months on Sundays only, as the council decided.

5. Forbidden are
the jump from the edge
Bottles of glass
Radios

6. Allowed are
Rings
Picnics on the lawn`;

const rules = `第5条 禁止事項
2. 利用者は、本アプリを利用するにあたって、以下の行為をしてはなりません。
① 本アプリの分析結果を公開する行為
② ネットワークへの不正アクセス
③ 法令又は公序良俗に反する行為
3. 当社は、以下の場合、提供を中断することができるものとします。
① 本アプリに障害が発生した場合
② 当社の休業による場合`;

const guide = `# Guide to the conditions
## Stomach
### Reflux
**Source**: Society of doctors 2018
| Line | Drug | Use |
|------|------|-----|
| 1st | Omerol | Heartburn |
| 2nd | Ranidin | Mild symptoms |
### Colitis
| Line | Drug | Use |
|------|------|-----|
| 1st | Mesamin | Mild to moderate |
| 2nd | Azarin | Maintenance |
## Refunds
We send money back by post.
The board adopts these changes:
- Votes by post are allowed.
- Proxies are allowed.
It does not pay for:
- Lost parcels.
## Cancelling
1. You cancel on your own page.`;

const contract = `第三条 双方的权利义务
1、甲方的权利义务
（1）甲方应当提供专人联络
并及时说明情况。
（2）甲方应当及时支付费用。
2、乙方的权利和义务
（1）乙方应当提供专人联络，
并制定计划。
（2）乙方有义务自行准备设备。
第四条 开发软件的交付
1、乙方应当交付软件。
2、乙方应当移交材料。
3、交付形式。`;

const statutes = `4. Chair
The chair speaks for the club.
5. Treasurer
Year 2023 (spent) 2024 (planned)
Lamps 12.500 € 15.000 €
The point is put off.
6. Members
1) A member leaves by writing.
2) A member is excluded for good cause only, but not without being heard:
• harm to the club,
• unpaid dues.
3) The board decides on it.
4) Members may speak and vote.
7. Term
7.1 It begins in May.
WHAT ELSE IS AGREED
7.2 It may be ended in writing.
8. Notices
8.1 Notices are sent by post.`;

describe('is found under its own heading', () => {
  it.each([
    ['in the further lines of its block', drugs, 'Not with: Stomach ulcer'],
    ['and under the one above that', drugs, 'Belitin – Not with: Stomach ulcer'],
    ['and that as a path', drugs, 'Belitin > Not with > Severe gout'],
    ['with its reference left out', drugs, 'Aconol – Not with: Breastfeeding'],
    ['below another part', drugs, 'Belitin – Take care with: Old age'],
    ['in the further lines of an item', bath, '5. Forbidden are: Bottles of glass'],
    ['with circled numbers', rules, '以下の行為をしてはなりません。③ 法令又は公序良俗に反する行為'],
    ['in a table of Markdown', guide, 'Reflux: 2nd | Ranidin | Mild symptoms'],
    ['in a list of Markdown', guide, 'Refunds: Proxies are allowed.'],
    ['that the next of a higher series ends', contract, '2、乙方的权利和义务：乙方有义务自行准备设备。'],
    [
      'in a list of its own bullets',
      '● Views of time\n○ One town keeps the clock\n○ One does not',
      'Views of time: One town keeps the clock',
    ],
    ['after the rows of a table', statutes, '5. Treasurer: The point is put off.'],
    ['after an item that turns only its own list', statutes, '6. Members: Members may speak and vote.'],
    ['with the number of that one before its own', statutes, '7. Term: 7.2 It may be ended in writing.'],
  ])('%s', (_, source, quotation) => {
    expect(verdictOf(source, quotation).status).toBe('found');
  });
});

describe('is not found under another heading', () => {
  it.each([
    ['of the part before', drugs, 'Aconol – Not with: Severe gout', 'word.added'],
    ['of the part after', drugs, 'Corexan – Not with: Stomach ulcer', 'word.added word.missing'],
    ['of another part of its own section', drugs, 'Belitin – Take care with: Stomach ulcer', 'order.shuffled'],
    ['above all of them', drugs, 'Drugs in the house – Not with: Stomach ulcer', 'word.missing word.replaced'],
    ['of the list before', bath, '5. Forbidden are: Picnics on the lawn', 'name.changed number.changed word.missing'],
    ['of the list after', bath, '6. Allowed are: Bottles of glass', 'order.shuffled'],
    [
      'with circled numbers',
      rules,
      '以下の行為をしてはなりません。② 当社の休業による場合',
      'number.changed word.added word.missing word.replaced',
    ],
    ['in Markdown', guide, 'Reflux: 2nd | Azarin | Maintenance', 'word.replaced'],
    ['after it in Markdown', guide, 'Colitis: 2nd | Ranidin | Mild symptoms', 'name.changed'],
    ['with words that turn it in between', guide, 'Refunds: Lost parcels.', 'word.replaced'],
    ['of the series before', contract, '1、甲方的权利义务：乙方有义务自行准备设备。', 'number.changed word.added'],
    ['with words that deny in its own item', statutes, '6. Members: unpaid dues.', 'word.added'],
    ['of the number before', statutes, '7. Term: 8.1 Notices are sent by post.', 'name.changed number.changed'],
    ['after a table', statutes, '4. Chair: The point is put off.', 'number.changed word.replaced'],
  ])('%s', (_, source, quotation, rule) => {
    expect(refusalOf(verdictOf(source, quotation))).toBe(rule);
  });
});
