import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { achadosQuePesam } from '../diferenciacao/achados-que-pesam.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { efeitosAtribuidos } from './efeito-atribuido.ts';
import { fichaCalada } from './ficha-calada.ts';
import { lerRelatos } from './relatos.ts';

const ficha = (historicoMedico: string, medicamentos: string | null = null): DadosAnamnese => ({
  ...fichaCalada,
  queixaPrincipal: 'Urina solta ao tossir',
  historicoMedico,
  medicamentos,
});
const atribuidos = (dados: DadosAnamnese) =>
  efeitosAtribuidos(lerRelatos(dados), dados).map(({ sinal, remedio }) => `${sinal} ${remedio}`);

it.each<[string, string | null, string]>([
  ['Boca seca só desde a oxibutinina.', 'Oxibutinina 5 mg', 'boca_seca oxibutinina'],
  ['Boca seca desde que comecei a amitriptilina.', null, 'boca_seca amitriptilina'],
  ['Tenho tosse seca por causa do enalapril.', null, 'tosse_seca enalapril'],
  ['Enjoo depois que comecei a metformina.', null, 'nausea metformina'],
  ['Desde que tomo sertralina tenho insônia.', 'sertralina', 'insonia sertralina'],
  ['Diarreia, efeito colateral da metformina.', null, 'diarreia metformina'],
  ['Sonolência por conta do clonazepam.', null, 'sonolencia clonazepam'],
  ['Toda vez que tomo o remédio da pressão dá tontura.', null, 'tontura um remédio'],
  ['Ondas de calor desde o tamoxifeno.', 'Tamoxifeno', 'ondas_calor tamoxifeno'],
])('knows what the client puts down to a medicine: %s', (texto, medicamentos, esperado) => {
  expect(atribuidos(ficha(texto, medicamentos))).toContain(esperado);
});

it.each<[string, string | null]>([
  ['Boca seca desde a menopausa.', 'Oxibutinina'],
  ['Boca seca há anos, piorou com a oxibutinina.', 'Oxibutinina'],
  ['A insônia melhorou desde que tomo sertralina.', 'sertralina'],
  ['Por causa da dor de cabeça tomo dipirona.', 'dipirona'],
  ['Insônia, por isso tomo zolpidem.', 'zolpidem'],
  ['Tontura desde a queda em maio.', 'losartana'],
  ['Boca seca. Toma oxibutinina.', 'oxibutinina'],
  ['Tosse seca por causa da poeira.', 'enalapril'],
  ['Não tenho tosse por causa do enalapril.', 'enalapril'],
  ['Cansaço por causa do trabalho.', null],
  ['Fez mastectomia e quadrante, depois quimioterapia e radioterapia.', null],
])('puts nothing down to a medicine that is not told so: %s', (texto, medicamentos) => {
  expect(atribuidos(ficha(texto, medicamentos))).toEqual([]);
});

it('reads what stands beside the tongue', () => {
  const dados = {
    ...ficha('Nada.', 'Oxibutinina'),
    linguaObservacao: 'Saburra fina. Boca seca só desde a oxibutinina.',
  };
  expect(atribuidos(dados)).toContain('boca_seca oxibutinina');
});

it('takes only the clause before the cause, and behind a comma the list', () => {
  expect(atribuidos(ficha('Suor à noite, boca seca desde a oxibutinina.'))).toEqual(['boca_seca oxibutinina']);
  expect(atribuidos(ficha('Boca seca e prisão de ventre, tudo desde a oxibutinina.')).length).toBeGreaterThan(1);
  expect(atribuidos(ficha('Desde que tomo sertralina tenho enjoo, mas a dor nas costas é antiga.'))).toEqual([
    'nausea sertralina',
  ]);
});

describe('a sign with such a cause', () => {
  const causado = ficha('Boca seca só desde a oxibutinina.', 'Oxibutinina');
  const proprio = ficha('Boca seca.', 'Oxibutinina');
  const pesam = (dados: DadosAnamnese) =>
    achadosQuePesam(diagnosticar(dados, [], 'diagnostico').analise.achados, dados).map(({ id }) => id);

  it('weighs for and against nothing, and stays among the findings', () => {
    expect(pesam(proprio)).toContain('boca_seca@historicoMedico');
    expect(pesam(causado)).not.toContain('boca_seca@historicoMedico');
    const { achados } = diagnosticar(causado, [], 'diagnostico').analise;
    expect(achados.some(({ id, presente }) => presente && id.startsWith('boca_seca@'))).toBe(true);
  });

  it('is listed as the client’s own words', () => {
    const { seguranca } = conferirProtocolo({ dados: causado, tipo: 'completo', protocolo: null, achados: [] });
    expect(seguranca.find(({ regra }) => regra === 'efeito_atribuido')?.texto).toMatch(
      /^Atribuído pelo cliente a oxibutinina: .*boca.*\(“Boca seca só desde a oxibutinina”\)\. Não pesa nas hipóteses/,
    );
  });
});
