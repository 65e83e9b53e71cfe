import { describeConfianca } from '@meridia/shared/confianca.ts';
import { describe, expect, it } from 'vitest';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { sampleDados } from '../render/sample-relatorio.ts';
import { escreverRelatorio } from '../writer/escrever-relatorio.ts';
import { fatosDe } from '../writer/test-fichas.ts';
import { diferenciar } from './diferenciar.ts';

/** Every answer but the complaint speaks for one pattern. */
const doFigado = {
  ...sampleDados,
  historicoMedico: 'Dor de cabeça latejante, olhos vermelhos, boca amarga, pulso rápido e em corda',
  medicamentos: null,
  inicioQueixa: null,
  fatoresAgravantes: [],
  fatoresAmeliorantes: [],
  sintomasGerais: ['irritabilidade'],
  linguaDesc: ['Vermelha', 'Saburra amarela'],
  sede: 'bebidas_frias',
} satisfies typeof sampleDados;

const confiancaDe = (queixaPrincipal: string) =>
  diagnosticar({ ...doFigado, queixaPrincipal }, [], 'completo').analise.padroes[0]?.confianca ?? 0;

describe('a complaint that the first hypothesis does not explain', () => {
  it.each(['Dor no cotovelo direito', 'Coceira nos braços', 'Frieira entre os dedos do pé e zumbido'])(
    'keeps it from high confidence: %s',
    (queixaPrincipal) => {
      const dados = { ...doFigado, queixaPrincipal };
      expect(describeConfianca(diferenciar(lerAnamnese(dados), dados)[0]?.confianca ?? 0).palavra).toBe('alta');
      expect(describeConfianca(confiancaDe(queixaPrincipal)).palavra).toBe('moderada');
    },
  );

  it('is named in the report, with what to ask that no answer says', () => {
    const { sintese } = escreverRelatorio(fatosDe({ ...doFigado, queixaPrincipal: 'Dor no cotovelo direito' }));
    expect(sintese).toContain(
      'Essa hipótese não explica a queixa (dor no cotovelo), que o plano trata com pontos próprios: pergunte desde quando, em que momentos vem, o que piora e o que alivia.',
    );
    const respondida = {
      ...doFigado,
      queixaPrincipal: 'Dor no cotovelo direito',
      inicioQueixa: 'anos',
      fatoresAgravantes: ['Frio'],
    } satisfies typeof sampleDados;
    expect(escreverRelatorio(fatosDe(respondida)).sintese).toContain('pergunte em que momentos vem e o que alivia.');
  });

  it('leaves the confidence alone where one of its signs is explained', () => {
    const queixaPrincipal = 'Dor no cotovelo direito e dor de cabeça';
    expect(describeConfianca(confiancaDe(queixaPrincipal)).palavra).toBe('alta');
    expect(escreverRelatorio(fatosDe({ ...doFigado, queixaPrincipal })).sintese).not.toContain('não explica a queixa');
  });
});
