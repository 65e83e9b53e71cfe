import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import type { PadraoId } from '../catalog/padroes/padrao-ids.ts';
import { correlacionar } from './correlacionar.ts';
import { diferenciar } from './diferenciar.ts';
import { reunirEvidencias } from './evidencias.ts';
import { pontuarPadroes } from './pontuar.ts';

function ler(overrides: Record<string, unknown>) {
  const dados = dadosAnamneseSchema.parse({
    nomeCliente: 'Cliente',
    idade: 40,
    sexo: 'feminino',
    telefone: '11999990000',
    email: 'c@example.com',
    queixaPrincipal: 'Consulta',
    ...overrides,
  });
  const achados = lerAnamnese(dados);
  return { achados, padroes: diferenciar(achados) };
}

/** Cases as the textbooks describe them, one per pattern. */
const quadros: [PadraoId, Record<string, unknown>][] = [
  [
    'deficiencia_qi_baco',
    {
      queixaPrincipal: 'Cansaço e barriga estufada depois de comer, fezes moles',
      sintomasGerais: ['cansaço'],
      apetite: 'baixo',
      linguaDesc: ['Pálida', 'Marcas de dente'],
    },
  ],
  [
    'estagnacao_qi_figado',
    {
      queixaPrincipal: 'Aperto no peito e dor nas costelas que piora com estresse, suspira muito',
      sintomasEmocionais: ['Raiva/Irritabilidade'],
      fatoresAgravantes: ['Estresse'],
      tpm: ['Dor mamária', 'Irritabilidade'],
      historicoMedico: 'Pulso em corda.',
    },
  ],
  [
    'fogo_figado',
    {
      queixaPrincipal: 'Dor de cabeça latejante, olhos vermelhos e boca amarga',
      sintomasGerais: ['irritabilidade'],
      sede: 'bebidas_frias',
      linguaDesc: ['Vermelha', 'Saburra amarela'],
      historicoMedico: 'Pulso rápido e em corda.',
    },
  ],
  [
    'deficiencia_yin_rim',
    {
      queixaPrincipal: 'Ondas de calor e suor noturno, zumbido e lombar fraca',
      sintomasTermicos: ['Sudorese noturna'],
      linguaDesc: ['Vermelha', 'Seca'],
      linguaObservacao: 'Sem saburra.',
      historicoMedico: 'Pulso fino e rápido.',
    },
  ],
  [
    'deficiencia_yang_rim',
    {
      queixaPrincipal: 'Frio na lombar e nos joelhos, libido baixa, urina clara e abundante',
      sexo: 'masculino',
      idade: 58,
      sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
      linguaDesc: ['Pálida', 'Úmida'],
      historicoMedico: 'Pulso profundo e fraco.',
    },
  ],
  [
    'vento_frio_pulmao',
    {
      queixaPrincipal: 'Desde ontem calafrios, espirros e coriza clara, sem suor',
      inicioQueixa: 'recente',
      sintomasRespiratorios: ['Congestão'],
      historicoMedico: 'Pulso superficial e apertado.',
    },
  ],
  [
    'fleuma_calor_pulmao',
    {
      queixaPrincipal: 'Tosse com catarro amarelo e espesso, chiado e falta de ar',
      sede: 'aumentada',
      linguaDesc: ['Vermelha', 'Saburra amarela'],
      historicoMedico: 'Pulso deslizante e rápido.',
    },
  ],
  [
    'umidade_calor_bexiga',
    {
      queixaPrincipal: 'Ardor ao urinar com urgência',
      urina: 'Escura e turva',
      linguaDesc: ['Vermelha', 'Saburra amarela'],
    },
  ],
  [
    'deficiencia_coracao_baco',
    {
      queixaPrincipal: 'Insônia e palpitações com muito cansaço e memória fraca',
      sintomasEmocionais: ['Preocupação/Ruminação'],
      apetite: 'baixo',
      faceDesc: ['Pálida'],
      linguaDesc: ['Pálida'],
      historicoMedico: 'Pulso fino e fraco.',
    },
  ],
  [
    'fogo_estomago',
    {
      queixaPrincipal: 'Queimação no estômago, muita fome, gengiva sangrando e mau hálito',
      apetite: 'aumentado',
      sede: 'bebidas_frias',
      linguaDesc: ['Vermelha', 'Saburra amarela'],
    },
  ],
  [
    'estase_xue',
    {
      queixaPrincipal: 'Cólica intensa com dor fixa em pontada e sangue escuro com coágulos',
      fluxo: 'coagulos',
      dorMenstrual: 'intensa',
      linguaObservacao: 'Língua arroxeada.',
      historicoMedico: 'Pulso áspero.',
    },
  ],
  [
    'umidade_calor_intestino_grosso',
    {
      queixaPrincipal: 'Diarreia que arde, com muco e urgência, sensação de evacuação incompleta',
      sintomasDigestivos: ['Diarreia'],
      linguaDesc: ['Vermelha', 'Saburra amarela'],
    },
  ],
];

