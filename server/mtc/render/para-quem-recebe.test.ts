import type { Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { idDaQueixa } from '../safety/conferir-relatorio.ts';
import { montarHtml } from './montar-html.ts';
import { paraQuemRecebe } from './para-quem-recebe.ts';
import { montarPdf } from './pdf/montar-pdf.ts';
import { sampleRelatorio } from './sample-relatorio.ts';

const nota = (texto: string, regra = 'x'): SegurancaNota => ({
  ...{ regra, gravidade: 'encaminhar', texto, removidos: [], fonte: 'MS' },
});
const seguranca = [
  nota(
    'Pouco sono: psiquiatra hoje. SAMU (192). Perguntar já: há quantos dias? que remédio foi começado? Lido pela IA.',
  ),
  nota('Leia antes de tratar: “Convulsão aos 2 anos” Quando foi? alguém viu? Se foi agora: pronto-socorro hoje.', 'y'),
  nota('Da queixa o programa não entendeu o principal.', idDaQueixa),
];
const { textos } = sampleRelatorio;
const relatorio: Relatorio = {
  ...sampleRelatorio,
  seguranca,
  naoLidos: [{ campo: 'historicoMedico', trechos: ['lítio 900 desde 2019'] }],
  leiaAntes: ['Tomo lítio 900 desde 2019'],
  pedidos: [
    { pedido: 'posso nadar', resposta: 'O programa não decide isto; responda você.' },
    { pedido: 'quero moxa', resposta: 'Sim: o plano põe moxa em VC4.' },
  ],
  textos: {
    ...textos,
    sintese: `${textos.sintese} O que perguntar a seguir: há febre? já fez exame?`,
    hipoteses: textos.hipoteses.map((um) => ({ ...um, texto: `${um.texto} A perguntar: piora à noite?` })),
  },
  parecer: {
    ...{ situacao: 'nao_revisado', assinatura: null, codigo: null, alteradas: [], retiradas: [] },
    notas: { sintese: 'Ver com a mãe dela.', pontos: 'Testar C7 primeiro.' },
  },
};
const paraElaSo =
  /não entraram nesta|lítio 900|Confira se alguma|erguntar|que remédio|já fez exame|piora à noite|alguém viu|decidiria|Nota da revisão|mãe dela|Testar C7|programa não entendeu|posso nadar/;
const semTimbre = { nomeClinica: null, logo: null };

describe('a report that is given away', () => {
  it('calls nobody "você" for what the therapist saw and noted, and leaves her own words', () => {
    const lingua = 'Você descreveu língua pálida. Você anotou: “saburra fina”';
    const de = (alteradas: string[]) => {
      const parecer = relatorio.parecer && { ...relatorio.parecer, alteradas };
      return paraQuemRecebe({ ...relatorio, textos: { ...relatorio.textos, lingua }, ...(parecer && { parecer }) });
    };
    expect(de([]).textos.lingua).toBe('Foi descrito: língua pálida. Foi anotado: “saburra fina”');
    expect(de(['lingua']).textos.lingua).toBe(lingua);
  });

  it.each([
    ['page', () => montarHtml(relatorio), () => montarHtml(relatorio, 'cliente')],
    [
      'PDF',
      () => JSON.stringify(montarPdf(relatorio, semTimbre)),
      () => JSON.stringify(montarPdf(relatorio, semTimbre, [], 'cliente')),
    ],
  ])('has no word on its %s that is meant for the therapist', (_, dela, deQuemRecebe) => {
    expect(dela()).toMatch(paraElaSo);
    expect(deQuemRecebe()).not.toMatch(paraElaSo);
    expect(deQuemRecebe()).toContain('o plano põe moxa em VC4');
    expect(deQuemRecebe()).toContain('psiquiatra hoje. SAMU (192). Lido pela IA.');
    expect(deQuemRecebe()).toContain('“Convulsão aos 2 anos” Se foi agora: pronto-socorro hoje.');
  });

  it('keeps every other word', () => {
    const limpo = {
      ...sampleRelatorio,
      textos: { ...textos, sintese: 'Uma. Outra: dói?', lingua: 'Pálida.', face: '', orelha: '', hipoteses: [] },
    };
    const mostrado = paraQuemRecebe(limpo);
    expect(mostrado.textos).toEqual(limpo.textos);
    expect(mostrado.seguranca).toEqual(limpo.seguranca);
    expect(mostrado.protocolo).toBe(limpo.protocolo);
  });
});
