import { cicloMenstrual } from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { sampleDados } from '../render/sample-relatorio.ts';
import { lerAnamnese } from './ler-anamnese.ts';

const homem = {
  ...sampleDados,
  ...Object.fromEntries(Object.keys(cicloMenstrual.questions).map((field) => [field, field === 'tpm' ? [] : null])),
  sexo: 'masculino' as const,
  idade: 54,
};
const sinaisDe = (dados: Parameters<typeof lerAnamnese>[0]) => lerAnamnese(dados).map(({ id }) => id.split('@')[0]);

it('misses no menstruation after the menopause', () => {
  const semRegras = { ...sampleDados, cicloRegular: 'amenorreia' as const };
  expect(sinaisDe({ ...semRegras, queixaPrincipal: 'Sem menstruar há um ano.' })).toContain('amenorreia');
  expect(sinaisDe({ ...semRegras, historicoMedico: 'Menopausa aos 50 anos.' })).not.toContain('amenorreia');
});

describe('options that one press ticks together', () => {
  const marcados = (listas: Partial<typeof sampleDados>) =>
    lerAnamnese({
      ...sampleDados,
      queixaPrincipal: 'Consulta',
      sintomasGerais: [],
      sintomasEmocionais: [],
      sintomasSono: [],
      ...listas,
    })
      .filter(({ fonte }) => /sintomas(Gerais|Emocionais|Sono)$/.test(fonte))
      .map(({ id }) => id);

  it('make one finding, of the question that says more', () => {
    expect(marcados({ sintomasGerais: ['irritabilidade'], sintomasEmocionais: ['Raiva/Irritabilidade'] })).toEqual([
      'irritabilidade@sintomasEmocionais',
    ]);
    expect(marcados({ sintomasGerais: ['insônia'], sintomasSono: ['Dificuldade para iniciar'] })).toEqual([
      'insonia_inicial@sintomasSono',
    ]);
  });

  it('make a finding each where only one of them was ticked', () => {
    expect(marcados({ sintomasGerais: ['irritabilidade', 'insônia'] })).toEqual([
      'insonia@sintomasGerais',
      'irritabilidade@sintomasGerais',
    ]);
  });
});

describe('the sex of a client', () => {
  const texto = 'Canso fácil e saem uns coágulos.';

  it('keeps a loose word of a man from becoming a sign of menstruation', () => {
    expect(sinaisDe({ ...sampleDados, queixaPrincipal: texto })).toContain('coagulos');
    expect(sinaisDe({ ...homem, queixaPrincipal: texto })).not.toContain('coagulos');
  });

  it('leaves a trans man his own words', () => {
    expect(sinaisDe({ ...homem, queixaPrincipal: 'Minha menstruação vem com coágulos.' })).toContain('coagulos');
  });

  it('allows no pattern of the womb to a man who told nothing of one', () => {
    const queixaPrincipal =
      'Infertilidade há dois anos, frio na barriga, dor no baixo ventre que melhora com bolsa quente, mãos e pés frios.';
    const padroesDe = (dados: Parameters<typeof analisar>[0]) =>
      analisar({ ...dados, queixaPrincipal }, []).padroes.map(({ id }) => id);
    expect(padroesDe({ ...sampleDados, sintomasGerais: [], sintomasDigestivos: [] })).toContain('frio_utero');
    expect(padroesDe({ ...homem, sintomasGerais: [], sintomasDigestivos: [] })).not.toContain('frio_utero');
  });
});
