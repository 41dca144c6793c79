/** Conditions that a quotation is cut off from, in many languages: it is found with a warning, and one that nothing limits without. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judged = (source: string, sourceContext: string): { status: string; warnings: readonly string[] } => {
  const { status, warnings = [] } = judgeQuotation(sourceOf(source), { sourceContext });
  return { status, warnings };
};

it.each([
  ['Reproduction is authorised provided the source is acknowledged.', 'Reproduction is authorised'],
  ['Copies may be made providing that the author is named.', 'Copies may be made'],
  ['The lease is renewed on condition that the rent is paid.', 'The lease is renewed'],
  ['Entry is free subject to availability.', 'Entry is free'],
  ['The deposit is refundable as long as the keys are returned.', 'The deposit is refundable'],
  ['Der Eintritt ist frei, solange Plätze verfügbar sind.', 'Der Eintritt ist frei'],
  ['Die Kaution wird erstattet, vorausgesetzt die Wohnung ist sauber.', 'Die Kaution wird erstattet'],
  ['Der Verkauf ist zulässig, soweit die Behörde zustimmt.', 'Der Verkauf ist zulässig'],
  ["L'entrée est gratuite pourvu que la carte soit présentée.", "L'entrée est gratuite"],
  ['La vente est permise tant que le stock dure.', 'La vente est permise'],
  ['La entrada es libre siempre y cuando haya plazas.', 'La entrada es libre'],
  ['El contrato se renueva con tal de que se pague la renta.', 'El contrato se renueva'],
  ["L'ingresso è gratuito a patto che si mostri la tessera.", "L'ingresso è gratuito"],
  ['A entrada é gratuita contanto que haja lugares.', 'A entrada é gratuita'],
  ['A venda é permitida desde que haja licença.', 'A venda é permitida'],
  ['De toegang is gratis mits u een kaart toont.', 'De toegang is gratis'],
  ['De verkoop is toegestaan tenzij de gemeente bezwaar maakt.', 'De verkoop is toegestaan'],
  ['Wstęp jest wolny pod warunkiem okazania karty.', 'Wstęp jest wolny'],
  ['Вход свободный при условии предъявления карты.', 'Вход свободный'],
  ['Inträdet är fritt under förutsättning att kortet visas.', 'Inträdet är fritt'],
  ['Giriş, kartın gösterilmesi koşuluyla ücretsizdir.', 'ücretsizdir'],
  ['入场免费，但须出示会员卡。', '入场免费'],
  ['入場は無料です。ただし、会員証の提示が必要です。', '入場は無料です'],
  ['会員証を提示した場合に限り、入場は無料です。', '入場は無料です'],
  ['회원증을 제시한 경우에 한하여 입장은 무료이다.', '입장은 무료이다'],
  ['입장은 무료이다. 다만, 회원증을 제시하여야 한다.', '입장은 무료이다'],
  ['الدخول مجاني شريطة إظهار البطاقة.', 'الدخول مجاني'],
  ['הכניסה חופשית בתנאי שמציגים כרטיס.', 'הכניסה חופשית'],
  ['เข้าชมฟรีหากแสดงบัตรสมาชิก', 'เข้าชมฟรี'],
  ['ผู้เช่าสามารถต่อสัญญาได้ เว้นแต่ผู้ให้เช่าจะคัดค้าน', 'ผู้เช่าสามารถต่อสัญญาได้'],
])('warns in %j of what limits %j', (source, quoted) => {
  const { status, warnings } = judged(source, quoted);
  expect(status !== 'found' || warnings.includes('out_of_context')).toBe(true);
});

it.each([
  ['The services provided by the agency are free of charge.', 'The services'],
  ['Der Eintritt ist frei. Kinder zahlen die Hälfte des Preises.', 'Der Eintritt ist frei.'],
  ['The party in breach informs the non-breaching party in writing.', 'The party in breach informs'],
  ['La biblioteca abre a las nueve y cierra a las ocho.', 'La biblioteca abre a las nueve'],
  ['Das Museum zeigt Werke von Klee und anderen Malern der Zeit.', 'Das Museum zeigt Werke von Klee'],
  ['この施設は昭和三十年に開かれた。今年は改装される。', 'この施設は昭和三十年に開かれた。'],
  ['도서관은 아홉 시에 문을 연다. 주말에는 쉰다.', '도서관은 아홉 시에 문을 연다'],
  ['Le musée ouvre à neuf heures et ferme à dix-huit heures.', 'Le musée ouvre à neuf heures'],
])('warns in %j of nothing beside %j', (source, quoted) => {
  expect(judged(source, quoted)).toEqual({ status: 'found', warnings: [] });
});
