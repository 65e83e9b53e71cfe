import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { nomesDe } from '../catalog/remedios.ts';
import { isSinalId } from '../catalog/sinais.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { achadosQuePesam } from '../diferenciacao/achados-que-pesam.ts';
import { vocabulario } from '../leitura/vocabulario.ts';
import { citarFonte } from '../render/fonte-do-achado.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { efeitosConhecidos } from './efeitos-conhecidos.ts';
import { fichaCalada } from './ficha-calada.ts';
import { lerRelatos } from './relatos.ts';
import { eDeles, remediosContados } from './uso-do-remedio.ts';

const ficha = (
  queixaPrincipal: string,
  medicamentos: string | null,
  mais: Partial<DadosAnamnese> = {},
): DadosAnamnese => ({
  ...fichaCalada,
  queixaPrincipal,
  medicamentos,
  ...mais,
});

function nota(dados: DadosAnamnese) {
  const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] });
  return seguranca.find(({ regra }) => regra === 'efeito_conhecido');
}

describe('what is told of a medicine', () => {
  it.each<[string, Partial<DadosAnamnese>, string]>([
    ['sinvastatina', { medicamentos: 'Simvastatina 40 de noite' }, 'toma'],
    ['loratadina', { medicamentos: 'Loratadina: usou 20 dias para a tosse, não ajudou, parou por conta' }, 'parou'],
    ['fluoxetina', { historicoMedico: 'Minha irmã toma fluoxetina' }, 'deOutro'],
    ['bupropiona', { objetivosCliente: 'Saber se posso largar a bupropiona' }, 'pergunta'],
    ['dipirona', { alergias: 'dipirona incha o olho' }, 'naoToma'],
    ['losartana', { medicamentos: 'Losartana 50 pela manhã desde 2019' }, 'toma'],
    ['tramadol', { historicoMedico: 'Ofereceram tramadol, não quis tomar' }, 'naoToma'],
  ])('%s in %o: %s', (nome, mais, uso) => {
    const contados = remediosContados(lerRelatos(ficha('Dor nas costas.', null, mais)));
    expect(contados.find((um) => um.nome === nome)?.uso).toBe(uso);
  });
});

