/** Rules for what is between two words. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

/** A sender's address and a customer's, side by side. */
const ADDRESSES = `Olsen Ltd     Weber & Sons
9 Mill Lane   12 High Street
York          Leeds`;

export const gapRules: RulesOf<RuleId, 'gap'> = {
  'gap.same-kind': {
    says: 'A mark may stand for another that sets words apart alike: a dash for a comma, a semicolon for a full stop.',
    found: [['The ferry, old as it was, sailed on.', 'The ferry – old as it was – sailed on.']],
    changed: [['We eat, Grandma, before noon.', 'We eat Grandma, before noon.']],
  },
  'gap.serial-comma': {
    says: 'A comma before the last "and" or "or" of a list may be left out or put in.',
    found: [['They sold apples, pears, and plums.', 'apples, pears and plums']],
    changed: [['Eats, shoots, and leaves in May.', 'Eats shoots and leaves in May.']],
  },
  'gap.title-comma': {
    says: 'The comma after a title or suffix of a name may be left out or put in.',
    found: [['Smith Jr resigned in May.', 'Smith Jr, resigned in May.']],
  },
  'gap.comma-before-verb': {
    says: 'A comma right before an auxiliary verb, such as "is" or "may", may be left out or put in.',
    found: [['The tenant of the upper flat, may use the garden.', 'The tenant of the upper flat may use the garden.']],
    changed: [
      ['Tenants, who pay their rent, may use the garden.', 'Tenants who pay their rent may use the garden.'],
      ['No, is the answer of the board.', 'No is the answer of the board.'],
    ],
  },
  'gap.mark-at-number': {
    says: 'A comma, colon, hyphen or bracket beside a number may be left out or put in where the number stays the same.',
    found: [
      ['Deaths of COVID-19 rose in May.', 'Deaths of COVID 19 rose'],
      ['Power consumption < 20 W (Class 8)', 'Power consumption: < 20 W (Class 8)'],
    ],
    changed: [
      ['They are 12 500 units in all.', 'They are 12, 500 units in all.'],
      ['Power consumption < 20 W (Class 8)', 'Power consumption: > 20 W (Class 8)'],
    ],
  },
  'gap.hyphen-or-space': {
    says: 'A hyphen between two words may be a space, and the reverse, where that says the same.',
    found: [['They provide long-term care for the aged.', 'They provide long term care for the aged']],
    changed: [['They met a man-eating shark.', 'They met a man eating shark']],
  },
  'gap.scanned-mark': {
    says: 'On a scan, a comma or point may be a speck, unless a sentence starts after it.',
    found: [['Members of UNESCO, meet in Paris.', 'Members of UNESCO meet in Paris', { readBy: 'ocr' }]],
    changed: [['It rose to 5. Degrees were awarded.', 'It rose to 5 degrees were awarded', { readBy: 'ocr' }]],
  },
  'gap.named-colon': {
    says: "A colon or dash may follow a section's number, or a term in quotation marks, that begins a line and the quotation; a full stop too, a heading in the line of its text.",
    found: [
      ['Artículo 18. Terminada la causa, se archiva.', 'Artículo 18: Terminada la causa, se archiva.'],
      [
        '“Garden Leave” any period in which the clerk stays away.',
        '"Garden Leave": any period in which the clerk stays away.',
      ],
      ['Random Initialization Finally, we draw the strings.', 'Random Initialization. Finally, we draw the strings.'],
    ],
    changed: [
      ['Artículo 18. Terminada la causa, se archiva.', 'Artículo 19: Terminada la causa, se archiva.'],
      ['The clerk who takes “Garden Leave” any day is paid.', 'takes "Garden Leave": any day is paid.'],
      ['The crew lost to Hull 18. Terminated at once, the coach left.', 'The crew lost to Hull 18: terminated at once'],
    ],
  },
  'gap.column-beside': {
    says: 'Between two lines of a column there may be, in the order of the text, the words of a column beside it.',
    found: [[ADDRESSES, 'Weber & Sons, 12 High Street, Leeds', { isPlaced: true }]],
    changed: [[ADDRESSES, 'Weber & Sons, 9 Mill Lane, Leeds', { isPlaced: true }]],
  },
  'gap.sign': {
    says: 'A sign that means something by itself may not be changed, put in or left out.',
    found: [
      [
        'Minor surgery (with dressings) * 110 euros\n* Dressings are of silk.',
        'Minor surgery (with dressings) 110 euros',
      ],
    ],
    changed: [
      ['The area f(x) * 110 grows\n* Areas are in metres.', 'The area f(x) 110 grows'],
      ['It holds that A > B and C.', 'It holds that A < B and C'],
    ],
  },
  'gap.minus': {
    says: 'A dash between words is no minus sign before a number.',
    changed: [['North – 300\nSouth – 200', 'North −300']],
  },
  'gap.bracket': {
    says: 'Where the source writes square brackets itself, none may be put in.',
    changed: [['rsnap [-fnv] [-k count] volume', 'rsnap [-fnv] [-k count] [volume]']],
  },
  'gap.hyphen': {
    says: 'A hyphen that joins two words stands for no comma, and joins no other words.',
    changed: [['Signed by Smith-Jones of London.', 'Signed by Smith, Jones of London']],
  },
  'gap.formula': {
    says: 'On a scan, a comma after the symbols of a formula may be its lowered figure, and stays.',
    changed: [
      ['The alarm is set to CO, 420 ppm in the hall.', 'The alarm is set to CO 420 ppm in the hall', { readBy: 'ocr' }],
    ],
  },
  'gap.pause': {
    says: 'A comma, colon, hyphen or bracket between words may not be put in or left out.',
    changed: [['We eat Grandma before noon', 'We eat, Grandma before noon']],
  },
  'gap.statement': {
    says: 'What the source says in two sentences is not said in one, nor a question as a statement.',
    changed: [
      ['CLOSED. Dogs in the hall.', 'CLOSED: Dogs in the hall'],
      ['Monday closed; Tuesday open; Friday closed.', 'closed: Tuesday'],
      ['Max Huber, Chair; Lena Roth, Treasurer.', 'Chair (Lena Roth'],
    ],
  },
  'gap.speech-mark': {
    says: 'The marks that begin direct speech may not be left out: what is inside would be the source’s own. Those of a company’s name after its form may.',
    found: [['Поставщик ООО «Белый Лес» поставит доски в мае.', 'Поставщик ООО Белый Лес поставит доски в мае.']],
    changed: [
      ['He said “I did it” to the police.', 'He said I did it to the police'],
      ['The “Independent Expert” was paid by the seller.', 'The Independent Expert was paid by the seller.'],
      ['Er nannte den Bericht „Unsinn“ im Mai.', 'Er nannte den Bericht Unsinn im Mai.'],
    ],
  },
};
