import { expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alarmes = (queixaPrincipal: string) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 40, sexo: 'feminino', queixaPrincipal }).map(({ id }) => id);

it.each([
  'Psoriase nos cotovelo e joelho e nas canela, plaquas vermelha.',
  'Eczema na canela, pele vermelha e seca.',
  'Eczema na perna direita, placa vermelha que coça.',
  'Manxas vermelha nas perna que descasca.',
  'Picada de pernilongo na perna, vermelho e coçando.',
  'Ferida de psoríase na canela, vermelha e descamando.',
  'Pele vermelha nas canelas de tanto coçar.',
  'Dermatite de estase nas duas canelas, pele avermelhada.',
  'Feridinhas vermelha na canela dos dois lado, coça.',
  'Batata da perna dura de cãibra à noite.',
])('raises no alarm of a vein for a skin that is known to be ill: %s', (texto) => {
  expect(alarmes(texto)).toEqual([]);
});

it.each([
  'A canela esquerda está vermelha, quente e inchada.',
  'Dor na panturrilha direita, quente e vermelha há 2 dias.',
  'Tenho psoríase nas canelas e desde ontem a panturrilha direita inchou e está quente.',
  'Tenho eczema e a perna direita amanheceu inchada, vermelha e quente.',
  'Coxa esquerda inchada, quente e vermelha.',
])('raises it where one leg swells or glows: %s', (texto) => {
  expect(alarmes(texto)).toContain('perna_inchada_e_dolorida');
});

it.each(['Erisipela na perna direita, vermelha e quente.', 'Canela direita vermelha e quente, febre ontem.'])(
  'asks about a red leg: %s',
  (texto) => {
    expect(alarmes(texto)).toContain('leia_antes_de_tratar');
  },
);
