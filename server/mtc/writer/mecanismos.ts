// Sources: Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015), pathology of each pattern; Deng Tietao, Practical Diagnosis
// in Traditional Chinese Medicine (1999); Su Wen 5 and 74. Wording is our own.
import { isPadraoId, type PadraoId } from '../catalog/padroes/padrao-ids.ts';

/** The mechanism of a pattern, as a clause after which "e daí vêm …" makes sense: it connects the signs with the name. */
const mecanismos: Partial<Record<PadraoId, string>> = {
  estagnacao_qi_figado:
    'o Qi do Fígado perdeu o caminho livre, e a tensão procura saída pelo humor, pelos flancos e pela digestão',
  fogo_figado:
    'a tensão parada por muito tempo no Fígado virou Fogo, e o Fogo sobe para a cabeça e resseca o que encontra',
  ascensao_yang_figado: 'o Yang do Fígado ficou sem a âncora do Yin e sobe em excesso para a cabeça',
  vento_figado: 'o Sangue e o Yin do Fígado já não seguram o Yang, e o movimento sem freio se torna Vento',
  deficiencia_xue_figado: 'o Sangue do Fígado não chega em quantidade aos olhos, aos tendões e às unhas',
  deficiencia_yin_figado: 'o Yin do Fígado não umedece os olhos nem contém o próprio Calor',
  umidade_calor_figado_vesicula:
    'Umidade e Calor se juntaram no Fígado e na Vesícula Biliar e travam o escoamento da bile e do Qi',
  frio_canal_figado: 'o Frio contraiu o canal do Fígado, que percorre o baixo ventre e a região genital',
  deficiencia_qi_vesicula_biliar:
    'à Vesícula Biliar falta Qi para sustentar a coragem e a decisão, e o Shen se assusta com pouco',
  deficiencia_qi_coracao: 'o Qi do Coração não tem força para mover o Sangue e abrigar o Shen ao mesmo tempo',
  deficiencia_yang_coracao: 'o Coração perdeu calor para mover o Sangue até as extremidades',
  deficiencia_xue_coracao: 'falta ao Coração Sangue onde o Shen possa repousar',
  deficiencia_yin_coracao:
    'o Yin do Coração não refresca o Shen, que fica desperto e aquecido quando deveria recolher-se',
  fogo_coracao: 'o Fogo do Coração agita o Shen e aflora na língua e na boca',
  fleuma_fogo_coracao: 'a Fleuma aquecida cobre a entrada do Coração e turva o Shen',
  estase_xue_coracao: 'o Sangue circula mal no peito e deixa o Coração sem o próprio alimento',
  deficiencia_qi_baco:
    'o Baço não tem Qi bastante para transformar o que se come em força e para manter os líquidos no lugar',
  deficiencia_yang_baco: 'ao Baço falta calor para cozer os alimentos e mover os líquidos',
  afundamento_qi_baco: 'o Qi do Baço, que deveria erguer e sustentar, desce',
  baco_nao_controla_xue: 'o Qi do Baço já não mantém o Sangue dentro dos vasos',
  umidade_frio_baco: 'o Frio e a Umidade pesam sobre o Baço, que trabalha como quem anda em terreno encharcado',
  umidade_calor_baco: 'a Umidade parada no centro se aqueceu e passou a pesar e a arder ao mesmo tempo',
  fogo_estomago: 'o Calor do Estômago consome os líquidos, apressa a fome e faz o Qi subir',
  frio_estomago: 'o Frio entrou no Estômago e o contraiu de repente',
  deficiencia_yin_estomago:
    'o Estômago perdeu os líquidos que preparam o alimento, e a fome já não se faz acompanhar de vontade',
  qi_contrafluxo_estomago: 'o Qi do Estômago, que deveria descer, volta para cima',
  estagnacao_alimentos: 'o alimento entrou mais depressa do que o centro consegue mover, e ficou parado',
  deficiencia_qi_pulmao: 'o Qi do Pulmão não tem fôlego para a voz e o esforço, nem firmeza para guardar a superfície',
  deficiencia_yin_pulmao: 'o Pulmão, que gosta de umidade, ficou seco e um pouco aquecido por dentro',
  secura_pulmao: 'a secura do ambiente alcançou o Pulmão e as mucosas que ele umedece',
  vento_frio_pulmao: 'Vento e Frio fecharam a superfície, e o Pulmão não consegue espalhar o Qi',
  vento_calor_pulmao: 'Vento e Calor alcançaram a superfície e a garganta, e o Pulmão perde o ritmo de descer',
  fleuma_umidade_pulmao: 'os líquidos que o Baço não transformou subiram ao Pulmão como Fleuma',
  fleuma_calor_pulmao: 'a Fleuma do Pulmão se aqueceu, engrossou e fecha a passagem do ar',
  umidade_calor_intestino_grosso: 'Umidade e Calor desceram ao Intestino Grosso e apressam e irritam a evacuação',
  secura_intestino_grosso: 'faltam líquidos no Intestino Grosso para que o conteúdo deslize',
  deficiencia_qi_rim: 'o Qi do Rim não fecha bem as portas de baixo',
  deficiencia_yang_rim:
    'o fogo do portão da vida está baixo, e com ele esfriam a lombar, os joelhos e o movimento das águas',
  deficiencia_yin_rim: 'o Yin do Rim, que deveria refrescar e ancorar, está gasto, e o calor vazio sobe',
  deficiencia_jing_rim: 'a Essência do Rim não basta para nutrir ossos, medula, ouvidos e cabelos',
  umidade_calor_bexiga: 'Umidade e Calor se acumularam na Bexiga e atrapalham a passagem da urina',
  figado_invade_baco: 'a tensão do Fígado recai sobre o Baço, e a digestão passa a seguir o humor',
  figado_invade_estomago: 'a tensão do Fígado recai sobre o Estômago e impede que o Qi desça',
  deficiencia_coracao_baco: 'o Baço produz pouco Sangue, e o Coração fica sem abrigo para o Shen',
  coracao_rim_desarmonia:
    'a Água do Rim não sobe para refrescar o Coração, e o Fogo do Coração não desce para aquecer o Rim',
  deficiencia_yin_figado_rim: 'Fígado e Rim, que bebem da mesma fonte, estão ambos com pouco Yin',
  deficiencia_yang_baco_rim:
    'o calor do Rim não chega ao Baço, e sem esse calor nem o alimento se coze nem os líquidos se movem',
  deficiencia_qi_pulmao_baco: 'o Baço alimenta mal o Pulmão, e falta Qi tanto para a digestão quanto para o fôlego',
  fogo_figado_pulmao: 'o Fogo do Fígado sobe pelos flancos e fere o Pulmão, que deveria contê-lo',
  deficiencia_qi_xue: 'há pouco Qi para mover e pouco Sangue para nutrir, e um já não consegue gerar o outro',
  deficiencia_xue: 'o Sangue é pouco para tudo o que precisa nutrir e acalmar',
  estagnacao_qi: 'o Qi circula aos trancos, distende onde para e alivia quando volta a andar',
  estase_xue: 'o Sangue deixou de correr em algum ponto, e o que não corre dói sempre no mesmo lugar',
  calor_xue: 'o Calor entrou no Sangue, que corre depressa demais e transborda',
  fleuma_umidade: 'os líquidos mal transformados se tornaram pesados e turvos e ocupam espaço onde deveria passar Qi',
  vento_frio_umidade_canais: 'Vento, Frio e Umidade se alojaram nos canais e obstruem o caminho do Qi e do Sangue',
  vento_pele: 'o Vento se move sob a pele, aparece e desaparece, e encontra o Sangue sem força para expulsá-lo',
  deficiencia_qi_coracao_vesicula:
    'falta Qi ao Coração e à Vesícula Biliar, e sem essa coragem o Shen se assusta e não decide',
  agua_oprime_coracao: 'a água que o Rim não moveu subiu e pesa sobre o Coração',
  deficiencia_yang_coracao_rim: 'Coração e Rim perderam juntos o calor que move o Sangue e a água',
  deficiencia_qi_yin_coracao: 'o Coração não tem Qi para se mover nem Yin para se acalmar',
  deficiencia_qi_coracao_pulmao: 'no peito falta Qi tanto para o pulso quanto para o fôlego',
  fogo_figado_estomago: 'o Fogo do Fígado passou ao Estômago, que arde e devolve o que deveria descer',
  estagnacao_figado_estase: 'o Qi do Fígado ficou parado por tanto tempo que o Sangue parou com ele',
  fleuma_vesicula_biliar: 'a Fleuma se juntou ao Qi parado na Vesícula Biliar e agita o Shen',
  umidade_calor_canal_figado: 'Umidade e Calor desceram pelo canal do Fígado até a região genital e o baixo ventre',
  fleuma_frio_pulmao: 'o Frio engrossa os líquidos do Pulmão em Fleuma clara, que o frio de fora faz aumentar',
  frio_externo_calor_pulmao: 'o Frio fechou a superfície por fora enquanto o Calor ficou preso no Pulmão por dentro',
  calor_pulmao: 'o Calor se instalou no Pulmão e o impede de fazer descer o Qi',
  deficiencia_yin_pulmao_rim: 'Pulmão e Rim, que trocam líquidos entre si, secaram juntos',
  deficiencia_qi_yin_pulmao: 'o Pulmão perdeu o fôlego e também a umidade',
  rim_nao_recebe_qi: 'o Rim não segura o Qi que o Pulmão lhe envia, e o ar não desce até o fundo',
  deficiencia_baco_umidade:
    'o Baço cansado deixa para trás líquidos que se tornam Umidade, e a Umidade o cansa ainda mais',
  calor_intestino_grosso: 'o Calor resseca e prende o conteúdo do Intestino Grosso',
  agua_deficiencia_rim: 'o Rim sem força não governa as águas, que transbordam para baixo',
  deficiencia_yin_yang_rim: 'as duas raízes do Rim, a que refresca e a que aquece, estão gastas',
  frio_utero: 'o Frio se alojou no baixo ventre e contrai a passagem do Sangue',
  vento_fleuma: 'o Vento levanta a Fleuma e a leva aos canais e à cabeça',
  secura_xue_vento: 'o Sangue seco já não nutre a pele, e nesse vazio se levanta o Vento',
  deficiencia_qi_estase_xue: 'o Qi é pouco para empurrar o Sangue, que acaba parando',
  deficiencia_qi_yin: 'o Qi e o Yin se gastaram juntos, de modo que faltam força e frescor ao mesmo tempo',
  umidade_calor_canais:
    'Umidade e Calor se alojaram nos canais e inflamam o lugar por onde o Qi e o Sangue deveriam passar',
  desarmonia_ying_wei: 'o Qi que nutre e o Qi que defende se desencontraram, e a superfície abre e fecha fora de hora',
  estagio_shao_yang: 'o desequilíbrio ficou a meio caminho entre a superfície e o interior, e por isso oscila',
  calor_toxico: 'o Calor se concentrou em um lugar até se tornar tóxico para os tecidos',
  deficiencia_baco_xue: 'o Baço recebe ou transforma pouco, e o Sangue que nasce dele não chega para todos',
  baco_agua_transborda: 'o Baço já não contém a água, que sai do seu leito e se espalha sob a pele',
  deficiencia_baco_estagnacao_qi: 'o Baço é fraco para mover o que recebe, e o Qi fica parado no ventre',
  deficiencia_qi_estomago: 'o Estômago tem pouca força para receber e amadurecer o alimento',
  umidade_calor_utero: 'Umidade e Calor desceram e se acumularam no Útero',
  frio_xue: 'o Frio entrou no Sangue, que se contrai e chega mal às extremidades',
  fogo_perturba_shen: 'o Fogo sobe ao Coração e não deixa o Shen recolher-se',
  tristeza_lesa_shen: 'a tristeza e a preocupação prolongadas apertaram o Qi do peito e gastaram o que sustenta o Shen',
  deficiencia_liquidos: 'os líquidos se gastaram e já não umedecem boca, pele e intestino',
  vento_agua: 'o Vento fechou a superfície, e o Pulmão não consegue mandar a água para baixo',
  deficiencia_qi_xue_coracao: 'o Coração tem pouco Qi para mover e pouco Sangue para abrigar o Shen',
  deficiencia_yang_figado: 'ao Fígado falta o calor que faz o Qi brotar e circular',
  frio_intestino_grosso: 'o intestino sem calor não segura o que recebe',
  afundamento_qi: 'o Qi que deveria encher o peito e sustentar o fôlego desceu',
  umidade_calor_tres_aquecedores: 'Umidade e Calor se misturaram e pesam no alto, no meio e embaixo ao mesmo tempo',
  chong_mai: 'Chong Mai e Ren Mai, que governam o Sangue da mulher, perderam o compasso',
  vaso_governador_frio: 'o Yang do Rim não sobe pelo Vaso Governador, e a coluna fica sem calor',
  vaso_da_cintura: 'o Vaso da Cintura afrouxou e já não segura o que deveria ficar no alto',
};

/** '' for a pattern that this list does not have; a stored report may name one. */
export function mecanismoDe(padraoId: string): string {
  return (isPadraoId(padraoId) && mecanismos[padraoId]) || '';
}
