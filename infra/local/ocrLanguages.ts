/** The scan languages on one machine, if nothing else is set. */
import { installedLanguages } from '../../shared/documents/ocr/ocrAssets.ts';

/** Those whose data the project depends on. A page costs a tenth more than when only one language is expected. */
const LANGUAGES =
  'eng+deu+fra+spa+ita+por+nld+pol+ces+tur+swe+dan+nor+fin+vie+hun+ron+slk+hrv+slv+cat+ind+lit+lav+est' +
  '+frk+chi_sim+chi_tra+jpn+jpn_vert+kor+ara+ukr+kir+ell+heb+hin+tha';
const installed = new Set(installedLanguages(import.meta.url));

/** Without those that came with an update and are not installed yet: the others are read all the same. */
export const ALL_LANGUAGES = LANGUAGES.split('+')
  .filter((language) => installed.has(language))
  .join('+');
