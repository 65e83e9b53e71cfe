import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** `sinal` is stated, `-sinal` denied, `!sinal` not stated, `~sinal` not denied. */
type Caso = readonly [esperados: string, texto: string, campo?: DadosAnamneseField];

const casos: Readonly<Record<string, readonly Caso[]>> = {
  'a quality belongs to the noun before it': [
    ['lingua_rachaduras !lingua_fina !saburra_fina', 'Fissura fina no meio da língua', 'linguaObservacao'],
    ['saburra_fina !lingua_fina', 'Saburra branca fina', 'linguaObservacao'],
    ['!lingua_fina', 'marcas de dente finas dos lados', 'linguaObservacao'],
    ['lingua_fina', 'língua fina', 'linguaObservacao'],
    ['sangue_fezes !fezes_escuras', 'mole, com sangue bem escuro', 'evacuacao'],
    ['fezes_escuras', 'fezes bem escuras', 'evacuacao'],
    ['!articulacao_inflamada', 'eczema no joelho, fica vermelho e coça'],
    ['articulacao_inflamada', 'joelho vermelho e inchado'],
    ['!fluxo_intenso ~fluxo_escasso', 'menstruo com bastante dor'],
    ['fluxo_intenso', 'menstruação com fluxo bastante forte'],
    ['!cansaco', 'olhos cansados no fim do dia'],
    ['lombar_joelhos_fracos !cansaco', 'joelhos também cansados'],
    ['cansaco', 'ando cansada'],
    ['!fraqueza', 'a dor é fraca'],
    ['!intolerancia_frio membros_frios', 'sinto muito frio nas mãos'],
    ['intolerancia_frio', 'sinto muito frio'],
  ],
  'what leaves the body ends no list of what is denied': [
    ['-febre -tosse_catarro -falta_ar', 'Sem febre, tosse com catarro ou falta de ar', 'historicoMedico'],
    ['-tontura -desmaio !vomito_sangue', 'Sem tontura, vômito com sangue ou desmaio'],
    ['-febre tosse_catarro', 'Sem febre, com tosse com catarro ou chiado'],
  ],
  'what has its cause or its name is no sign of its own': [
    ['!equimoses', 'roxo na canela, bateu na mesa', 'faceObservacao'],
    ['!equimoses', 'Mancha roxa no braço da vacina', 'faceObservacao'],
    ['equimoses', 'vivo cheia de roxos sem bater'],
    ['!medo', 'tenho medo do resultado da biópsia'],
    ['medo', 'tenho medo de tudo'],
    ['!febre', 'febre amarela aos doze anos', 'historicoMedico'],
    ['febre', 'febre e dor no corpo'],
    ['!luto', 'meu tio morreu de câncer', 'historicoMedico'],
    ['luto', 'perdi minha mãe em março'],
    ['!insonia', 'cara de quem não dorme', 'faceObservacao'],
    ['insonia', 'não dorme'],
    ['!dor_piora_pressao', 'coça mais quando o serviço aperta'],
    ['dor_piora_pressao', 'dói quando aperta'],
    ['!piora_repouso', 'dor lombar pior à direita, trabalha sentada'],
    ['piora_repouso', 'dor lombar pior sentada'],
    ['ondas_calor !suor_cabeca', 'fogachos sobem para o rosto com suor'],
    ['suor_cabeca', 'suor na cabeça'],
    ['dor_errante !dor_fixa', 'pontadas que andam de lugar'],
    ['dor_fixa', 'pontadas no joelho'],
    ['!noctiuria', 'nictúria 1x', 'urina'],
    ['noctiuria', 'nictúria 3x', 'urina'],
    ['!cronico', 'Dipirona, há muitos anos', 'alergias'],
    ['!melhora_dormir', 'dormir melhor', 'objetivosCliente'],
  ],
  'a denial ends where another clause begins, and a reason is no denial': [
    ['piora_noite ~coceira', 'as juntas não doem nem incham o que mais incomoda é a coceira de noite'],
    ['distensao_pos_comer', 'emagreci sem fazer dieta a barriga estufa depois do almoço'],
    ['~membros_frios', 'não ficou vermelho nem inchado o esquerdo é bom no frio piora'],
    ['-dormencia -fraqueza', 'acorda com a mandíbula cansada não tem dormência na mão nem fraqueza'],
    ['-epilepsia ~enxaqueca anticonvulsivante', 'Nega convulsão (topiramato é para enxaqueca)', 'historicoMedico'],
    ['-hemorroidas', 'hemorroida nunca tive que eu saiba', 'historicoMedico'],
    ['~dor', 'parou a corrida por causa da dor', 'atividadeFisica'],
    ['-dor', 'Sem dor fora da menstruação', 'historicoMedico'],
    ['-febre -tosse', 'sem febre nem tosse o resto está bem'],
    ['-dor_perna', 'não dói a perna'],
  ],
  'the plain words of every day': [
    ['mamas_doloridas', 'uma semana antes o peito incha e dói'],
    ['!mamas_doloridas', 'o peito incha quando respiro fundo'],
    ['cefaleia_lateral dor_latejante', 'enxaqueca do lado direito na têmpora, latejando'],
    ['lingua_arroxeada', 'Laterais roxas', 'linguaObservacao'],
    ['libido_baixa cansaco', 'canso fácil e a libido baixou'],
    ['fluxo_escasso sangue_claro', 'dois dias de fluxo claro e pouco'],
    ['fezes_moles', '2x/d, às vezes pastosa.', 'evacuacao'],
    ['pulso_profundo', '72 bpm, profundo', 'pulsoObservacao'],
    ['dor_lombar !dor_costas', 'dor nas costas em baixo'],
    ['rigidez', 'de manhã os dedos ficam duros'],
    ['piora_movimento', 'difícil subir escada, o joelho dói'],
    ['sonhos_excessivos', 'sonho mt e durmo mal'],
  ],
};

describe('whose the words are', () => {
  const todos = Object.entries(casos).flatMap(([tipo, seus]) => seus.map((caso) => ({ tipo, caso })));
  it.each(todos)('$tipo: $caso.1', ({ caso: [esperados, texto, campo = 'queixaPrincipal'] }) => {
    const mencoes = lerTexto(texto, campo, 1);
    const presentes = new Set<string>(mencoes.flatMap(({ sinal, presente }) => (presente ? sinal : [])));
    const negados = new Set<string>(mencoes.flatMap(({ sinal, presente }) => (presente ? [] : sinal)));
    const errados = esperados.split(' ').filter((esperado) => {
      const sinal = esperado.replace(/^[-!~]/, '');
      if (esperado.startsWith('-')) return !negados.has(sinal);
      if (esperado.startsWith('!')) return presentes.has(sinal);
      if (esperado.startsWith('~')) return negados.has(sinal);
      return !presentes.has(sinal);
    });
    expect(errados).toEqual([]);
  });
});
