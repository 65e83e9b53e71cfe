import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { semanasDe } from './regras/gestacao.ts';
import { lerRelatos } from './relatos.ts';

const semanas = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) => {
  const dados: DadosAnamnese = {
    ...fichaCalada,
    idade: 36,
    sexo: 'feminino',
    gestante: 'sim',
    queixaPrincipal,
    ...mudancas,
  };
  return semanasDe(dados, lerRelatos(dados));
};

describe('the weeks of this pregnancy', () => {
  it.each<[number | null, string, Partial<DadosAnamnese>?]>([
    [null, 'No primeiro bebê nasceu com 35 semanas contadas'],
    [null, 'Na primeira gestação teve pré-eclâmpsia com 35 semanas'],
    [null, 'Na 1ª (2019) teve pré-eclâmpsia com 35s, parto antecipado'],
    [null, 'Na outra gravidez a bolsa rompeu, com 33 semanas'],
    [null, 'O filho mais velho veio antes da hora, de 34 semanas'],
    [31, 'Dor lombar', { objetivosCliente: 'Aguentar dirigir até entrar de licença com 36; tá com 31 e meia hoje.' }],
    [
      31,
      'Dor lombar',
      {
        historicoMedico: 'Na primeira gestação teve pré-eclâmpsia com 35 semanas.',
        objetivosCliente: 'Hoje está com 31 semanas.',
      },
    ],
    [31, 'tá com 31 e meia hoje'],
    [24, 'Estou de 24 semanas. No parto anterior, 38 semanas'],
    [27, 'Dor lombar', { historicoMedico: '2ª gestação, 27 semanas. A primeira nasceu de 36 semanas' }],
    [30, 'Primeira gestação, 30 semanas'],
    [22, 'Na outra gravidez foi até 40 semanas. Agora estou com 22'],
    [33, 'Completou 33 semanas ontem', { historicoMedico: 'Placenta baixa no US de 20s' }],
    [null, 'Dor lombar', { objetivosCliente: 'Quer trabalhar até 36 semanas e ter parto normal com 40 semanas' }],
    [null, 'Dor lombar. Está com 36 anos'],
    [null, 'Dor lombar. Está com 38 de febre'],
    [30, 'Gestante de 30 semanas. Está com 8 semanas de dor lombar'],
    [30, 'Gestante de 30 semanas. Está na 15ª sessão'],
    [30, 'Gestante de 30 semanas. A dor está em 7 hoje'],
    [24, 'No 1º trimestre teve enjoo, 24 semanas'],
  ])('are %s in “%s”', (esperadas, texto, mudancas) => {
    expect(semanas(texto, mudancas)).toBe(esperadas);
  });
});
