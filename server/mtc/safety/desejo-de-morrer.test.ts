import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

function alertas(queixaPrincipal: string) {
  const dados: DadosAnamnese = { ...fichaCalada, idade: 40, sexo: 'feminino', queixaPrincipal };
  return encontrarSinaisDeAlerta(dados);
}

it.each([
  'Tem hora que penso que ela ia ficar melhor com outra mãe e que se eu não acordasse amanhã ninguém ia achar ruim.',
  'Seria um alívio não acordar amanhã.',
  'Penso que o bebê merecia uma mãe melhor e que todo mundo ia viver mais tranquilo sem mim.',
  'Já vivi demais, agora podia Deus me levar que eu não ia achar ruim.',
  'A avó diz que já viveu demais e pede a Deus que a leve logo.',
  'Deito e fico torcendo para não acordar no outro dia.',
  'A adolescente diz que queria dormir para sempre e que ninguém ia sentir falta dela.',
  'Tem dia que eu queria que um carro me pegasse, aí acabava tudo.',
  'Se eu morresse dormindo era até bom, descansava e dava descanso pros outros.',
  'Não vejo mais sentido em continuar vivendo depois que ela morreu.',
  'Só queria fechar os olhos e não abrir mais.',
  'Sabe quando você deita e torce pra não amanhecer viva?',
])('refers who wishes to die in words that name no death: %s', (texto) => {
  expect(alertas(texto)).toContainEqual(
    expect.objectContaining({ id: 'risco_de_suicidio', prazo: 'hoje', certo: true }),
  );
});

it.each([
  'Às vezes acho que meus filhos estariam melhor com outra mãe.',
  'Choro muito no puerpério, penso que a minha filha ficaria melhor se fosse criada por outra pessoa.',
  'Minha vontade é de não estar mais aqui.',
  'Ele falou pra mãe que preferia não ter nascido e que ia ser melhor se não existisse.',
  'Filha de 15 anos escreveu que ninguém vai sentir falta dela.',
  'Queria que fosse eu no lugar da finada.',
])('asks before a treatment about what may be such a wish: %s', (texto) => {
  expect(alertas(texto)).toContainEqual(
    expect.objectContaining({ id: 'risco_de_suicidio', gravidade: 'encaminhar', certo: false }),
  );
});

it.each([
  'Tanto penso que sem mim ficava tudo igual',
  'Minha reza é para Nosso Senhor um dia desses levar essa velha',
  'A mãe diz que ninguém ia achar ruim',
])('shows to the therapist a sentence that no rule understood: %s', (texto) => {
  expect(alertas(texto).map(({ id }) => id)).toContain('leia_antes_de_tratar');
});

it.each([
  'Acordo cansada, e se eu não acordasse tão cedo ia render mais.',
  'Não consigo acordar cedo, é um alívio no domingo não acordar com despertador.',
  'Fiquei melhor com outra marca de anticoncepcional.',
  'Se eu não acordasse para urinar dormiria a noite toda.',
  'Quero dormir melhor e não acordar mais de madrugada.',
  'Com o remédio novo consegui dormir e não acordar às três.',
  'Foi um alívio não acordar com dor hoje.',
  'O melhor é não acordar meu marido.',
  'Minha filha fica melhor com outra professora.',
  'Queria sumir com essa dor nas costas.',
  'Minha mãe dizia que queria que Deus a levasse, morreu ano passado.',
  'Tenho medo de dormir e não acordar.',
  'Só paro de trabalhar se Deus me levar.',
  'Nunca pensei em morrer, tenho muita vontade de viver.',
])('takes no sleep, brand, figure, fear or wish of another for one: %s', (texto) => {
  const ids = alertas(texto).map(({ id }) => id);
  expect(ids).not.toContain('risco_de_suicidio');
  expect(ids).not.toContain('leia_antes_de_tratar');
});
