import { sinal } from './sinal.ts';

// Source: Maciocia, "Tongue Diagnosis in Chinese Medicine"; CAM, chapter on inspection of the tongue. Own wording.
// The ids that local vision may also report are those of `linguaSinais` in shared/foto.ts.
export const sinaisLingua = {
  lingua_palida: sinal(
    'língua pálida',
    ['deficiencia', 'xue_def', 'yang_def', 'frio'],
    ['língua ~ pálid*|descorad*|branc*|tenra', 'lingua: pálid*|descorad*|clara|tenra'],
  ),
  lingua_rosada: sinal(
    'língua rosada',
    [],
    [
      'língua ~ rosad*|rosa|normal|vermelho+claro|vermelho+pálido',
      'lingua: rosad*|rosa|normal|vermelho+claro|vermelho+pálido|vermelh*+claro|pálido+vermelho',
    ],
  ),
  lingua_vermelha: sinal(
    'língua vermelha',
    ['calor'],
    ['língua ~ vermelh*', 'lingua: vermelh*|rubra|avermelhad*', 'lingua: carmesim'],
  ),
  lingua_vermelho_escura: sinal(
    'língua vermelho-escura',
    ['calor', 'xue_exc'],
    [
      'língua ~ vermelho+escur*|vermelha+escur*|carmesim|vermelho+intenso',
      'lingua: vermelho+escur*|vermelha+escur*|carmim|carmesim',
    ],
  ),
  lingua_arroxeada: sinal(
    'língua arroxeada',
    ['xue_exc'],
    [
      'língua ~ rox*|arroxead*|violác*|azulad*|púrpura',
      'lingua: rox*|arroxead*|violác*|azulad*|púrpura|cianó*|escur*',
      'língua ~ escur*',
    ],
  ),
  lingua_ponta_vermelha: sinal(
    'ponta da língua vermelha',
    ['coracao', 'calor'],
    ['ponta ~ língua vermelh*', 'lingua: ponta ~ vermelh*', 'saburra: ponta ~ vermelh*'],
  ),
  lingua_bordas_vermelhas: sinal(
    'bordas da língua vermelhas',
    ['figado', 'calor'],
    [
      'borda|lado|lateral|laterais ~ vermelh*',
      'lingua: borda|lados|laterais ~ vermelh*|avermelhad*',
      'borda*|lado*|lateral|laterais ~ língua ~ vermelh*',
    ],
  ),
  lingua_pontos_vermelhos: sinal(
    'pontos vermelhos na língua',
    ['calor'],
    ['pontos|pontinhos vermelh*', 'lingua: papila* vermelh*|pontos', 'lingua: espinh*'],
  ),
  lingua_petequias: sinal(
    'pontos ou manchas roxas na língua',
    ['xue_exc'],
    [
      'língua ~ manchas|pontos ~ rox*|escur*|estase',
      'lingua: manchas|pontos|pontinhos rox*|escur*|estase|arroxead*',
      'lingua: petéqui*|equimos*',
      'pontos|manchas ~ estase',
    ],
  ),
  veias_sublinguais: sinal(
    'veias sob a língua dilatadas',
    ['xue_exc'],
    ['veia* ~ sublingua*|língua|embaixo', 'sublingua* ~ dilatad*|escur*|rox*|ingurgit*|torc*', 'veias sublinguais'],
  ),
  saburra_ausente: sinal(
    'saburra ausente',
    ['yin_def', 'jinye_def'],
    [
      'saburra ~ ausente|falta',
      'sem saburra',
      'saburra: ausente',
      'saburra ~ quase ausente',
      'pouca|pouquíssima saburra',
      'língua ~ lisa|nua|brilhante|espelhada',
      'lingua: lisa|nua|espelhada|descascad*',
      'saburra: pouca|escassa|rala',
      'saburra ~ escassa|rala|pouca',
    ],
  ),
  saburra_descascada: sinal(
    'saburra descascada (em mapa)',
    ['estomago', 'yin_def'],
    [
      'saburra|língua ~ descascad*|geográfica|mapa|falhada|falha*',
      'saburra: descascad*|mapa|falha*|falhada',
      'lingua: geográfica|mapa|descascad*',
    ],
  ),
  saburra_fina: sinal('saburra fina', [], ['saburra ~ fina|delgada', 'saburra: fina|delgada', 'lingua: saburra fina']),
  saburra_espessa: sinal(
    'saburra espessa',
    ['excesso', 'jinye_exc'],
    ['saburra ~ espess*|gross*', 'saburra: espess*|gross*'],
  ),
  saburra_branca: sinal(
    'saburra branca',
    ['frio'],
    ['saburra ~ branc*|esbranquiçad*', 'saburra: branc*|esbranquiçad*'],
  ),
  saburra_amarela: sinal(
    'saburra amarela',
    ['calor'],
    ['saburra ~ amarel*', 'saburra: amarel*|amarelad*', 'lingua: amarelad*'],
  ),
  saburra_pegajosa: sinal(
    'saburra pegajosa (gordurosa)',
    ['baco', 'jinye_exc'],
    [
      'saburra ~ pegajos*|gorduros*|oleos*|untuos*|grudent*|viscos*|turva|suja|engordurad*',
      'saburra: pegajos*|gorduros*|oleos*|untuos*|grudent*|viscos*|suja|turva|gordur*',
    ],
  ),
  saburra_seca: sinal('saburra seca', ['calor', 'jinye_def'], ['saburra ~ sec*', 'saburra: sec*']),
  saburra_escura: sinal(
    'saburra cinza ou preta',
    ['excesso'],
    ['saburra ~ cinz*|pret*|acinzentad*|marrom', 'saburra: cinz*|pret*|acinzentad*|marrom'],
  ),
  saburra_umida: sinal(
    'saburra úmida e escorregadia',
    ['frio', 'jinye_exc'],
    ['saburra ~ úmid*|escorregadia|molhad*|aquos*', 'saburra: úmid*|escorregadia|molhad*|aquos*|deslizante'],
  ),
  saburra_na_raiz: sinal(
    'saburra concentrada na raiz da língua',
    ['rim', 'bexiga', 'jinye_exc'],
    ['saburra ~ raiz|base|fundo', 'saburra: raiz', 'raiz ~ língua ~ saburra|gross*|espess*|amarel*'],
  ),
  lingua_umida: sinal(
    'língua úmida',
    ['jinye_exc', 'frio'],
    ['língua ~ úmid*|molhad*|saliv*|escorregadia', 'lingua: úmid*|molhad*|escorregadia|aquos*'],
  ),
  lingua_seca: sinal(
    'língua seca',
    ['jinye_def', 'calor'],
    [
      'língua ~ sec*|ressecad*|pouca+saliva|pouco+líquido',
      'lingua: sec*|ressecad*|pouco+líquido|pouca+umidade|pouca+saliva',
    ],
  ),
  lingua_rachaduras: sinal(
    'rachaduras na língua',
    ['yin_def', 'jinye_def'],
    [
      'língua ~ rachadura*|fissura*|rachad*|fissurad*|sulco*',
      'lingua: rachadura*|fissura*|rachad*|fissurad*|sulco*|fenda*',
    ],
  ),
  lingua_marcas_dente: sinal(
    'marcas de dente na língua',
    ['baco', 'qi_def', 'jinye_exc'],
    ['marca* dente*', 'lingua: dentead*|dentes|denteada|indentaç*|impressões', 'bordas ~ dente*', 'dentead*'],
  ),
  lingua_inchada: sinal(
    'língua inchada (volumosa)',
    ['baco', 'jinye_exc', 'yang_def'],
    [
      'língua ~ inchad*|volumos*|gorda|grande|aumentad*|edemaciad*|larga',
      'lingua: inchad*|volumos*|gord*|grande|aumentad*|edemaciad*|larga|rechonchud*|intumescid*',
    ],
  ),
  lingua_fina: sinal(
    'língua fina',
    ['xue_def', 'yin_def'],
    ['língua fina|magra|estreita|pequena', 'lingua: magra|estreita|pequena|delgada', 'lingua: corpo ~ fino|magro'],
  ),
  lingua_tremula: sinal(
    'língua trêmula ou desviada',
    ['figado', 'baco'],
    ['língua ~ trêmul*|treme|desviad*|torta', 'lingua: trêmul*|treme*|desviad*|torta|desvio|rígida'],
  ),
};
