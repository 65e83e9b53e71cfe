import { expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { alarmesDaQueixa, idDosAlarmes } from './alarmes-da-queixa.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';

const ficha = (queixaPrincipal: string) => ({ ...sampleDados, queixaPrincipal });
const notas = (queixaPrincipal: string) =>
  conferirProtocolo({ dados: ficha(queixaPrincipal), tipo: 'completo', protocolo: null, achados: [] }).seguranca;

it('tells with each complaint when not to wait for the next session', () => {
  expect(alarmesDaQueixa(ficha('Dor lombar há um mês'))?.texto).toMatch(/costas.*dormência entre as pernas/);
  expect(alarmesDaQueixa(ficha('Placas que coçam, urticaria'))?.texto).toMatch(/língua ou olho que incha.*SAMU/);
  expect(alarmesDaQueixa(ficha('Ombro que dói'))?.texto).toMatch(/aperto no peito/);
  expect(alarmesDaQueixa(ficha('Xumbregado'))).toBeNull();
});

it('says it once, and not beside what cannot wait', () => {
  expect(notas('Dor lombar há um mês').filter(({ regra }) => regra === idDosAlarmes)).toHaveLength(1);
  const urgente = notas('Dor lombar. Não segura a urina desde ontem e está dormente entre as pernas');
  expect(urgente.some(({ prazo }) => prazo === 'hoje')).toBe(true);
  expect(urgente.map(({ regra }) => regra)).not.toContain(idDosAlarmes);
});
