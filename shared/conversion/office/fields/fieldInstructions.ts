/** Instructions of Word's fields whose stored result is shown (ECMA-376, part 1, section 17.16.5; Rich Text has the same ones). */

const STORED: ReadonlySet<string> = new Set(
  (
    'REF PAGEREF NOTEREF STYLEREF SEQ DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME FILENAME FILESIZE AUTHOR LASTSAVEDBY TITLE SUBJECT ' +
    'KEYWORDS COMMENTS TEMPLATE REVNUM NUMWORDS NUMCHARS INFO DOCPROPERTY DOCVARIABLE USERNAME USERINITIALS USERADDRESS IF COMPARE QUOTE ' +
    'MERGEFIELD MERGEREC MERGESEQ FILLIN LINK INCLUDETEXT DDE DDEAUTO'
  ).split(' '),
);

/** A header has one stored result for all pages: each page's heading has to be looked up again. */
const OF_A_PAGE = 'STYLEREF';

/** @param name in upper or lower case */
export const isStored = (name: string, isOnEveryPage: boolean): boolean =>
  STORED.has(name.toUpperCase()) && !(isOnEveryPage && name.toUpperCase() === OF_A_PAGE);

/** The first letter of a name that LibreOffice does not know: it keeps the stored result of such a field. */
export const UNKNOWN_FIELD = 'Z';
