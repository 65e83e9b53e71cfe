import { sinal } from './sinal.ts';

// Source: inquiry about food, taste, thirst and digestion in Maciocia, "The Foundations of Chinese Medicine" and
// "Diagnosis in Chinese Medicine". Own wording.
export const sinaisDigestao = {
  apetite_baixo: sinal('pouco apetite', ['baco', 'qi_def', 'deficiencia'], [
    'falta|pouco|sem|perda|baixo|diminuição apetite', 'apetite ~ baixo|pouco|ruim|diminuíd*|reduzid*|fraco|ausente', 'come pouco|pouquíssimo', 'inapet*', 'sem fome', 'falta fome', 'pouca fome', 'não ~ fome', 'anorex*', 'sem vontade comer', 'não quer comer', 'não ~ apetite',
  ]),
  apetite_aumentado: sinal('fome excessiva', ['estomago', 'calor'], ['fome ~ excessiv*|constante|exagerad*|demais|rápido', 'apetite ~ aumentad*|voraz|excess*|grande', 'come muito|demais', 'muita fome', 'fome logo', 'logo ~ fome', 'fome ~ toda hora', 'polifagia', 'compulsão alimentar']),
  apetite_varia: sinal('apetite variável', ['figado'], ['apetite ~ varia*|irregular|instável|oscila*']),
  apetite_normal: sinal('apetite normal', [], ['apetite ~ normal|bom|preservad*', 'come bem', 'alimenta* bem', 'bom apetite']),
  fome_sem_vontade: sinal('fome sem vontade de comer', ['estomago', 'yin_def'], ['fome ~ não+come|sem+vontade|não+quer+comer|não+consegue+comer', 'fome ~ mas ~ não']),
  ma_digestao: sinal('má digestão', ['baco', 'estomago'], ['má digestão', 'digest* ~ ruim|lenta|difícil|dificultosa|pesada|fraca', 'dispeps*', 'indigest*', 'empanzin*']),
  empachamento: sinal('empachamento', ['estomago', 'baco', 'qi_exc'], ['empach*', 'estômago|epigástrio ~ cheio|pesado|estufad*|distendid*|parado', 'plenitude|peso ~ estômago|epigástr*|gástric*', 'comida ~ parada|para', 'saciedade precoce', 'estufamento|estufad*', 'distensão ~ epigástr*|estômago', 'desconforto ~ estômago|epigástr*', 'plenitude']),
  distensao_abdominal: sinal('distensão abdominal ou gases', ['baco', 'qi_exc'], ['disten* ~ abdom*|barriga|ventre', 'abdome|abdômen|barriga|ventre ~ disten*|estuf*|inchad*|incha|cheia|dura', 'gases', 'flatul*', 'estuf*', 'meteorismo', 'inchaço abdominal|barriga', 'distensão|estufamento']),
  distensao_pos_comer: sinal('estufamento depois de comer', ['baco', 'qi_def'], ['estuf*|disten*|incha*|empach*|pes* ~ comer|refeiç*|come|alimenta*|almoço|jantar', 'depois|após comer ~ estuf*|disten*|incha*|pes*', 'pior* ~ comer|refeições', 'comer ~ estufa*']),
  borborigmos: sinal('ruídos na barriga', ['baco', 'intestino_grosso'], ['borborigm*', 'barulho|ronco|ruído ~ barriga|intestino|abdome', 'barriga|intestino ~ ronca*', 'ronco*']),
  arrotos: sinal('arrotos', ['estomago', 'qi_exc'], ['arrot*', 'eruct*']),
  arrotos_azedos: sinal('arrotos azedos ou fétidos', ['estomago', 'excesso'], ['arrot*|eruct* ~ azed*|fétid*|podre|ácid*', 'hálito azedo', 'vômito ~ azedo|comida|alimento', 'gosto podre|azedo', 'regurgita* ~ comida|alimento|azed*']),
  soluco: sinal('soluço', ['estomago', 'qi_exc'], ['soluç*']),
  nausea: sinal('náusea', ['estomago'], ['náuse*', 'nause*', 'enjo*', 'ânsia']),
  vomito: sinal('vômito', ['estomago'], ['vômit*', 'vomit*']),
  vomito_agua: sinal('vômito de líquido claro ou de mucosidade', ['estomago', 'frio', 'jinye_exc'], ['vômit*|vomit*|regurgit* ~ água|clar*|líquid*|saliva|muco|mucosidade|espuma|catarro', 'catarro espumoso boca']),
  azia_refluxo: sinal('azia ou refluxo', ['estomago', 'calor'], ['azia', 'reflux*', 'pirose', 'queima* ~ estômago|peito|epigástr*|esôfago', 'acidez', 'regurgita* ácid*', 'esofag*', 'regurgit*', 'ácido ~ sobe*']),
  queimacao_epigastrica: sinal('queimação no estômago', ['estomago', 'calor'], ['queim*|ard* ~ estômago|epigástr*', 'estômago|epigástrio ~ queima*|ard*']),
  sede_aumentada: sinal('muita sede', ['calor', 'jinye_def'], ['muita|bastante|tem|sente|com|aumento sede', 'sede ~ aumentad*|intensa|muita|excessiv*|constante|forte', 'sedent*', 'bebe ~ muita água', 'polidips*', 'sede']),
  sede_baixa: sinal('pouca sede', ['jinye_exc', 'frio'], ['pouca|sem|ausência sede', 'bebe pouc* água', 'sede ~ pouca|baixa|ausente', 'não ~ sede', 'quase não bebe']),
  prefere_frias: sinal('preferência por bebidas frias', ['calor'], ['prefere|gosta|vontade|deseja|quer|bebe|toma ~ água|bebida|líquido fri*|gelad*', 'sede ~ fria|gelada', 'bebida* gelad*', 'água gelada']),
  prefere_quentes: sinal('preferência por bebidas quentes', ['frio'], ['prefere|gosta|vontade|deseja|quer|toma|bebe ~ água|bebida|líquido|comida morn*|quent*', 'bebida* quent*', 'água morna|quente', 'sede ~ quente|morna', 'prefere quente']),
  sede_sem_beber: sinal('sede sem vontade de beber', ['jinye_exc', 'xue_exc', 'yin_def'], ['sede ~ sem+vontade|não+bebe|não+quer|pouco+bebe', 'boca seca ~ não+bebe|sem+vontade|não+quer', 'goles pequenos', 'pequenos goles', 'bebe ~ goles', 'sem vontade beber', 'não quer beber']),
  diabetes: sinal('diabetes referido', ['yin_def', 'rim'], ['diabet*', 'glicemia ~ alta|elevada', 'pré diabet*', 'metformina', 'insulina', 'gliclazida']),
  calculo_biliar: sinal('problema de vesícula biliar referido', ['vesicula_biliar'], ['cálculo|pedra ~ vesícula|biliar', 'colecist*', 'colelit*', 'vesícula biliar', 'hepatite']),
};
