import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { analisar } from '../diagnosticar.ts';
import { lerFicha } from '../writer/test-fichas.ts';

const analisarFicha = (ficha: Partial<DadosAnamnese>) =>
  analisar(lerFicha({ nomeCliente: 'Irene Campos', idade: 44, sexo: 'feminino', ...ficha }), []);
const padroesDe = (ficha: Partial<DadosAnamnese>) => analisarFicha(ficha).padroes;
const idsDe = (ficha: Partial<DadosAnamnese>) => padroesDe(ficha).map(({ id }) => id);
const sinaisDe = (lista: readonly { achadoId: string }[]) =>
  lista.map(({ achadoId }) => sinalDoAchado({ id: achadoId }));

const deBaco: Partial<DadosAnamnese> = {
  queixaPrincipal: 'Canso depois do almoço, fezes moles e sem fome',
  apetite: 'baixo',
  linguaDesc: ['Pálida', 'Marcas de dente'],
  pulso: ['Fraco'],
};
const doCoracao: Partial<DadosAnamnese> = {
  sintomasGerais: ['insônia', 'cansaço'],
  sintomasEmocionais: ['Preocupação/Ruminação'],
  linguaDesc: ['Pálida'],
  pulso: ['Fino'],
  apetite: 'baixo',
};

describe('what speaks against a pattern', () => {
  it('is no fit of years ago and no hard stool', () => {
    const baco = padroesDe({ ...deBaco, epilepsia: 'sim', sintomasDigestivos: ['Constipação'] }).find(
      ({ id }) => id === 'deficiencia_qi_baco',
    );
    expect(baco).toBeDefined();
    expect(sinaisDe(baco?.contra ?? [])).not.toContain('epilepsia');
    expect(sinaisDe(baco?.contra ?? [])).not.toContain('constipacao');
  });

  it('is no strength of a pain in a limb that the pattern does not claim', () => {
    const padrao = padroesDe({
      ...doCoracao,
      queixaPrincipal: 'Dor no joelho esquerdo, palpitação e esquecimento',
      intensidadeDor: 9,
    }).find(({ id }) => id === 'deficiencia_coracao_baco');
    expect(padrao).toBeDefined();
    expect(sinaisDe(padrao?.contra ?? [])).not.toContain('dor_intensa');
  });

  it('is the strength of a pain that the pattern does claim', () => {
    const padrao = padroesDe({
      queixaPrincipal: 'Dor lombar, joelhos fracos e urina clara, com muito frio',
      sintomasTermicos: ['Intolerância ao frio'],
      linguaDesc: ['Pálida'],
      intensidadeDor: 9,
    }).find(({ id }) => id === 'deficiencia_yang_rim');
    expect(sinaisDe(padrao?.contra ?? [])).toContain('dor_intensa');
  });
});

describe('what speaks for a pattern', () => {
  it('is no loss of weight that a physician has to look into', () => {
    const padroes = padroesDe({ ...deBaco, historicoMedico: 'Perdi 9 kg em três meses sem motivo' });
    expect(padroes[0]?.id).toBe('deficiencia_qi_baco');
    expect(padroes.flatMap(({ aFavor }) => sinaisDe(aFavor))).not.toContain('emagrecimento');
  });

  it('is a weak pulse at the place of its own organ, and of no other', () => {
    const ficha: Partial<DadosAnamnese> = {
      queixaPrincipal: 'Dor lombar que vem e vai',
      sintomasGerais: ['cansaço', 'insônia'],
      sintomasEmocionais: ['Preocupação/Ruminação'],
      linguaDesc: ['Pálida'],
      urina: 'levanto três vezes à noite',
      pulsoChiEsquerdo: ['Fraco'],
      pulsoChiDireito: ['Fraco', 'Profundo'],
    };
    const padroes = padroesDe(ficha);
    const doRim = padroes.find(({ id }) => id === 'deficiencia_qi_rim' || id === 'deficiencia_yang_rim');
    expect(doRim && sinaisDe(doRim.aFavor)).toContain('pulso_fraco');
    for (const { orgaos, aFavor } of padroes)
      if (!orgaos.includes('rim') && !orgaos.includes('bexiga')) expect(sinaisDe(aFavor)).not.toContain('pulso_fraco');
  });
});

describe('the hypotheses', () => {
  it('name Heart and Kidney together in a menopause with palpitation at night', () => {
    expect(
      idsDe({
        idade: 52,
        queixaPrincipal: 'Acordo de madrugada com o coração acelerado e uma onda de calor no rosto',
        cicloRegular: 'amenorreia',
        sintomasSono: ['Despertares noturnos'],
        faceDesc: ['Avermelhada'],
        faceObservacao: 'malares',
        linguaDesc: ['Vermelha', 'Rachaduras'],
        linguaDetalhes: ['Ponta vermelha'],
        pulso: ['Fino', 'Rápido'],
        pulsoChiEsquerdo: ['Fraco'],
      })[0],
    ).toBe('coracao_rim_desarmonia');
  });

  it('do not say the same twice', () => {
    const ids = idsDe({
      queixaPrincipal: 'Estufamento que muda de lugar e aperto na garganta, piora com nervoso',
      fatoresAgravantes: ['Estresse'],
      fatoresAmeliorantes: ['Exercício leve'],
      sintomasGerais: ['irritabilidade', 'tensão muscular'],
      sintomasDigestivos: ['Gases/Distensão'],
      pulso: ['Em corda'],
      estresseNivel: 9,
    });
    expect(ids.filter((id) => id === 'estagnacao_qi_figado' || id === 'estagnacao_qi')).toHaveLength(1);
  });

  it('keep a place for the stasis beside many names of one heat', () => {
    const ids = idsDe({
      idade: 60,
      sexo: 'masculino',
      queixaPrincipal: 'Dor que queima nas costas, irritado, boca amarga, urina amarela forte, manchas escuras na pele',
      sintomasTermicos: ['Calor interno'],
      sintomasSono: ['Dificuldade para iniciar'],
      sede: 'bebidas_frias',
      linguaDesc: ['Vermelha', 'Saburra amarela'],
      linguaDetalhes: ['Veias sublinguais dilatadas'],
      faceDesc: ['Avermelhada'],
      pulso: ['Em corda', 'Rápido'],
      fatoresAgravantes: ['Estresse'],
    });
    expect(ids[0]).toBe('fogo_figado');
    expect(ids.some((id) => /estase/.test(id))).toBe(true);
  });
});
