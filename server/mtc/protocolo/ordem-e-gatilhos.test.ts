import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { ladosDasPartes } from './lado-da-queixa.ts';
import { encontrarQueixas } from './queixas.ts';

const semNada = {
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
  const dados: DadosAnamnese = { ...anamneseVazia, ...semNada, ...ficha };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  const { protocolo: plano } = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
  if (!plano) throw new Error('no plan');
  return { plano, analise, queixas: encontrarQueixas(analise.achados, dados) };
}
const conselhos = (ficha: Partial<DadosAnamnese>) => planoDe(ficha).plano.orientacoes.map(({ id }) => id);

describe('points in the order of use', () => {
  const climaterio: Partial<DadosAnamnese> = {
    queixaPrincipal:
      'Fogachos há oito meses, acordo suada, boca seca de madrugada. Lombar e joelhos fracos no fim do dia.',
    linguaDesc: ['Vermelha'],
    sintomasSono: ['Despertares noturnos'],
    idade: 52,
  };

  it('begins with the main hypothesis, and not with knees that only tire', () => {
    const { plano, analise, queixas } = planoDe(climaterio);
    expect(queixas.map(({ nome }) => nome).join()).not.toContain('joelho');
    expect(plano.pontos[0]?.padraoId).toBe(analise.padroes[0]?.id);
    expect(plano.pontos.map(({ codigo }) => codigo)).not.toContain('Xiyan');
  });

  it.each([
    'Insônia e cansaço. Joelhos cansados no fim do dia.',
    'Ansiedade e joelhos fracos à tarde.',
    'Dor lombar ao levantar. Às vezes pega glúteo direito, não passa do joelho.',
    'Dor na nuca há um mês; de vez em quando puxa o ombro.',
    'Insônia, e as pernas e os joelhos bambos de cansaço.',
  ])('gives no place of its own to what is told as a sign: “%s”', (queixaPrincipal) => {
    const { queixas } = planoDe({ queixaPrincipal });
    expect(queixas.flatMap(({ partes }) => partes[0] ?? []).join()).not.toMatch(/joelho|quadril|ombro/);
  });

  it.each([
    ['Insônia e dor no joelho direito.', /joelho/],
    ['Dor lombar e joelho direito inchado.', /joelho/],
    ['Dor na nuca e ombro travado.', /ombro/],
    ['Joelho fraco e dolorido ao descer escada.', /joelho/],
    ['Dor lombar e dor no quadril direito ao sentar.', /quadril/],
  ])('keeps the place of a pain: “%s”', (queixaPrincipal, nome) => {
    expect(
      planoDe({ queixaPrincipal })
        .queixas.map((uma) => uma.nome)
        .join(),
    ).toMatch(nome);
  });

  it.each([
    'Dor lombar em faixa, + à D',
    'dor lombar dos dois lados, mais à direita',
    'Lombar dos 2 lados, pior do lado esquerdo',
    'Dor em faixa na lombar, pior à direita',
    'Lombar bilateral, mais à esquerda',
  ])('takes “%s” for both sides', (queixa) => {
    expect(ladosDasPartes(queixa).get('lombar')).toBeUndefined();
  });
  it.each([
    ['Dor lombar à direita', 'direito'],
    ['Lombar esquerda, usa faixa no serviço', 'esquerdo'],
    ['Dor lombar do lado direito há 2 dias', 'direito'],
  ])('keeps the one side of “%s”', (queixa, lado) => {
    expect(ladosDasPartes(queixa).get('lombar')).toBe(lado);
  });

  it.each([
    'Estômago estufado, como pouco e fico empachado.',
    'Má digestão e arrotos depois de comer.',
    'Distensão abdominal e cansaço.',
    'Comida parada no estômago, mau hálito.',
  ])('has VC12 where it has VC10: “%s”', (queixaPrincipal) => {
    const codigos = planoDe({ queixaPrincipal }).plano.pontos.map(({ codigo }) => codigo);
    if (codigos.includes('VC10')) expect(codigos).toContain('VC12');
  });

  it.each([
    'Intestino mudou há três meses, fezes finas com sangue misturado e perdi 8 kg sem dieta.',
    'De dois meses para cá sai sangue nas fezes e emagreci sete quilos sem querer.',
  ])('needles no belly that a physician must see first: “%s”', (queixaPrincipal) => {
    const { plano } = planoDe({ queixaPrincipal, idade: 61, evacuacao: 'presa, com sangue' });
    expect(
      plano.pontos.filter(({ codigo }) => /abdome|lombar|dorso|torax/.test(obterPonto(codigo)?.regiao ?? '')),
    ).toEqual([]);
    expect(plano.pontos.length).toBeLessThanOrEqual(6);
    expect(plano.pontos.length).toBeGreaterThanOrEqual(3);
  });
  it('needles the belly of somebody who is only constipated', () => {
    const { plano } = planoDe({ queixaPrincipal: 'Intestino preso desde jovem, sem sangue, peso igual.' });
    expect(plano.pontos.some(({ codigo }) => obterPonto(codigo)?.regiao === 'abdome')).toBe(true);
  });

  it('puts no current on old people and on blood that does not clot', () => {
    const dor = 'Dor lombar à direita há dois anos, piora no frio.';
    expect(planoDe({ queixaPrincipal: dor, idade: 50 }).plano.pontos.some(({ eletro }) => eletro)).toBe(true);
    expect(planoDe({ queixaPrincipal: dor, idade: 72 }).plano.pontos.some(({ eletro }) => eletro)).toBe(false);
    expect(
      planoDe({ queixaPrincipal: dor, idade: 50, anticoagulante: 'sim', medicamentos: 'Xarelto 20' }).plano.pontos.some(
        ({ eletro }) => eletro,
      ),
    ).toBe(false);
  });

  it.each([
    ['Enxaqueca dois dias antes da menstruação, com irritabilidade.', true],
    ['TPM forte, irritada e com as mamas doloridas.', true],
    ['Enxaqueca depois do plantão.', false],
    ['Menstruação irregular e cansaço.', false],
  ])('says when to come with the cycle: “%s” %s', (queixaPrincipal, diz) => {
    const [primeira] = planoDe({ queixaPrincipal, idade: 30 }).plano.posicoes ?? [];
    expect(/7 a 10 dias antes da menstruação/.test(primeira?.nota ?? '')).toBe(diz);
  });
});

