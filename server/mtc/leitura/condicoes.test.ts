import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** The label of a sign and how strongly it counts, of 1. */
function ler(campo: DadosAnamneseField, texto: string, sinal: string) {
  const mencao = lerTexto(texto, campo, 1).find((uma) => uma.sinal === sinal && uma.presente);
  return mencao && { rotulo: mencao.rotulo, forca: Math.round(100 * mencao.forca) / 100, trecho: mencao.trecho };
}

describe('a condition goes with its sign', () => {
  it.each([
    ['evacuacao', 'presa só quando viajo', 'constipacao', 'intestino preso em viagem'],
    ['evacuacao', '1x/dia, antes de menstruar fica mais preso', 'constipacao', 'intestino preso antes da menstruação'],
    ['evacuacao', 'bolinhas secas na TPM', 'fezes_secas', 'fezes secas antes da menstruação'],
    ['evacuacao', 'solta se como pizza', 'diarreia', 'diarreia com gordura'],
    ['evacuacao', 'mole quando tomo leite', 'fezes_moles', 'fezes moles com leite'],
    ['evacuacao', 'um pouco ressecada em dia de prova', 'fezes_secas', 'fezes secas sob tensão (um pouco)'],
    ['evacuacao', 'nas crises de ansiedade tenho diarreia', 'diarreia', 'diarreia na crise'],
    ['evacuacao', 'ressecada às vezes', 'fezes_secas', 'fezes secas às vezes'],
    ['queixaPrincipal', 'náusea só na crise de enxaqueca', 'nausea', 'náusea na crise'],
    ['queixaPrincipal', 'tontura ao levantar da cama', 'tontura', 'tontura ao levantar'],
    ['queixaPrincipal', 'bolo na garganta quando brigo com o chefe', 'globo_faringeo', 'nó na garganta sob tensão'],
    ['queixaPrincipal', 'rosto vermelho quando sobe o calorão', 'face_vermelha', 'rosto avermelhado no fogacho'],
    ['queixaPrincipal', 'Palpit. só na hora do fogacho', 'palpitacao', 'palpitações no fogacho'],
  ] as const)('%s: %s', (campo, texto, sinal, rotulo) => {
    expect(ler(campo, texto, sinal)?.rotulo).toBe(rotulo);
  });

  it.each([
    ['evacuacao', 'pastosa quase sempre', 'fezes_moles', 'fezes moles'],
    ['evacuacao', 'presa, a cada quatro dias', 'constipacao', 'intestino preso'],
    ['evacuacao', 'mole depois que tirei a vesícula', 'fezes_moles', 'fezes moles'],
    ['evacuacao', 'ressecada', 'fezes_secas', 'fezes secas'],
    ['queixaPrincipal', 'intestino preso há anos, quando como mamão melhora', 'constipacao', 'intestino preso'],
    ['queixaPrincipal', 'sinto náusea de manhã todo dia', 'nausea', 'náusea'],
    ['queixaPrincipal', 'tontura o dia inteiro', 'tontura', 'tontura'],
    ['queixaPrincipal', 'boca seca à noite', 'boca_seca', 'boca seca'],
    ['queixaPrincipal', 'quando era moça tinha asma, hoje tenho tontura', 'tontura', 'tontura'],
    ['queixaPrincipal', 'palpitação e o braço dói quando levanto', 'palpitacao', 'palpitações'],
  ] as const)('leaves alone %s: %s', (campo, texto, sinal, rotulo) => {
    expect(ler(campo, texto, sinal)).toMatchObject({ rotulo, forca: 1 });
  });

  it.each([
    ['evacuacao', 'presa só quando viajo', 'constipacao', 0.2],
    ['evacuacao', 'a cada dois dias, desde que toma ferro', 'constipacao', 0],
    ['evacuacao', 'intestino preso por causa do remédio', 'constipacao', 0],
    ['queixaPrincipal', 'palpitação quando subo escada', 'palpitacao', 1],
    ['queixaPrincipal', 'tontura ao levantar da cama', 'tontura', 1],
    ['faceObservacao', 'Uma mancha roxa na perna', 'equimoses', 0.3],
    ['queixaPrincipal', 'ciclos de 33 a 36 dias', 'ciclo_atrasado', 0.5],
    ['queixaPrincipal', 'ciclos de 38 a 42 dias', 'ciclo_atrasado', 1],
  ] as const)('weighs as much as it was told: %s: %s', (campo, texto, sinal, forca) => {
    expect(ler(campo, texto, sinal)?.forca).toBe(forca);
  });

  it('quotes the condition with the sign', () => {
    expect(ler('evacuacao', 'um pouco ressecada quando estou tensa', 'fezes_secas')?.trecho).toContain(
      'quando estou tensa',
    );
    expect(ler('queixaPrincipal', 'Palpit. leve só na hora do fogacho', 'palpitacao')?.trecho).toContain(
      'na hora do fogacho',
    );
  });
});

describe('a label is no wider than its words', () => {
  it.each([
    ['queixaPrincipal', 'dor surda na lombar', 'dor_surda', 'dor surda'],
    ['queixaPrincipal', 'Meus ciclos são de 35 a 37 dias', 'ciclo_atrasado', 'ciclo longo'],
    ['queixaPrincipal', 'minha menstruação está atrasada dez dias', 'ciclo_atrasado', 'menstruação que atrasa'],
    ['faceObservacao', 'Uma mancha roxa na perna', 'equimoses', 'mancha roxa na pele'],
    ['queixaPrincipal', 'manchas roxas nas pernas sem bater', 'equimoses', 'manchas roxas com facilidade'],
    ['linguaObservacao', 'Bordas arroxeadas', 'lingua_arroxeada', 'bordas da língua arroxeadas'],
    ['linguaObservacao', 'Língua arroxeada', 'lingua_arroxeada', 'língua arroxeada'],
    ['linguaObservacao', 'Pouca saburra. Fissura fina no centro.', 'saburra_fina', 'pouca saburra'],
    ['queixaPrincipal', 'lombalgia com rigidez ao levantar', 'rigidez', 'rigidez ao levantar'],
    ['queixaPrincipal', 'de manhã as mãos ficam duras', 'rigidez', 'rigidez nas mãos'],
    ['linguaObservacao', 'Saburra fina', 'saburra_fina', 'saburra fina'],
    ['queixaPrincipal', 'na semana antes de menstruar o seio incha', 'mamas_doloridas', 'mamas inchadas'],
  ] as const)('%s: %s', (campo, texto, sinal, rotulo) => {
    expect(ler(campo, texto, sinal)?.rotulo).toBe(rotulo);
  });

  it('quotes what tells a long cycle, and not an empty word', () => {
    expect(ler('queixaPrincipal', 'Meus ciclos são de 35 a 37 dias', 'ciclo_atrasado')?.trecho).toBe(
      'ciclos são de 35 a 37 dias',
    );
  });
});
