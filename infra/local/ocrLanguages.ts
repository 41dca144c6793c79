/** The scan languages on one machine, if nothing else is set. */

/** Those whose data the project depends on. A page costs a tenth more than when only one language is expected. */
export const ALL_LANGUAGES =
  'eng+deu+fra+spa+ita+por+nld+pol+ces+tur+swe+dan+nor+fin+vie+hun+ron+slk+hrv+slv+cat+ind+lit+lav+est' +
  '+frk+chi_sim+chi_tra+jpn+jpn_vert+kor+ara+ukr+kir+ell+heb+hin+tha';
