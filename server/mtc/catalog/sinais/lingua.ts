import { sinal } from './sinal.ts';

// Source: Maciocia, "Tongue Diagnosis in Chinese Medicine"; CAM, chapter on inspection of the tongue. Own wording.
// The ids that local vision may also report are those of `linguaSinais` in shared/foto.ts.
export const sinaisLingua = {
  lingua_palida: sinal('língua pálida', ['deficiencia', 'xue_def', 'yang_def', 'frio']),
  lingua_rosada: sinal('língua rosada', []),
  lingua_vermelha: sinal('língua vermelha', ['calor']),
  lingua_vermelho_escura: sinal('língua vermelho-escura', ['calor', 'xue_exc']),
  lingua_arroxeada: sinal('língua arroxeada', ['xue_exc']),
  lingua_ponta_vermelha: sinal('ponta da língua vermelha', ['coracao', 'calor']),
  lingua_bordas_vermelhas: sinal('bordas da língua vermelhas', ['figado', 'calor']),
  lingua_pontos_vermelhos: sinal('pontos vermelhos na língua', ['calor']),
  lingua_petequias: sinal('pontos ou manchas roxas na língua', ['xue_exc']),
  veias_sublinguais: sinal('veias sob a língua dilatadas', ['xue_exc']),
  saburra_ausente: sinal('saburra ausente', ['yin_def', 'jinye_def']),
  saburra_descascada: sinal('saburra descascada (em mapa)', ['estomago', 'yin_def']),
  saburra_fina: sinal('saburra fina', []),
  saburra_espessa: sinal('saburra espessa', ['excesso', 'jinye_exc']),
  saburra_branca: sinal('saburra branca', ['frio']),
  saburra_amarela: sinal('saburra amarela', ['calor']),
  saburra_pegajosa: sinal('saburra pegajosa (gordurosa)', ['baco', 'jinye_exc']),
  saburra_seca: sinal('saburra seca', ['calor', 'jinye_def']),
  saburra_escura: sinal('saburra cinza ou preta', ['excesso']),
  saburra_umida: sinal('saburra úmida e escorregadia', ['frio', 'jinye_exc']),
  saburra_na_raiz: sinal('saburra concentrada na raiz da língua', ['rim', 'bexiga', 'jinye_exc']),
  lingua_umida: sinal('língua úmida', ['jinye_exc', 'frio']),
  lingua_seca: sinal('língua seca', ['jinye_def', 'calor']),
  lingua_rachaduras: sinal('rachaduras na língua', ['yin_def', 'jinye_def']),
  lingua_marcas_dente: sinal('marcas de dente na língua', ['baco', 'qi_def', 'jinye_exc']),
  lingua_inchada: sinal('língua inchada (volumosa)', ['baco', 'jinye_exc', 'yang_def']),
  lingua_fina: sinal('língua fina', ['xue_def', 'yin_def']),
  lingua_tremula: sinal('língua trêmula ou desviada', ['figado', 'baco']),
};
