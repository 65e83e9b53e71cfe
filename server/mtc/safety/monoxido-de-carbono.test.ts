import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (dados: Partial<DadosAnamnese>) => encontrarSinaisDeAlerta({ ...fichaCalada, idade: 60, ...dados });
const doMonoxido = (dados: Partial<DadosAnamnese>) => alertas(dados).find(({ id }) => id === 'monoxido_de_carbono');

it.each<Partial<DadosAnamnese>>([
  {
    queixaPrincipal:
      'Acordo tonta e com dor de cabeça. Durmo com o aquecedor a gás e a janela fechada por causa do frio',
  },
  {
    queixaPrincipal: 'Enjoo e dor de cabeça de manhã, meu marido também anda com a cabeça ruim',
    objetivosCliente: 'Comprei um fogareiro pra esquentar o quarto',
  },
  { queixaPrincipal: 'Tontura à noite. Colocamos a churrasqueira com carvão na sala e fechamos tudo' },
  { queixaPrincipal: 'Zonzeira ao levantar, saio pra rua e passa', historicoMedico: 'A estufa a gás fica no quarto' },
])('sends the whole house out today: %o', (dados) => {
  const alerta = doMonoxido(dados);
  expect(alerta?.certo).toBe(true);
  expect(alerta?.prazo).toBe('hoje');
  expect(alerta?.texto).toMatch(/Bombeiros \(193\)/);
});

it('asks where others are ill at home and nobody told a flame', () => {
  const alerta = doMonoxido({
    queixaPrincipal:
      'Dor de cabeça no inverno, a família também fica tonta em casa. Na casa da minha irmã fui e passou',
  });
  expect(alerta?.certo).toBe(false);
});

it.each<Partial<DadosAnamnese>>([
  { queixaPrincipal: 'Dor de cabeça no trabalho. Churrasqueira no quintal todo domingo, todos comem' },
  { queixaPrincipal: 'Dor de cabeça, piora em quarto fechado e abafado' },
  { queixaPrincipal: 'Tontura ao levantar. Minha mãe também tem tontura' },
  {
    queixaPrincipal: 'Aquecedor a gás no banheiro. Dor no joelho',
    historicoMedico: 'Nunca teve dor de cabeça nem tontura',
  },
  { queixaPrincipal: 'Enjoo', suplementos: 'Uso carvão ativado para gases. Deixo tudo fechado à noite' },
])('and takes nothing else for it: %o', (dados) => {
  expect(doMonoxido(dados)).toBeUndefined();
});

it('leaves one deadline: what has a later one comes behind it and says so', () => {
  const todos = alertas({
    idade: 79,
    queixaPrincipal: 'Há vinte dias dor de cabeça forte ao acordar e tontura. Estufa a gás no quarto, tapei as frestas',
    medicamentos: 'bisoprolol, losartana',
  });
  expect(todos[0]?.id).toBe('monoxido_de_carbono');
  expect(todos.length).toBeGreaterThan(1);
  for (const { prazo, texto } of todos.slice(1))
    if (prazo !== 'hoje' && prazo !== undefined) expect(texto).toMatch(/^Depois, e contado também/);
});
