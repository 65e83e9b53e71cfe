import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { assuntoDaQueixa } from '../diferenciacao/queixa-entendida.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { comMembroInteiro, ladoPior, ladosDasPartes } from './lado-da-queixa.ts';
import { encontrarQueixas } from './queixas.ts';

const mulher = {
  idade: 45,
  sexo: 'feminino',
  gestante: 'nao',
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  alergias: 'nega',
} satisfies Partial<DadosAnamnese>;

function planoDe(ficha: Partial<DadosAnamnese>) {
  const dados: DadosAnamnese = { ...anamneseVazia, ...mulher, ...ficha };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  const { protocolo: plano } = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
  if (!plano) throw new Error('no plan');
  return { plano, queixas: encontrarQueixas(analise.achados, dados) };
}
const emCasa = (ficha: Partial<DadosAnamnese>) => planoDe(ficha).plano.orientacoes;
const alivio = (ficha: Partial<DadosAnamnese>) => planoDe(ficha).plano.sessoes.fases[0]?.objetivo ?? '';
const codigos = (ficha: Partial<DadosAnamnese>) => planoDe(ficha).plano.pontos.map(({ codigo }) => codigo);

describe('home advice opens with what she came for', () => {
  const comTudo = { fatoresAgravantes: ['Estresse', 'Café'], cafeXicaras: 5, estresseNivel: 8 } as const;
  it.each([
    ['Quer parar de fumar, dois maços por dia há vinte anos.', 'parar_de_fumar'],
    ['Veio para largar o cigarro; já tentou duas vezes.', 'parar_de_fumar'],
    ['Zumbido nos dois ouvidos, pior de noite.', 'som_de_fundo'],
    ['Enxaqueca três vezes por mês, com enjoo.', 'quarto_escuro_na_crise'],
    ['Fogachos o dia todo desde a menopausa, acorda molhada.', 'nas_ondas_de_calor'],
    ['Cólica menstrual forte, falta ao serviço.', 'na_colica'],
    ['Fibromialgia há cinco anos, dói o corpo todo.', 'pouco_todo_dia'],
    ['Crises de pânico no ônibus desde março.', 'na_crise_de_panico'],
    ['Esporão no pé direito, dói no primeiro passo.', 'antes_do_primeiro_passo'],
    ['Tenta engravidar há dois anos, ciclo longo.', 'datas_do_ciclo'],
    ['Refluxo e azia depois do almoço, piora com café.', 'refeicoes_na_azia'],
    ['Psoríase nos cotovelos, coça de noite.', 'pele_todo_dia'],
    ['Dor no pescoço de dar de mamar, a bebê tem quatro meses.', 'ao_amamentar'],
  ])('“%s”', (queixaPrincipal, id) => {
    const ficha = { ...comTudo, fatoresAgravantes: [...comTudo.fatoresAgravantes], queixaPrincipal, idade: 38 };
    const dadas = emCasa(ficha);
    expect(dadas[0]?.id).toBe(id);
    expect(dadas.length).toBeLessThanOrEqual(6);
  });

  it.each([
    ['Dor lombar. Fuma um maço por dia.', 'parar_de_fumar'],
    ['Dor lombar. O marido quer parar de fumar.', 'parar_de_fumar'],
    ['Dor lombar, sem zumbido nem tontura.', 'som_de_fundo'],
    ['Insônia. A mãe tem fibromialgia.', 'pouco_todo_dia'],
    ['Insônia, nunca teve pânico.', 'na_crise_de_panico'],
    ['Azia. A filha tem cólica.', 'na_colica'],
    ['Azia; a irmã tenta engravidar.', 'datas_do_ciclo'],
    ['Dor no joelho ao andar.', 'antes_do_primeiro_passo'],
    ['Ombro travado, sem calores.', 'nas_ondas_de_calor'],
    ['Dor de cabeça de vez em quando.', 'som_de_fundo'],
  ])('and not of what is not hers: “%s”', (queixaPrincipal, id) => {
    expect(emCasa({ queixaPrincipal }).map((uma) => uma.id)).not.toContain(id);
  });

  it('hears what is wanted behind a "sem", and lets no second complaint open the list', () => {
    const fobia = emCasa({
      queixaPrincipal: 'Medo de dirigir.',
      objetivosCliente: 'dirigir sem medo e parar de fumar',
    });
    expect(fobia.map(({ id }) => id)).toContain('parar_de_fumar');
    expect(
      emCasa({ queixaPrincipal: 'Medo de dirigir.', objetivosCliente: 'não quero parar de fumar' }).map(({ id }) => id),
    ).not.toContain('parar_de_fumar');
    const pescoco = emCasa({
      queixaPrincipal: 'Dor no pescoço e nos ombros, o dia inteiro no computador, e por fim também azia de noite.',
    });
    expect(pescoco[0]?.id).not.toBe('refeicoes_na_azia');
  });

  it('names the cups, and the drink that is told', () => {
    const cafe = emCasa({ queixaPrincipal: 'Insônia há um mês.', cafeXicaras: 6, fatoresAgravantes: ['Café'] });
    expect(cafe.map(({ texto }) => texto).join()).toContain('Das 6 xícaras');
    const mate = emCasa({ queixaPrincipal: 'Azia que piora com chimarrão em jejum.' });
    expect(mate.map(({ id }) => id)).toContain('chimarrao_morno');
  });

  it.each([
    { idade: 78, queixaPrincipal: 'Insônia, anda de bengala.', sintomasSono: ['Dificuldade para iniciar'] },
    { idade: 60, queixaPrincipal: 'Insônia; usa andador desde a queda.', sintomasSono: ['Dificuldade para iniciar'] },
  ] as Partial<DadosAnamnese>[])('sends nobody out of bed with a cane: %o', (ficha) => {
    expect(
      emCasa(ficha)
        .map(({ texto }) => texto)
        .join(),
    ).not.toMatch(/saia da cama/);
  });

  it('sends nobody walking who gave it up for weakness, and no child to meditate', () => {
    const fraca = {
      idade: 76,
      queixaPrincipal: 'Cansaço e fraqueza.',
      atividadeFisica: 'parou de caminhar porque ficou fraca',
    };
    expect(
      emCasa(fraca)
        .map(({ texto }) => texto)
        .join(),
    ).not.toMatch(/Caminhe|caminhada/);
    const { plano } = planoDe({
      idade: 7,
      queixaPrincipal: 'Agitado, demora a dormir.',
      sintomasEmocionais: ['Ansiedade/Agitação'],
    });
    expect(plano.terapias.map(({ id }) => id)).not.toContain('meditacao');
  });

  it.each([
    { queixaPrincipal: 'Azia e refluxo depois do jantar.', sintomasDigestivos: ['Azia/Refluxo', 'Empachamento'] },
    { queixaPrincipal: 'Pés gelados e lombar fria, piora no frio.', fatoresAgravantes: ['Frio'] },
  ] as Partial<DadosAnamnese>[])('says one thing once: %o', (ficha) => {
    const textos = emCasa(ficha).map(({ texto }) => texto);
    expect(textos.filter((texto) => /deitar/.test(texto) && /jant|por[çc][õo]es/i.test(texto)).length).toBeLessThan(2);
    expect(textos.filter((texto) => /agasalh|Meia e calçado/.test(texto)).length).toBeLessThan(2);
  });

  it('takes no reason out of a denial', () => {
    for (const { porque } of emCasa({
      queixaPrincipal: 'Dor lombar, piora sentado. Não incha, nem tem dormência, sem azia.',
      fatoresAgravantes: ['Frio'],
    }))
      expect(porque).not.toMatch(/“[^”]*\b(não|nem|sem)\b/i);
  });
});

