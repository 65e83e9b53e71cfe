import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { HtmlValidate, type Message } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { montarHtml } from './montar-html.ts';
import { sampleRelatorio } from './sample-relatorio.ts';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // React's own spellings, which are valid in both ways: `<img/>`, `open=""`, `dateTime`.
  rules: { 'void-style': 'off', 'attribute-boolean-style': 'off', 'attr-case': 'off' },
});

const hostile = '</style><script>alert(1)</script><img src=x onerror=alert(1)> "&" \'<b>\'';
const semProtocolo: Relatorio = { ...sampleRelatorio, tipo: 'diagnostico' };
const vazio: Relatorio = {
  ...sampleRelatorio,
  clinica: null,
  fotos: [],
  seguranca: [],
  analise: { ...sampleRelatorio.analise, achados: [], padroes: [], zangFu: [] },
};
const hostil: Relatorio = {
  ...sampleRelatorio,
  cliente: { ...sampleRelatorio.cliente, nome: hostile },
  queixaPrincipal: hostile,
  clinica: { nome: hostile, logoUrl: 'https://exemplo.com/logo.png?a=1&b="2"' },
  analise: {
    ...sampleRelatorio.analise,
    achados: sampleRelatorio.analise.achados.map((achado) => ({ ...achado, label: hostile, valor: hostile })),
  },
};

describe('the HTML of a report', () => {
  it.each<[string, Relatorio]>([
    ['complete', sampleRelatorio],
    ['diagnosis only', semProtocolo],
    ['without photos, hypotheses or clinic', vazio],
    ['with markup in every answer', hostil],
  ])(
    'is valid according to an independent validator: %s',
    async (_name, relatorio) => {
      expect(await validate(relatorio)).toEqual([]);
    },
    30_000,
  );

  it('is really read by the validator: a wrong nesting is reported', async () => {
    const report = await htmlValidate.validateString(page('<article><p><div>x</div></p><img src="a"></article>'));
    expect(report.valid).toBe(false);
  });
});

async function validate(relatorio: Relatorio): Promise<string[]> {
  const { results } = await htmlValidate.validateString(page(montarHtml(relatorio)));
  return results.flatMap(({ messages }) => messages.map(describeMessage));
}

function describeMessage({ ruleId, message, line, column }: Message): string {
  return `${ruleId}: ${message} (${line}:${column})`;
}

function page(body: string): string {
  return `<!DOCTYPE html>\n<html lang="pt-BR"><head><meta charset="utf-8"><title>Relatório</title></head><body><main>${body}</main></body></html>`;
}
