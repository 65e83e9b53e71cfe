import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { alarmesDaQueixa } from './alarmes-da-queixa.ts';
import { fichaCalada } from './ficha-calada.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const dito = (idade: number, queixaPrincipal: string) => {
  const dados: DadosAnamnese = { ...fichaCalada, idade, sexo: 'feminino', queixaPrincipal };
  return [
    ...oQuePerguntar(dados),
    alarmesDaQueixa(dados)?.texto ?? '',
    ...encontrarSinaisDeAlerta(dados).map(({ texto }) => texto),
  ].join(' ');
};
const deAdulto =
  /álcool|energético|CVV|pensamento de mor|pensa em morrer|remédio para dormir|\bfuma,|usa hormônio|volante|gravidez|trabalha/i;

describe('questions for adults', () => {
  it.each([
    'Dorme mal, ronca',
    'Insônia, acorda chorando',
    'Ansiedade antes da escola',
    'Tristeza depois da mudança de escola',
    'Tosse à noite',
    'Enjoo de manhã',
    'Memória fraca na escola',
    'Pesadelos depois do acidente de carro, agitada',
  ])('are not asked of a small child: %s', (texto) => {
    expect(dito(5, texto)).not.toMatch(deAdulto);
  });

  it('stay for an adult and, on death, for the young', () => {
    expect(dito(40, 'Insônia')).toMatch(/energético.*pensamento de morte.*CVV/);
    expect(dito(15, 'Insônia')).toMatch(/pensamento de morte/);
  });

  it('do not ask what stands answered', () => {
    expect(dito(30, 'Dor no punho esquerdo, s/ parestesia')).not.toContain('formigam');
    expect(dito(30, 'Dor no punho esquerdo, sem parest.')).not.toContain('formigam');
    expect(dito(50, 'Insônia. Fica sem ar dormindo, o marido vê')).not.toContain('para de respirar dormindo?');
  });
});