describe('advice for what was told', () => {
  it.each([
    ['Azia que piora com fritura, vinho e se deito logo.', 'sem_a_bebida_que_piora'],
    ['Enxaqueca; cerveja ataca.', 'sem_a_bebida_que_piora'],
    ['Barriga estufada, piora com leite e queijo.', 'sem_o_alimento_que_piora'],
    ['Enxaqueca que vem depois do plantão noturno.', 'no_plantao'],
    ['Dor lombar, trava depois de duas horas ao volante.', 'ao_volante'],
    ['Dor lombar depois de muitas horas sentado.', 'muitas_horas_sentado'],
    ['Rinite, péssima no ar condicionado do estágio.', 'fora_do_ar_condicionado'],
    ['Dor lombar que melhora com bolsa de água quente.', 'calor_que_alivia'],
    ['Enxaqueca, melhora deitada no escuro.', 'quarto_escuro_na_crise'],
    ['Dor de cabeça e nuca dura, o dia inteiro no fone.', 'fone_e_tela'],
    ['Dor de cabeça, aperta os dentes de noite.', 'dentes_separados'],
    ['Dor no joelho ao descer escada.', 'na_escada'],
  ])('answers “%s” with %s', (queixaPrincipal, id) => {
    expect(conselhos({ queixaPrincipal })).toContain(id);
  });

  it.each([
    ['Azia. Não bebo vinho nem cerveja.', 'sem_a_bebida_que_piora'],
    ['Dor lombar; meu marido é caminhoneiro e dirige muito.', 'ao_volante'],
    ['Insônia, moro perto de uma estrada e dirijo pouco.', 'ao_volante'],
    ['Dor no joelho que não melhora com calor.', 'calor_que_alivia'],
    ['Dor lombar que melhora com calor, piora com o calor do verão. Febre ontem.', 'calor_que_alivia'],
    ['Ansiedade; subo escada sem cansar.', 'na_escada'],
    ['Sem piora com leite.', 'sem_o_alimento_que_piora'],
    ['Minha mãe tem enxaqueca; eu tenho azia.', 'quarto_escuro_na_crise'],
  ])('does not answer “%s” with %s', (queixaPrincipal, id) => {
    expect(conselhos({ queixaPrincipal })).not.toContain(id);
  });

  it('makes no coffee a matter of a strained back', () => {
    const cafe = { cafeXicaras: 5 };
    expect(conselhos({ ...cafe, queixaPrincipal: 'Dor lombar ao dirigir.' })).not.toContain('menos_cafe');
    expect(conselhos({ ...cafe, queixaPrincipal: 'Insônia há dois meses.' })).toContain('menos_cafe');
  });

  it('fills no list of therapies', () => {
    const { plano } = planoDe({ queixaPrincipal: 'Enxaqueca com náusea antes da menstruação.' });
    const ids = plano.terapias.map(({ id }) => id);
    expect(ids).not.toContain('aromaterapia');
    expect(ids).not.toContain('cromopuntura');
    for (const queixaPrincipal of ['Dor lombar ao dirigir.', 'Dor no ombro direito no frio.', 'Insônia há um mês.']) {
      const { terapias, orientacoes } = planoDe({ queixaPrincipal }).plano;
      if (terapias.some(({ id }) => id === 'dietoterapia'))
        expect(orientacoes.some(({ categoria }) => categoria === 'alimentacao')).toBe(true);
    }
  });
});
