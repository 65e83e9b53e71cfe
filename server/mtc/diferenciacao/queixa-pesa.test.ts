import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import { analisar } from '../diagnosticar.ts';

const forca = (dados: Partial<DadosAnamnese>, sinal: string) =>
  lerAnamnese({ ...anamneseVazia, ...dados }).find(({ id }) => id.startsWith(`${sinal}@`))?.forca ?? 0;
const hipoteses = (dados: Partial<DadosAnamnese>) => analisar({ ...anamneseVazia, ...dados }, []).padroes;

describe('how often something comes tells how much it weighs', () => {
  it.each([
    ['Faz xixi na cama muito de vez em quando', 'Faz xixi na cama', 'incontinencia'],
    ['Raramente tem dor de cabeça', 'Tem dor de cabeça', 'dor_cabeca'],
    ['Zumbido quase nunca', 'Zumbido', 'zumbido'],
    ['Uma vez ou outra dá azia', 'Dá azia', 'azia_refluxo'],
    ['Tontura uma vez na vida e outra na morte', 'Tontura', 'tontura'],
  ])('“%s” weighs at most half of “%s”', (raro, sempre, sinal) => {
    const todo = forca({ queixaPrincipal: sempre }, sinal);
    expect(todo).toBeGreaterThan(0);
    expect(forca({ queixaPrincipal: raro }, sinal)).toBeLessThanOrEqual(todo / 2);
  });

  it('often is not seldom, and what is said of one sign is not said of the next', () => {
    const dois = { queixaPrincipal: 'Azia de vez em quando. Dor de cabeça todo dia, raramente tontura' };
    expect(forca(dois, 'dor_cabeca')).toBeGreaterThanOrEqual(0.9);
    expect(forca(dois, 'azia_refluxo')).toBeLessThan(0.5);
    expect(forca({ queixaPrincipal: 'Tem dor de cabeça toda semana' }, 'dor_cabeca')).toBeGreaterThanOrEqual(0.9);
  });
});

describe('what somebody came for weighs on the first hypothesis', () => {
  const secura: Partial<DadosAnamnese> = {
    evacuacao: 'fezes secas em bolinhas, a cada três dias',
    sintomasDigestivos: ['Constipação'],
    linguaDesc: ['Seca', 'Rachaduras'],
    sintomasPele: ['Seca'],
    idade: 80,
  };

  it('no hypothesis is sure where none speaks of it', () => {
    const [primeira] = hipoteses({
      ...secura,
      queixaPrincipal: 'Neuropatia diabética: queimação nos pés há cinco anos',
    });
    expect(primeira?.confianca ?? 0).toBeLessThanOrEqual(0.4);
  });

  it('one that explains it stands among the first two', () => {
    const lista = hipoteses({
      sexo: 'feminino',
      idade: 37,
      queixaPrincipal: 'Infertilidade há três anos, reserva ovariana baixa. Suspira e chora fácil quando fala disso.',
      tpm: ['Dor mamária', 'Alterações de humor'],
      fatoresAgravantes: ['Estresse'],
      sintomasEmocionais: ['Tristeza/Desânimo', 'Ansiedade/Agitação'],
      pulsoChiEsquerdo: ['Fraco', 'Profundo'],
      pulsoChiDireito: ['Fraco', 'Profundo'],
    });
    expect(
      lista.slice(0, 2).some(({ aFavor }) => aFavor.some(({ achadoId }) => achadoId.startsWith('infertilidade@'))),
    ).toBe(true);
    expect(lista[1]?.confianca ?? 0).toBeGreaterThan(0.2);
  });
});
