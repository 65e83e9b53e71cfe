import { sinal } from './sinal.ts';

// Source: cough, phlegm and breathing in CAM ("Chinese Acupuncture and Moxibustion") and Maciocia, "The Practice of
// Chinese Medicine". Own wording.
export const sinaisRespiracao = {
  tosse: sinal('tosse', ['pulmao'], ['toss*', 'tossi*']),
  tosse_seca: sinal(
    'tosse seca',
    ['pulmao', 'yin_def', 'jinye_def'],
    ['tosse ~ sec*|sem+catarro|sem+secreção', 'tosse irritativa'],
  ),
  tosse_catarro: sinal(
    'tosse com catarro',
    ['pulmao', 'jinye_exc'],
    ['tosse ~ catarro|secreção|expectora*|produtiva|mucosidade', 'expectora*'],
  ),
  catarro: sinal(
    'catarro',
    ['pulmao', 'baco', 'jinye_exc'],
    ['catarr*', 'escarr*', 'mucosidade*', 'fleuma*', 'secreção ~ garganta|pulm*', 'pigarro'],
  ),
  catarro_abundante: sinal(
    'catarro abundante',
    ['baco', 'jinye_exc', 'excesso'],
    [
      'catarro|escarro|fleuma ~ muito|abundante|bastante',
      'catarro: abundante|muito|bastante',
      'muito catarro|escarro|muco',
      'muita fleuma|secreção|mucosidade',
    ],
  ),
  catarro_branco: sinal(
    'catarro branco ou claro',
    ['pulmao', 'frio', 'jinye_exc'],
    [
      'catarro|escarro ~ branc*|clar*|transparente|aquos*|espumos*|ralo|fluid*',
      'catarro: branc*|clar*|transparente|aquos*|espumos*|ralo|fluid*',
      'espuma',
    ],
  ),
  catarro_amarelo: sinal(
    'catarro amarelo ou espesso',
    ['pulmao', 'calor', 'jinye_exc'],
    [
      'catarro|escarro ~ amarel*|verde|esverdead*|purulent*',
      'catarro: amarel*|verde*|esverdead*|purulent*',
      'secreção ~ amarel*|verde*',
    ],
  ),
  catarro_pegajoso: sinal(
    'catarro pegajoso, difícil de soltar',
    ['pulmao', 'jinye_def'],
    [
      'catarro|escarro ~ pegajos*|espess*|difícil|gruda*|viscos*|gross*',
      'catarro: pegajos*|espess*|difícil|viscos*|gross*|grudent*',
      'pouco catarro',
      'catarro ~ pouc*|escass*',
    ],
  ),
  hemoptise: sinal(
    'sangue no catarro',
    ['pulmao'],
    ['catarro|escarro|tosse ~ sangue', 'hemopt*', 'catarro: sangue|raias', 'raias sangue'],
  ),
  falta_ar: sinal(
    'falta de ar',
    ['pulmao', 'qi_def'],
    [
      'falta ar|fôlego',
      'dispne*',
      'respiração ~ curta|difícil|ofegante|rápida|ofegant*',
      'sem fôlego|ar',
      'ofeg*',
      'fôlego curto',
      'dificuldade ~ respirar',
      'cansaço ~ respirar',
      'respira mal|curto',
    ],
  ),
  falta_ar_esforco: sinal(
    'falta de ar ao esforço',
    ['pulmao', 'qi_def', 'deficiencia'],
    ['falta|fôlego|dispne*|ofeg* ~ esforço|subir|escada|caminhar|andar|mover|movimento', 'cansa ~ subir|escada'],
  ),
  inspiracao_dificil: sinal(
    'mais dificuldade para inspirar',
    ['rim', 'deficiencia'],
    ['dificuldade ~ inspirar|puxar', 'não ~ puxar ar', 'expira mais', 'inspiração ~ curta|difícil'],
  ),
  piora_deitado: sinal(
    'piora ao deitar',
    ['jinye_exc', 'excesso'],
    ['não consegue ~ deitar|deitado', 'pior* ~ deita*', 'dorme sentad*', 'ortopne*', 'falta ar deitado'],
  ),
  chiado: sinal(
    'chiado no peito',
    ['pulmao', 'jinye_exc'],
    [
      'chiad*|chia*',
      'sibil*',
      'asma',
      'asmátic*',
      'bronquite',
      'ronco ~ peito|garganta',
      'bombinha',
      'salbutamol',
      'dpoc',
      'enfisema',
    ],
  ),
  congestao_nasal: sinal(
    'nariz entupido',
    ['pulmao'],
    [
      'nariz ~ entupid*|congest*|tapad*|trancad*',
      'congestão nasal|nariz',
      'obstrução nasal',
      'rinit*',
      'sinusit*',
      'congestão',
    ],
  ),
  coriza_clara: sinal(
    'coriza clara',
    ['pulmao', 'frio'],
    [
      'coriza ~ clar*|aquos*|transparente',
      'secreção nasal ~ clara|aquosa|transparente',
      'coriza',
      'nariz ~ escorre*|pinga*|escorrendo',
      'nariz: clara|aquosa|líquid*',
    ],
  ),
  coriza_amarela: sinal(
    'secreção nasal amarela',
    ['pulmao', 'calor'],
    ['coriza|secreção|nariz|nasal ~ amarel*|verde*|purulent*|espess*', 'nariz: amarel*|verde*|purulent*'],
  ),
  espirros: sinal('espirros', ['pulmao', 'exterior'], ['espirr*']),
  gripes_frequentes: sinal(
    'resfriados frequentes',
    ['pulmao', 'qi_def', 'deficiencia'],
    [
      'gripe*|resfriad*|infecç* ~ frequent*|fácil*|repet*|sempre|constante',
      'imunidade baixa',
      'baixa imunidade',
      'se resfria',
      'pega gripe|resfriado',
      'resfria* ~ fácil*',
    ],
  ),
  sangramento_nasal: sinal(
    'sangramento do nariz',
    ['pulmao', 'calor'],
    ['epistax*', 'sangra* nariz', 'nariz ~ sangra*', 'sangramento nasal|nariz'],
  ),
  nariz_seco: sinal('nariz seco', ['pulmao', 'jinye_def'], ['nariz ~ sec*|ressecad*', 'nariz: sec*', 'secura ~ nariz']),
  clima_seco: sinal('ligação com clima seco', ['pulmao', 'jinye_def'], ['clima|tempo|ar seco', 'outono', 'época seca']),
  dor_corpo_resfriado: sinal(
    'dor no corpo com quadro gripal',
    ['exterior'],
    ['dor* corpo', 'corpo dolorid*', 'gripe|gripad*|resfriad*'],
  ),
};
