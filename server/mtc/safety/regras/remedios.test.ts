import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../../render/sample-relatorio.ts';
import { lerRelatos, Relatos } from '../relatos.ts';
import { regrasDosProcedimentos } from './procedimentos.ts';
import { regrasDosRemedios } from './remedios.ts';

const calada: DadosAnamnese = {
  ...sampleDados,
  queixaPrincipal: 'Cansaço',
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  alergias: null,
  objetivosCliente: null,
  profissao: null,
  qualidadeSono: null,
  frequenciaAlcool: 'nunca',
};

function avisos(mudancas: Partial<DadosAnamnese>): string[] {
  const dados = { ...calada, ...mudancas };
  return [...regrasDosProcedimentos, ...regrasDosRemedios]
    .filter(({ motivo }) => motivo(dados, lerRelatos(dados), null) !== null)
    .map(({ id }) => id);
}

describe('notices to whoever prescribes', () => {
  it.each<[string, Partial<DadosAnamnese>, Partial<DadosAnamnese>]>([
    [
      'sedativo_interrompido',
      { medicamentos: 'Zolpidem 10 mg, parou sozinho há 8 dias' },
      { medicamentos: 'Rivotril, parou em 2019' },
    ],
    [
      'isoflavona_e_mama',
      { suplementos: 'Isoflavona', historicoMedico: 'Mãe teve câncer de mama' },
      { suplementos: 'Isoflavona', historicoMedico: 'Mãe teve câncer de pulmão' },
    ],
    [
      'corticoide_na_pele',
      { medicamentos: 'Creme de betametasona todo dia na dobra, já faz três meses' },
      { medicamentos: 'Creme de betametasona por cinco dias' },
    ],
    [
      'corticoide_na_pele',
      { idade: 5, medicamentos: 'Pomada de dexametasona, passo todo dia faz dois meses' },
      { medicamentos: 'Parei a pomada de dexametasona há três meses' },
    ],
    [
      'corticoide_por_semanas',
      { medicamentos: 'Prednisona 10 mg há dois meses' },
      { medicamentos: 'Prednisona por cinco dias' },
    ],
    [
      'aroeira_na_pele',
      { suplementos: 'Banho de casca de aroeira, fica mais vermelho' },
      { suplementos: 'Pimenta-rosa na comida' },
    ],
    [
      'remedio_de_outra_pessoa',
      { medicamentos: 'às vezes minha irmã me dá o rivotril dela' },
      { historicoMedico: 'Minha irmã toma o rivotril dela à noite' },
    ],
    [
      'remedio_de_outra_pessoa',
      { medicamentos: 'peguei o zolpidem do meu marido para dormir' },
      { medicamentos: 'Nunca tomei o zolpidem do meu marido' },
    ],
    ['analgesico_com_cafeina', { medicamentos: 'Dorflex 2 à noite para dormir' }, { medicamentos: 'Dorflex de manhã' }],
    [
      'secura_do_remedio',
      { medicamentos: 'Oxibutinina 5 mg', queixaPrincipal: 'Boca seca' },
      { medicamentos: 'Losartana 50 mg', queixaPrincipal: 'Boca seca' },
    ],
    ['laxante_de_habito', { suplementos: 'Chá de sene toda noite' }, { suplementos: 'Parou o sene' }],
    ['inr_da_varfarina', { medicamentos: 'Marevan 5 mg' }, { medicamentos: 'Marevan 5 mg, INR 2,4' }],
    ['levotiroxina_e_fibra', { medicamentos: 'Puran T4 50' }, { medicamentos: 'Parou o Puran' }],
    [
      'sedativo_em_uso',
      { medicamentos: 'clonazepam 2 mg noite sim noite não, por conta' },
      { queixaPrincipal: 'Dor de cabeça frontal', medicamentos: 'Rivotril, parou em 2019' },
    ],
    [
      'sedativo_em_uso',
      { medicamentos: 'diazepam 5 mg à noite' },
      { medicamentos: 'Rivotril só se passar mal, não usou' },
    ],
    [
      'antidepressivo_no_jovem',
      { idade: 22, medicamentos: 'escitalopram 10 mg há 3 meses' },
      { idade: 41, medicamentos: 'escitalopram 10 mg há 3 meses' },
    ],
    [
      'sono_e_direcao',
      { profissao: 'caminhoneiro', qualidadeSono: 'ruim' },
      { profissao: 'caminhoneiro', qualidadeSono: 'boa' },
    ],
    [
      'sono_e_direcao',
      { profissao: 'motorista de ônibus', qualidadeSono: 'ruim' },
      { profissao: 'aposentado (motorista de ônibus)', qualidadeSono: 'ruim' },
    ],
    [
      'tosse_com_ieca',
      { queixaPrincipal: 'Tosse seca há dez semanas', medicamentos: 'Enalapril 20 mg' },
      { queixaPrincipal: 'Tosse seca há dez semanas', medicamentos: 'Losartana 50 mg' },
    ],
    [
      'montelucaste_e_humor',
      { queixaPrincipal: 'Começou com pesadelos', medicamentos: 'montelucaste 5 mg à noite' },
      { queixaPrincipal: 'Nariz entupido', medicamentos: 'montelucaste 5 mg à noite' },
    ],
    [
      'antidepressivo_e_libido',
      { queixaPrincipal: 'Perdeu o desejo sexual', medicamentos: 'escitalopram 15 mg' },
      { queixaPrincipal: 'Perdeu o desejo sexual', medicamentos: 'losartana 50 mg' },
    ],
    ['diarreia_que_dura', { queixaPrincipal: 'Diarreia há cinco meses' }, { queixaPrincipal: 'Diarreia há três dias' }],
    [
      'erva_com_insulina',
      { medicamentos: 'Insulina NPH 30', suplementos: 'chá de pata-de-vaca' },
      { medicamentos: 'Metformina', suplementos: 'chá de pata-de-vaca' },
    ],
    ['remedio_para_erecao', { medicamentos: 'Sildenafila por conta própria' }, { medicamentos: 'Sertralina' }],
    [
      'pressao_sem_tratamento',
      { historicoMedico: 'Pressão 15x9 semana passada e 14x9 ontem, nunca tratei' },
      { historicoMedico: 'Pressão 12x8 semana passada e 11x7 ontem, nunca tratei' },
    ],
    [
      'paracetamol_em_dose_alta',
      { medicamentos: 'paracetamol 750 quatro por dia' },
      { medicamentos: 'paracetamol 500 duas por dia' },
    ],
    [
      'sulfa_com_tiazida',
      { alergias: 'sulfa', medicamentos: 'hidroclorotiazida 25' },
      { alergias: 'sulfa', medicamentos: 'losartana' },
    ],
    [
      'alcool_com_sedativo',
      { frequenciaAlcool: 'regularmente', medicamentos: 'clonazepam 2 mg' },
      { frequenciaAlcool: 'raramente', medicamentos: 'clonazepam 2 mg' },
    ],
    ['levantar_devagar', { medicamentos: 'Doxazosina 2 mg' }, { medicamentos: 'Finasterida 5 mg' }],
    [
      'injecao_recente',
      { queixaPrincipal: 'Fez toxina botulínica nos masseteres há 12 dias' },
      { queixaPrincipal: 'Fez toxina botulínica nos masseteres há 2 anos' },
    ],
    [
      'cisto_atras_do_joelho',
      { queixaPrincipal: 'Atrás do joelho tem um cisto' },
      { queixaPrincipal: 'Cisto no ovário e dor no joelho' },
    ],
    [
      'vertigem_de_posicao',
      { queixaPrincipal: 'Vertigem ao virar na cama e olhar para cima' },
      { queixaPrincipal: 'Tontura quando fico sem comer' },
    ],
    ['pedido_de_sigilo', { objetivosCliente: 'Sigilo' }, { objetivosCliente: 'dormir melhor' }],
  ])('%s holds for what was told, and not for its harmless twin', (id, dito, gemeo) => {
    expect(avisos(dito)).toContain(id);
    expect(avisos(gemeo)).not.toContain(id);
  });

  it('say nothing to somebody who tells nothing', () => {
    expect(avisos({})).toEqual([]);
    expect(regrasDosRemedios.flatMap(({ motivo }) => motivo(calada, new Relatos([]), null) ?? [])).toEqual([]);
  });
});

describe('a place that was injected', () => {
  it.each([
    ['Fez toxina botulínica nos masseteres há 12 dias', 'ST6', 'LI15'],
    ['Terça o ortopedista infiltrou o ombro esquerdo', 'LI15', 'ST6'],
  ])('loses its points: %s', (queixaPrincipal, perde, fica) => {
    const dados = { ...calada, queixaPrincipal };
    const codigos = regrasDosProcedimentos[0]?.efeitoDe?.(dados, lerRelatos(dados)).retirarNoLado?.codigos;
    expect([codigos?.has(perde), codigos?.has(fica)]).toEqual([true, false]);
  });
});
