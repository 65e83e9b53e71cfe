import { catalogVersion } from '@meridia/server/mtc/catalog/catalog-version.ts';
import { montarHtml } from '@meridia/server/mtc/render/montar-html.ts';
import { todasAsRegras } from '@meridia/server/mtc/safety/conferir-relatorio.ts';
import { tiposRelatorio } from '@meridia/shared/avaliacao.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { gerarFicha } from '../bench/safety-generator.ts';
import { atacar, criarProvas, encontrarMansas, gerarRelatorio, runIntakes } from '../bench/safety-intakes.ts';

// A hundredth of the full measurement (`pnpm bench safety`), so that every change runs at least this part.
describe('safety over generated intakes', { timeout: 180_000 }, () => {
  it('finds no violation in 100 intakes with both types of report, and equal results in a second run', () => {
    const { relatorios, violacoes, instaveis } = runIntakes(100);
    expect(relatorios).toBe(200);
    expect(violacoes).toEqual([]);
    expect(instaveis).toBe(0);
  });

  it('stops everything in hostile reports, and needs each of its rules for that', () => {
    const provas = criarProvas(120);
    expect(provas.flatMap((prova) => atacar(prova, todasAsRegras))).toEqual([]);
    expect(encontrarMansas(provas)).toEqual([]);
  });

  it('says in 100 printed local reports who wrote them and that they replace nobody, without a dose or medical diagnosis', () => {
    for (let numero = 0; numero < 50; numero += 1) {
      const ficha = gerarFicha(numero + 50_000, 1 / 16);
      for (const tipo of tiposRelatorio) {
        const { analise, conteudo } = gerarRelatorio(ficha, tipo);
        const { nomeCliente: nome, idade, sexo } = ficha.dados;
        const relatorio = relatorioSchema.parse({
          ...conteudo,
          versao: 1,
          tipo,
          analise,
          cliente: { nome, idade, sexo },
          // The client's own words may contain a dose; only our words are checked.
          queixaPrincipal: 'Cansaço',
          fotos: [],
          clinica: null,
          origem: {
            motor: 'local',
            modelo: null,
            promptVersao: null,
            catalogoVersao: catalogVersion,
            geradoEm: '2026-01-05T12:00:00.000Z',
          },
        });
        const html = montarHtml({ ...relatorio, analise: semPalavrasDoCliente(analise) });
        const texto = html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
        expect(texto).toContain('não substitui o julgamento profissional nem o diagnóstico ou o tratamento médico');
        expect(texto).toMatch(/motor local, catálogo \d{4}\.\d{2}-\d+/);
        expect(texto).not.toMatch(/\b\d+([.,]\d+)? ?(mg|mcg|UI|comprimidos?|cápsulas?|gotas)\b/i);
        expect(texto).not.toMatch(
          /\b(cliente|paciente|pessoa|você) (tem|sofre de|apresenta) (depressão|diabetes|hipertensão|câncer|fibromialgia|gastrite)/i,
        );
        if (tipo === 'diagnostico') expect(conteudo.protocolo).toBeNull();
      }
    }
  });
});

function semPalavrasDoCliente<T extends { achados: readonly { valor: string }[] }>(analise: T): T {
  return { ...analise, achados: analise.achados.map((achado) => ({ ...achado, valor: 'relatado' })) };
}
