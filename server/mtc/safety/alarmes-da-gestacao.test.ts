import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { alarmesDaQueixa } from './alarmes-da-queixa.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const gestante: DadosAnamnese = {
  ...sampleDados,
  idade: 30,
  sexo: 'feminino',
  gestante: 'sim',
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  urina: null,
  evacuacao: null,
  linguaObservacao: null,
  objetivosCliente: null,
};
const ids = (queixaPrincipal: string) =>
  encontrarSinaisDeAlerta({ ...gestante, queixaPrincipal }).map(({ id, prazo }) => `${id} ${prazo ?? 'pergunta'}`);

describe('the alarms of a pregnancy', () => {
  it.each([
    'Gestante, saiu sangue',
    'Gestante de 12 semanas, mancha marrom na calcinha',
    'Gestante de 30 semanas, perdeu água',
    'Gestante de 30 semanas, saiu uma aguinha na calcinha',
    'Gestante de 28 semanas, escorreu um líquido pelas pernas',
    'Gestante de 36 semanas, rompeu a bolsa',
    'Gestante de 31 semanas, barriga endurece toda hora',
    'Gestante de 30 semanas com contrações de dez em dez minutos',
    'Gestante de 33 semanas, dor de cabeça forte',
    'Gestante de 29 semanas, vê pontinhos brilhantes',
    'Gestante de 28 semanas, rosto e mãos inchados',
    'Gestante de 34 semanas, o bebê tem mexido menos',
    'Gestante de 38 semanas, o bebê está quietinho desde ontem',
    'Grávida de 30 semanas, febre de 38,5',
    'Gestante, pressão 15 por 10',
    'Primeira gestação, 30 semanas, saiu sangue ontem',
    'Teve um aborto em 2019, agora com 20 semanas, saiu sangue',
  ])('send to the maternity ward today: %s', (texto) => {
    expect(ids(texto)).toContain('alarme_na_gestacao hoje');
  });

  it.each([
    'Gestante de 30 semanas. Sem sangramento, sem contrações, bebê mexe bem',
    'Gestante de 30 semanas. Sem dor de cabeça forte, sem luzes na vista',
    'Gestante de 30 semanas. Não teve sangramento nem perda de líquido',
    'Gestante de 30 semanas, tem medo de sangrar',
    'Gestante de 26 semanas, não sente azia, bebê crescendo bem',
    'Gestante de 26 semanas. Na primeira gravidez teve muita azia',
    'A irmã sangrou na gravidez. Gestante de 20 semanas',
    'Gestante de 22 semanas, gengiva sangra ao escovar',
    'Gestante de 22 semanas, exame de sangue normal',
    'Gestante de 30 semanas, tornozelos incham no fim do dia',
    'Gestante de 30 semanas. O marido está com febre',
    'Gestante de 29 semanas, bebe 2 litros de água',
    'Gestante de 30 semanas, dor de cabeça leve às vezes',
  ])('say nothing of what is denied, harmless or of others: %s', (texto) => {
    expect(ids(texto)).toEqual([]);
  });

  it.each(['Gestante de 28 semanas, contrações de treinamento', 'Gestante de 30 semanas, mãos incham um pouco'])(
    'ask where it may be nothing: %s',
    (texto) => {
      expect(ids(texto)).toEqual(['alarme_na_gestacao pergunta']);
    },
  );

  it('are agreed with every pregnant client, beside those of the complaint, and fit her age', () => {
    const texto = (queixaPrincipal: string) => alarmesDaQueixa({ ...gestante, queixaPrincipal })?.texto ?? '';
    expect(texto('Gestante de 26 semanas. Azia')).toMatch(
      /sangramento, perda de líquido, contrações antes de 37 semanas, bebê que mexe menos.*luzes.*rosto e das mãos.*febre.*panturrilha.*Atendimento na hora/,
    );
    expect(texto('Gestante de 26 semanas. Azia')).not.toContain('55 anos');
    expect(texto('Gestante de 9 semanas. Xumbregado')).toMatch(/^Alarmes para combinar.*não deixa segurar líquido/);
    expect(alarmesDaQueixa({ ...gestante, gestante: 'nao', idade: 61, queixaPrincipal: 'Azia' })?.texto).toContain(
      '55 anos',
    );
  });
});

describe('"às vezes" is no "de uma vez"', () => {
  const deNinguem = (queixaPrincipal: string) =>
    encontrarSinaisDeAlerta({ ...gestante, gestante: 'nao', queixaPrincipal }).map(({ id }) => id);

  it.each(['Dor de cabeça às vezes', 'Às vezes dor de cabeça forte', 'Fraqueza às vezes', 'Enxaqueca uma vez por mês'])(
    'raises nothing: %s',
    (texto) => {
      expect(deNinguem(texto)).toEqual([]);
    },
  );

  it('and what came at once still does', () => {
    expect(deNinguem('Dor de cabeça de uma vez')).toContain('cefaleia_subita');
    expect(deNinguem('A dor de cabeça começou de uma vez, forte')).toContain('cefaleia_subita');
    expect(deNinguem('A perna apagou de uma vez')).toContain('sinais_de_avc');
  });
});
