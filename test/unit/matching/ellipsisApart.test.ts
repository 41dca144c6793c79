/** Ellipses over whole statements that deny something, and over a denial that governs what is quoted. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

type Case = readonly [source: string, quoted: string];

const honest: readonly Case[] = [
  [
    'The chair opened the meeting at seven; the treasurer was not present; the minutes were read by Ms Holt.',
    'The chair opened the meeting at seven; … the minutes were read by Ms Holt.',
  ],
  [
    'Die Vorsitzende eröffnet die Sitzung um sieben; der Kassier ist nicht anwesend; das Protokoll führt Herr Weber.',
    'Die Vorsitzende eröffnet die Sitzung um sieben; … das Protokoll führt Herr Weber.',
  ],
  [
    'La sala è stata dipinta in maggio; il riscaldamento non è stato riparato; il tetto è stato rifatto in giugno.',
    'La sala è stata dipinta in maggio; … il tetto è stato rifatto in giugno.',
  ],
  [
    'A sala foi pintada em maio; o aquecimento não foi reparado; o telhado foi refeito em junho.',
    'A sala foi pintada em maio; … o telhado foi refeito em junho.',
  ],
  [
    'De zaal werd in mei geschilderd; de verwarming werd niet hersteld; het dak werd in juni vernieuwd.',
    'De zaal werd in mei geschilderd; … het dak werd in juni vernieuwd.',
  ],
  [
    'Salen målades i maj; värmen har inte lagats; taket lades om i juni.',
    'Salen målades i maj; … taket lades om i juni.',
  ],
  [
    'Salę pomalowano w maju; ogrzewanie nie zostało naprawione; dach wymieniono w czerwcu.',
    'Salę pomalowano w maju; … dach wymieniono w czerwcu.',
  ],
  [
    'The treasurer presented the accounts for the year; there were no questions from the floor.',
    'The treasurer presented the accounts for the year …',
  ],
  ["Le toit a été refait en juin ; le chauffage ne sera pas réparé avant l'hiver.", 'Le toit a été refait en juin …'],
  [
    'El tejado fue arreglado en junio; la calefacción no será reparada antes del invierno.',
    'El tejado fue arreglado en junio …',
  ],
  [
    'Kallelse till stämman skickas till medlemmarna per e-post eller brev senast tre veckor före mötet.',
    'Kallelse till stämman skickas till medlemmarna … senast tre veckor före mötet.',
  ],
  [
    'Die Einladung wird den Mitgliedern per E-Mail oder Brief spätestens zwei Wochen vor der Versammlung zugesandt.',
    'Die Einladung wird den Mitgliedern … spätestens zwei Wochen vor der Versammlung zugesandt.',
  ],
  [
    'De oproep wordt aan de leden per e-mail of brief uiterlijk drie weken voor de vergadering gestuurd.',
    'De oproep wordt aan de leden … uiterlijk drie weken voor de vergadering gestuurd.',
  ],
  [
    "La convocation est adressée aux membres par courriel ou par lettre au moins quinze jours avant l'assemblée.",
    "La convocation est adressée aux membres … au moins quinze jours avant l'assemblée.",
  ],
  [
    "La convocazione è inviata ai soci per posta o per e-mail almeno otto giorni prima dell'assemblea.",
    "La convocazione è inviata ai soci … almeno otto giorni prima dell'assemblea.",
  ],
  [
    'The grant was given to the Alba Trust, a not-for-profit body founded in Leeds, for the repair of the mill.',
    'The grant was given to the Alba Trust … for the repair of the mill.',
  ],
  [
    'Notices shall be sent per registered post to the address in the register.',
    'Notices shall be sent … to the address in the register.',
  ],
];

const dishonest: readonly (readonly [source: string, quoted: string, rule: string])[] = [
  [
    'The rent is 600 euros a month (not including heating) and is due on the third day.',
    'The rent is 600 euros a month … and is due on the third day.',
    'elision.denial',
  ],
  [
    'The hall may be used by all members (this does not apply on Sundays) and by their guests.',
    'The hall may be used by all members … and by their guests.',
    'elision.denial',
  ],
  [
    'The hall may be used on weekdays until ten (not in August) by all members.',
    'The hall may be used on weekdays … by all members.',
    'elision.denial',
  ],
  [
    'Entry to the pool at weekends (except for guests) is free of charge.',
    'Entry to the pool … is free of charge.',
    'elision.condition',
  ],
  [
    'The fee for the course in spring (unless waived by the board) is due in May.',
    'The fee for the course … is due in May.',
    'elision.condition',
  ],
  [
    'The board approved the sale of the mill to Alba Ltd (the vote was not valid) in May.',
    'The board approved the sale of the mill … in May.',
    'elision.denial',
  ],
  [
    'Der Saal kann werktags bis zehn Uhr (nicht im August) von allen Mitgliedern genutzt werden.',
    'Der Saal kann werktags … von allen Mitgliedern genutzt werden.',
    'elision.denial',
  ],
  [
    'Die Miete beträgt 600 Euro im Monat (ohne Heizung) und ist am dritten Tag fällig.',
    'Die Miete beträgt 600 Euro im Monat … und ist am dritten Tag fällig.',
    'elision.denial',
  ],
  [
    'Mitglieder nutzen den Saal samstags bis zehn Uhr (dies gilt nicht für Gäste) kostenlos und ohne Anmeldung.',
    'Mitglieder nutzen den Saal … kostenlos und ohne Anmeldung.',
    'elision.denial',
  ],
  [
    "La salle peut être utilisée en semaine (sauf au mois d'août) par tous les membres.",
    'La salle peut être utilisée … par tous les membres.',
    'elision.condition',
  ],
  [
    'Le loyer est de 600 euros par mois (chauffage non compris) et se paie le trois.',
    'Le loyer est de 600 euros par mois … et se paie le trois.',
    'elision.denial',
  ],
  [
    'La sala puede usarse entre semana (excepto en agosto) por todos los socios.',
    'La sala puede usarse … por todos los socios.',
    'elision.condition',
  ],
  [
    'La renta es de 600 euros al mes (calefacción no incluida) y se paga el día tres.',
    'La renta es de 600 euros al mes … y se paga el día tres.',
    'elision.denial',
  ],
  [
    'La sala può essere usata nei giorni feriali (tranne in agosto) da tutti i soci.',
    'La sala può essere usata … da tutti i soci.',
    'elision.denial',
  ],
  [
    'A sala pode ser usada durante a semana (exceto em agosto) por todos os sócios.',
    'A sala pode ser usada … por todos os sócios.',
    'elision.condition',
  ],
  [
    'De zaal mag doordeweeks (behalve in augustus) door alle leden worden gebruikt.',
    'De zaal mag … door alle leden worden gebruikt.',
    'elision.condition',
  ],
  [
    'Salen får användas på vardagar (inte i augusti) av alla medlemmar.',
    'Salen får användas … av alla medlemmar.',
    'elision.denial',
  ],
  [
    'Z sali mogą korzystać w dni powszednie (oprócz sierpnia) wszyscy członkowie.',
    'Z sali mogą korzystać … wszyscy członkowie.',
    'elision.condition',
  ],
  [
    'The tablets are taken with water in the evening (never on an empty stomach) for ten days.',
    'The tablets are taken with water … for ten days.',
    'elision.denial',
  ],
  [
    'The grant is paid to all applicants from the county (those under eighteen cannot apply).',
    'The grant is paid to all applicants from the county […].',
    'elision.condition',
  ],
  [
    'Visitors may take photographs in the east wing (flash is not allowed).',
    'Visitors may take photographs in the east wing […].',
    'elision.condition',
  ],
  [
    'Gäste dürfen den Saal nutzen (Hunde ausgenommen, ebenso wenn der Vorstand nicht zustimmt).',
    'Gäste dürfen den Saal nutzen […].',
    'elision.condition',
  ],
  [
    'Members who have not paid the fee for the year may be struck off the list.',
    'Members … may be struck off the list.',
    'elision.denial',
  ],
  [
    'Members of the club in Kassel who have not paid may be struck off the list.',
    'Members of the club … may be struck off the list.',
    'elision.denial',
  ],
  [
    'Hecken und Bäume, die nach dem Gesetz nicht zulässig sind, werden nicht entschädigt.',
    'Hecken und Bäume … werden nicht entschädigt.',
    'elision.denial',
  ],
  [
    'Hecken, Sträucher und Bäume, die nach dem Gesetz nicht zulässig sind, werden beim Wechsel entfernt.',
    'Hecken … werden beim Wechsel entfernt.',
    'elision.denial',
  ],
  [
    "Les membres de l'association qui n'ont pas payé leur cotisation sont radiés de la liste.",
    "Les membres de l'association … sont radiés de la liste.",
    'elision.denial',
  ],
  [
    'Los socios del club que no hayan pagado la cuota serán dados de baja.',
    'Los socios del club … serán dados de baja.',
    'elision.denial',
  ],
  [
    'I soci del circolo che non hanno pagato la quota sono cancellati dal registro.',
    'I soci del circolo … sono cancellati dal registro.',
    'elision.denial',
  ],
  [
    'Os sócios do clube que não pagaram a cota serão excluídos da lista.',
    'Os sócios do clube … serão excluídos da lista.',
    'elision.denial',
  ],
  [
    'Leden van de club die de contributie niet hebben betaald, worden van de lijst geschrapt.',
    'Leden van de club … worden van de lijst geschrapt.',
    'elision.denial',
  ],
  [
    'Medlemmar i klubben som inte har betalat avgiften stryks från listan.',
    'Medlemmar i klubben … stryks från listan.',
    'elision.denial',
  ],
  [
    'Członkowie klubu, którzy nie opłacili składki, zostają skreśleni z listy.',
    'Członkowie klubu … zostają skreśleni z listy.',
    'elision.denial',
  ],
  [
    'The firm insures cars, vans and lorries, which are not older than five years, and pays for repairs.',
    'The firm insures cars … and pays for repairs.',
    'elision.denial',
  ],
  [
    'The price covers the hall, the kitchen and the garden, not the cleaning, and the car park.',
    'The price covers the hall, … the cleaning, and the car park.',
    'negation.removed',
  ],
  [
    'All rooms on the ground floor, except the kitchen and the cellar, may be used by guests.',
    'All rooms on the ground floor, … and the cellar, may be used by guests.',
    'elision.condition',
  ],
  [
    'The club pays for the train, the hotel, unless agreed otherwise, and the meals of its delegates.',
    'The club pays for the train … and the meals of its delegates.',
    'elision.condition',
  ],
  [
    'Der Verein zahlt die Bahnfahrt, das Hotel, sofern der Vorstand zustimmt, und die Verpflegung.',
    'Der Verein zahlt die Bahnfahrt … und die Verpflegung.',
    'elision.condition',
  ],
  [
    "Le club paie le train, l'hôtel, sauf accord contraire, et les repas des délégués.",
    'Le club paie le train … et les repas des délégués.',
    'elision.condition',
  ],
  [
    'The price covers the hall, the kitchen, but not the oven, and the car park.',
    'The price covers the hall, the kitchen, … the oven, and the car park.',
    'elision.denial',
  ],
  [
    'A grant is paid if the applicant lives in the county, has no other income, and is of age.',
    'A grant is paid if the applicant lives in the county … and is of age.',
    'elision.denial',
  ],
  [
    'Ein Zuschuss wird gezahlt, wenn der Antragsteller im Kreis wohnt, kein anderes Einkommen hat und volljährig ist.',
    'Ein Zuschuss wird gezahlt, wenn der Antragsteller im Kreis wohnt … und volljährig ist.',
    'elision.denial',
  ],
  [
    'The hall may be used by members, it must not be used after ten, and the key is kept by the porter.',
    'The hall may be used by members … and the key is kept by the porter.',
    'elision.denial',
  ],
  [
    'The council approved the plan, this was not valid, and work began in May.',
    'The council approved the plan … and work began in May.',
    'elision.denial',
  ],
  [
    'Der Saal steht den Mitgliedern offen, dies gilt nicht im August, und der Schlüssel liegt beim Hausmeister.',
    'Der Saal steht den Mitgliedern offen … und der Schlüssel liegt beim Hausmeister.',
    'elision.denial',
  ],
  [
    'La salle est ouverte aux membres, cela ne vaut pas en août, et la clé est chez le concierge.',
    'La salle est ouverte aux membres … et la clé est chez le concierge.',
    'elision.denial',
  ],
  [
    'La sala está abierta a los socios, esto no rige en agosto, y la llave está en portería.',
    'La sala está abierta a los socios … y la llave está en portería.',
    'elision.denial',
  ],
  [
    'The roof was mended in June, but the work was not finished, and the bill was paid.',
    'The roof was mended in June … and the bill was paid.',
    'elision.denial',
  ],
  [
    'Das Dach wurde im Juni gedeckt, aber die Arbeit wurde nicht beendet, und die Rechnung wurde bezahlt.',
    'Das Dach wurde im Juni gedeckt … und die Rechnung wurde bezahlt.',
    'elision.denial',
  ],
  [
    'Het dak werd in juni hersteld, maar het werk werd niet afgemaakt, en de rekening werd betaald.',
    'Het dak werd in juni hersteld … en de rekening werd betaald.',
    'elision.denial',
  ],
  [
    'Taket lades om i juni, men arbetet har inte avslutats, och räkningen betalades.',
    'Taket lades om i juni … och räkningen betalades.',
    'elision.denial',
  ],
  [
    'The drug works, the maker claims without proof, and the agency has approved it.',
    'The drug works … and the agency has approved it.',
    'elision.denial',
  ],
  [
    'The chair resigned in May, the paper did not confirm, and a successor was named.',
    'The chair resigned … and a successor was named.',
    'elision.denial',
  ],
  [
    'The licence is renewed each year, the holder may not have moved away, and the fee stays the same.',
    'The licence is renewed … and the fee stays the same.',
    'elision.denial',
  ],
  [
    'The roof was mended in June, the heating was not repaired, and was sold for scrap.',
    'The roof was mended in June … and was sold for scrap.',
    'elision.denial',
  ],
  [
    'Das Dach wurde gedeckt, die Heizung wurde nicht repariert und wurde verschrottet.',
    'Das Dach wurde gedeckt … und wurde verschrottet.',
    'elision.denial',
  ],
  [
    'Smith signed the lease; Jones did not sign it; was later sued by the owner.',
    'Smith signed the lease; … was later sued by the owner.',
    'elision.subject',
  ],
  [
    'The board approved the budget, the members did not approve the new fee and the sale of the hut.',
    'The board approved the budget … and the sale of the hut.',
    'elision.denial',
  ],
  [
    'Der Vorstand billigte den Haushalt, die Mitglieder billigten nicht die neue Gebühr und den Verkauf der Hütte.',
    'Der Vorstand billigte den Haushalt … und den Verkauf der Hütte.',
    'elision.denial',
  ],
  [
    "Le comité a approuvé le budget, les membres n'ont pas approuvé la taxe et la vente du chalet.",
    'Le comité a approuvé le budget … et la vente du chalet.',
    'elision.denial',
  ],
  [
    'La junta aprobó el presupuesto, los socios no aprobaron la cuota y la venta del refugio.',
    'La junta aprobó el presupuesto … y la venta del refugio.',
    'elision.denial',
  ],
  [
    'Il consiglio ha approvato il bilancio, i soci non hanno approvato la quota e la vendita del rifugio.',
    'Il consiglio ha approvato il bilancio … e la vendita del rifugio.',
    'elision.denial',
  ],
  [
    'The board approved the budget; the members did not approve the fee and the sale of the hut.',
    'The board approved the budget; … the sale of the hut.',
    'elision.denial',
  ],
  ['The roof was mended in June, but not on the north side.', 'The roof was mended in June …', 'elision.condition'],
  [
    'The plan was approved by the council, and is not in force.',
    'The plan was approved by the council …',
    'elision.condition',
  ],
  ['Members may bring guests, and not more than two at a time.', 'Members may bring guests …', 'elision.condition'],
  [
    'The licence is renewed each year; it is not renewed where the fee is unpaid.',
    'The licence is renewed each year …',
    'elision.denial',
  ],
  [
    'Das Dach wurde im Juni gedeckt, aber nicht auf der Nordseite.',
    'Das Dach wurde im Juni gedeckt …',
    'elision.condition',
  ],
  [
    'Die Mitglieder dürfen Gäste mitbringen, und zwar nicht mehr als zwei.',
    'Die Mitglieder dürfen Gäste mitbringen …',
    'elision.condition',
  ],
  [
    "Le toit a été refait en juin ; il ne l'a pas été du côté nord.",
    'Le toit a été refait en juin …',
    'elision.denial',
  ],
  [
    'Los socios pueden traer invitados; no podrán ser más de dos.',
    'Los socios pueden traer invitados …',
    'elision.denial',
  ],
  [
    'I soci possono portare ospiti e non più di due alla volta.',
    'I soci possono portare ospiti …',
    'elision.condition',
  ],
  [
    'Os sócios podem trazer convidados; não podem ser mais de dois.',
    'Os sócios podem trazer convidados …',
    'elision.denial',
  ],
  ['Medlemmar får ta med gäster och inte fler än två åt gången.', 'Medlemmar får ta med gäster …', 'elision.condition'],
  [
    'Członkowie mogą przyprowadzać gości, i to nie więcej niż dwóch.',
    'Członkowie mogą przyprowadzać gości …',
    'elision.condition',
  ],
  [
    'The deposit is returned in May, and the keys are kept unless the flat is clean.',
    'The deposit is returned … unless the flat is clean.',
    'elision.subject',
  ],
  [
    'The tenant shall not sublet the flat partially without the consent of the owner.',
    'The tenant shall not sublet the flat … without the consent of the owner.',
    'elision.limit',
  ],
  [
    "Les biens peuvent être attribués à un membre, partiellement, après l'accord du juge.",
    "Les biens peuvent être attribués à un membre … après l'accord du juge.",
    'elision.limit',
  ],
  [
    'Das Vermögen darf, teilweise und befristet, an Mitglieder ausgezahlt werden.',
    'Das Vermögen darf … an Mitglieder ausgezahlt werden.',
    'elision.limit',
  ],
  [
    'The right ends per member and per year, at most twice, on the first of May.',
    'The right ends … on the first of May.',
    'elision.clause',
  ],
  [
    'Avgiften är tio kronor per barn och dag senast tre veckor före mötet.',
    'Avgiften är tio kronor … senast tre veckor före mötet.',
    'elision.subject',
  ],
  [
    'Die Gebühr beträgt zehn Euro pro Kind und Tag spätestens zwei Wochen vor der Reise.',
    'Die Gebühr beträgt zehn Euro … spätestens zwei Wochen vor der Reise.',
    'elision.subject',
  ],
  [
    'La quota è di dieci euro per bambino al giorno almeno otto giorni prima della gita.',
    'La quota è di dieci euro … almeno otto giorni prima della gita.',
    'elision.subject',
  ],
  [
    'The windows are closed if the books in the store are not dry, and the doors are locked.',
    'The windows are closed … and the doors are locked.',
    'elision.denial',
  ],
  [
    'Die Sitzung findet statt, wenn die Heizung im Saal nicht ausfällt, und beginnt um acht.',
    'Die Sitzung findet statt … und beginnt um acht.',
    'elision.denial',
  ],
  [
    'The meeting is open to guests because the statutes do not say so, the chair believes, and it began at eight.',
    'The meeting is open to guests … and it began at eight.',
    'elision.denial',
  ],
  ['Members, who have not paid, lose their vote.', 'Members … lose their vote.', 'elision.denial'],
  ['A member, who has not paid the fee, loses the vote.', 'A member … loses the vote.', 'elision.denial'],
  ['Der Mieter, der nicht zahlt, muss die Wohnung räumen.', 'Der Mieter … muss die Wohnung räumen.', 'elision.denial'],
  [
    'Ein Mitglied, das nicht gezahlt hat, verliert sein Stimmrecht.',
    'Ein Mitglied … verliert sein Stimmrecht.',
    'elision.denial',
  ],
  [
    'Die Mitglieder, die nicht gezahlt haben, verlieren ihr Stimmrecht.',
    'Die Mitglieder … verlieren ihr Stimmrecht.',
    'elision.denial',
  ],
  [
    'Wer nicht zahlt, verliert die Wohnung, die nicht zum Verein gehört, sofort.',
    'Wer … verliert die Wohnung',
    'elision.denial',
  ],
  ["Les membres, qui n'ont pas payé, perdent leur voix.", 'Les membres … perdent leur voix.', 'elision.denial'],
  [
    'Le locataire qui ne paie pas le loyer doit quitter les lieux.',
    'Le locataire … doit quitter les lieux.',
    'elision.denial',
  ],
  ['Todo socio, que no haya pagado, pierde su voto.', 'Todo socio … pierde su voto.', 'elision.denial'],
  ['Członek, który nie zapłacił składki, traci prawo głosu.', 'Członek … traci prawo głosu.', 'elision.denial'],
  ['The tenant who has not paid the rent must leave the flat.', 'The tenant … must leave the flat.', 'elision.denial'],
  [
    'The price is 200 euros (which does not include heating) per month.',
    'The price is 200 euros … per month.',
    'elision.denial',
  ],
  [
    'The deposit (unless the flat is damaged) is returned in May.',
    'The deposit … is returned in May.',
    'elision.condition',
  ],
  ['The drug (the agency claims without proof) is safe.', 'The drug … is safe.', 'negation.removed'],
  ['The drug (which the maker says is not safe) is sold in May.', 'The drug … is sold in May.', 'elision.denial'],
  ['Guests (no dogs) may use the garden.', 'Guests may use … the garden.', 'negation.removed'],
  [
    'Payment is due in May (in June if the bank does not pay) by cheque.',
    'Payment is due in May … by cheque.',
    'elision.denial',
  ],
  ['Der Eintritt (an Feiertagen nicht) ist frei.', 'Der Eintritt … ist frei.', 'negation.removed'],
  [
    'Der Eintritt ist frei (das gilt nicht an Feiertagen) und die Garderobe auch.',
    'Der Eintritt ist frei … und die Garderobe auch.',
    'elision.denial',
  ],
  [
    "L'entrée est libre (le dimanche excepté, et jamais le soir) pour les membres.",
    "L'entrée est libre … pour les membres.",
    'elision.denial',
  ],
  ['The result holds, the authors do not doubt, in all cases.', 'The result holds … in all cases.', 'elision.denial'],
  [
    'The tenant pays the rent, the landlord does not, and the heating.',
    'The tenant pays the rent … and the heating.',
    'elision.denial',
  ],
  [
    'If the tenant pays, the notice is not valid, and the lease is renewed.',
    'If the tenant pays … and the lease is renewed.',
    'elision.denial',
  ],
  [
    'A grant is due if the roof leaks, the owner is not insured, and the house is old.',
    'A grant is due if the roof leaks … and the house is old.',
    'elision.denial',
  ],
  [
    'Ein Zuschuss wird gezahlt, wenn das Dach undicht ist, der Eigentümer nicht versichert ist, und das Haus alt ist.',
    'Ein Zuschuss wird gezahlt, wenn das Dach undicht ist … und das Haus alt ist.',
    'elision.denial',
  ],
  [
    'The licence may be sold, even though the board has not agreed, to a third party.',
    'The licence may be sold … to a third party.',
    'elision.denial',
  ],
  [
    'The claim fails because the notice was not served, unless waived, and costs are due.',
    'The claim fails … and costs are due.',
    'elision.denial',
  ],
  [
    'Members may vote because they have not resigned, but guests may not, and proxies are counted.',
    'Members may vote … and proxies are counted.',
    'elision.denial',
  ],
  [
    'All may enter, members without a card excepted, and use the pool.',
    'All may enter … and use the pool.',
    'elision.denial',
  ],
  [
    'The contract is void if the seller does not deliver, and the buyer pays the costs.',
    'The contract is void … and the buyer pays the costs.',
    'elision.denial',
  ],
  [
    'The lease ends if the tenant [sic] dies or, within a month, moves away.',
    'The lease ends if the tenant … moves away.',
    'elision.limit',
  ],
  ['The board approved the sale (members did not).', 'The board approved the sale …', 'elision.condition'],
];

it.each(honest)('finds whole statements with one left out: %s', (source, sourceContext) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext }).status).toBe('found');
});

it.each(dishonest)('names what denies or limits: %s', (source, sourceContext, rule) => {
  expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext }))).toBe(rule);
});

it('warns where more is denied without what is left out', () => {
  const source = sourceOf('The club is not liable for damage caused by guests to the cars of members.');
  const sourceContext = 'The club is not liable for damage … to the cars of members.';
  expect(judgeQuotation(source, { sourceContext }).warnings).toEqual(['shortened', 'out_of_context']);
});

it('joins no condition to the verb of another clause', () => {
  const source = sourceOf(
    'The board may act if at least a third of the members attend, and decides by a plain majority.',
  );
  const sourceContext = 'The board may act if at least a third … decides by a plain majority.';
  expect(refusalOf(judgeQuotation(source, { sourceContext }))).toBe('elision.subject');
});