describe('the plan treats what was told', () => {
  it.each([
    'Zumbido há seis anos. Joelhos fracos na escada.',
    'Insônia; os joelhos ficam fracos à tarde.',
    'Zumbido e joelhos fracos.',
  ])('needles no back for weak knees: “%s”', (queixaPrincipal) => {
    expect(codigos({ queixaPrincipal, idade: 68 }).filter((um) => /^(B25|VG3|B40|Yaoyan)$/.test(um))).toEqual([]);
  });

  it.each([
    'Cólica menstrual que desce para o sacro, melhora com bolsa quente.',
    'Cólica no primeiro dia, irradia para a lombar e para as pernas.',
    'A menstruação vem com cólica que reflete nas costas.',
  ])('needles no back for a cramp: “%s”', (queixaPrincipal) => {
    const { queixas } = planoDe({ queixaPrincipal, idade: 28, dorMenstrual: 'intensa', cicloRegular: 'sim' });
    expect(queixas.map(({ nome }) => nome).join()).not.toMatch(/lombar|costas/);
  });
  it('keeps a back that hurts beside the cramp', () => {
    const { queixas } = planoDe({ queixaPrincipal: 'Cólica menstrual e dor lombar ao sentar.', idade: 28 });
    expect(queixas.map(({ nome }) => nome).join()).toContain('lombar');
  });

  it('needles a buttock from behind', () => {
    expect(codigos({ queixaPrincipal: 'Dor no glúteo direito há um mês, piora em pé.' })).not.toContain('E31');
  });

  it.each(['Náusea e vômito toda manhã, enxaqueca.', 'Azia, refluxo e queimação.', 'Má digestão, arrotos e azia.'])(
    'has one point of the upper belly where two do the same: “%s”',
    (queixaPrincipal) => {
      const seus = codigos({ queixaPrincipal });
      expect(seus.includes('VC12') && seus.includes('VC13')).toBe(false);
    },
  );

  it('has at most twelve points a session, five therapies, and none that only decorate', () => {
    for (const queixaPrincipal of [
      'Enxaqueca antes da menstruação, com náusea e mamas doloridas.',
      'Fibromialgia, dói o corpo todo, intestino preso, sono ruim.',
      'Ansiedade, nó na garganta, barriga estufada, azia.',
      'Dor lombar, joelhos e ombros, cansaço e insônia.',
    ]) {
      const { plano } = planoDe({ queixaPrincipal });
      for (const sessao of ['A', 'B'] as const)
        expect(plano.pontos.filter(({ sessoes }) => !sessoes || sessoes.includes(sessao)).length).toBeLessThan(13);
      expect(plano.terapias.length).toBe(5);
      for (const { id } of plano.terapias) expect(id).not.toMatch(/florais|musicoterapia|aromaterapia/);
    }
  });

  it('has a point for sleep that is ticked as bad, and none for who only wakes to pass water', () => {
    const comPonto = (ficha: Partial<DadosAnamnese>) =>
      planoDe(ficha).plano.pontos.some(({ metodo, codigo }) => /sono/.test(metodo) || codigo === 'Anmian');
    expect(comPonto({ queixaPrincipal: 'Dor no pescoço.', sintomasSono: ['Dificuldade para iniciar'] })).toBe(true);
    const { queixas } = planoDe({
      queixaPrincipal: 'Dor no joelho; levanta duas vezes de noite para urinar.',
      sintomasSono: ['Despertares noturnos'],
    });
    expect(queixas.map(({ nome }) => nome)).not.toContain('sono difícil');
  });

  it('draws no thin skin', () => {
    const { plano } = planoDe({
      queixaPrincipal: 'Dor nas costas com tensão.',
      historicoMedico: 'Pele fina, fica roxa à toa.',
    });
    expect(plano.terapias.map(({ id }) => id).join()).not.toMatch(/ventosa|gua_sha|tuina/);
  });

  it.each([
    ['Trapézio travado bilateral, pior E, há oito meses', 'esquerdo'],
    ['Dor lombar dos dois lados, mais à direita', 'direito'],
    ['Dor nos joelhos, principalmente o esquerdo.', 'esquerdo'],
    ['Dor lombar, pior e mais forte de manhã', null],
    ['Dor nos dois ombros, pior direito de dormir', null],
    ['Dor no pescoço que piora à direita', null],
  ])('knows the worse of two sides: “%s”', (queixa, lado) => {
    expect(ladoPior(queixa)).toBe(lado);
  });

  it('gives a hand no say on the shoulder', () => {
    const daMao = comMembroInteiro(ladosDasPartes('Dor nos ombros. Formiga a mão direita.'));
    expect([daMao.get('mao'), daMao.get('ombro')]).toEqual(['direito', undefined]);
    expect(comMembroInteiro(ladosDasPartes('Ombro direito, dói ao elevar o braço')).get('braco')).toBe('direito');
  });
});

