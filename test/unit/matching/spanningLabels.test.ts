/** Labels of several rows of which the table shows only the first: read with the rows below, with a warning, where nothing else may be meant. */
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

/** A data sheet: two tables side by side with the same names. */
const sheet = [
  'Parameter\tValue\tParameter\tValue',
  'Technology\tCWDM XFP\tClass\tType two',
  'Media\tsingle mode\tOutput power\tMin: -0.9 dBm',
  'Reach\tforty km\t\tMax: +4.0 dBm',
  'Protocol support\tLAN and WAN\tWavelength\tred light',
  '\tOTU2 frames\tLoss\tMin: 1 dB',
  '\tSTM frames\tHysteresis\tMax: 2 dB',
  'Budget\tsmall one\tCompliance\tfull',
].join('\n');

const preise = [
  'Leistung\tPreis\tHinweis',
  'Eintritt\tfrei für alle\tan Sonntagen',
  'Führung\tErwachsene zahlen acht\tim Mai',
  '\tKinder zahlen vier\tim Mai',
  'Garderobe\tfrei für Gäste\tam Eingang',
  'Katalog\tim Laden erhältlich\tam Ausgang',
].join('\n');

const verdictOf = (source: string, quoted: string): ReturnType<typeof judgeExample> =>
  judgeExample([source, quoted, { isTable: true }], policyOf('standard'));

it.each([
  [sheet, 'Output power – Max: +4.0 dBm'],
  [sheet, 'Output power: Max: +4.0 dBm'],
  [sheet, 'Output power | Max: +4.0 dBm'],
  [sheet, 'Protocol support: OTU2 frames'],
  [sheet, 'Protocol support: STM frames'],
  [preise, 'Führung: Kinder zahlen vier'],
  [preise, 'Führung – Kinder zahlen vier – im Mai'],
])('finds in %j the quotation %j, and warns', (source, quoted) => {
  const { status, decidedBy, ...rest } = verdictOf(source, quoted);
  expect([status, 'warnings' in rest && rest.warnings]).toEqual(['found', ['out_of_context']]);
  expect(decidedBy).toContain('cell.spanning-label');
});

it.each([
  [sheet, 'Output power – Min: 1 dB'],
  [sheet, 'Output power – Max: 2 dB'],
  [sheet, 'Output power – Max: +4.1 dBm'],
  [sheet, 'Wavelength – Max: +4.0 dBm'],
  [sheet, 'Class – Max: +4.0 dBm'],
  [sheet, 'Reach – Max: +4.0 dBm'],
  [sheet, 'Media: Max: +4.0 dBm'],
  [sheet, 'Protocol support: Max: 2 dB'],
  [sheet, 'Budget: STM frames'],
  [sheet, 'Reach: OTU2 frames'],
  [sheet, 'Loss – Max: 2 dB'],
  [preise, 'Garderobe: Kinder zahlen vier'],
  [preise, 'Eintritt: Kinder zahlen vier'],
  [preise, 'Führung: Kinder zahlen acht'],
  // Sums and labels in the middle of their rows.
  ['Item\tCost\nRent\t500\nFood\t300\n\t800\nFuel\t90\nTax\t40', 'Food: 800'],
  ['Item\tCost\nRent\tEUR 500\nFood\tEUR 300\n\tEUR 800\nFuel\tEUR 90\nTax\tEUR 40', 'Food: EUR 800'],
  ['Part\tWhat\n\tone hull\nBoat\ttwo masts\n\tred sails\nCar\tfour wheels\nBike\tone bell', 'Boat: red sails'],
  ['Part\tWhat\nBoat\ttwo masts\n\tred sails\nCar\tfour wheels\n\tone horn\nBike\tone bell', 'Boat: one horn'],
  [
    'Item\tMaker\tState\nSaw\tBosch\tsold\nNut\tAcme\tin stock\nBolt\t\tsold out\nGear\tBeta\tin stock',
    'Acme: sold out',
  ],
])('does not find in %j the quotation %j', (source, quoted) => {
  expect(refusalOf(verdictOf(source, quoted))).toMatch(/^[a-z]+\.[a-z-]+/);
});