describe('pattern differentiation', () => {
  it.each(quadros)('a textbook case of %s has that pattern first', (id, quadro) => {
    expect(ler(quadro).padroes[0]?.id).toBe(id);
  });

  it('every piece of evidence is a finding of this intake', () => {
    for (const [, quadro] of quadros) {
      const { achados, padroes } = ler(quadro);
      const ids = new Set(achados.map(({ id }) => id));
      for (const { aFavor, contra } of padroes)
        for (const { achadoId } of [...aFavor, ...contra]) expect(ids).toContain(achadoId);
    }
  });

  it('evidence against a pattern lowers its confidence', () => {
    const quadro = {
      queixaPrincipal: 'Cansaço, pouco apetite e fezes moles',
      apetite: 'baixo',
      linguaDesc: ['Pálida'],
    };
    const confiancaDe = (overrides: Record<string, unknown>) =>
      ler(overrides).padroes.find(({ id }) => id === 'deficiencia_qi_baco')?.confianca ?? 0;
    const contrariado = {
      ...quadro,
      linguaDesc: ['Vermelha', 'Saburra amarela'],
      sede: 'aumentada',
      sintomasTermicos: ['Calor interno'],
    };
    expect(confiancaDe(contrariado)).toBeLessThan(confiancaDe(quadro));
  });

  it('few findings never give a high confidence', () => {
    const { padroes } = ler({ queixaPrincipal: 'Zumbido, tontura e insônia' });
    expect(padroes.length).toBeGreaterThan(0);
    for (const { confianca } of padroes) expect(confianca).toBeLessThanOrEqual(0.45);
  });

  it.each(['Zumbido', 'Zumbido e insônia', 'Insônia, não durmo bem, dificuldade para pegar no sono'])(
    'one or two findings name no pattern: %s',
    (queixaPrincipal) => {
      expect(ler({ queixaPrincipal, idade: 70, inicioQueixa: 'anos' }).padroes).toEqual([]);
    },
  );

  it('wet and slippery signs speak against dryness, and a fixed pain against Qi that only wanders', () => {
    const contraDe = (id: PadraoId, overrides: Record<string, unknown>) =>
      pontuarPadroes(reunirEvidencias(ler(overrides).achados))
        .find((candidato) => candidato.id === id)
        ?.contra.map(({ achadoId }) => achadoId.split('@')[0]);
    const seca = { queixaPrincipal: 'Ondas de calor, zumbido e suor noturno' };
    expect(contraDe('deficiencia_yin_rim', seca)).toEqual([]);
    expect(contraDe('deficiencia_yin_rim', { ...seca, historicoMedico: 'Pulso deslizante.' })).toContain(
      'pulso_deslizante',
    );
    const parada = { queixaPrincipal: 'Irritabilidade e dor em pontada, sempre no mesmo lugar, com suspiros' };
    expect(contraDe('estagnacao_qi_figado', parada)).toContain('dor_fixa');
    expect(contraDe('estagnacao_figado_estase', parada) ?? []).not.toContain('dor_fixa');
  });

  it('an intake without findings gives no pattern instead of a guess', () => {
    expect(ler({ queixaPrincipal: 'Quero conhecer a acupuntura' }).padroes).toEqual([]);
  });

  it('a pattern of two organs is not listed beside its parts', () => {
    const { padroes } = ler(quadros[8]?.[1] ?? {});
    const ids = padroes.map(({ id }) => id);
    expect(ids).not.toContain('deficiencia_qi_baco');
    expect(ids).not.toContain('deficiencia_xue_coracao');
  });

  it('the same intake gives the same answer', () => {
    for (const [, quadro] of quadros) expect(ler(quadro)).toEqual(ler(quadro));
  });
});

describe('correlation', () => {
  it('cold signs move the axis to cold, heat signs to heat', () => {
    const eixo = (id: PadraoId) => {
      const { achados, padroes } = ler(quadros.find(([quadro]) => quadro === id)?.[1] ?? {});
      return correlacionar(achados, padroes).principios.frioCalor;
    };
    expect(eixo('deficiencia_yang_rim')).toBeLessThan(-30);
    expect(eixo('fogo_figado')).toBeGreaterThan(30);
  });

  it('names the deficient substance and the strongest element, with their findings', () => {
    const { achados, padroes } = ler(quadros[0]?.[1] ?? {});
    const { substancias, elementos, zangFu } = correlacionar(achados, padroes);
    expect(substancias.qi.estado).toBe('deficiente');
    expect(substancias.qi.achados.length).toBeGreaterThan(1);
    expect(elementos.terra.pontuacao).toBe(Math.max(...Object.values(elementos).map(({ pontuacao }) => pontuacao)));
    expect(zangFu[0]?.orgao).toBe('baco');
  });

  it('a weak Earth is overrun by Wood and does not rise against Wood', () => {
    const { achados, padroes } = ler({
      queixaPrincipal: 'Cansaço e barriga estufada depois de comer, fezes moles, pior com estresse',
      apetite: 'baixo',
      fatoresAgravantes: ['Estresse'],
      sintomasEmocionais: ['Raiva/Irritabilidade'],
      linguaDesc: ['Pálida', 'Marcas de dente'],
    });
    const { relacaoElementos } = correlacionar(achados, padroes);
    expect(relacaoElementos).toMatchObject({ tipo: 'cheng', de: 'madeira', para: 'terra' });
  });

  it('when Heart and Kidney are out of harmony, Fire rises against a weak Water, and Water does not attack Fire', () => {
    const { achados, padroes } = ler({
      queixaPrincipal: 'Insônia e palpitação, inquieta, lombar fraca, zumbido e suor à noite',
      linguaDesc: ['Vermelha'],
      linguaObservacao: 'sem saburra',
    });
    expect(padroes[0]?.id).toBe('coracao_rim_desarmonia');
    const { relacaoElementos } = correlacionar(achados, padroes);
    expect(relacaoElementos).toMatchObject({ tipo: 'wu', de: 'fogo', para: 'agua' });
  });
});
