import { anamneseFields, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { observacaoVisual } from '@meridia/shared/anamnese/observacao-visual.ts';
import type { Achado, Relatorio } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { citarFonte, nomearAchado } from './fonte-do-achado.ts';
import { indexarSinais } from './indice-de-sinais.ts';
import { montarHtml } from './montar-html.ts';
import { reunirProvas } from './provas.ts';
import { resumirProvas } from './resumir-provas.ts';
import { sampleRelatorio } from './sample-relatorio.ts';

const achado = (id: string, fonte: string, valor: string, presente = true): Achado => ({
  id,
  label: id.slice(0, id.indexOf('@')),
  fonte,
  valor,
  forca: 0.8,
  presente,
});

describe('the evidence of a report', () => {
  it('is numbered once, in reading order', () => {
    const { elementos, principios, orgaos, substancias, hipoteses } = reunirProvas(sampleRelatorio);
    const numeros = [
      ...Object.values(elementos),
      ...principios.values(),
      ...Object.values(orgaos),
      ...substancias.values(),
      ...hipoteses.values(),
    ].map((prova) => prova.numero);
    expect(numeros.toSorted((a, b) => a - b)).toEqual(numeros.map((_, index) => index + 1));
    expect(elementos.terra?.numero).toBe(1);
    expect(Math.max(...numeros)).toBe(hipoteses.get('deficiencia_sangue_figado')?.numero);
  });

  it('counts denied signs and findings against a pattern as evidence against its organ', () => {
    const analise = {
      ...sampleRelatorio.analise,
      achados: [
        ...sampleRelatorio.analise.achados,
        achado('insonia@sintomasSono', 'anamnese.sintomasSono', 'nega', false),
      ],
    };
    const { orgaos } = reunirProvas({ ...sampleRelatorio, analise });
    expect(orgaos.coracao?.contra.map((item) => item.achado.id)).toContain('insonia@sintomasSono');
    expect(orgaos.baco?.contra.map((item) => item.achado.id)).toContain('sono_inicio');
  });

  it('names the signs on either side of each principle', () => {
    const relatorio: Relatorio = {
      ...sampleRelatorio,
      analise: {
        ...sampleRelatorio.analise,
        achados: [
          achado('lingua_vermelha@linguaDesc', 'anamnese.linguaDesc', 'Vermelha'),
          achado('saburra_branca@linguaDesc', 'anamnese.linguaDesc', 'Saburra branca'),
        ],
        principios: { ...sampleRelatorio.analise.principios, frioCalor: 40 },
      },
    };
    const prova = reunirProvas(relatorio).principios.get('Frio');
    expect(prova?.aFavor.map((item) => item.achado.label)).toEqual(['lingua_vermelha']);
    expect(prova?.contra.map((item) => item.achado.label)).toEqual(['saburra_branca']);
  });

  it.each([
    [achado('x@evacuacao', 'anamnese.evacuacao', 'fezes moles'), 'Evacuação, relato: “fezes moles”'],
    [achado('x@linguaDesc', 'anamnese.linguaDesc', 'Pálida'), 'Língua, ao exame direto: “Pálida”'],
    [achado('x@y', 'anamnese.pulsoGuanEsquerdo', 'Em corda'), 'Pulso no guan esquerdo: “Em corda”'],
    [achado('x@y', 'anamnese.sintomasPele', 'Seca'), 'Pele, marcado: “Seca”'],
    [achado('x@foto.lingua', 'foto.lingua.lingua_palida', 'a* 14,2'), 'língua na foto: a* 14,2'],
    [achado('x@cicloRegular', 'anamnese.cicloRegular', 'nao'), 'Ciclo regular, respondeu: não'],
    [achado('x@y', 'anamnese.anticoncepcionalHormonal', 'nao'), 'Uso de anticoncepcional hormonal, respondeu: não'],
    [achado('x@estresseNivel', 'anamnese.estresseNivel', '8 de 10'), 'Nível de estresse: 8 de 10'],
  ])('names its source: %#', (encontrado, fonte) => {
    expect(citarFonte(encontrado)).toBe(fonte);
  });

  it.each(anamneseFields)('has a name and the right verb for an answer to %s', (campo) => {
    const { kind, reportName } = questions[campo];
    const citada = citarFonte(achado(`x@${campo}`, `anamnese.${campo}`, 'sim'));
    expect(citada.startsWith(`${reportName}, respondeu: `)).toBe(kind === 'choice');
    expect(citada.startsWith(`${reportName}, marcado: `)).toBe(
      kind === 'choices' && !(campo in observacaoVisual.questions),
    );
    expect(citada.startsWith(`${reportName}: `)).toBe(
      kind === 'number' || kind === 'slider' || campo in observacaoVisual.questions,
    );
    expect(citada).toContain(reportName);
  });

  it('shows the source "Anamnese" for a question that the intake does not have', () => {
    expect(citarFonte(achado('x@y', 'anamnese.toString', 'sim'))).toBe('Anamnese, relato: “sim”');
  });

  it('names a sign once where several fields tell it, and only counts the weakest signs of a long list', () => {
    const itens = [
      achado('cansaço@queixaPrincipal', 'anamnese.queixaPrincipal', 'cansaço'),
      achado('cansaço@sintomasGerais', 'anamnese.sintomasGerais', 'cansaço'),
      ...Array.from({ length: 12 }, (_, index) => achado(`sinal ${index}@sono`, 'anamnese.sintomasSono', 'sim')),
    ].map((encontrado) => ({ achado: encontrado, peso: null }));
    const prova = { numero: 1, sobre: 'Terra, 80 de 100', aFavor: itens, contra: [], decidiria: '' };
    const indice = indexarSinais({
      elementos: { terra: prova },
      principios: new Map(),
      orgaos: {},
      substancias: new Map(),
      hipoteses: new Map(),
    });
    expect(indice.entradas[0]).toEqual({
      numero: 1,
      nome: 'Cansaço',
      fontes: ['Queixa principal, relato: “cansaço”', 'Sintomas gerais, marcado: “cansaço”'],
    });
    const { linhas, resto } = resumirProvas(itens, indice);
    expect(linhas).toHaveLength(8);
    expect(linhas[0]).toEqual({ numero: 1, nome: 'Cansaço', peso: null });
    expect(resto).toBe('e mais 5 sinais de menor peso');
  });

  it('says that a sign was denied', () => {
    expect(nomearAchado(achado('insônia@x', 'anamnese.sintomasSono', 'nega', false))).toBe('Insônia: ausente');
  });

  it('is given for every number by name, and each sign stands once with its source and where it counts', () => {
    const html = montarHtml(sampleRelatorio);
    expect(html).toMatch(/<summary><span class="rel-barra-linha"><span class="rel-barra-nome">Terra/);
    const links = [...html.matchAll(/href="#(rel-sinal-\d+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(20);
    for (const id of new Set(links)) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(html.split('Evacuação, relato: “Fezes amolecidas pela manhã”')).toHaveLength(2);
    expect(html).toMatch(
      /<strong>Fezes amolecidas<\/strong> <span class="rel-fonte">[^<]*<\/span> <span class="rel-onde">Hipóteses? 1 \(\d,\d\)[^<]*Conta em [^<]*Terra/,
    );
  });

  it('of a chart that a review struck is told nowhere', () => {
    const parecer = {
      situacao: 'nao_revisado' as const,
      assinatura: null,
      codigo: null,
      retiradas: ['elementos', 'zang-fu'],
      alteradas: [],
      notas: {},
    };
    const { elementos, orgaos, substancias } = reunirProvas({ ...sampleRelatorio, parecer });
    expect([elementos, orgaos]).toEqual([{}, {}]);
    expect(substancias.size).toBeGreaterThan(0);
    expect(montarHtml({ ...sampleRelatorio, parecer })).not.toMatch(/Conta em [^<]*(Terra|Baço)/);
  });
});
