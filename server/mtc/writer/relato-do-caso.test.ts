import { describe, expect, it } from 'vitest';
import { escreverRelatorio } from './escrever-relatorio.ts';
import { fatosDe, lerFicha } from './test-fichas.ts';

const base = { nomeCliente: 'Rosa Lima', idade: 45, sexo: 'feminino', gestante: 'nao' } as const;
const fatos = (ficha: object) => fatosDe(lerFicha({ ...base, queixaPrincipal: 'Cansaço há anos', ...ficha }));
const orientacoes = (ficha: object) => fatos(ficha).protocolo?.orientacoes.map(({ id }) => id) ?? [];

describe('a report that looks at its intake', () => {
  it('advises to leave the bed only to who cannot fall asleep and has the night for sleep', () => {
    const acesa = { sintomasSono: ['Dificuldade para iniciar'], sintomasGerais: ['insônia'] };
    expect(orientacoes(acesa)).toContain('sono_regular');
    expect(orientacoes({ ...acesa, profissao: 'técnica de enfermagem, plantão noturno' })).not.toContain(
      'sono_regular',
    );
    expect(orientacoes({ sintomasSono: ['Despertares noturnos'] })).not.toContain('sono_regular');
  });

  it('begins with what she says she came for, and not with what troubles her besides', () => {
    const dita = (queixaPrincipal: string) => escreverRelatorio(fatos({ queixaPrincipal })).sintese;
    expect(
      dita(
        'Vim por causa da enxaqueca, há anos, latejante. Fora da crise, o que mais me incomoda é o intestino preso.',
      ),
    ).toMatch(/^A queixa de Rosa, 45 anos: “Vim por causa da enxaqueca/);
    expect(
      dita('Tenho pressão alta desde os trinta anos e diabetes há dez anos. O que mais me incomoda é a dor no joelho.'),
    ).toMatch(/“O que mais me incomoda é a dor no joelho/);
  });

  it('quotes beside the first complaint no word that says nothing alone', () => {
    const { sintese } = escreverRelatorio(
      fatos({
        queixaPrincipal: 'Dor lombar há anos, pior ao levantar da cama e ao carregar peso. De manhã, zonza. Insônia.',
      }),
    );
    expect(sintese).not.toMatch(/“zonza”/i);
  });

  it('asks no hypothesis to explain an implant or a medicine', () => {
    const { sindromes } = escreverRelatorio(
      fatos({ queixaPrincipal: 'Cansaço há anos e zumbido. Tem marca-passo desde 2018 e toma sertralina' }),
    );
    expect(sindromes).not.toMatch(/nenhuma hipótese explica:[^.]*(marca-passo|dispositivo|antidepressivo)/);
  });

  it('foretells nothing and plans no session before the physician whom an alarm calls for', () => {
    const facts = fatos({ queixaPrincipal: 'Dor no pescoço, mãos bobas, pernas duras', inicioQueixa: 'recente' });
    const { sessoes, prognostico } = escreverRelatorio(facts);
    expect(sessoes).toMatch(/^Nenhuma sessão antes da avaliação médica/);
    expect(prognostico).not.toMatch(/rápida|primeiras sessões/);
  });

  it('finds no Heat in the ice of a sprain, and knows when it happened', () => {
    const facts = fatos({ queixaPrincipal: 'Torceu o tornozelo esquerdo jogando bola anteontem. Inchou. Gelo ajuda' });
    const { protocolo, prognostico } = escreverRelatorio(facts);
    expect(protocolo).not.toContain('sinal de Calor');
    expect(prognostico).toContain('recente');
    expect(prognostico).not.toContain('não foi informado');
  });

  it('finds no Heat beside a white wet tongue and a wish for hot drinks', () => {
    const umido = {
      idade: 44,
      sexo: 'masculino',
      gestante: null,
      queixaPrincipal: 'Bolo na garganta. Endoscopia ok.',
      inicioQueixa: 'meses',
      sintomasGerais: ['irritabilidade', 'tensão muscular', 'nervosismo', 'má digestão'],
      sintomasDigestivos: ['Empachamento', 'Azia/Refluxo', 'Gases/Distensão'],
      sintomasRespiratorios: ['Tosse com catarro'],
      sintomasPele: ['Oleosa'],
      sintomasEmocionais: ['Raiva/Irritabilidade', 'Ansiedade/Agitação'],
      sintomasSono: ['Dificuldade para iniciar', 'Sonolência diurna'],
      fatoresAgravantes: ['Estresse', 'Alimentos gordurosos', 'Café'],
      fatoresAmeliorantes: ['Respiração/meditação', 'Exercício leve'],
      sede: 'bebidas_quentes',
      evacuacao: 'alterna',
      cafeXicaras: 7,
      cigarro: 'ocasional',
      estresseNivel: 9,
      linguaDesc: ['Cor rosa', 'Saburra espessa', 'Marcas de dente', 'Úmida'],
      linguaDetalhes: ['Saburra branca'],
      faceDesc: ['Tensa', 'Oleosa'],
      pulso: ['Em corda', 'Deslizante'],
    };
    expect(escreverRelatorio(fatos(umido)).protocolo).not.toContain('sinal de Calor');
    const quente = { ...umido, sede: 'bebidas_frias', linguaDesc: ['Vermelha', 'Saburra amarela'], linguaDetalhes: [] };
    expect(escreverRelatorio(fatos(quente)).protocolo).toContain('sinal de Calor');
  });

  it('says of no heat that it aggravates where it only comes in waves, and relieves', () => {
    const ids = orientacoes({
      queixaPrincipal: 'Dor no ombro direito e fogachos de madrugada',
      fatoresAmeliorantes: ['Calor local'],
    });
    expect(ids).not.toContain('calor_que_piora');
    expect(ids).toContain('nas_ondas_de_calor');
  });

  it('aims at what the complaint tells first, whether or not it has local points', () => {
    const { protocolo } = fatos({ queixaPrincipal: 'Acne há anos', sintomasDigestivos: ['Constipação'] });
    expect(protocolo?.sessoes.fases[0]?.objetivo).toContain('(acne)');
  });

  it('calls heat that is told and cold that is seen no contradiction: the exam does not take back what was told', () => {
    const { sintese } = escreverRelatorio(
      fatos({
        sintomasTermicos: ['Calor interno'],
        fatoresAgravantes: ['Calor'],
        linguaDesc: ['Pálida', 'Úmida'],
        pulso: ['Lento'],
      }),
    );
    expect(sintese).not.toContain('se contradiz');
  });

  it('does not take a told change between two sides for a contradiction', () => {
    const { sintese } = escreverRelatorio(
      fatos({ queixaPrincipal: 'Cansaço. Ora intestino preso, ora diarreia', evacuacao: 'diarreia pela manhã' }),
    );
    expect(sintese).not.toContain('o intestino (');
  });

  it('suggests no test whose result was told', () => {
    const decidiria = (medicamentos: string | null) =>
      fatos({ sintomasGerais: ['cansaço'], queixaPrincipal: 'Tontura, unhas fracas e queda de cabelo', medicamentos })
        .analise.padroes.map((padrao) => padrao.decidiria)
        .join(' ');
    expect(decidiria(null)).toContain('hemograma');
    expect(decidiria('ferro, ferritina 11 em outubro')).not.toContain('hemograma');
  });
});
