import { sinal } from './sinal.ts';

// Source: the ten questions (shi wen) as taught in Maciocia, "The Foundations of Chinese Medicine", and Deng Tietao,
// "Practical Diagnosis in TCM". Phrases: everyday Brazilian Portuguese, own wording.
export const sinaisGerais = {
  cansaco: sinal('cansaço', ['baco', 'deficiencia', 'qi_def'], [
    'cansad*', 'cansac*', 'canseira', 'fadig*', 'sem energia|disposição|pique', 'falta energia|disposição|pique', 'exaust*',
    'esgotad*', 'esgotamento', 'indispos*', 'pouca energia|disposição', 'letarg*', 'moleza', 'astenia', 'desgastad*',
    'abatid*', 'cansa ~ fácil|fácilmente|rápido|qualquer',
  ]),
  fraqueza: sinal('fraqueza nos membros', ['baco', 'deficiencia', 'qi_def'], [
    'fraquez*', 'sem força*', 'falta força*', 'debil*', 'membro|perna|braço frac*|mole|bamb*|cansad*', 'corpo frac*|mole|bambo', 'perna ~ bamb*', 'fraco',
  ]),
  corpo_pesado: sinal('sensação de peso no corpo', ['baco', 'excesso', 'jinye_exc'], [
    'corpo|membro|perna|braço pesad*', 'peso corpo|perna|membro', 'corpo ~ pesad*', 'perna ~ pesad*', 'membro ~ pesad*', 'sensação peso corpo|perna|membro',
  ]),
  piora_esforco: sinal('piora com esforço ou exercício', ['deficiencia', 'qi_def'], [
    'pior* ~ esforço|exercício|caminhar|cansaço|fadiga|trabalho', 'agrav* ~ esforço|exercício|cansaço|fadiga', 'aos|pequeno|mínimo|menor esforço|esforços',
    'quando ~ cansad*|trabalha+demais', 'depois|após esforço',
  ]),
  melhora_repouso: sinal('melhora com repouso', ['deficiencia'], ['melhor* ~ repous*|descans*|deita*', 'alivi* ~ repous*|descans*|deita*']),
  melhora_movimento: sinal('melhora com movimento leve', ['qi_exc'], [
    'melhor* ~ moviment*|caminha*|exercício|mexe*', 'alivi* ~ moviment*|caminha*|exercício', 'pior* ~ repous*|parad*|sentad*',
  ]),
  emagrecimento: sinal('emagrecimento ou corpo magro', ['yin_def', 'deficiencia'], [
    'magr*', 'emagre*', 'perda|perdeu|perdendo|perder peso', 'perdeu ~ quilo|kg',
  ]),
  excesso_peso: sinal('excesso de peso', ['baco', 'jinye_exc'], [
    'obes*', 'sobrepeso', 'acima peso', 'ganh* peso|quilo', 'engord*', 'excesso peso', 'gorda|gordo|gordinh*',
  ]),
  edema: sinal('inchaço (edema)', ['baco', 'rim', 'jinye_exc'], [
    'inchaço', 'incha*', 'edem*', 'retenção líquido|água', 'retém líquido',
  ]),
  edema_face: sinal('inchaço no rosto ou nas pálpebras', ['pulmao', 'jinye_exc'], [
    'rosto|face|pálpebra|olho ~ inchad*', 'inchaço|edema rosto|face|pálpebra|olho', 'face: inchad*', 'olhos: inchad*',
  ]),
  edema_pernas: sinal('inchaço nas pernas ou nos pés', ['rim', 'baco', 'jinye_exc', 'yang_def'], [
    'perna|pé|tornozelo ~ inchad*|incham', 'inchaço|edema ~ perna|pé|tornozelo|membros+inferiores',
  ]),
  febre: sinal('febre', ['calor', 'excesso'], ['febr*', 'febril']),
  febre_vespertina: sinal('febre ou calor no fim da tarde', ['yin_def', 'calor'], [
    'febre|calor tarde|vespertin*|anoitecer|fim+tarde', 'febre baixa', 'febrícula',
  ]),
  calafrios: sinal('calafrios', ['exterior', 'frio'], ['calafrio*', 'arrepio*']),
  alternancia_frio_calor: sinal('alternância de calafrios e calor', ['vesicula_biliar'], [
    'altern* ~ frio ~ calor', 'altern* ~ calafrio', 'calafrio ~ alternad*', 'ora frio ~ calor',
  ]),
  aversao_vento: sinal('aversão ao vento', ['exterior', 'pulmao', 'qi_def'], ['aversão vento', 'medo vento', 'sensível vento', 'não toler* vento', 'pior* ~ vento', 'incomod* ~ vento']),
  suor_espontaneo: sinal('suor espontâneo de dia', ['pulmao', 'qi_def', 'deficiencia'], [
    'sua|suo fácil*|muito|bastante', 'suor espontâne*|fácil*|diurn*', 'sudorese espontânea|fácil|diurna|excessiva', 'transpir* ~ fácil*|dia|qualquer',
    'suor|sua|suda ~ esforço|mover|movimento', 'suor: dia|espontâne*|fácil', 'hiperidrose',
  ]),
  sudorese_noturna: sinal('suor noturno', ['yin_def', 'calor'], [
    'suor|suores|sudorese|sua|suo|suando|transpir* ~ noite|noturn*|dorm*|madrugada|sono', 'acord* ~ suor|suad*|suando|encharcad*|molhad*', 'sudorese noturna', 'suor: noite|noturn*|dorm*|madrugada',
  ]),
  suor_frio: sinal('suor frio', ['yang_def', 'frio'], ['suor*|sudorese fri*|gelad*']),
  suor_cabeca: sinal('suor na cabeça', ['calor', 'excesso'], ['sua|suor ~ cabeça|testa|rosto']),
  sem_suor: sinal('ausência de suor', ['exterior'], ['não sua', 'sem suor', 'não transpir*']),
  ondas_calor: sinal('ondas de calor (fogachos)', ['yin_def', 'calor', 'rim'], [
    'fogach*', 'onda|ondas calor|quent*', 'calorão|calorões', 'calor súbit*', 'calor ~ sobe*|súbito|repentin*', 'acessos|crises calor',
  ]),
  calor_palmas_plantas: sinal('calor nas palmas, nas plantas e no peito', ['yin_def', 'calor'], [
    'palma|planta|sola ~ quent*|calor|ard*|queim*', 'calor|ardor|queimação palma|mão|planta|sola|pé', 'mãos quent*', 'pés quent*', 'cinco palmas|centros|corações', 'mão|pé ard*|queim*',
  ]),
  calor_interno: sinal('sensação de calor interno', ['calor'], [
    'calor interno', 'sent* calor', 'sensação calor', 'calorent*', 'calor corpo', 'aversão|intolerância calor', 'não toler*|suport*|aguent* calor', 'corpo quent*', 'muito calor',
  ]),
  intolerancia_frio: sinal('intolerância ao frio', ['frio', 'yang_def'], [
    'friorent*', 'aversão|intolerância|medo|horror frio', 'sent* frio', 'sensação frio', 'sensível frio', 'não toler*|suport*|aguent* frio', 'muito frio', 'corpo fri*|gelad*', 'teme frio', 'roupa comprida|grossa', 'agasalh*',
  ]),
  membros_frios: sinal('mãos e pés frios', ['frio', 'yang_def'], [
    'mão|pé|membro|extremidade|perna|dedo ~ fri*|gelad*', 'fri* mão|pé|membro|extremidade|perna', 'esfria* mão|pé|membro|extremidade',
  ]),
  lombar_joelhos_frios: sinal('frio na lombar e nos joelhos', ['rim', 'frio', 'yang_def'], [
    'lombar|joelho|costas|cintura fri*|gelad*', 'frio lombar|joelho|costas|cintura', 'frio ~ lombar|joelho', 'lombar ~ fri*|gelad*',
  ]),
  abdome_frio: sinal('frio no abdome', ['baco', 'frio', 'yang_def'], [
    'abdome|abdômen|barriga|ventre|estômago fri*|gelad*', 'frio abdome|abdômen|barriga|ventre|estômago', 'frio baixo ventre', 'epigástrio fri*',
  ]),
  piora_frio: sinal('piora com frio', ['frio'], ['pior* ~ frio|gelad*|inverno|esfria*', 'agrav* ~ frio|gelad*|inverno|esfria*', 'desencadead* ~ frio|gelad*']),
  melhora_calor: sinal('melhora com calor', ['frio'], [
    'melhor* ~ calor|quente|aquec*|bolsa|compressa', 'alivi* ~ calor|quente|aquec*|bolsa', 'pass* ~ calor|bolsa', 'gosta|prefere calor|lugar+quente',
  ]),
  piora_calor: sinal('piora com calor', ['calor'], ['pior* ~ calor|quente|verão|sol', 'agrav* ~ calor|quente|verão|sol']),
  melhora_frio: sinal('melhora com frio', ['calor'], ['melhor* ~ frio|gelo|gelad*', 'alivi* ~ frio|gelo|gelad*', 'gosta|prefere frio|lugar+fresco|ambiente+fresco']),
  piora_umidade: sinal('piora com tempo úmido', ['jinye_exc', 'baco'], ['pior* ~ umid*|chuv*|úmid*', 'agrav* ~ umid*|chuv*|úmid*', 'umidade ~ piora', 'mudança|muda tempo|clima', 'local|casa úmid*', 'chuva']),
  exposicao_frio: sinal('exposição ao frio antes do quadro', ['frio', 'excesso'], [
    'peg* ~ frio|friagem|chuva|vento', 'expos* ~ frio|friagem|chuva|vento', 'depois|após ~ frio|friagem|chuva|banho+frio|gelad*', 'friagem', 'tom* ~ chuva|sereno|vento', 'ar condicionado',
  ]),
  piora_estresse: sinal('piora com estresse ou emoção', ['figado', 'qi_exc'], [
    'pior* ~ estress*|nervos*|emoç*|emocion*|ansied*|irrit*|raiva|preocup*|briga*|aborrec*|contrari*', 'agrav* ~ estress*|nervos*|emoç*|emocion*|raiva|briga*', 'quando ~ nervos*|estressad*|irritad*|contrariad*|aborrecid*|briga|brava',
    'depois|após|desde ~ discuss*|briga|raiva|aborrecimento|desentend*|separação|estresse', 'relacionad* ~ emoç*|estress*', 'brig* ~ família|marido|esposa|trabalho',
  ]),
  piora_falta_sono: sinal('piora com falta de sono', ['yin_def', 'xue_def'], ['pior* ~ falta+sono|dorme+mal|noite+mal']),
  piora_cafe: sinal('piora com café', ['calor'], ['pior* ~ café']),
  piora_gordura: sinal('piora com alimentos gordurosos', ['vesicula_biliar', 'baco', 'jinye_exc'], ['pior* ~ gordur*|fritur*', 'intolerância gordura*', 'pesad* ~ gordur*']),
  melhora_bebida_quente: sinal('melhora com bebidas e comidas quentes', ['frio', 'baco'], ['melhor* ~ bebida+quente|chá|comida+quente|sopa', 'alivi* ~ chá|bebida+quente|água+morna']),
  melhora_relaxamento: sinal('melhora ao relaxar ou respirar fundo', ['figado', 'qi_exc'], ['melhor* ~ relax*|respir*|medit*|férias|distra*']),
  piora_noite: sinal('piora à noite', ['xue_exc', 'yin_def'], ['pior* ~ noite|noturn*|madrugada', 'dor noturna', 'mais ~ noite']),
  piora_tarde: sinal('piora no fim da tarde', ['yin_def'], ['pior* ~ tarde|entardecer']),
  anemia: sinal('anemia ou perda de sangue', ['xue_def', 'deficiencia'], ['anemi*', 'hemoglobina baixa', 'ferro baixo', 'ferritina baixa', 'perda|perdeu ~ sangue', 'hemorrag*']),
  equimoses: sinal('manchas roxas com facilidade', ['baco', 'xue_exc'], ['equimos*', 'hematoma*', 'mancha|marca rox*', 'fica|ficam rox*', 'petéquia*', 'púrpura']),
  sangramento_cutaneo_mucoso: sinal('sangramentos frequentes de cor clara', ['baco', 'qi_def'], ['sangra* ~ fácil*', 'sangramento* frequente*']),
  varizes: sinal('varizes ou vasinhos', ['xue_exc'], ['variz*', 'varicos*', 'vasinho*']),
  massas: sinal('nódulos, cistos ou massas', ['xue_exc', 'jinye_exc'], ['nódul*', 'caroço', 'massa ~ palp*|abdom*|fixa|dura', 'tumor*', 'mioma*', 'cisto*', 'lipoma*', 'bócio', 'gânglio*']),
  trauma: sinal('trauma, queda ou cirurgia', ['xue_exc'], ['trauma', 'traumatismo', 'queda ~ escada|altura|cavalo|moto', 'fratur*', 'entorse', 'pancada', 'contusão', 'cirurgi*', 'acidente']),
  pos_parto: sinal('início depois de parto ou aborto', ['xue_def', 'deficiencia'], ['pós parto', 'depois|após|desde parto', 'depois|após|desde ~ abort*', 'parto', 'abort*', 'puerp*']),
  doenca_longa: sinal('doença prolongada ou convalescença', ['deficiencia', 'qi_def'], ['convalesc*', 'doença longa|prolongad*|crônica', 'quimioterapia', 'depois|após covid', 'internad* ~ mês|meses']),
  excesso_trabalho: sinal('excesso de trabalho', ['deficiencia', 'rim'], ['trabalh* demais|muito|excess*', 'excesso trabalho', 'sobrecarga', 'sobrecarregad*', 'sem férias', 'plantões', 'burnout']),
  dieta_irregular: sinal('alimentação irregular ou excessiva', ['baco', 'estomago'], [
    'pula refeiç*', 'come rápido|depressa|tarde|mal|demais', 'alimentação irregular|ruim', 'exager* ~ comida|comer', 'comeu demais', 'comilança', 'festa|churrasco', 'comida ~ picante|apimentad*', 'pimenta', 'comer ~ demais|exagero',
  ]),
  gosta_gelados: sinal('consumo de bebidas e alimentos gelados', ['baco', 'frio'], ['gosta|prefere|toma|bebe|come ~ gelad*|sorvete|cru|crus', 'alimentos|comida|saladas crus|cru|cruas']),
  gosta_gordura_doce: sinal('gosto por doces e gorduras', ['baco', 'jinye_exc'], ['gosta|come|vontade|desejo ~ doce|doces|chocolate|açúcar|gordur*|fritur*', 'compulsão ~ doce*', 'comida gordurosa']),
  inicio_recente: sinal('início recente', ['excesso']),
  inicio_subito: sinal('início súbito', ['excesso'], ['súbit*', 'repentin*', 'de repente', 'há|faz ~ dia|dias']),
  cronico: sinal('quadro de anos', ['deficiencia'], ['crônic*', 'muitos anos', 'longa data', 'há muito tempo']),
  constitucional: sinal('presente desde a infância', ['rim', 'deficiencia']),
  idade_avancada: sinal('idade acima de 60 anos', ['rim', 'deficiencia']),
  crianca: sinal('idade abaixo de 12 anos', ['baco']),
  puberdade_tardia: sinal('desenvolvimento tardio', ['rim', 'deficiencia'], ['puberdade tardia', 'primeira menstruação ~ 16|17|18|19', 'menarca ~ 16|17|18|19', 'atraso desenvolvimento|crescimento', 'demorou ~ andar|falar']),
};
