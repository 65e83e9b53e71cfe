import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Assinatura, ampliadaDe, type Parecer, parecerVazio } from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { assemble, diagnose, write } from '../../engine/engine-tasks.ts';
import { resumirAmpliadas } from '../ampliadas/resumir-ampliadas.ts';
import { ampliadasRetidas, semAmpliadasRetidas } from '../render/ampliadas-retidas.ts';
import { montarHtml } from '../render/montar-html.ts';
import { montarCuidados } from '../render/pdf/cuidados-pdf.ts';
import { montarPdf } from '../render/pdf/montar-pdf.ts';
import { sampleDados, sampleRelatorio } from '../render/sample-relatorio.ts';
import { aplicarParecer } from './aplicar-parecer.ts';
import { listarPartes } from './listar-partes.ts';
import { reunirPendencias } from './reunir-pendencias.ts';

const { origem } = sampleRelatorio;
const timbre = { nomeClinica: null, logo: null };
const assinatura: Assinatura = {
  ...{ numero: 1, nome: 'Ana Souza', conselho: '', registro: '', local: '', em: '2026-11-28T12:00:00.000Z' },
};

function fazer(dados: DadosAnamnese, comAmpliadas = true): Relatorio {
  const { analise, protocolo, safeProtocolo } = diagnose({ dados, observacoes: [], tipo: 'completo' });
  const textos = write({ tipo: 'completo', dados, analise, protocolo: safeProtocolo, fotos: [] });
  return assemble({
    dados,
    tipo: 'completo',
    analise,
    protocolo,
    textos,
    fotos: [],
    clinica: null,
    origem,
    comAmpliadas,
  });
}

const maquina = fazer(sampleDados);
const [pratica] = maquina.protocolo?.ampliadas?.filter(({ tipo }) => tipo === 'pratica') ?? [];
if (!pratica) throw new Error('no practice');

const julgar = (partes: Parecer['partes'], dados = sampleDados) => {
  const parecer = { ...parecerVazio, partes };
  const revisado = aplicarParecer({ maquina, parecer, dados, assinatura: null });
  return { revisado, pendencias: reunirPendencias({ maquina, parecer, dados, assinatura: null }, revisado) };
};
const alterado = (texto: string) => ({ decisao: 'alterado' as const, texto, nota: 'Como combinado.' });

describe('wider therapies in a report', () => {
  it('are made only where the plan has them, and then on the screen and on both papers', () => {
    expect(fazer(sampleDados, false).protocolo?.ampliadas).toBeUndefined();
    expect(montarHtml(fazer(sampleDados, false))).not.toContain('id="rel-ampliadas"');
    expect(montarHtml(maquina)).toContain('id="rel-ampliadas"');
    expect(JSON.stringify(montarPdf(maquina, timbre))).toContain('Terapias ampliadas');
    expect(JSON.stringify(montarCuidados(maquina, timbre))).toContain(pratica.passos[2]);
  });

  it('are parts of a review, each with its steps as lines', () => {
    const parte = listarPartes(maquina).find(({ id }) => id === ampliadaDe(pratica.id));
    expect(parte).toMatchObject({ comTexto: true, podeRetirar: true, texto: pratica.passos.join('\n') });
    expect(julgar({}).pendencias.map(({ parte: id }) => id)).toContain(ampliadaDe(pratica.id));
  });

  it('are struck one by one, and changed line by line', () => {
    const { revisado } = julgar({ [ampliadaDe(pratica.id)]: { decisao: 'retirado', texto: null, nota: '' } });
    expect(revisado.protocolo?.ampliadas?.map(({ id }) => id)).not.toContain(pratica.id);
    const dela = julgar({ [ampliadaDe(pratica.id)]: alterado('Só sentada.\n\nTrês vezes.') }).revisado;
    expect(dela.protocolo?.ampliadas?.find(({ id }) => id === pratica.id)?.passos).toEqual([
      'Só sentada.',
      'Três vezes.',
    ]);
    const html = montarHtml(dela);
    expect(html).toContain('Só sentada.');
    expect(html).toContain(`Texto de quem revisou: ${pratica.nome}.`);
    expect(html).toContain('Como combinado.');
  });

  it('leave no empty part where all were struck', () => {
    const ids = maquina.protocolo?.ampliadas?.map(({ id }) => ampliadaDe(id)) ?? [];
    const partes = Object.fromEntries(ids.map((id) => [id, { decisao: 'retirado' as const, texto: null, nota: '' }]));
    expect(montarHtml(julgar(partes).revisado)).not.toContain('id="rel-ampliadas"');
  });

  it('go by the answers of today: what began to hold since takes them out, and a signature is told', () => {
    const gravida = { ...sampleDados, gestante: 'sim' as const, historicoMedico: 'Grávida de 12 semanas.' };
    const ventre = maquina.protocolo?.ampliadas?.find(({ id }) => id === 'ventre_em_circulos');
    expect(ventre).toBeDefined();
    const { revisado, pendencias } = julgar(
      { [ampliadaDe('ventre_em_circulos')]: alterado('Círculos leves.') },
      gravida,
    );
    expect(revisado.protocolo?.ampliadas?.map(({ id }) => id)).not.toContain('ventre_em_circulos');
    expect(pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'terapia_nao_cabe', parte: ampliadaDe('ventre_em_circulos'), impede: true }),
    );
  });
});

