import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo, esperaPeloMedico } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';

const ficha = (mais: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 52,
  sexo: 'feminino',
  tpm: [],
  queixaPrincipal: 'Cansaço',
  ...mais,
});
const regras = (mais: Partial<DadosAnamnese>) =>
  conferirProtocolo({ dados: ficha(mais), tipo: 'diagnostico', protocolo: null, achados: [] })
    .seguranca.filter(({ gravidade }) => gravidade === 'encaminhar')
    .map(({ regra }) => regra)
    .filter((regra) => regra !== 'alarmes_da_queixa');

describe('what happened once and ended', () => {
  it.each<Partial<DadosAnamnese>>([
    { historicoMedico: 'Em 2020 teve úlcera, com fezes pretas; tratou, cicatrizou na endoscopia.' },
    {
      historicoMedico:
        'ano passado sangrou um pouquinho, tiraram um pólipo e a biópsia foi benigna, e não sangrou nunca mais',
    },
    { historicoMedico: 'desmaio foi antes do stent depois nunca mais' },
    {
      historicoMedico:
        'aparelho no coração desde dois mil e dezoito revisão em maio desmaio foi antes dele depois nunca mais caiu',
    },
    {
      queixaPrincipal: 'choro por besteira',
      historicoMedico: 'depressão depois do parto em 2015, tratei 1 ano e fiquei boa',
      idade: 36,
    },
    { historicoMedico: 'Em abril foi ao pronto-socorro por dor no peito: eletro e troponina normais' },
    { historicoMedico: 'vomitou sangue em 2019, tratado, nunca mais teve' },
  ])('is no alarm of today: %o', (mudancas) => {
    expect(regras(mudancas)).toEqual([]);
    expect(esperaPeloMedico(ficha(mudancas))).toBe(false);
  });

  it.each<[Partial<DadosAnamnese>, RegExp]>([
    [{ historicoMedico: 'Em 2020 teve úlcera, tratou, cicatrizou. Desde ontem fezes pretas.' }, /sangramento/],
    [{ historicoMedico: 'desmaio foi antes do stent, depois nunca mais; ontem desmaiou de novo' }, /desmaio/],
    [
      { historicoMedico: 'parto há três meses, choro todo dia', queixaPrincipal: 'tristeza', idade: 30 },
      /depressao_pos_parto/,
    ],
    [
      { historicoMedico: 'Em abril dor no peito, eletro normal. Hoje a dor no peito voltou ao subir a ladeira' },
      /dor_no_peito/,
    ],
    [{ historicoMedico: 'Em 2020 vomitou sangue, tratou, nunca mais teve. Ontem vomitou sangue' }, /sangramento/],
  ])('leaves what came again: %o', (mudancas, regra) => {
    expect(regras(mudancas).join(' ')).toMatch(regra);
  });
});
