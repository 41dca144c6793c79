/** "Interest for 2023: 12", "Coût horaire pour Technique: 30": words by which citing authors join the names of a row and a column. */
import { tagged } from './languages.ts';

/** In the citing author's language, which need not be the source's. */
export const joinsCells = tagged('joinsCells');