describe('the letter', () => {
  it('may take their simple part: food, names and rhythms, no codes', () => {
    const linhas = resumirAmpliadas(maquina);
    expect(linhas[0]).toMatch(/^Na comida, preparo: /);
    expect(linhas).toContainEqual(expect.stringMatching(/^Respiração abdominal: 5 minutos/));
    expect(linhas.at(-1)).toContain('Plano de cuidados');
    expect(linhas.join(' ')).not.toMatch(/\b[A-Z]{1,2}\d{1,2}\b|Ba Duan Jin/);
    expect(linhas.join('\n').length).toBeLessThan(1500);
    expect(resumirAmpliadas(fazer(sampleDados, false))).toEqual([]);
  });
});

describe('a report that waits for a physician', () => {
  const dados = { ...sampleDados, queixaPrincipal: 'Dor forte no peito agora, com suor frio e falta de ar.' };
  const retido = fazer(dados);

  it('shows none of them, on screen, paper, sheet or as data, until a signed version notes the release', () => {
    expect(retido.protocolo?.ampliadas?.length).toBeGreaterThan(0);
    const passo = retido.protocolo?.ampliadas?.find(({ tipo }) => tipo === 'pratica')?.passos[1] ?? '';
    expect(passo).not.toBe('');
    const onde = (relatorio: Relatorio) => [
      montarHtml(relatorio).includes(passo),
      JSON.stringify(montarPdf(relatorio, timbre)).includes('Plano alimentar'),
      JSON.stringify(montarCuidados(relatorio, timbre)).includes(passo),
      semAmpliadasRetidas(relatorio).protocolo?.ampliadas !== undefined,
    ];
    expect(onde(retido)).toEqual([false, false, false, false]);
    const assinado: Relatorio = {
      ...retido,
      parecer: { situacao: 'assinado', assinatura, codigo: 'abc', retiradas: [], alteradas: [], notas: {} },
    };
    expect(ampliadasRetidas(assinado)).toBe(true);
    expect(onde(assinado)).toEqual([false, false, false, false]);
    const liberado: Relatorio = {
      ...assinado,
      parecer: {
        ...{ situacao: 'assinado', assinatura, codigo: 'abc', retiradas: [], alteradas: [], notas: {} },
        liberacao: {
          quem: 'Dra. Lia',
          em: '2026-11-28',
          disse: 'Liberada para o tratamento.',
          regras: ['dor_no_peito'],
        },
      },
    };
    expect(onde(liberado)).toEqual([true, true, true, true]);
  });
});
