import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (dados: Partial<DadosAnamnese>) => encontrarSinaisDeAlerta({ ...fichaCalada, idade: 58, ...dados });
const encaminhados = (dados: Partial<DadosAnamnese>) =>
  alertas(dados)
    .filter(({ gravidade }) => gravidade === 'encaminhar')
    .map(({ id }) => id);

describe('an illness that is told with its end', () => {
  it.each<Partial<DadosAnamnese>>([
    {
      idade: 7,
      historicoMedico:
        'Ano passado teve feridas na perna, depois o xixi ficou cor de Coca-Cola e o rosto inchou, ficou internado. Hoje está curado: o médico deu alta em março, exame de xixi normal',
    },
    {
      queixaPrincipal:
        'intestino solto depois da comida antes da operação eu fiquei amarelo e as fezes brancas com febre internei dez dias e isso acabou',
    },
    {
      historicoMedico:
        'Colonoscopia no começo do ano normal, naquela internação perdi oito quilos já recuperei sete, meu irmão morreu de câncer no intestino',
      queixaPrincipal: 'Fezes moles e cansaço',
    },
  ])('is no alarm of today: %o', (dados) => {
    expect(encaminhados(dados)).toEqual([]);
  });

  it.each<[Partial<DadosAnamnese>, string]>([
    [
      {
        idade: 7,
        historicoMedico:
          'Ano passado o xixi ficou cor de Coca-Cola e sarou. Ontem ficou escuro, cor de Coca-Cola de novo',
      },
      'sangue_na_urina',
    ],
    [{ historicoMedico: 'Mês passado deu alta da pneumonia. Os olhos estão amarelos desde ontem' }, 'ictericia'],
    [
      {
        historicoMedico:
          'Colonoscopia em 2015 normal. Perdi oito quilos sem dieta, meu irmão morreu de câncer no intestino',
        queixaPrincipal: 'Sangue nas fezes',
      },
      'intestino_a_investigar',
    ],
  ])('and one that came back or never ended is: %o', (dados, id) => {
    expect(encaminhados(dados)).toContain(id);
  });

  it('sends a child with dark urine to the paediatrician, with no source on tumours', () => {
    const alerta = alertas({ idade: 6, urina: 'ontem ficou cor de coca-cola' }).find(
      ({ id }) => id === 'sangue_na_urina',
    );
    expect(alerta?.texto).toMatch(/pediatra em 24 a 48 horas/);
    expect(alerta?.fonte).not.toMatch(/bexiga|cancer/i);
  });
});
