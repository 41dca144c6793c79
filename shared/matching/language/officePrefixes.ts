/** Prefixes that change an office in scripts that glue them to it: "副总经理" is not "总经理", nor is "元首相" "首相". */

/** They say the same before any word. */
const always = /(?:副|代理|代行|名誉|名譽|荣誉|榮譽|候任|候補|准|準|反)$/u;
/** "前" and "元" are also words of time and money: only before an office do they mean "former". */
const former = /(?<![以此目之日午年月当當眼生提史从從空事面])(?:前|元|原|故)$/u;
const office =
  /^(?:总统|總統|总理|總理|首相|大統領|大臣|社長|会長|會長|主席|部长|部長|市长|市長|校长|校長|总经理|總經理|总裁|總裁|首席|董事|局长|局長|院长|院長|书记|書記|议员|議員|大使|知事|長官|監督|選手|委员|委員|代表|教授|妻|夫|国王|皇帝|天皇|社員|職員|従業員|役員|幹部|警官|記者|教諭|隊員|组员|员工|職工|CEO)/iu;
/** Exceptions in which the first character belongs to the word before it: "名副其实". */
const noPrefix = /(?:名副|批准|标准|標準|基准|水准|水準|违反|相反)$/u;

/** Whether the characters before a word, in scripts without spaces, change the office that it names. */
export const changesOffice = (before: string, after: string): boolean =>
  !noPrefix.test(before) && (always.test(before) || (former.test(before) && office.test(after)));

const koreanOffice =
  /^(?:대통령|총리|장관|차관|사장|회장|의원|대표|시장|총장|감독|국장|위원장|이사장|청장|도지사|총재|행장|교수)/u;
/** Korean separates "former" and "acting". */
export const changesKoreanOffice = (previous: string, next: string): boolean =>
  /^(?:전|前|전직|부|권한대행|직무대행)$/u.test(previous) && koreanOffice.test(next);
