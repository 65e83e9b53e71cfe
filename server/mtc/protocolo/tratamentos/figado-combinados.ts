// Sources: Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015) and The Practice of Chinese Medicine (2nd ed., 2008);
// Deadman, A Manual of Acupuncture (2nd ed., 2007), point combinations.
import { dispersa as d, harmoniza as h, type Tratamento } from '../tratamento.ts';

export const tratamentosFigadoCombinados = {
  fogo_figado_estomago: {
    principio: 'drenar o fogo do Fígado e fazer descer o do Estômago',
    temas: ['calor', 'excesso', 'estagnacao', 'digestao'],
    pontos: [
      d('F2', 'ponto ying: drena o fogo'),
      d('E44', 'ponto ying: clareia o Estômago'),
      d('PC6', 'ponto luo: desce o Qi rebelde'),
      h('VC12', 'ponto mu do Estômago'),
      d('F14', 'ponto mu do Fígado'),
      d('VB34', 'move o Qi do Fígado'),
      h('E36', 'ponto he do Estômago'),
      d('B18', 'shu dorsal: par shu-mu com F14'),
      h('VC13', 'desce o Qi'),
    ],
    auriculares: ['figado', 'estomago', 'cardia', 'apice', 'shenmen'],
  },
  estagnacao_figado_estase: {
    principio: 'mover o Qi do Fígado e o Sangue',
    temas: ['estagnacao', 'estase', 'excesso', 'xue'],
    pontos: [
      d('F3', 'ponto fonte: o Qi conduz o Sangue'),
      d('BP10', 'mar do Sangue'),
      d('IG4', 'move o Qi: com F3, os quatro portões'),
      h('B17', 'ponto de reunião do Sangue'),
      d('F14', 'ponto mu do Fígado'),
      d('PC6', 'abre o peito'),
      h('B18', 'shu dorsal: par shu-mu com F14'),
      h('BP6', 'move o Sangue'),
      d('VB34', 'solta os flancos'),
    ],
    auriculares: ['figado', 'coracao', 'endocrino', 'shenmen', 'simpatico'],
  },
  fleuma_vesicula_biliar: {
    principio: 'transformar a fleuma, clarear a Vesícula Biliar e aquietar o Shen',
    temas: ['fleuma', 'calor', 'excesso', 'shen', 'estagnacao'],
    pontos: [
      d('E40', 'ponto luo: transforma a fleuma'),
      d('VB34', 'ponto he: clareia a Vesícula Biliar'),
      d('PC6', 'abre o peito e cessa a náusea'),
      h('VC12', 'ponto mu: fonte da fleuma'),
      d('VB40', 'ponto fonte da Vesícula Biliar'),
      h('B19', 'shu dorsal da Vesícula Biliar'),
      h('C7', 'aquieta o Shen'),
      h('Anmian', 'favorece o sono'),
      h('Yintang', 'acalma a mente'),
    ],
    auriculares: ['vesicula_biliar', 'coracao', 'estomago', 'shenmen', 'subcortex'],
  },
  umidade_calor_canal_figado: {
    principio: 'clarear o calor e drenar a umidade do canal do Fígado',
    temas: ['umidade', 'calor', 'excesso', 'aguas'],
    pontos: [
      d('F5', 'ponto luo: trata a região genital'),
      d('BP9', 'ponto he: drena a umidade'),
      d('F2', 'ponto ying: drena o fogo'),
      d('VC3', 'encontro dos três Yin do pé no baixo ventre'),
      d('VB41', 'ponto mestre do vaso da cintura'),
      d('BP6', 'drena a umidade'),
      d('VB34', 'ponto he: clareia a Vesícula, acoplada'),
      h('B18', 'shu dorsal do Fígado'),
      d('IG11', 'clareia o calor'),
    ],
    auriculares: ['figado', 'vesicula_biliar', 'genitais_internos', 'endocrino', 'apice'],
  },
} as const satisfies Record<string, Tratamento>;
