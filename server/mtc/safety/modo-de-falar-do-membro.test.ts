import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { lerRelatos } from './relatos.ts';

const ficha = (mais: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 50,
  sexo: 'masculino',
  tpm: [],
  queixaPrincipal: 'Cansaço',
  ...mais,
});
const regras = (mais: Partial<DadosAnamnese>) =>
  conferirProtocolo({ dados: ficha(mais), tipo: 'diagnostico', protocolo: null, achados: [] })
    .seguranca.map(({ regra }) => regra)
    .join(' ');

describe('a limb that "died"', () => {
  it.each<Partial<DadosAnamnese>>([
    { historicoMedico: "Diz que 'o braço morreu'. Força 5/5 nos quatro membros" },
    { historicoMedico: "Ao acordar 'perna morta' 2-3 min, mexe e passa" },
    { historicoMedico: 'a perna fica morta de manhã, balanço e volta; força 5/5 em tudo' },
    { historicoMedico: 'meu braço tá morto de tanto carregar saco' },
    { queixaPrincipal: 'Ciática. Perna morta quando acordo', historicoMedico: 'força testada 5/5' },
    { historicoMedico: 'mão boba uns 2 minutos, sacudo e volta' },
  ])('is a figure, or a nerve that was lain on: %o', (mudancas) => {
    expect(regras(mudancas)).not.toMatch(/leia_antes|avc/);
  });

  it.each<Partial<DadosAnamnese>>([
    { historicoMedico: 'o braço direito morreu hoje cedo e a boca entortou. Força 5/5 à esquerda' },
    { historicoMedico: 'acordei com a perna morta e não voltou' },
    { historicoMedico: 'braço morto de repente desde ontem' },
    { historicoMedico: 'mão morta, força 3/5 à direita' },
    { historicoMedico: 'perna morta desde hoje, mexo e não passa' },
  ])('is one that must be seen: %o', (mudancas) => {
    expect(regras(mudancas)).toMatch(/leia_antes|avc/);
  });
});

it('reads no heart "a mil" in a year that is spelled out', () => {
  const de = (historicoMedico: string) => lerRelatos(ficha({ historicoMedico })).diz('palpitacao');
  expect(de('desde dois mil e doze o coração é lento')).toBe(false);
  expect(de('marca-passo desde dois mil e dezesseis que o coração era fraco')).toBe(false);
  expect(de('fico com o coração a mil')).toBe(true);
});
