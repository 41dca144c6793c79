/** A head, dots, and a later item of its list: the items between are left out openly. One of several conditions that must all be met is not enough. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

const LINES = `Rules of the fund
A grant is paid if:
(a) the applicant is a member;
(b) the applicant has paid its dues; and
(c) the board agrees to the sum.
Members may be excluded if any of these applies:
(a) they have not paid for two years;
(b) they harm the club; or
(c) they move to another country.
The scope of the repair does not include:
a) the sewer,
b) the cycle path nor
c) the parking lots.
The cost is borne by the city, except for:
1. the lamps
2. the benches
A licence is granted where all of the following are met:
• the premises have two exits
• the owner has no convictions
• the fee has been paid
The application sought the opinion of the Court on two questions: (i) could a reasonable Bench adjourn the trial? and (ii) could a reasonable Bench have awarded costs?
The licensee shall (i) pay the fee, (ii) keep accounts, and (iii) allow inspection at any time.
The term does not include information that (A) is public other than as a result of a breach, (B) was known before, or (C) was independently developed by the receiving party.
The lease ends if (i) the rent is unpaid, (ii) the landlord has warned the tenant, and (iii) a month has passed.
The cover includes (1) fire, (2) storm, unless the roof was open, and (3) theft of bicycles.
Each ladder shall be marked with at least the following: a) name of the
manufacturer; b) number of this document; c)
working load in kilograms; d) serial number.
The cover of plan A includes: a) fire; b) theft. It does not include: c) flood; d) war.
The cover of plan B includes: a) fire; b) theft, but not c) flood; d) war.`;
const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: LINES.split('\n') }]);
const isFound = (sourceContext: string): boolean => judgeQuotation(index, { sourceContext }).status === 'found';

it.each([
  'Members may be excluded if any of these applies: … (c) they move to another country.',
  'The scope of the repair does not include: … b) the cycle path',
  'The cost is borne by the city, except for: … the benches',
  'sought the opinion of the Court on two questions: … (ii) could a reasonable Bench have awarded costs?',
  'The licensee shall … (iii) allow inspection at any time.',
  'The licensee shall (i) pay the fee, … and (iii) allow inspection at any time.',
  'The term does not include information that … (C) was independently developed by the receiving party.',
  'The cover includes (1) fire, … (3) theft of bicycles.',
  'Each ladder shall be marked with at least the following: … c) working load in kilograms;',
  'Each ladder shall be marked with at least the following: … b) number of this document',
])('finds %j', (quoted) => {
  expect(isFound(quoted)).toBe(true);
});

it.each([
  'A grant is paid if: … (c) the board agrees to the sum.',
  'A grant is paid if: (c) the board agrees to the sum.',
  'A grant is paid if: ... the board agrees to the sum',
  'A licence is granted where all of the following are met: the fee has been paid',
  'A licence is granted where all of the following are met: … the fee has been paid',
  'The cost is borne by the city … the benches',
  'The lease ends if … (iii) a month has passed.',
  'The lease ends if (i) the rent is unpaid … and (iii) a month has passed.',
  'The term … (C) was independently developed by the receiving party.',
  'The licensee shall … (2) storm',
  'Members may be excluded if any of these applies: … c) the parking lots',
  'The cover of plan A includes: … c) flood',
  'The cover of plan B includes: … c) flood',
])('does not find %j', (quoted) => {
  expect(isFound(quoted)).toBe(false);
});
