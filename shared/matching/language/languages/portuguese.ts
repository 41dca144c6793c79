/** Portuguese: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const portuguese: Language = {
  recognisedBy:
    'uma não do da dos das em ao aos pelo pela pelos pelas são foi com qualquer desta deste nesta neste seu sua também até às',
  stopWord: 'o a os as um uma e ou mas se de do da dos das em no na nos nas com por para é são foi ser que não mais',
  abbreviation: 'sr sra dr dra av pág núm ltda inc',
  negation: 'não nunca jamais nada ninguém nenhum nenhuma nem sem',
  deniesVerb: 'não nunca jamais',
  limit:
    'recusa recusou recusar nega negou negar rejeita rejeitou proíbe proibiu proibido evita impede incapaz impossível improvável falso falsa suposto suposta alegado alegadamente exceto salvo excepto excetuado excetuada excetuados excetuadas exceptuado exceptuadas ressalvado ressalvada ressalvados ressalvadas excluído caso mas senão',
  condition:
    'apenas somente exclusivamente consentimento autorização condição concordância anuência abstenção abstenções unanimidade unânime',
  opensCondition: 'se caso',
  hedge:
    'pode podem poderia deveria talvez provavelmente raramente geralmente normalmente alguns algumas apenas somente quase preferencialmente atualmente temporariamente provisoriamente principalmente majoritariamente potencialmente possivelmente eventualmente aproximadamente presumivelmente parcialmente frequentemente habitualmente',
  doubt: 'falso mentira boato hipótese duvida duvido',
  attributes:
    'espero esperam esperamos acredito acredita acreditamos acreditam acho acha achamos acham penso pensam alega alegam parece suponho supõe',
  limitsAfterIt:
    'não|nunca|nem|salvo|exceto|segundo|alegadamente|nega|negou|na opinião|no entender|no entendimento|a juízo|a meu ver|a seu ver|nas palavras de|decorrido o|decorridos os|decorrida a|decorridas as|transcorrido o|transcorridos os|findo o|expirado o|vencido o|uma vez|em caso de|no caso de|considera se que|estima se que|acredita se que|supõe se que|presume se que|em condições de|na falta de|na ausência de|sem prejuízo',
  limitsNext:
    'poucos|poucas|no máximo|no mínimo|pelo menos|até|menos de|mais de|quase|sem|ex|antigo|antiga|em vez de|ao invés de|longe de|em princípio|em regra|regra geral|por regra|em geral|geralmente|normalmente|via de regra|na maioria dos casos',
  limitsBeforeIt:
    'não|exceto|salvo|a menos|segundo|desde que|com exceção|na ausência|em caso|contanto que|na condição|sob condição|na medida|mediante autorização|mediante acordo|com o consentimento|com autorização|sujeito a|sujeita a|na opinião|no entender|no entendimento|a juízo|a meu ver|a seu ver|por acordo|de comum acordo|votos contra|se necessário|quando necessário|caso necessário|se for o caso|quando for o caso|sempre que possível|garantido o|garantida a|garantidos os|assegurado o|assegurada a|mediante o pagamento|mediante pagamento|mediante aprovação|mediante apresentação|mediante prévia|mediante prévio|mediante solicitação|nos seguintes casos|em casos excepcionais|em casos especiais|em determinados casos|nos casos|após aprovação|após autorização|após prévia|a pedido|a critério|na hipótese|nas hipóteses|por motivos|por razões|por causas|por motivo|exclusivamente para|unicamente para|com exceções|sem prejuízo|uma vez|deduzidos|deduzidas|descontados|descontadas|descontando|menos os|menos as',
  limitsPrevious: 'apenas|somente|exclusivamente|unicamente|em princípio|em regra|em geral|via de regra',
  limitsNothing: 'não só|não apenas|mas também',
  limitsNothingWithin: 'sem fins lucrativos|sem demora',
  retracts: String.raw`falso\b`,
  voided: 'cancelad[oa]$ anulad[oa]$ rejeitad[oa]$',
  respects: 'em todos os aspectos relevantes|em todos os aspectos materiais',
  majority: 'maioria$',
  when: 'quando',
  goesOnWith:
    'com durante até para por sob após antes desde entre em quando onde mediante pelo pela somente dentro fora',
  opposes: 'mas',
  setsAgainst: 'enquanto embora contra porém',
  coordinates: 'e ou mas nem',
  listConjunction: 'ou e',
  modal: 'deve deverá pode poderá devem podem deverão poderão',
  governs: 'do da dos das ao à no na nos nas em com por para sobre o os as um uma é são era foi será tem',
  introducesSpeech: 'que se',
  opensClause: 'que porque',
  opensObject: 'o os as um uma',
  auxiliary: 'é são foi tem',
  smallNumber: 'dois três quatro sete oito dez onze doze',
  ten: 'vinte trinta cinquenta sessenta',
  numberWord:
    'dois três quatro sete oito dez onze doze vinte trinta cinquenta sessenta cem metade terço quarto primeiro segundo terceiro',
  unit: 'dia dias semana semanas mês meses ano anos hora horas minutos segundos graus reais',
  approximate: 'cerca aproximadamente quase',
  comparative: 'mais menos',
  comparesNumber: 'superior superiores inferior inferiores mais maior maiores menor menores menos',
  boundsNumber: 'no máximo|pelo menos',
  term: 'no prazo|dentro|até|em até|o mais tardar|durante|antes de|no prazo de|dentro de|após|depois de|ao fim de|decorridos',
  month: 'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
  weekday: 'domingo sábado',
  telephone: 'telefone tel fax telemóvel celular',
};
