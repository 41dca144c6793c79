/** The languages of scans on one machine, where nothing else is set. */

/** Of which the project depends on the data. A page costs a tenth more than where only one language is expected. */
export const ALL_LANGUAGES =
  'eng+deu+fra+spa+ita+por+nld+pol+ces+tur+swe+dan+nor+fin+vie+chi_sim+chi_tra+jpn+jpn_vert+kor+ara+ukr+ell+heb+hin+tha';
