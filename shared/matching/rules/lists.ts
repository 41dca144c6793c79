/** Rules for lists: bullets, boxes and numbers of their items, and items under their head. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const listRules: RulesOf<RuleId, 'list'> = {
  'list.marker-left-out': {
    says: 'The bullet, number or letter that begins a list item may be left out.',
    found: [
      ['(a) the tenant pays the rent;\n(b) the landlord repairs.', 'the tenant pays the rent; the landlord repairs'],
      [
        'La ora 14:00 se dau:\no proba pe echipe\no proba pentru una din grupe\nLa final',
        'La ora 14:00 se dau: proba pe echipe, proba pentru una din grupe',
      ],
      ['It may:\no Raise doubts\no Result in delays', 'It may: Raise doubts; Result in delays'],
      ['[4.1.] It is due at once.\n[4.2.] It is paid in May.', 'It is due at once. It is paid in May.'],
      ['① 鍵を返却すること。\n② 火気を使用しないこと。', '鍵を返却すること。火気を使用しないこと。'],
      ['Bring along:\n✓ a warm coat\n✓ a bottle of water', 'Bring along: a warm coat; a bottle of water'],
      ['I Website: ▶ mill.example.org, open daily', 'Website: mill.example.org, open daily'],
      [
        '제2조 재선거\n가. 투표율이 30%가 넘지 않는 경우\n나. 반대가 많은 경우',
        '재선거: 투표율이 30%가 넘지 않는 경우',
      ],
      [
        '5. The mill is sold to the town at once.\nExpert evidence\n6. The town shows that the wheel turned in May.',
        'Expert evidence: The town shows that the wheel turned',
      ],
    ],
    changed: [
      ['It rose to 5. Then it fell to 3.', 'It rose to Then it fell to 3.'],
      ['Wages of all ▲ 5 percent in May', 'Wages of all 5 percent in May'],
      ['Bring along:\n✓ a warm coat\n✗ a bottle of wine', 'Bring along: a warm coat; a bottle of wine'],
    ],
  },
  'list.dash': {
    says: 'A dash with spaces around it may be a bullet, an empty cell or a separator.',
    found: [
      ['Exceptional items¹ 5 (1,350) – 420', 'Exceptional items | 5 | (1,350) | – | 420'],
      ['Equipment\n- 12 chairs for the hall\n- 3 tables of oak\n- lamps', '12 chairs for the hall'],
    ],
    changed: [
      ['North – 300\nSouth – 200', 'North −300'],
      ['The mercury fell to\n- 12 degrees in the night', '12 degrees in the night'],
      ['Balance\n−12 chairs for the hall\n−3 tables of oak\n− lamps', '12 chairs for the hall'],
    ],
  },
  'list.dash-or-minus': {
    says: 'A dash and a space before a number, at the start of each of several lines that all have one, is more likely the mark of an item than a minus sign, unless it is a share or a temperature; and a minus sign given with a space after it may be read as a dash.',
    found: [['Limits\n- 5 W of power\n- 20 m of range', '5 W of power']],
    changed: [
      ['Limits\n- 5 W of power\n- 20 m of range', '20 W of power'],
      ['Change\n- 30 % in May\n- 70 % in June', '30 % in May'],
      ['Change\n−30 % in May\n−70 % in June', '30 % in May'],
    ],
  },
  'list.box-added': {
    says: 'An empty box may stand before a quotation where the source has none: it may be on the page, and no text shows whether it is empty.',
    found: [['Holdover. The tenant stays on.\nRent is due.', '☐ Holdover. The tenant stays on.']],
    changed: [
      ['Holdover. The tenant stays on.\nRent is due.', '☒ Holdover. The tenant stays on.'],
      ['☒ Holdover. The tenant stays on.\nRent is due.', '☐ Holdover. The tenant stays on.'],
    ],
  },
  'list.box-left-out': {
    says: 'Empty boxes may be left out where no box near them is ticked or crossed.',
    found: [['The tenant ☐ does or ☐ does not owe rent.', 'The tenant does or does not owe rent.']],
    changed: [
      ['The tenant ☐ does or ☒ does not owe rent.', 'The tenant does or does not owe rent.'],
      ['The tenant ☐ does or ☐ does not owe rent.', 'The tenant does owe rent.'],
    ],
  },
  'list.stop-for-comma': {
    says: 'The items of a list that stand each on a line of its own, a few words with a full stop after them, may be joined by commas.',
    found: [['We offer:\nWeb design.\nBoat repair.\nSail making.', 'Web design, Boat repair, Sail making']],
    changed: [['We offer:\nWeb design.\nNo boats.\nSail making.', 'Web design, No boats']],
  },
  'list.item-under-head': {
    says: 'A heading, or the head of a list, may be quoted with an item, row, field or sentence further down in its section, where nothing between may be another heading; what is between is told. A row or field may have up to three heads. All before the next heading of its series is of its section.',
    found: [
      [
        'Article 8 - President\nThe president speaks for the club.\nThe president:\n• signs the letters\nThe term is four years.\nArticle 9 - Keys\nKeys hang in the office.',
        'Article 8 - President: The term is four years.',
      ],
      [
        'CASE A - BATHS:\nTelephone: 605 789\nPayment:\nPaid by the patient: 7 850 Kč\nCASE B - SURGERY:\nPayment:\nPaid by the patient: 9 440 Kč',
        'CASE A - BATHS: Paid by the patient: 7 850 Kč',
      ],
      [
        '2. Crew\n1. The crew has three members.\n2. No member is under sixteen.\n3. Boats\n1. A boat needs a lamp.',
        '2. Crew: 2. No member is under sixteen.',
      ],
      [
        'Samstag, 12. Juli\n7.30 Uhr Einlass\n7.30 Uhr Musik im Hof\n8.45 Uhr Beginn der Läufe\nSonntag, 13. Juli\n9.15 Uhr Staffeln',
        'Samstag, 12. Juli: 8.45 Uhr Beginn der Läufe',
      ],
      [
        '第三条 租金\n租金每月两千元。\n逾期支付的，每日加收违约金。\n第四条 押金\n押金为四千元。',
        '第三条 租金：逾期支付的，每日加收违约金。',
      ],
      [
        'It works as follows:\n1) All send offers.\nFig. 1 Offers.\n2) The offers are put in order.',
        'It works as follows: 2) The offers are put in order.',
      ],
      ['With it you can:\nPlan journeys,\nInvite guests,\nSet alarms,\nStore pictures', 'With it you can: Set alarms'],
      [
        'Entries:\n- must be new and unpublished,\n- may last six to eight minutes,',
        'Entries: may last six to eight minutes',
      ],
      [
        '8. Commercial mail\n8.1. The user agrees, from the first day on, to get\nletters and offers.\n8.2. The user may take this back in writing.',
        '8. Commercial mail: The user may take this back in writing.',
      ],
      ['Fall drinks\nSpiced latte 5.50\nApple steamer 6.00\nMaple latte 6.50', 'Fall drinks: Maple latte 6.50'],
      ['Honey\n250 g .... 6 €\nDelivery\nIn town .... 3 €\nAbroad .... 9 €', 'Delivery – Abroad: 9 €'],
      ['DRINKS\nCoffee\nLatte 3.40\nTea\nGreen 2.80\nMint 2.90', 'DRINKS > Tea > Mint: 2.90'],
      ['Profile\nBorn in: Kirkcaldy\nDied in: Edinburgh\nWork: moral philosophy', 'Profile – Work: moral philosophy'],
      [
        'The yard\nParents see to the toys of their children.\nCigarette ends are not thrown onto the lawn.',
        'The yard: Cigarette ends are not thrown onto the lawn.',
      ],
      [
        'You may not withdraw from a contract for:\nthe delivery of goods that the keeper made to the wishes of the buyer or\nchanged for them\nthe delivery of newspapers or magazines\nthe rent of a boat',
        'You may not withdraw from a contract for: the delivery of newspapers or magazines',
      ],
    ],
    changed: [
      [
        'Article 8 - President\nThe president speaks for the club.\nArticle 9 - Keys\nKeys hang in the office.\nThe term is four years.\nArticle 10 - End\nThe club may end.',
        'Article 8 - President: The term is four years.',
      ],
      [
        'Article 8 - President\nThe president speaks for the club.\nThe president may be removed only if:\n- he breaks the statutes\nArticle 9 - Keys\nKeys hang in the office.',
        'Article 8 - President: he breaks the statutes',
      ],
      [
        'Part One\n1. Scope\nThe rules hold for boats.\nPart Two\nAll sums are in euros.\n2. Fees\nThe fee is due in May.',
        '1. Scope: All sums are in euros.',
      ],
      [
        '5 Fees\nThe fee is due in May.\nANNEX A\nThe boat is blue and new.\n6 Notices\nLetters are read.',
        '5 Fees: The boat is blue and new.',
      ],
      [
        '1. Place\n1. The course is in the park.\n2. Crew\n1. The crew has three members.\n2. No member is under sixteen.\n3. Boats\n1. A boat needs a lamp.',
        '1. Place: 2. No member is under sixteen.',
      ],
      [
        'Samstag, 12. Juli\n7.30 Uhr Einlass\n8.45 Uhr Beginn der Läufe\nSonntag, 13. Juli\n9.15 Uhr Staffeln',
        'Samstag, 12. Juli: 9.15 Uhr Staffeln',
      ],
      ['Cold rooms\n4 degrees are kept in the second room.', 'Cold rooms – 4 degrees are kept in the second room.'],
      [
        'It works as follows:\n1) All send offers.\nIt is not allowed:\n1) To change an offer.\n2) To take an offer back.',
        'It works as follows: 2) To take an offer back.',
      ],
      [
        'You may not withdraw from a contract for:\nthe delivery of goods that the keeper made to the wishes of the buyer or\nchanged for them\nbut not for\nthe delivery of newspapers or magazines\nthe rent of a boat',
        'You may not withdraw from a contract for: the delivery of newspapers or magazines',
      ],
      [
        'You may not withdraw from a contract for:\nthe delivery of goods that were made to the wishes of the buyer or of\nthe keeper of the boats in the harbour',
        'You may not withdraw from a contract for: the keeper of the boats in the harbour',
      ],
      [
        '2. Kinds of help\n2.1. Help is given to members.\n3. How help is asked for, given and paid\n3.1. The ground for help is a letter.\n3.2. The letter has to be sent within six months.',
        '2. Kinds of help: The letter has to be sent within six months.',
      ],
      [
        'Entries:\n- must be new and unpublished,\nExclusions:\n- may last six to eight minutes,',
        'Entries: may last six to eight minutes',
      ],
      [
        'Entries:\n1. You must not send\n(a) songs that others wrote,\n(b) songs that last six minutes,',
        'Entries: songs that last six minutes',
      ],
      [
        'Fall drinks\nSpiced latte 5.50\nNot coffee\nMatcha latte 5.00\nMaple latte 6.50',
        'Fall drinks: Maple latte 6.50',
      ],
      ['Honey\n250 g .... 6 €\nDelivery\nIn town .... 3 €\nAbroad .... 9 €', 'Honey – Abroad: 9 €'],
      ['Work\nTravel 35,00 €\nMaterial\nPipe 22,40 €\nTotal 57,40 €', 'Material – Total: 57,40 €'],
      ['Pros\n- cheap to buy\n- quick to build\nCons\n- loud in the night\n- ugly by day', 'Pros: ugly by day'],
      [
        'The yard\nParents see to the toys of their children.\nThe hall\nBoats are not put up for the winter here.',
        'The yard: Boats are not put up for the winter here.',
      ],
    ],
  },
  'list.arrow': {
    says: 'The steps of a path may be joined by arrows where the source joins them by dashes or ">", and the other way round.',
    found: [
      ['Open it there (Data – Get data – From the web) in May.', 'Data → Get data → From the web'],
      ['Choose File → Options → Display in the menu.', 'Choose File > Options > Display in the menu'],
    ],
    changed: [
      ['Doubts about smoking – cancer remain open.', 'Doubts about smoking → cancer remain open'],
      ['Open it there (Data – Get data – From the web) in May.', 'Data → From the web → Get data'],
    ],
  },
  'list.enclosed-number': {
    says: '"①" may be written "1.", "1)" or "(1)".',
    found: [
      ['④鍵を返却すること。\n⑤火気を使用しないこと。', '5. 火気を使用しないこと。'],
      ['④鍵を返却すること。\n⑤火気を使用しないこと。', '(5) 火気を使用しないこと。'],
    ],
    changed: [
      ['④鍵を返却すること。\n⑤火気を使用しないこと。', '4. 火気を使用しないこと。'],
      ['料金は5、火気を使用しないこと。', '料金は5. 火気を使用しないこと。'],
    ],
  },
  'list.other-mark': {
    says: 'What sets the number of an item or section apart from its words may be written otherwise, or left out before a sentence.',
    found: [
      ['5.4. The tenant pays.\n5.5. The owner mends.', '5.4 The tenant pays.'],
      ['1. The tenant pays.\n2. The owner mends.', '2) The owner mends.'],
      ['§ 5. The tenant pays.\n§ 6. The owner mends.', '§ 6: The owner mends.'],
    ],
    changed: [
      ['2. Boats were sold.\n3. Mills were sold.', '3 Mills were sold.'],
      ['It rose to 5. Degrees were awarded.', 'It rose to 5 degrees were awarded.'],
      ['1. The tenant pays.\n2. The owner mends.', '2) The tenant pays.'],
    ],
  },
  'list.half-bracket': {
    says: "A quotation may start or end between the brackets around an item's number, or leave out the first of them where items follow one another.",
    found: [
      ['The rules are (1) pay the rent and (2) keep quiet.', '1) pay the rent and (2) keep quiet'],
      ['The rules are: (a) pay the rent; and (b) keep quiet.', 'a) pay the rent; and b) keep quiet'],
    ],
    changed: [
      ['The rules are: (a) pay the rent; and (b) keep quiet.', 'a) pay the rent; and c) keep quiet'],
      ['The rules are: (a) pay the rent; (b) keep quiet; and (c) leave.', 'a) pay the rent; and c) leave'],
      ['It is f (a) that grows and g (b) that falls.', 'It is f (a) that grows and g b) that falls.'],
      ['The loss was (120) in May and 80 in June.', 'The loss was 120 in May and 80 in June'],
    ],
  },
};
