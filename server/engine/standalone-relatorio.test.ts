import { describe, expect, it } from 'vitest';
import { montarHtml } from '../mtc/render/montar-html.ts';
import { sampleRelatorio } from '../mtc/render/sample-relatorio.ts';
import { standaloneRelatorio } from './standalone-relatorio.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

describe('a report taken along', () => {
  const clinica = { nome: 'Clínica Jade', logoUrl: 'https://exemplo.com/logo.png' };
  const [foto] = sampleRelatorio.fotos;
  const stored = montarHtml({ ...sampleRelatorio, clinica });
  const html = standaloneRelatorio('Ana <b>Souza</b>', stored, new Map(foto ? [[foto.id, jpeg]] : []));

  it('is whole without a network: its photos inside, everything else that would be fetched left out', () => {
    expect(stored).toContain(`/api/fotos/${foto?.id}`);
    expect(stored).toContain('https://exemplo.com/logo.png');
    expect(html).toContain(`src="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"`);
    const sources = [...html.matchAll(/ src="([^"]*)"/g)].map(([, source = '']) => source.slice(0, 5));
    expect(new Set(sources)).toEqual(new Set(['data:']));
    expect(html).toContain("default-src 'none'; img-src data:");
  });

  it('is named after its client, whatever the name holds', () => {
    expect(html).toContain('<title>Relatório de Ana &lt;b&gt;Souza&lt;/b&gt;</title>');
  });
});
