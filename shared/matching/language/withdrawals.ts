/**
 * Words that take back, forbid or limit what stands beside them without being denials: "refuses to", "except", "unless",
 * "alleged". Leaving one out with an ellipsis turns the statement around. Folded forms; one list per language.
 */

const english =
  'refuse refuses refused refusing refusal fail fails failed failing failure decline declines declined deny denies denied denying denial reject rejects rejected cease ceases ceased stop stops stopped avoid avoids avoided prevent prevents prevented prohibit prohibits prohibited forbid forbids forbidden forbade ban bans banned refrain refrains refrained unable unlikely impossible incapable lack lacks lacked doubt doubts doubted doubtful dispute disputes disputed refute refuted false falsely untrue wrong wrongly mistaken mistakenly ' +
  'except excepting excluding excluded excludes exclude unless but if otherwise provided whether save alleged allegedly alleges purported purportedly supposedly claims claimed contends contended instead rather little few less hypothetical hypothetically would could might';
const german =
  'verweigert verweigerte verweigern weigert weigerte weigern ablehnt lehnt lehnte abgelehnt bestreitet bestritt bestritten leugnet dementiert verbietet verbot verboten untersagt vermeidet verhindert unterlässt unfähig unmöglich unwahrscheinlich falsch fälschlich angeblich vermeintlich ' +
  'außer ausgenommen ausgeschlossen sofern falls wenn ob sonst sondern statt anstatt aber vorbehaltlich es-sei-denn';
const french =
  'refuse refusa refusé refusent refuser nie nia niait nier rejette rejeté dément démenti interdit interdite interdisent évite empêche cesse cessé incapable impossible improbable faux fausse prétendu prétendument prétend ' +
  'sauf excepté hormis sinon exclu exclus exclue si mais à-moins plutôt';
const spanish =
  'rehúsa rehusó rehusar niega negó negar rechaza rechazó prohíbe prohibió prohibido evita impide impidió cesa incapaz imposible improbable falso falsa falsamente supuesto supuesta supuestamente presunto presunta ' +
  'salvo excepto menos excluido si pero sino';
const italian =
  'rifiuta rifiutò rifiutato rifiutare nega negò negato negare respinge respinto vieta vietato vietata evita impedisce cessa incapace impossibile improbabile falso falsa presunto presunta presumibilmente ' +
  'tranne salvo eccetto escluso esclusi purché altrimenti ma';
const portuguese =
  'recusa recusou recusar nega negou negar rejeita rejeitou proíbe proibiu proibido evita impede incapaz impossível improvável falso falsa suposto suposta alegado alegadamente exceto salvo excepto excluído caso mas senão';
const dutch =
  'weigert weigerde weigeren ontkent ontkende verbiedt verboden vermijdt voorkomt onmogelijk onwaarschijnlijk vals vermeend behalve tenzij uitgezonderd uitgesloten indien als maar';
const russian =
  'отказался отказалась отказалось отказались отказывается отказываются отказ отрицает отрицал отрицала отрицают опроверг опровергает запрещено запрещает запретил запрещается невозможно ложь ложно якобы кроме исключением исключая если но а';
const polish =
  'odmawia odmówił odmówiła odmówili zaprzecza zaprzeczył zaprzeczyła odrzucił zakazuje zakazane zabrania zabronione niemożliwe rzekomo oprócz wyjątkiem chyba jeśli jeżeli ale lecz';
const turkish =
  'reddetti reddediyor reddeder reddetmek inkar yasak yasakladı yasaktır imkansız sözde iddia hariç dışında eğer ama ancak fakat';
const hebrew = 'סירב סירבה סירבו מסרב מסרבת הכחיש הכחישה הכחישו מכחיש דחה אסר אסור נמנע למעט מלבד אלא אם לכאורה אבל אך';
const arabic =
  'رفض رفضت رفضوا يرفض ترفض نفى نفت ينفي تنفي أنكر أنكرت ينكر حظر يحظر تحظر منع يمنع تمنع امتنع مستحيل إلا باستثناء ماعدا سوى إذا لو زعم يزعم المزعوم لكن';

/** Who must agree, and what must come first or alone: conditions without an "if". */
const conditions =
  'only solely exclusively upon until consent approval permission authorisation authorization exceptional exceptionally yet ' +
  'nur ausschließlich zustimmung einwilligung genehmigung erlaubnis ausnahmsweise ausnahmefällen ' +
  "seulement uniquement exclusivement accord autorisation consentement agrément exceptionnellement exceptionnels jusqu'à " +
  'solo sólo solamente únicamente exclusivamente consentimiento autorización aprobación excepcionalmente excepcionales ' +
  'soltanto solamente unicamente esclusivamente consenso autorizzazione approvazione eccezionalmente eccezionali ' +
  'apenas somente exclusivamente consentimento autorização alleen slechts uitsluitend toestemming goedkeuring ' +
  'только лишь исключительно согласия согласие разрешения разрешение tylko wyłącznie zgody zgodą sadece yalnızca ancak izniyle רק בלבד בהסכמת באישור فقط موافقة إذن بموافقة';

const words = new Set(
  [conditions, english, german, french, spanish, italian, portuguese, dutch, russian, polish, turkish, hebrew, arabic]
    .join(' ')
    .split(' '),
);

/** Korean glues endings to them. */
const korean = /오직|단지|에만|동의|승인|허가|거부|거절|금지|제외|부인|불가|실패|만약|하지만|그러나|(?:으?면|지만)$/u;

/** Whether a folded word takes back, forbids or limits. */
export const withdraws = (key: string): boolean =>
  words.has(key) || words.has(key.replace(/^(?:[cdjlmnst]|qu|dell|all|nell|dall|sull)'/, '')) || korean.test(key);

/** Phrases with such a word or a denial in them that limit nothing. */
const harmless = (
  'without undue delay|without delay|without limitation|if any|if applicable|if necessary|if required|if appropriate|if not agreed|if so|' +
  'ohne schuldhaftes zögern|ohne verzug|gegebenenfalls|sans délai|sans retard|sin demora|senza indugio|senza ritardo|sem demora'
)
  .split('|')
  .map((phrase) => phrase.split(' '));

/** Tokens without such phrases. */
export function withoutHarmlessPhrases<T extends { readonly key: string }>(tokens: readonly T[]): T[] {
  const kept: T[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = harmless.find((words) => words.every((word, order) => tokens.at(at + order)?.key === word));
    if (phrase === undefined) kept.push(tokens[at++]);
    else at += phrase.length;
  }
  return kept;
}

/** The same in scripts without spaces, anywhere in a stretch of signs. */
const unspaced =
  /只|仅|僅|のみ|だけ|限り|同意|许可|許可|批准|承諾|承认|承認|禁止|拒[绝絕否]|否[认認定决決]|反对|反對|除[非外了]|以外|如果|若|是否|防止|避免|停止|取消|[据據]称|但|ば、|なら|もし|たら|ห้าม|ยกเว้น|ถ้า|แต่/u;
/** "Not only" limits nothing. */
export const withdrawsUnspaced = (signs: string): boolean => unspaced.test(signs.replace(/不[仅僅只]/gu, ''));
