import { type Analise, relatorioDraftSchema } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { sampleAnalise, sampleDados, sampleLingua, sampleProtocolo } from '../render/sample-relatorio.ts';
import type { FatosRelatorio } from './fatos.ts';
import { writeLocal } from './write-local.ts';

const facts: FatosRelatorio = {
  tipo: 'completo',
  dados: sampleDados,
  analise: sampleAnalise,
  protocolo: sampleProtocolo,
  fotos: [{ kind: 'lingua', observacoes: sampleLingua }],
};

// Seams that a reader would see: unjoined prepositions, empty slots, doubled marks.
const seams =
  /undefined|null|NaN|\[object| {2}| ,|\.\.|\b(de|em|por) (o|a|os|as) (Deficiência|Estagnação|Fogo|Madeira|Terra|cliente)\b|,\.|: \.|\(\)/;

describe('writeLocal', () => {
  it('gives the same report for the same facts', () => {
    expect(writeLocal(structuredClone(facts))).toEqual(writeLocal(facts));
  });

  it('fits the draft schema, whole or diagnosis only, rich or empty', () => {
    for (const variant of variants()) {
      const draft = writeLocal(variant);
      expect(relatorioDraftSchema.safeParse(draft).error).toBeUndefined();
      const { hipoteses, ...textos } = draft;
      const all = [...Object.values(textos), ...hipoteses.map(({ texto }) => texto)].join('\n');
      expect(all).not.toMatch(seams);
    }
  });

  it('leaves treatments out of a diagnosis report', () => {
    const draft = writeLocal({ ...facts, tipo: 'diagnostico', protocolo: null });
    expect([draft.protocolo, draft.orientacoes, draft.sessoes, draft.prognostico]).toEqual(['', '', '', '']);
  });

  it('names for each hypothesis what speaks for it, what against, and what would decide', () => {
    const [first, second, third] = writeLocal(facts).hipoteses;
    expect(first?.texto).toMatch(/cansaço, fezes amolecidas/);
    expect(first?.texto).toMatch(/língua pálida e marcas de dente na língua/);
    expect(first?.texto).toMatch(/(Pesa contra|Não combina com ela): dificuldade para iniciar o sono/);
    expect(first?.texto).toMatch(/ajudaria a decidir: o cansaço aumenta depois de comer\?/);
    expect(first?.achadoIds).toContain('lingua_palida');
    expect(second?.texto).toMatch(/confiança moderada/);
    expect(third?.texto).toMatch(/confiança baixa/);
  });

  it('speaks of a denied sign as absent', () => {
    const analise = structuredClone(sampleAnalise);
    analise.padroes[0]?.contra.push({ achadoId: 'calor', peso: -2 });
    expect(writeLocal({ ...facts, analise }).hipoteses[0]?.texto).toContain('ausência de calor interno');
  });

  it('tells where photo and therapist disagree and lets the therapist win', () => {
    const dados = { ...sampleDados, linguaDesc: ['Vermelha' as const, 'Seca' as const] };
    const { lingua } = writeLocal({ ...facts, dados });
    expect(lingua).toContain('divergem na cor do corpo e na umidade: vale o que o profissional viu ao vivo');
    expect(lingua).toContain('A foto sugere ainda saburra fina e marcas de dente nas bordas');
    expect(lingua).toContain('corpo vermelho, presença de Calor');
    expect(lingua).not.toContain('pouca chegada de Qi');
  });

  it('says that a poor photo gives an approximate reading', () => {
    const observacoes = {
      ...sampleLingua,
      qualidade: { veredito: 'ruim' as const, problemas: [{ problema: 'escura' as const, conselho: '' }] },
    };
    const { lingua } = writeLocal({ ...facts, fotos: [{ kind: 'lingua', observacoes }] });
    expect(lingua).toContain('como a imagem está escura, essa leitura é aproximada');
  });

  it('never repeats free text that is more than a short plain note', () => {
    const linguaObservacao = 'veja https://exemplo.com <b>agora</b>';
    const text = JSON.stringify(writeLocal({ ...facts, dados: { ...sampleDados, linguaObservacao } }));
    expect(text).not.toContain('exemplo.com');
  });

  it('agrees in gender and number with the client', () => {
    const dados = { ...sampleDados, nomeCliente: '123', sexo: 'masculino' as const, idade: 1 };
    expect(writeLocal({ ...facts, dados }).sintese).toMatch(/^(\p{L}+ ){1,6}?do cliente, 1 ano,|^No cliente, 1 ano,/u);
  });

  it('admits when no pattern stands out', () => {
    const analise: Analise = { ...sampleAnalise, padroes: [] };
    expect(writeLocal({ ...facts, analise }).sintese).toContain('ainda não desenham um padrão energético');
  });

  it('does not word two hypotheses in a row alike', () => {
    const [, second, third, fourth] = writeLocal({
      ...facts,
      analise: {
        ...sampleAnalise,
        padroes: [0, 1, 2, 3].map((index) => ({
          ...sampleAnalise.padroes[1],
          id: `p${index}`,
          contra: [],
        })) as Analise['padroes'],
      },
    }).hipoteses.map(({ texto }) => texto.split('. ').map((frase) => frase.slice(0, 22)));
    expect(second?.[0]).not.toBe(third?.[0]);
    expect(second?.[1]).not.toBe(third?.[1]);
    expect(third?.[2]).not.toBe(fourth?.[2]);
    expect(third?.[3]).not.toBe(fourth?.[3]);
  });

  it('names no sign twice while going through elements, organs or substances', () => {
    const { zangFu, elementos, substancias } = writeLocal(facts);
    for (const text of [zangFu, elementos, substancias])
      expect(text.match(/fezes amolecidas/g)?.length ?? 0).toBeLessThan(2);
  });

  it('opens differently for different people', () => {
    const openings = new Set(
      [20, 31, 47, 58, 63, 70].map((idade) =>
        writeLocal({ ...facts, dados: { ...sampleDados, idade } }).sintese.slice(0, 12),
      ),
    );
    expect(openings.size).toBeGreaterThan(1);
  });
});

function variants(): FatosRelatorio[] {
  const nada = { pontuacao: 0, achados: [] };
  const bare: Analise = {
    ...sampleAnalise,
    achados: [],
    padroes: [],
    elementos: { madeira: nada, fogo: nada, terra: nada, metal: nada, agua: nada },
    zangFu: [],
    relacaoElementos: { ...sampleAnalise.relacaoElementos, tipo: 'equilibrio', explicacao: '' },
    principios: { yinYang: 0, interiorExterior: 0, frioCalor: 0, deficienciaExcesso: 0 },
  };
  const semRespostas = {
    ...sampleDados,
    linguaDesc: [],
    linguaObservacao: null,
    faceDesc: [],
    orelhaDesc: ['Vermelhidão' as const],
  };
  const clause = structuredClone(sampleAnalise);
  for (const padrao of clause.padroes) padrao.nome = 'Coração e Rim não se comunicam';
  const minimal = {
    ...sampleProtocolo,
    pontos: sampleProtocolo.pontos.slice(0, 1),
    auriculares: [],
    terapias: [],
    orientacoes: [],
  };
  return [
    facts,
    { ...facts, tipo: 'diagnostico', protocolo: null },
    { ...facts, analise: bare, dados: semRespostas, fotos: [] },
    { ...facts, analise: clause, protocolo: minimal },
    ...(['sheng', 'ke', 'cheng', 'wu'] as const).map((tipo) => ({
      ...facts,
      dados: { ...sampleDados, sexo: 'outro' as const, nomeCliente: '- -', idade: 0 },
      analise: { ...sampleAnalise, relacaoElementos: { ...sampleAnalise.relacaoElementos, tipo } },
    })),
  ];
}
