/** Galician: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const galician: Language = {
  recognisedBy: 'o a os as do da dos das en por que unha se ás ao aos de e para',
  negation: 'ninguén tampouco',
  deniesVerb: 'non nunca',
  limit: 'rexeita rexeitou nega prohibe prohibido agás excepto imposible presunto',
  condition: 'soamente unicamente consentimento autorización aprobación unanimidade',
  opensCondition: 'agás',
  hedge:
    'quizais probablemente posiblemente adoito normalmente algúns algunhas provisionalmente principalmente aproximadamente',
  doubt: 'falso mentira rumor',
  attributes: 'afirma sostén considera',
  asks: 'pide piden pediu pediron solicita solicitan solicitou esixe esixen esixiu reclama reclaman',
  linksAsked: 'que',
  askedVerb: String.raw`\p{Ll}+(?:ar|er|ir)(?:se|l[oae]s?)?(?!\p{L})`,
  limitsAfterIt:
    'agás|a non ser que|sempre que|a condición|en caso de|na ausencia de|coa excepción|supostamente|nega|transcorrido un|transcorrido o|transcorridos os|unha vez|considérase que|crese que|suponse que|dise que|pregunta se|preguntou se|saber se',
  limitsNext:
    'como máximo|como mínimo|polo menos|menos de|máis de|antigo|en lugar de|en principio|por regra xeral|en xeral|como norma|normalmente|xeralmente|ata',
  limitsBeforeIt:
    'agás|a non ser que|salvo que|sempre que|sempre e cando|a condición|en caso de|na ausencia de|coa excepción|só se|se procede|de ser necesario|en casos excepcionais|en casos especiais|en determinados casos|previa autorización|previo acordo|a petición|por causas|por razóns|por motivos|exclusivamente para|con excepcións|co consentimento|unha vez|coa condición|baixo a condición',
  limitsPrevious: 'soamente|unicamente|exclusivamente|só|en principio',
  frontedDoubt: String.raw`(?:en teoría|sobre o papel|teoricamente|antigamente|orixinalmente|inicialmente),\s*$`,
  when: 'cando',
  goesOnWith: 'durante desde despois antes cando entre',
  opposes: 'pero senón',
  setsAgainst: 'mentres aínda malia',
  coordinates: 'pero',
  withElse: 'ninguén máis|alguén máis|calquera outro|calquera outra',
  modal: 'pode poden debe deben poderá poderán',
  term: 'como máximo|no prazo|antes de|no prazo de|despois de|dentro de',
};
