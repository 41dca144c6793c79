/** Words that, right after a quotation, bound what it says of a denial, a verdict or a group of people. Folded. */
import { isNegation } from './negations.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "May not raise the rent | more often than once a year": what is denied is only too much of it. */
const comparatives = set(
  'more longer later earlier sooner oftener häufiger öfter mehr länger später früher eher más mais più oltre чаще более больше дольше позднее позже раньше ранее иначе częściej więcej dłużej później wcześniej inaczej oftare oftere',
);
/** "Ne peut s'y opposer | que pour un motif", "no se concede | sino": nothing is denied but the other cases. */
const onlyAfter: readonly (readonly [denial: RegExp, next: RegExp])[] = [
  [/^(?:ne|n'.+)$/u, /^qu(?:e|'.+)$/u],
  [/^no$/u, /^sino$/u],
  [/^não$/u, /^senão$/u],
  [/^non$/u, /^(?:che|se)$/u],
  [/^nicht$/u, /^anders$/u],
  [/^nie$/u, /^inaczej$/u],
];
const completes = set('pas plus jamais point rien aucun aucune personne guère');

const deductions = set(
  'less minus abzüglich vermindert moins déduction menos descontado descontados meno dedotto detratto minskat',
);
/** "Is returned within 30 days | , less the cost of repairs": part of it is not. */
export const deducts = (key: string): boolean => deductions.has(key);

/** @param statement the last sentence of a quotation; `next`: the words after it */
export function boundsDenial(statement: readonly string[], next: readonly string[]): boolean {
  const [first = ''] = next;
  if (comparatives.has(first) && statement.some(isNegation)) return true;
  return onlyAfter.some(
    ([denial, then]) =>
      then.test(first) && statement.some((key) => denial.test(key)) && !statement.some((key) => completes.has(key)),
  );
}

const verdicts = set(
  'guilty acquitted cleared convicted schuldig freigesprochen verurteilt coupable acquitté acquittée relaxé relaxée condamné culpable absuelto absuelta condenado colpevole assolto assolta condannato culpado absolvido',
);
const charges = set('of on in verdict verdicts von vom wegen der des de du des dans en di del della dell');
/** "Was found not guilty | of theft": of one count, and perhaps of no other. */
export const namesCount = (last: string, next: string): boolean => verdicts.has(last) && charges.has(next);

const of = set('in bei chez en em nei nelle negli hos bij u у for für pour para per dla för voor');
const groups = set(
  'patients patient children infants adults women men adolescents pregnant elderly patienten patientinnen kindern säuglingen erwachsenen frauen männern jugendlichen schwangeren enfants adultes femmes personnes pacientes niños adultos mujeres embarazadas crianças mulheres pazienti bambini adulti donne pacjentów dzieci dorosłych kobiet пациентов детей взрослых женщин patiënten kinderen volwassenen barn vuxna kvinnor',
);
/** Words between such a preposition and the people: "in den älteren Patienten". */
const WORDS_TO_GROUP = 3;
/** "In patients with hepatic impairment", "bei Kindern unter 12": whom a statement is about. */
export const namesGroup = (keys: readonly string[]): boolean =>
  of.has(keys.at(0) ?? '') && keys.slice(1, 1 + WORDS_TO_GROUP).some((key) => groups.has(key));