describe('the paper names what she came for', () => {
  it.each([
    [
      'Quer parar de fumar, um maço por dia. Sem cigarro fica irritada. Pigarro e catarro de manhã.',
      /\(parar de fumar/,
    ],
    ['Fibromialgia desde 2018, acorda cansada, dói tudo.', /\(fibromialgia/],
    ['Teve paralisia facial em maio; ficou um repuxado no canto da boca.', /sequela de paralisia facial/],
    ['Tenta engravidar faz três anos, pés gelados, lombar fraca.', /\(dificuldade para engravidar/],
    ['Zumbido há seis anos, joelhos fracos.', /\(zumbido\)/],
    ['Quero emagrecer, estou com 104 kg, barriga estufada.', /excesso de peso/],
    ['Dor lombar. Fuma um maço por dia.', /\(dor lombar\)/],
    ['Enxaqueca desde os vinte anos.', /\(enxaqueca/],
    ['Insônia. A irmã tenta engravidar.', /\(sono difícil\)/],
    ['Queimação no estômago, gosto amargo e arrotos.', /queimação no estômago/],
  ])('“%s”', (queixaPrincipal, foco) => {
    expect(alivio({ queixaPrincipal, idade: 36 })).toMatch(foco);
  });

  it.each([
    ['Zumbido bilateral há 6 anos, contínuo. Joelhos fracos na escada.', 'zumbido'],
    ['Insônia há dez anos. Dor no joelho às vezes.', 'sono'],
    ['Dor no joelho há seis anos.', 'joelho'],
  ])('and the alarms are of it: “%s”', (queixaPrincipal, assunto) => {
    expect(assuntoDaQueixa({ ...anamneseVazia, ...mulher, queixaPrincipal })).toBe(assunto);
  });
});
