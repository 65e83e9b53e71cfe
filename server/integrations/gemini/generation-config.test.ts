import { describe, expect, it } from 'vitest';
import { sampleAnalise, sampleDados, sampleProtocolo } from '../../mtc/render/sample-relatorio.ts';
import { generationConfig } from './generation-config.ts';

const facts = {
  tipo: 'completo' as const,
  dados: sampleDados,
  analise: sampleAnalise,
  protocolo: sampleProtocolo,
  otherNames: [],
  fotos: [],
};

it.each([
  ['gemini-2.5-flash', 0.4],
  ['gemini-3.5-flash-lite', undefined],
  ['gemini-3.8-flash', undefined],
])('%s is sent the temperature %s', (model, temperature) => {
  expect(generationConfig(model, facts, false).temperature).toBe(temperature);
});

describe('a second try after an answer that was cut off', () => {
  it.each([
    ['gemini-2.5-flash', { thinkingBudget: 1024 }, { thinkingBudget: 0 }],
    ['gemini-2.5-pro', { thinkingBudget: 1024 }, { thinkingBudget: 128 }],
    ['gemini-3-flash-preview', { thinkingLevel: 'low' }, { thinkingLevel: 'minimal' }],
    ['gemini-3.5-flash-lite', { thinkingLevel: 'low' }, { thinkingLevel: 'minimal' }],
    ['gemini-3.8-flash', { thinkingLevel: 'low' }, { thinkingLevel: 'low' }],
    ['gemini-3.1-pro-preview', { thinkingLevel: 'low' }, { thinkingLevel: 'low' }],
  ])('%s gets more room and thinks as little as the model can', (model, first, second) => {
    const [once, again] = [generationConfig(model, facts, false), generationConfig(model, facts, true)];
    expect([once.thinkingConfig, again.thinkingConfig]).toEqual([first, second]);
    expect(again.maxOutputTokens).toBe(2 * (once.maxOutputTokens ?? 0));
  });
});
