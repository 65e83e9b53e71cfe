import { sinal } from './sinal.ts';

// Source: Maciocia, "Obstetrics and Gynecology in Chinese Medicine". Own wording.
export const sinaisGinecologia = {
  ciclo_irregular: sinal(
    'ciclo irregular',
    ['figado'],
    [
      'ciclo|menstru* ~ irregular*|desregulad*|desregrad*',
      'menstruacao: irregular*|desregulad*|ora adiant*',
      'ciclo irregular',
    ],
  ),
  ciclo_adiantado: sinal(
    'menstruação adiantada',
    ['calor', 'qi_def'],
    [
      'menstru*|ciclo ~ adiant*|antecipa*|curto|antes',
      'menstruacao: adiant*|antecipa*|curto',
      'ciclo* 19|20|21|22|23 dias',
      'menstru* ~ duas vezes mês',
      'polimenorre*',
    ],
  ),
  ciclo_atrasado: sinal(
    'menstruação atrasada',
    ['xue_def', 'frio'],
    [
      'menstru*|ciclo|regra ~ atras*|longo|demora*|espaçad*',
      'menstruacao: atras*|longo|demora*|espaçad*',
      'ciclo* 36|37|38|39|40|45|50|60|90 dias',
      'oligomenorre*',
      'vem cada ~ dias',
    ],
  ),
  amenorreia: sinal(
    'ausência de menstruação',
    ['rim', 'xue_def'],
    [
      'amenorre*',
      'sem menstruar',
      'não menstrua',
      'menstru* ~ parou|ausente|suspensa',
      'deixou de menstruar',
      'ausência ~ menstru*',
    ],
  ),
  fluxo_escasso: sinal(
    'fluxo escasso',
    ['xue_def', 'deficiencia'],
    [
      'fluxo|menstru* ~ escass*|pouc*|reduzid*|diminuíd*',
      'menstruacao: escass*|pouc*|reduzid*|diminuíd*|pequen*',
      'pouco fluxo',
      'menstrua pouco',
      'hipomenorre*',
    ],
  ),
  fluxo_intenso: sinal(
    'fluxo intenso',
    ['qi_def', 'calor'],
    [
      'fluxo|menstru* ~ intens*|abundant*|muito|volumos*|excess*|aumentad*|forte|prolongad*',
      'menstruacao: intens*|abundant*|volumos*|excess*|prolongad*',
      'muito fluxo',
      'menorrag*',
      'hipermenorre*',
      'metrorrag*',
      'hemorragia uterina',
      'sangramento ~ uterino|vaginal|prolongado',
    ],
  ),
  coagulos: sinal('coágulos na menstruação', ['xue_exc'], ['coágul*', 'pedaços ~ sangue|menstru*']),
  sangue_escuro: sinal(
    'sangue menstrual escuro',
    ['xue_exc'],
    [
      'sangue|menstru*|fluxo ~ escur*|roxo|marrom|arroxead*|preto',
      'menstruacao: escur*|rox*|marrom|arroxead*|borra|preto',
      'borra café',
    ],
  ),
  sangue_claro: sinal(
    'sangue menstrual claro',
    ['xue_def', 'qi_def'],
    ['sangue|menstru*|fluxo ~ clar*|pálid*|aguad*|rosad*|ralo', 'menstruacao: clar*|pálid*|aguad*|rosad*|ralo'],
  ),
  sangue_vivo: sinal(
    'sangue menstrual vermelho vivo ou espesso',
    ['calor', 'xue_exc'],
    ['sangue|menstru*|fluxo ~ viv*|brilhante|espess*|vermelho+escuro', 'menstruacao: vermelho viv*|espess*|pegajos*'],
  ),
  dismenorreia: sinal(
    'cólica menstrual',
    ['figado', 'xue_exc'],
    [
      'cólica* menstru*|período|regra|mês',
      'dismenorre*',
      'dor ~ menstru*|período+menstrual',
      'menstru* ~ dor|dolor*|cólica*',
      'cólica* ~ menstru*',
      'menstruacao: cólica*|dor|dolor*',
    ],
  ),
  dismenorreia_intensa: sinal(
    'cólica menstrual intensa',
    ['xue_exc', 'excesso'],
    ['cólica* ~ fort*|intens*|incapacitante|muito+forte'],
  ),
  colica_depois: sinal(
    'cólica no fim ou depois da menstruação',
    ['xue_def', 'deficiencia'],
    ['cólica*|dor ~ fim|depois|após ~ menstru*', 'depois|após menstru* ~ dor|cólica'],
  ),
  piora_menstruacao: sinal(
    'piora ligada ao ciclo menstrual',
    ['figado', 'xue_def'],
    ['pior* ~ menstru*|ciclo|pré+menstru*', 'antes|durante|toda menstru*', 'pré menstru*', 'período menstrual'],
  ),
  tpm_irritabilidade: sinal(
    'irritabilidade antes da menstruação',
    ['figado', 'qi_exc'],
    ['tpm', 'tensão pré menstrual', 'irrit* ~ antes menstru*'],
  ),
  mamas_doloridas: sinal(
    'mamas doloridas',
    ['figado', 'qi_exc'],
    [
      'mama*|seio* ~ dolorid*|dor|inchad*|disten*|tens*|sensíve*',
      'dor|distensão|inchaço ~ mama*|seio*',
      'mastalgia',
      'mastite',
      'mamário*',
    ],
  ),
  inchaco_pre_menstrual: sinal(
    'inchaço antes da menstruação',
    ['baco', 'jinye_exc'],
    ['incha* ~ antes|pré ~ menstru*'],
  ),
  corrimento: sinal('corrimento', ['baco', 'jinye_exc'], ['corriment*', 'leucorre*', 'secreção vaginal']),
  corrimento_branco: sinal(
    'corrimento branco',
    ['baco', 'jinye_exc', 'deficiencia'],
    ['corriment*|leucorre* ~ branc*|clar*|aquos*|transparente|fluido', 'corrimento: branc*|clar*|aquos*|transparente'],
  ),
  corrimento_amarelo: sinal(
    'corrimento amarelo ou com cheiro',
    ['figado', 'calor', 'jinye_exc'],
    [
      'corriment*|leucorre* ~ amarel*|fétid*|cheiro|esverdead*|odor',
      'corrimento: amarel*|fétid*|cheiro|esverdead*|odor',
    ],
  ),
  coceira_genital: sinal(
    'coceira genital',
    ['figado', 'calor', 'jinye_exc'],
    ['coceira|prurido|coça ~ genital|vagin*|vulva|íntim*|virilha|genitais', 'candid*', 'vaginite'],
  ),
  endometriose: sinal('endometriose referida', ['xue_exc', 'figado'], ['endometrio*', 'adenomios*']),
  mioma_cisto: sinal(
    'mioma ou cisto no útero ou ovário',
    ['xue_exc', 'jinye_exc'],
    ['mioma*', 'cisto* ~ ovári*', 'pólipo* uter*', 'ovári* ~ policístic*|cisto*', 'sop', 'pcos'],
  ),
  menopausa: sinal(
    'menopausa ou climatério',
    ['rim', 'yin_def'],
    ['menopausa*', 'climatério', 'peri menopausa', 'perimenopausa'],
  ),
  secura_vaginal: sinal(
    'secura vaginal',
    ['rim', 'yin_def'],
    ['secura ~ vaginal|íntima', 'ressecamento vaginal', 'vagina seca'],
  ),
  perda_gestacional: sinal(
    'perdas gestacionais repetidas',
    ['rim', 'qi_def'],
    ['abort* ~ repet*|espontâne*|2|3|dois|três|vários', 'perda* gestacion*'],
  ),
  pouco_leite: sinal(
    'pouco leite',
    ['xue_def', 'qi_def'],
    ['pouco leite', 'leite ~ insuficiente|pouco|falta', 'falta leite'],
  ),
  gestante: sinal('gestação', [], ['gestante', 'grávida', 'gravidez atual']),
  menstruacao_normal: sinal(
    'menstruação normal',
    [],
    ['menstruacao: normal|regular', 'ciclo ~ regular|normal', 'menstru* ~ normal|regular', 'cor ~ sangue normal'],
  ),
};
