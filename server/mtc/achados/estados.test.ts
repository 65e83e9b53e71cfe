import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { sinalDoAchado } from './achado-id.ts';

function pesam(respostas: Record<string, unknown>): Set<string | undefined> {
  const { padroes, elementos } = analisar(
    dadosAnamneseSchema.parse({
      nomeCliente: 'Cliente',
      idade: 31,
      sexo: 'feminino',
      telefone: '11999990000',
      email: 'c@example.com',
      ...respostas,
    }),
    [],
  );
  const usados = [
    ...padroes.flatMap(({ aFavor, contra }) => [...aFavor, ...contra].map(({ achadoId }) => achadoId)),
    ...Object.values(elementos).flatMap(({ achados }) => achados),
  ];
  return new Set(usados.map((id) => sinalDoAchado({ id })));
}

describe('a state of the client', () => {
  it('is no evidence: a pregnancy, and what every pregnancy brings', () => {
    const ditos = pesam({
      gestante: 'sim',
      queixaPrincipal: 'Gestante de 26 semanas. Azia forte, náusea e arrotos',
      sede: 'aumentada',
      urina: 'toda hora, clara',
      cicloRegular: 'amenorreia',
      pulso: ['Deslizante'],
    });
    for (const sinal of ['gestante', 'amenorreia', 'pulso_deslizante', 'sede_aumentada', 'urina_frequente'])
      expect(ditos).not.toContain(sinal);
    expect(ditos).toContain('azia_refluxo');
  });

  it('leaves a slippery pulse its weight beside another quality, and to whom is not pregnant', () => {
    const queixaPrincipal = 'Empachamento, náusea e catarro';
    expect(pesam({ queixaPrincipal, gestante: 'sim', pulso: ['Deslizante', 'Fraco'] })).toContain('pulso_deslizante');
    expect(pesam({ queixaPrincipal, gestante: 'nao', pulso: ['Deslizante'] })).toContain('pulso_deslizante');
  });

  it('takes the rate of a pulse that a pacemaker sets, and a numbness whose cause is known', () => {
    const queixaPrincipal = 'Dor nos joelhos, pés gelados e dormentes, levanta à noite para urinar, cansaço';
    const semNada = pesam({ idade: 78, sexo: 'masculino', queixaPrincipal, pulso: ['Lento'] });
    expect([semNada.has('pulso_lento'), semNada.has('dormencia')]).toEqual([true, true]);
    const comAmbos = pesam({
      idade: 78,
      sexo: 'masculino',
      queixaPrincipal,
      pulso: ['Lento'],
      marcapasso: 'sim',
      historicoMedico: 'DM2 com neuropatia nos pés',
    });
    expect([comAmbos.has('pulso_lento'), comAmbos.has('dormencia')]).toEqual([false, false]);
  });

  it('is no evidence: lips and skin that isotretinoin dries, and still one without it', () => {
    const seca = {
      sintomasPele: ['Seca'],
      faceObservacao: 'Lábios rachados e secos',
      sede: 'aumentada',
      queixaPrincipal: 'Cansaço e boca seca',
    };
    expect(pesam({ ...seca, medicamentos: 'Isotretinoína 30 mg' }).has('pele_seca')).toBe(false);
    expect(pesam(seca).has('pele_seca')).toBe(true);
  });
});
