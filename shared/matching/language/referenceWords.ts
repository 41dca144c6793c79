/** Words with which a citation mark names where a quotation is from: "Source: page 12", "S. 4, Zeile 3", "第12页". Folded. */

const english =
  'source sources ref refs reference references cite cites citation citations cited document documents doc docs page pages pp p pg pgs line lines ln l section sec chunk passage excerpt snippet context id lineid pageid note footnote fn paragraph para file result';
const german = 'quelle quellen fundstelle beleg zitat dokument seite seiten s zeile zeilen z abschnitt absatz fußnote';
const french = 'réf réfs référence citation ligne lignes extrait note';
const spanish = 'fuente fuentes cita documento página páginas pagina paginas pág págs pag línea líneas linea lineas';
const italian = 'fonte fonti citazione documento pagina pagine pag riga righe';
const portuguese = 'fonte fontes citação documento página páginas linha linhas';
const dutch = 'bron bronnen document bladzijde blz pagina regel regels';
const russian = 'источник источники стр страница строка строки';
const arabic = 'المصدر صفحة الصفحة ص سطر السطر';
const eastAsian = '来源 來源 出处 出處 出典 参考 参照 文档 页 頁 行 第 ページ 출처 문서 페이지 쪽 줄';

const labels = [english, german, french, spanish, italian, portuguese, dutch, russian, arabic, eastAsian].flatMap(
  (words) => words.split(' '),
);
/** Longest first, for an alternation. */
const alternatives = Array.from(new Set(labels))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** A word of this list, whole: letters neither before nor after it; the source of a pattern with the flags `iu`. */
export const REFERENCE_LABEL = `(?<!\\p{L})(?:${alternatives})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}])`;
/** Labels that are a mark by themselves: "[source]". */
export const BARE_LABEL = '(?:source|sources|citation|ref|cite_start|cite_end|quelle|fuente|fonte|bron|来源|出典|출처)';

/** Heads of the column of a table that names the notes to its rows. */
const noteHeads = new Set('note notes anm anmerkung anhang ref annexe nota notas bijlage toelichting'.split(' '));
export const headsNotes = (cell: string): boolean => noteHeads.has(cell.toLowerCase().replace(/[.:]$/, ''));

/** What sections are called before their numbers; the source of a pattern with the flags `iu`. */
export const SECTION_NAMES =
  'section|article|chapter|annex|schedule|appendix|§|kapitel|abschnitt|artikel|anlage|titre|chapitre|annexe|capítulo|artículo|capitolo|articolo|sezione';
