/** Spanish: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const spanish: Language = {
  recognisedBy: 'el la de los las del que una con por para se su al lo y en',
  stopWord:
    'el la los las un una unos unas y o pero si de del a al en con por para sin sobre es son era fue ser ha han lo le les se su sus que quien cual como más no este esta estos estas',
  abbreviation: 'sra srta ud uds pág págs núm art aprox',
  negation: 'no nunca jamás nada nadie ningún ninguno ninguna ni sin tampoco',
  deniesVerb: 'no nunca jamás tampoco',
  limit:
    'rehúsa rehusó rehusar niega negó negar rechaza rechazó prohíbe prohibió prohibido evita impide impidió cesa incapaz imposible improbable falso falsa falsamente supuesto supuesta supuestamente presunto presunta salvo excepto exceptuado exceptuada exceptuados exceptuadas menos excluido si pero sino',
  condition:
    'solo sólo solamente únicamente exclusivamente consentimiento autorización aprobación excepcionalmente excepcionales condición conformidad abstención abstenciones unanimidad unánime',
  opensCondition: 'si',
  hedge:
    'puede pueden podría podrían debería quizás quizá probablemente posiblemente raramente rara generalmente normalmente habitualmente parcialmente algunos algunas ciertos varios pocos solo sólo solamente únicamente casi actualmente temporalmente provisionalmente preferentemente preferiblemente principalmente mayoritariamente potencialmente aproximadamente previsiblemente presumiblemente',
  doubt: 'falso falsa incierto mentira rumor hipótesis duda dudo dudan niega negó niegan desmintió improbable',
  attributes:
    'espero espera esperan esperamos confiamos creo cree creemos creen creía pienso piensa pensamos piensan opino opina alega alegan alegó parece supongo supone afirma afirman',
  limitsAfterIt:
    'nunca|salvo|excepto|según|supuestamente|niega|prohibido|prohibida|en opinión|a juicio|en mi opinión|en su opinión|al parecer|en palabras de|transcurrido el|transcurrida la|transcurridos los|transcurridas las|transcurrido dicho|transcurridos dichos|vencido el|vencidos los|cumplido el|cumplidos los|expirado el|agotado el|una vez|en caso de|en caso que|se considera que|se estima que|se cree que|se supone que|se dice que|se presume que|en condiciones de|sin perjuicio|a falta de|en ausencia de',
  limitsNext:
    'inferior a|superior a|inferiores a|superiores a|pocos|pocas|como máximo|al menos|hasta|menos de|más de|ningún|ninguna|sin|antiguo|antigua|entonces|en vez de|en lugar de|lejos de|en principio|por regla general|por lo general|en general|como regla|como norma|generalmente|normalmente|por norma|en la mayoría de los casos',
  limitsBeforeIt:
    'nunca|salvo|excepto|a menos|según|siempre que|a condición|si|hasta que|con excepción|a excepción|con la excepción|en ausencia|en caso|siempre y cuando|con tal de|con tal que|en la medida|previo acuerdo|previa autorización|con el consentimiento|con la autorización|bajo la condición|bajo condición|en opinión|a juicio|en mi opinión|en su opinión|al parecer|por acuerdo|de mutuo acuerdo|por escrito|votos en contra|si es necesario|cuando sea necesario|en su caso|si procede|cuando proceda|de ser necesario|en casos especiales|en casos excepcionales|en ciertos casos|en determinados casos|en los casos|previa aprobación|previa solicitud|previo pago|previo aviso|previo consentimiento|a solicitud|a petición|con carácter excepcional|después de oír|mediante el pago|mediante pago|en la medida de lo posible|mientras no|mientras sea|por causas|por razones|por motivos|por causa|sin perjuicio|exclusivamente para|únicamente para|con excepciones|después de oídos|una vez|menos los|menos las|previa deducción|descontando|descontados|deducidos|deducidas',
  limitsPrevious:
    'solo|solamente|más que|sólo|exclusivamente|únicamente|en principio|por regla general|por lo general|en general',
  limitsNothing: 'en su caso|no sólo|no solo|sino también',
  limitsNothingWithin: 'sin fines de lucro|sin ánimo de lucro|sin demora',
  retracts: String.raw`falso\b`,
  voided: 'cancelad[oa]$ anulad[oa]$ rechazad[oa]$',
  respects: 'en todos los aspectos significativos|en todos los aspectos materiales',
  majority: 'mayoría$',
  when: 'cuando',
  goesOnWith: 'con durante hasta para por bajo tras desde entre en ante cuando donde mediante solo contra dentro fuera',
  opposes: 'pero sino',
  setsAgainst: 'mientras frente aunque contra comparado comparada embargo',
  coordinates: 'y u pero',
  listConjunction: 'y u',
  modal: 'debe puede deben deberá deberán pueden podrá podrán',
  governs:
    'de del a al en con por para sobre entre hasta desde hacia según el la los las un una unos unas es son era eran fue fueron será está están ha han había puede debe',
  introducesSpeech: 'que si',
  opensClause: 'que y e porque',
  opensObject: 'el los las una unos unas su sus',
  auxiliary: 'es son era fue será está ha han puede debe',
  relative: 'que quien cuyo cuya',
  smallNumber: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  ten: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  numberWord:
    'cero dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta cien ciento mitad medio primero segundo tercero',
  unit: 'día días semana semanas mes meses año años hora horas minutos segundos grados por ciento',
  approximate: 'unos unas aproximadamente casi',
  comparative: 'más menos mayor menor superior inferior',
  comparesNumber: 'superior superiores inferior inferiores mayor mayores menor menores más menos',
  boundsNumber: 'como máximo|al menos|hasta',
  term: 'dentro|en un plazo|en el plazo|hasta|a más tardar|durante|antes de|en un plazo de|en el plazo de|después de|tras|al cabo de|pasados|transcurridos',
  month: 'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
  weekday: 'lunes martes miércoles jueves viernes sábado domingo',
  telephone: 'teléfono tel telf tfno fax móvil celular',
};