describe('a known effect of a medicine in use', () => {
  it.each<[string, string, RegExp]>([
    ['Mãos frias o ano todo.', 'propanolol 40 duas vezes ao dia', /^Propranolol pode dar mãos e pés frios/],
    [
      'Os dedos ficam brancos na água gelada.',
      'Atenolol 50 mg',
      /^Atenolol pode dar mãos e pés frios, ou dedos que ficam brancos/,
    ],
    ['Suo demais nas mãos.', 'sertalina 50 de manhã', /^Sertralina pode dar suor demais/],
    ['Ranjo os dentes dormindo.', 'Escitalopram 10 mg', /ranger ou apertar os dentes/],
    [
      'A pálpebra direita fica tremendo.',
      'Bupropriona 150 mg, duas vezes ao dia',
      /^Bupropiona pode dar tremor ou músculo que pula/,
    ],
    ['Tornozelos inchados no fim do dia.', 'anlodipina 10 mg', /^Anlodipino pode dar inchaço dos tornozelos/],
    ['Câimbra nas panturrilhas de madrugada.', 'hidroclorotiasida 25', /cãibras/],
    [
      'Dor muscular nas coxas e fraqueza.',
      'rozuvastatina 20',
      /^Rosuvastatina pode dar dor, cãibra ou fraqueza.*Fraqueza que aumenta ou urina escura/,
    ],
    ['Formigamento nos pés.', 'Glifage XR 500', /vitamina B12/],
    ['Formigamento nas mãos.', 'Topiramato 50 à noite', /^Topiramato pode dar formigamento/],
    ['Palpitação e tremor.', 'Puram T4 125', /^Puran pode dar palpitação, tremor/],
    ['Enjoo e intestino preso.', 'ozenpic toda semana', /^Ozempic pode dar enjoo/],
    ['Ondas de calor à noite.', 'anastrosol 1 mg', /^Anastrozol pode dar ondas de calor/],
    ['Dor nas juntas das mãos.', 'Letrozol', /dor e rigidez nas juntas/],
    ['Evacuo escuro, fezes pretas.', 'Sulfato ferroso duas vezes ao dia', /^Ferro pode dar fezes escuras ou pretas/],
    ['Tontura ao levantar da cama.', 'hixizini 25 de noite', /^Hixizine pode dar tontura/],
    ['Insônia.', 'Venvanse 50', /^Venvanse pode dar insônia/],
    ['Intestino preso.', 'Tylex 30 de 8 em 8 horas', /^Tylex pode dar intestino preso/],
    ['Lábios secos e rachados.', 'isotretinoina 20 mg', /^Isotretinoína pode dar lábio/],
    ['Rouquidão.', 'Alenia duas vezes ao dia', /^Alenia pode dar rouquidão/],
  ])('%s with %s', (queixa, remedio, esperado) => {
    expect(nota(ficha(queixa, remedio))?.texto).toMatch(esperado);
  });

  it('is read of what was ticked, too', () => {
    expect(nota(ficha('Dor nas costas.', 'Zolpidem 10 mg', { sintomasGerais: ['cansaço'] }))).toBeUndefined();
    expect(nota(ficha('Dor nas costas.', 'Atenolol', { sintomasGerais: ['cansaço'] }))?.texto).toMatch(/cansaço/);
  });

  it.each<[string, string | null]>([
    ['Mãos frias.', 'Losartana'],
    ['Mãos frias.', null],
    ['Mãos frias.', 'Propranolol, parei em 2020'],
    ['Mãos frias. Minha mãe toma propranolol.', null],
    ['Sem tremor, sem suor.', 'Sertralina'],
    ['Memória fraca.', 'Retemic'],
    ['Corrimento com cheiro de peixe.', 'Metronidazol por sete dias'],
    ['Dor lombar.', 'Sinvastatina'],
  ])('is not seen in %s with %s', (queixa, remedio) => {
    expect(nota(ficha(queixa, remedio, { idade: 40 }))).toBeUndefined();
  });

  it('names the package inserts of what was told', () => {
    expect(nota(ficha('Mãos frias.', 'Propranolol'))?.fonte).toBe(
      'a conferir na bula (ANVISA, bulário eletrônico): propranolol',
    );
    expect(nota(ficha('Memória fraca.', 'Retemic', { idade: 80 }))?.fonte).toBe(
      'Consenso brasileiro de medicamentos potencialmente inapropriados para idosos (2016); AGS, Beers criteria (2023)',
    );
    // Never the leaflet of the row, and of a mixture its own.
    expect(nota(ficha('Suo demais.', 'Reconter 10'))?.fonte).toBe(
      'a conferir na bula (ANVISA, bulário eletrônico): escitalopram',
    );
    expect(nota(ficha('Inchaço nas pernas.', 'Torsilax'))?.fonte).toBe(
      'a conferir na bula (ANVISA, bulário eletrônico): Torsilax',
    );
    expect(nota(ficha('Diarreia.', 'antibiótico da farmácia'))?.fonte).toBe(
      'a conferir na bula (ANVISA, bulário eletrônico): bula do medicamento',
    );
  });

  it('weighs half for the patterns', () => {
    const forca = (remedio: string) => {
      const dados = ficha('Suo demais nas mãos.', remedio);
      const achados = achadosQuePesam(diagnosticar(dados, [], 'diagnostico').analise.achados, dados);
      return achados.find(({ id }) => id === 'suor_maos@queixaPrincipal')?.forca ?? 0;
    };
    expect(forca('Losartana')).toBeGreaterThan(0);
    expect(forca('Sertralina')).toBe(forca('Losartana') / 2);
  });
});

it('is marked where it stands', () => {
  const dados = ficha('Suo demais nas mãos. Dor lombar.', 'sertalina 50');
  const { achados } = diagnosticar(dados, [], 'diagnostico').analise;
  const fonte = (sinal: string) => {
    const achado = achados.find(({ id }) => id === `${sinal}@queixaPrincipal`);
    return achado ? citarFonte(achado) : '';
  };
  expect(fonte('suor_maos')).toMatch(/pode ser efeito de sertralina e pesa metade$/);
  expect(fonte('dor_lombar')).not.toMatch(/efeito/);
  const deDois = ficha('Tontura.', 'Atenolol 25, hidroxizina 25 à noite');
  const [tontura] = diagnosticar(deDois, [], 'diagnostico').analise.achados.filter(({ id }) =>
    id.startsWith('tontura@'),
  );
  expect(tontura?.remedio).toBe('atenolol ou hidroxizina');
});

describe('the table', () => {
  it('names signs and medicines that exist, and a source in each row', () => {
    for (const { classes, so, sinais, fonte, efeito } of efeitosConhecidos) {
      for (const sinal of sinais) expect(isSinalId(sinal) || Object.hasOwn(vocabulario, sinal), sinal).toBe(true);
      expect(fonte).toMatch(/\S/);
      expect(efeito).not.toMatch(/[.;]$/);
      const nomes = [...nomesDe(classes)];
      expect(so === undefined || nomes.some((nome) => eDeles(nome, so)), efeito).toBe(true);
    }
    expect(efeitosConhecidos.length).toBeGreaterThan(85);
  });
});
