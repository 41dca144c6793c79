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
• the fee has been paid`;
const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: LINES.split('\n') }]);
const isFound = (sourceContext: string): boolean => judgeQuotation(index, { sourceContext }).status === 'found';

it.each([
  'Members may be excluded if any of these applies: … (c) they move to another country.',
  'The scope of the repair does not include: … b) the cycle path',
  'The cost is borne by the city, except for: … the benches',
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
  'Members may be excluded if any of these applies: … c) the parking lots',
])('does not find %j', (quoted) => {
  expect(isFound(quoted)).toBe(false);
});
