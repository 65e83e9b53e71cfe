import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { alarmesDaQueixa } from './alarmes-da-queixa.ts';
import { fichaCalada } from './ficha-calada.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';

const dadosDe = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 30,
  sexo: 'feminino',
  gestante: 'desconheco',
  ...mudancas,
});
const perguntas = (mudancas: Partial<DadosAnamnese>) => oQuePerguntar(dadosDe(mudancas)).join(' ');

describe('questions that are out of place', () => {
  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'Cólica menstrual', gestante: 'nao' },
    { queixaPrincipal: 'A menstruação parou na segunda quimio e não voltou', idade: 45 },
    { queixaPrincipal: 'Menstruação irregular até a menopausa', idade: 52, cicloRegular: 'amenorreia' },
  ])('ask for no pregnancy in %j', (ficha) => {
    expect(perguntas(ficha)).not.toMatch(/gravidez/);
  });

  it('ask for it where it is open', () => {
    expect(perguntas({ queixaPrincipal: 'Menstruação atrasada, cólica menstrual' })).toMatch(/gravidez/);
  });

  it('ask whether others itch only where something itches', () => {
    expect(perguntas({ queixaPrincipal: 'Espinha no rosto' })).not.toMatch(/coça/);
    expect(perguntas({ queixaPrincipal: 'Coceira no corpo todo' })).toMatch(/coça/);
  });

  it('give the alarms of what is told', () => {
    const texto = (mudancas: Partial<DadosAnamnese>) => alarmesDaQueixa(dadosDe(mudancas))?.texto ?? '';
    expect(texto({ queixaPrincipal: 'Espinha no rosto' })).toMatch(/\(pele\)/);
    expect(texto({ queixaPrincipal: 'Coceira no corpo' })).toMatch(/\(coceira ou pele\)/);
    expect(
      texto({
        idade: 51,
        cicloRegular: 'amenorreia',
        gestante: 'nao',
        queixaPrincipal: 'A menstruação parou na quimio. Fogachos.',
      }),
    ).not.toMatch(/absorvente/);
  });
});
