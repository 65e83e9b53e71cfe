import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { queixasForaDoAlcance } from '../diferenciacao/queixa-explicada.ts';
import { semRestricoes } from '../render/rodape.tsx';
import { fontesQueImportam } from '../safety/fontes-que-importam.ts';
import { escreverRelatorio } from './escrever-relatorio.ts';
import { primeirasFalas } from './queixa.ts';
import { fatosDe, lerFicha } from './test-fichas.ts';

const escrever = (ficha: Partial<DadosAnamnese>) => {
  const facts = fatosDe(lerFicha({ nomeCliente: 'Marlene Campos', idade: 58, sexo: 'feminino', ...ficha }));
  return { facts, textos: escreverRelatorio(facts) };
};

const fogo: Partial<DadosAnamnese> = {
  queixaPrincipal: 'Boca amarga, dor de cabeça e irritação, intestino preso',
  historicoMedico: 'Emagreci 6 kg desde julho sem dieta',
  sintomasGerais: ['cansaço'],
  apetite: 'baixo',
  fatoresAgravantes: ['Estresse'],
  linguaDesc: ['Saburra amarela'],
  linguaDetalhes: ['Bordas vermelhas'],
  pulso: ['Em corda'],
};

describe('the words of a report', () => {
  it('say that nothing contradicts a hypothesis only where nothing does', () => {
    const { facts, textos } = escrever(fogo);
    expect(facts.analise.padroes[0]?.id).toBe('fogo_figado');
    expect(textos.hipoteses[0]?.texto).not.toContain('a contradiz');
    // Tiredness is marked as a lack and is met beside every fire: it neither contradicts nor may be passed over.
    expect(textos.hipoteses[0]?.texto).not.toContain('Não combina com ela');
  });

  it('never call sleep that does not come a contradiction of a full Liver', () => {
    const { facts, textos } = escrever({
      idade: 40,
      queixaPrincipal: 'Demoro a dormir e vivo irritado, com aperto nas costelas e suspiros',
      sintomasSono: ['Dificuldade para iniciar'],
      fatoresAgravantes: ['Estresse'],
      estresseNivel: 9,
      pulso: ['Em corda'],
    });
    expect(facts.analise.padroes[0]?.id).toBe('estagnacao_qi_figado');
    expect(textos.hipoteses[0]?.texto).not.toContain('Não combina com ela');
  });

  it('never say that an examination weighs against what it supports as a whole', () => {
    const { facts, textos } = escrever({
      idade: 70,
      queixaPrincipal: 'Estômago que queima, tenho fome mas a comida não desce, boca seca',
      evacuacao: 'fezes secas',
      linguaDesc: ['Pálida', 'Rachaduras', 'Seca'],
      linguaDetalhes: ['Saburra descascada'],
      pulso: ['Fino'],
    });
    const yin = facts.analise.padroes.findIndex(({ id }) => id === 'deficiencia_yin_estomago');
    expect(facts.analise.padroes[yin]?.contra.map(({ achadoId }) => achadoId)).toContain('lingua_palida@linguaDesc');
    expect(textos.hipoteses[yin]?.texto).not.toContain('o exame da língua');
  });

  it('never call unexplained what the organ of a hypothesis explains in every textbook', () => {
    const { facts } = escrever({
      idade: 78,
      sexo: 'masculino',
      queixaPrincipal: 'Urina com jato fraco, memória fraca, pés gelados, levanta à noite para urinar',
      sintomasTermicos: ['Intolerância ao frio'],
      linguaDesc: ['Pálida', 'Úmida'],
      pulso: ['Profundo', 'Fraco'],
    });
    const { achados, padroes } = facts.analise;
    expect(padroes[0]?.orgaos).toContain('rim');
    expect(queixasForaDoAlcance(achados, padroes).map(({ label }) => label)).toEqual([]);
  });

  it('compare with both sides or not at all, and ask for nothing that settles little', () => {
    for (const { decidiria } of escrever(fogo).facts.analise.padroes) {
      if (decidiria.includes('verifique:')) expect(decidiria).toMatch(/a favor deste padrão, .*; a favor do outro, /);
      expect(decidiria).not.toMatch(
        /desejo sexual|dificuldade para inspirar|problema de vesícula|dificuldade para engolir/,
      );
    }
  });

  it('name the tradition once, and give a reason that has no pronoun without its noun', () => {
    const { textos } = escrever({ ...fogo, sintomasEmocionais: ['Tristeza/Desânimo', 'Medo/Insegurança'] });
    const tudo = [textos.elementos, textos.lingua, textos.face, ...textos.hipoteses.map(({ texto }) => texto)].join(
      ' ',
    );
    expect(tudo.match(/tradição/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(tudo).not.toMatch(/porque (ela|ele) /);
  });

  it('give no acute invasion to a nose that runs since childhood', () => {
    const { facts } = escrever({
      idade: 9,
      sexo: 'masculino',
      queixaPrincipal: 'Nariz entupido e espirra de manhã, coriza clara, piora no frio',
      inicioQueixa: 'infancia',
    });
    expect(facts.analise.padroes.map(({ id }) => id)).not.toContain('vento_frio_pulmao');
  });

  it('tell of moxa the reason that holds', () => {
    const { textos } = escrever({
      idade: 33,
      sexo: 'masculino',
      queixaPrincipal: 'Dor no joelho direito do lado de fora',
    });
    expect(textos.protocolo).toContain('Não se propõe moxa: nada no quadro a pede');
    expect(textos.protocolo).not.toContain('cautela');
  });

  it('ask no man to confirm a pregnancy, and cite no guideline on an illness of which nobody spoke', () => {
    expect(semRestricoes({ nome: 'Thiago', idade: 33, sexo: 'masculino' })).not.toContain('gestação');
    expect(semRestricoes({ nome: 'Ana', idade: 33, sexo: 'feminino' })).toContain('gestação');
    const fonte = 'OMS, seção 4; Ministério da Saúde, PCDT Doença de Chagas (2018)';
    expect(fontesQueImportam(fonte, 'insuficiência cardíaca')).toBe('OMS, seção 4');
    expect(fontesQueImportam(fonte, 'Doença de Chagas')).toBe(fonte);
  });

  it('end a quotation before the words by which speech goes on', () => {
    const dita =
      'então começou uma dor no joelho direito do lado de fora sabe quando desço escada ou depois do quinto quilômetro';
    expect(primeirasFalas(dita)).not.toMatch(/sabe…$/);
  });
});
