/** A library's policy, with what models make of it. */
import type { Recalled } from './recalled.ts';

export const recalledEnglish: Recalled = {
  language: 'English',
  source: `# Harbour Library Lending Policy
Adopted by the Board of Trustees on 14 May 2021.

# 1. Membership
Any person who lives, works or studies in the county may join the library free of charge. Applicants must
show proof of identity and a current address at any branch. Children under 16 need the written consent of a
parent or guardian. Cards are issued on the spot and are valid for three years from the date of issue.

# 2. Loans
Members may borrow up to twelve items at a time, including books, audiobooks and magazines, for a period of
21 days. Loans are renewed automatically unless another member has reserved the item. The library, which has
operated since 1908, does not charge fines for late returns of children's books. Lost or damaged items must
be paid for at replacement cost, and borrowing rights may be suspended until the account is settled.
According to the trustees, the new lending scheme has doubled the number of visitors since its launch in
March 2020. Staff at the main branch reported shorter queues, higher satisfaction and fewer complaints.

# 3. Use of rooms
The following groups may book the meeting rooms:
(a) registered charities based in the county;
(b) schools and colleges for educational events;
(c) residents' associations, once a month;
(d) reading groups of at least five members.
Rooms are available from Monday to Saturday between 9 a.m. and 8 p.m. A deposit is required for evening
events and is returned within ten days. Commercial events are not permitted.

# 4. Complaints
A complaint should be made in writing to the branch manager within 30 days of the event. The manager replies
within 14 days. If the complainant remains dissatisfied, the matter is referred to the Board of Trustees,
whose decision is final.

Branch\tItems held\tVisitors 2021\tVisitors 2022\tOpening hours per week
Main\t84,210\t132,450\t158,900\t52
Northgate\t21,675\t40,118\t38,262\t35
Old Mill\t9,340\t12,007\t15,741\t20
Seaview\t17,902\t28,540\t31,366\t28.5`,
  honest: {
    ellipsis: [
      'Any person who lives, works or studies in the county may join the library free of charge. … Cards are issued on the spot and are valid for three years from the date of issue.',
      'Members may borrow up to twelve items at a time … for a period of 21 days.',
      "The library … does not charge fines for late returns of children's books.",
      'Staff at the main branch reported shorter queues … and fewer complaints.',
      'Applicants must show proof of identity and a current address … Cards are issued on the spot',
      'A complaint should be made in writing to the branch manager [...] The manager replies within 14 days.',
    ],
    heading: [
      '1. Membership: Cards are issued on the spot and are valid for three years from the date of issue.',
      'The following groups may book the meeting rooms: (d) reading groups of at least five members.',
      'Use of rooms – A deposit is required for evening events and is returned within ten days.',
      '4. Complaints: The manager replies within 14 days.',
    ],
    cells: [
      'Northgate, Visitors 2022: 38,262',
      'Old Mill | Opening hours per week | 20',
      'Seaview: 17,902 items held',
      'Visitors 2021 for Main: 132,450',
      'Main: 84,210; 132,450; 158,900; 52',
    ],
  },
  dishonest: {
    ellipsis: [
      'Loans are renewed automatically … The library',
      "The library, which has operated since 1908, does … charge fines for late returns of children's books.",
      'Children under 16 … are valid for three years from the date of issue.',
      'Lost or damaged items must be … suspended until the account is settled.',
      'Commercial events are … permitted.',
      'Loans are renewed automatically … the item.',
    ],
    heading: [
      '2. Loans: Cards are issued on the spot and are valid for three years from the date of issue.',
      'The following groups may book the meeting rooms: Commercial events',
      '4. Complaints: A deposit is required for evening events and is returned within ten days.',
    ],
    cells: [
      'Northgate, Visitors 2022: 40,118',
      'Old Mill: 17,902 items held',
      'Visitors 2021 for Seaview: 31,366',
      'Main | Opening hours per week | 35',
      'Main: 84,210; 158,900; 132,450; 52',
    ],
  },
};
