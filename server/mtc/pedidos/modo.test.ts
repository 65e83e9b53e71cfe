import { describe, expect, it } from 'vitest';
import { comAPalavraCerta, modoDe } from './modo.ts';

describe('how a yes or no is asked for', () => {
  it.each([
    ['faz mal para o bebe', 'mal'],
    ['tem problema fazer com febre', 'mal'],
    ['ha algum risco em vir gripada', 'mal'],
    ['o remedio atrapalha', 'mal'],
    ['e perigoso agulhar a nuca', 'mal'],
    ['tem perigo de furar o pulmao', 'mal'],
    ['preciso parar a corrida', 'precisa'],
    ['tenho que esperar a dor passar', 'precisa'],
    ['devo largar o cafe', 'precisa'],
    ['e obrigatorio vir em jejum', 'precisa'],
    ['posso fazer amamentando', 'pode'],
    ['quem tem problema de tireoide pode fazer', 'pode'],
    ['pode furar sem perigo', 'pode'],
    ['tenho problema de coracao posso fazer', 'pode'],
    ['e seguro', 'pode'],
  ])('“%s” is %s', (texto, modo) => {
    expect(modoDe(texto)).toBe(modo);
  });

  it.each([
    ['Pode: o DIU não impede.', 'o diu atrapalha', 'Não: o DIU não impede.'],
    ['Pode, longe do lugar.', 'faz mal com botox', 'Não: pode, longe do lugar.'],
    ['Pode, longe do lugar.', 'posso com botox', 'Pode, longe do lugar.'],
    ['Em geral sim, aos poucos.', 'tem problema nadar', 'Em geral não faz mal, aos poucos.'],
    [
      'Pode vir na crise, e não precisa esperar passar.',
      'preciso esperar passar',
      'Pode vir na crise, e não precisa esperar passar.',
    ],
    ['Pode: tomar não impede.', 'precisa vir sem remedio', 'Não é preciso: tomar não impede.'],
    ['Pode, com calma.', 'preciso de receita', 'Pode, com calma.'],
    ['Sim: com pontos próprios.', 'a agulha prejudica', 'Não: com pontos próprios.'],
    ['Não por conta própria.', 'tem problema parar', 'Sim, e por isso não por conta própria.'],
    ['Não: o plano não traz isto.', 'faz mal a sangria', 'Não: o plano não traz isto.'],
  ])('“%s” to “%s”', (resposta, pergunta, certa) => {
    expect(comAPalavraCerta(resposta, pergunta)).toBe(certa);
  });
});
