import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { lerFicha } from '../writer/test-fichas.ts';

const analisarFicha = (ficha: Partial<DadosAnamnese>) =>
  analisar(lerFicha({ nomeCliente: 'Irene Campos', idade: 44, sexo: 'feminino', ...ficha }), []);
const idsDe = (ficha: Partial<DadosAnamnese>) => analisarFicha(ficha).padroes.map(({ id }) => id);

const bi = 'vento_frio_umidade_canais';
const semYang: Partial<DadosAnamnese> = {
  sintomasGerais: ['cansaço'],
  sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
  urina: 'clara, levanta 3x à noite',
  linguaDesc: ['Pálida', 'Úmida', 'Marcas de dente'],
  pulso: ['Profundo', 'Fraco'],
};

describe('a pain in one place that cold worsens and warmth eases', () => {
  it.each([
    'Dor lombar surda há 5 meses, piora no frio, melhora com bolsa quente',
    'Dor nas costas em baixo, piora em dia de chuva e melhora no calor',
    'Dor no joelho direito há dois anos, piora no inverno, alivia com calor',
    'Dor no ombro que piora no ar condicionado e no frio, melhora com compressa quente',
  ])('is Bi among the first two, whatever the root: %s', (queixaPrincipal) => {
    expect(idsDe({ ...semYang, queixaPrincipal }).slice(0, 2)).toContain(bi);
  });

  it('is none where the place is hot, or where warmth was not told to help', () => {
    expect(idsDe({ queixaPrincipal: 'Joelho quente, vermelho e inchado, melhora com gelo' }).slice(0, 2)).not.toContain(
      bi,
    );
    expect(
      idsDe({ ...semYang, queixaPrincipal: 'Intestino solto e cansaço', fatoresAmeliorantes: ['Calor local'] }).slice(
        0,
        2,
      ),
    ).not.toContain(bi);
  });

  it('is not contradicted by a dull pain and a deep pulse', () => {
    const { padroes } = analisarFicha({
      queixaPrincipal: 'Dor lombar surda que piora no frio e melhora com calor',
      pulso: ['Profundo', 'Fraco'],
      linguaDetalhes: ['Saburra branca'],
    });
    const contra = padroes.find(({ id }) => id === bi)?.contra.map(({ achadoId }) => achadoId) ?? ['none'];
    expect(contra.filter((id) => /^(dor_surda|pulso_profundo|pulso_fraco)/.test(id))).toEqual([]);
  });
});

describe('blood in the stool that nobody looked into', () => {
  const ficha: Partial<DadosAnamnese> = {
    idade: 60,
    queixaPrincipal: 'Intestino preso há três meses, sangue nas fezes, emagreci 6 quilos sem dieta',
    apetite: 'baixo',
    sintomasPele: ['Pálida'],
    linguaDesc: ['Pálida'],
    pulso: ['Fraco', 'Fino'],
  };
  it.each([{}, { historicoMedico: 'Nunca fez colonoscopia' }, { historicoMedico: 'Colonoscopia marcada para março' }])(
    'speaks for no pattern, and no hypothesis is sure: %o',
    (mais) => {
      const { padroes } = analisarFicha({ ...ficha, ...mais });
      expect(padroes.flatMap(({ aFavor }) => aFavor.map(({ achadoId }) => achadoId))).not.toContain(
        'sangue_fezes@queixaPrincipal',
      );
      expect(padroes[0]?.confianca).toBeLessThanOrEqual(0.4);
    },
  );
  it('speaks again once it was looked into', () => {
    const { padroes } = analisarFicha({
      idade: 60,
      queixaPrincipal: 'Sangue nas fezes e cansaço',
      historicoMedico: 'Colonoscopia normal em agosto',
      linguaDesc: ['Pálida'],
      pulso: ['Fraco'],
    });
    expect(padroes.flatMap(({ aFavor }) => aFavor.map(({ achadoId }) => achadoId))).toContain(
      'sangue_fezes@queixaPrincipal',
    );
  });
  it('is told from one bruise with its cause', () => {
    expect(
      idsDe({
        queixaPrincipal: 'Dor no ombro direito que piora no frio e melhora com calor',
        faceObservacao: 'Mancha roxa pequena no braço, bateu na porta',
        linguaDesc: ['Pálida'],
        pulso: ['Fino'],
      }),
    ).not.toContain('baco_nao_controla_xue');
  });
});

describe('the part that tongue and thirst tell', () => {
  it('names heat of the Stomach beside the Liver that invades it', () => {
    expect(
      idsDe({
        queixaPrincipal: 'Azia e gosto azedo depois do jantar, arroto muito, piora com estresse',
        fatoresAgravantes: ['Estresse'],
        sede: 'bebidas_frias',
        linguaDesc: ['Vermelha', 'Saburra amarela'],
        pulso: ['Em corda'],
      }),
    ).toContain('fogo_estomago');
  });
  it('names the Yin of the Kidney first after the menses where little speaks for the Heart', () => {
    const ids = idsDe({
      idade: 53,
      queixaPrincipal: 'Fogachos há um ano, acorda suada três vezes, lombar e joelhos fracos, boca seca de madrugada',
      sintomasTermicos: ['Sudorese noturna'],
      linguaDesc: ['Vermelha', 'Seca'],
      pulso: ['Fino', 'Rápido'],
    });
    expect(ids[0]).toBe('deficiencia_yin_rim');
  });
  it('asks of the Fire of the Liver for one sign of heat besides a red tongue', () => {
    const ficha: Partial<DadosAnamnese> = {
      queixaPrincipal: 'Enxaqueca do lado esquerdo na têmpora, latejando, irritada antes de menstruar',
      linguaDesc: ['Vermelha'],
      pulso: ['Em corda'],
    };
    expect(idsDe(ficha)).not.toContain('fogo_figado');
    expect(idsDe(ficha)).toContain('ascensao_yang_figado');
    expect(idsDe({ ...ficha, sede: 'bebidas_frias', sintomasTermicos: ['Calor interno'] })).toContain('fogo_figado');
  });
});

describe('the time of a complaint', () => {
  it.each([
    { alergias: 'Sulfa, há muitos anos' },
    { historicoMedico: 'Hemorroida há 20 anos' },
    { queixaPrincipal: 'Dor no ombro há 7 meses. Joelho incomoda na escada, coisa antiga' },
  ])('is not that of something else: %o', (mais) => {
    const { achados } = analisarFicha({ queixaPrincipal: 'Azia há cinco meses', inicioQueixa: 'meses', ...mais });
    expect(achados.filter(({ id }) => id.startsWith('cronico@'))).toEqual([]);
  });
  it('is told by the main complaint itself', () => {
    const { achados } = analisarFicha({ queixaPrincipal: 'Azia há oito anos', inicioQueixa: 'anos' });
    expect(achados.some(({ id }) => id === 'cronico@queixaPrincipal')).toBe(true);
  });
});
