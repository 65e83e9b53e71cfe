import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { reunirLeiaAntes } from '../achados/leia-antes.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { responderPedidos } from '../pedidos/responder-pedidos.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { comASuaOracao, semCarimbos, semFimSolto, soASuaParte, tempoDito } from './citacao.ts';
import { escreverRelatorio } from './escrever-relatorio.ts';
import { primeirasFalas } from './queixa.ts';

/** Everything that a report quotes of an intake. */
function citacoesDe(ficha: Partial<DadosAnamnese>): { citadas: string[]; sintese: string } {
  const dados: DadosAnamnese = { ...anamneseVazia, idade: 41, sexo: 'feminino', nomeCliente: 'Ana Lopes', ...ficha };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  const conferido = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
  const textos = escreverRelatorio({ tipo: 'completo', dados, analise, protocolo: conferido.protocolo, fotos: [] });
  const ditos = [
    ...Object.values({ ...textos, hipoteses: textos.hipoteses.map(({ texto }) => texto).join(' ') }),
    ...conferido.seguranca.map(({ texto }) => texto),
    ...(conferido.protocolo?.orientacoes ?? []).map(({ porque = '' }) => porque),
  ];
  const citadas = ditos.flatMap((texto) => [...texto.matchAll(/“([^”]+)”/g)].map(([, fala = '']) => fala));
  return {
    citadas: [
      ...citadas,
      ...reunirLeiaAntes(dados, analise.achados, conferido.seguranca),
      ...responderPedidos({ dados, analise, ...conferido }).map(({ pedido }) => pedido),
    ],
    sintese: textos.sintese,
  };
}

const solto = /(?:^|\s)(?:a|o|as|os|um|uma|de|do|da|dos|das|no|na|nos|nas|em|com|por|para|que|e|ou)$/iu;
const negaAntes = /(?:^|[\s(])(?:não|nao|nunca|nem|nega)\s+(?:\p{L}+\s+)?$/iu;

/** What is wrong with a quotation of this text; '' for nothing, and where it does not stand there. */
function defeito(citada: string, texto: string): string {
  const fala = citada.replace(/^… |\s?…$/g, '');
  const onde = texto.indexOf(fala);
  if (onde < 0) return '';
  const depois = texto.slice(onde + fala.length);
  const daOracao = texto
    .slice(0, onde)
    .split(/[.,;:!?\n]/)
    .at(-1);
  const nega = /^(?:não|nao|nunca|nem|nega|sem)\s/i.test(fala);
  if (!nega && negaAntes.test(daOracao ?? '')) return 'loses its denial';
  return solto.test(fala) && !/^\s*(?:[.,;:!?)\n]|$)/.test(depois) ? 'ends in the middle' : '';
}

const inicios = ['Sinto', 'Faz três meses que tenho', 'De uns tempos pra cá vem', 'A filha conta que é', 'Tem'];
const coisas = [
  'dor na lombar e no quadril', 'um aperto no estômago com azia', 'coceira nas pernas que não passa', 'cansaço e a barriga estufada',
  'tontura quando levanto da cama', 'insônia e não durmo direito', 'dor de cabeça do lado direito',
]; // biome-ignore format: one list
const negadas = [
  'não tenho febre',
  'nunca tive convulsão',
  'não sinto dor no peito',
  'nega perda de peso',
  'nem formiga nem adormece',
];
const outras = [
  'não quero largar a losartana', 'melhora com calor e com o repouso', 'piora no frio e de noite', 'queria aquela massagem nos pés',
  'minha mãe teve câncer de mama e a avó também', 'durmo mal e acordo com o coração aos pulos',
]; // biome-ignore format: one list

describe('a quotation', () => {
  it('keeps its denial, and ends where a thought does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inicios),
        fc.constantFrom(...coisas),
        fc.constantFrom(...negadas),
        fc.constantFrom(...outras),
        fc.constantFrom(', ', '. ', '; ', ' '),
        (inicio, coisa, negada, outra, entre) => {
          const queixaPrincipal = `${inicio} ${coisa}${entre}${negada}${entre}${outra}`;
          for (const citada of citacoesDe({ queixaPrincipal }).citadas)
            expect(defeito(citada, queixaPrincipal), `“${citada}” of “${queixaPrincipal}”`).toBe('');
        },
      ),
      { numRuns: 120, seed: 7 },
    );
  });

  it.each([
    ['Aqui é a avó do Caio. Ele tosse toda noite desde agosto e chia no peito.', /^Ele tosse toda noite/],
    ['Sou o pai da Lia. Ela não come nada de manhã, só depois das dez.', /^Ela não come nada/],
    ['[07:02, 03/05] Bia: oi bom dia\n[07:03, 03/05] Bia: minha cabeça dói do lado direito', /^minha cabeça dói/],
    ['Dra Rute: onde dói?\n[07:03, 03/05] Bia: o joelho, quando desço a escada', /joelho/],
  ])('begins with the complaint: %s', (texto, esperado) => {
    expect(primeirasFalas(texto)).toMatch(esperado);
  });

  it('carries no stamp of a chat, and no words of the therapist', () => {
    const conversa = '[09:00, 01/02] Terapeuta: tem febre?\n[09:01, 01/02] Bia: não, só dor no joelho\n<Mídia oculta>';
    expect(semCarimbos(conversa).trim()).toBe('não, só dor no joelho');
    for (const citada of citacoesDe({ queixaPrincipal: conversa }).citadas)
      expect(citada).not.toMatch(/\d\d:\d\d|Mídia|Terapeuta/);
  });

  it('says since when, where its words do not', () => {
    const { sintese } = citacoesDe({
      queixaPrincipal:
        'Não durmo mais uma noite inteira e qualquer barulho me acorda, o coração dispara, desde o acidente de moto em julho.',
    });
    expect(sintese).toMatch(/^A queixa de Ana, 41 anos: “Não durmo mais uma noite inteira/);
    expect(sintese).toContain('desde o acidente de moto em julho');
    expect(tempoDito('dói há uns três meses')).toBe('há uns três meses');
    expect(tempoDito('dói quando subo a escada')).toBe('');
  });

  it('of a cut sentence ends before the words that lead on', () => {
    expect(semFimSolto('ficou escuro e o')).toBe('ficou escuro');
    expect(semFimSolto('voltou a dor do')).toBe('voltou a dor');
    expect(comASuaOracao('durmo', 'Eu quase não durmo direito, acordo cedo')).toBe('Eu quase não durmo direito');
    expect(comASuaOracao('durmo', 'eu depois que me mudei para a casa nova com a minha filha não durmo direito')).toBe(
      'não durmo direito',
    );
  });
});

describe('a quotation is a whole clause, and one clause', () => {
  it('does not end at the point of a word cut short', () => {
    expect(comASuaOracao('Palpit', 'Boca seca. Palpit. leve só na hora do fogacho. DUM há 14 m.')).toBe(
      'Palpit. leve só na hora do fogacho',
    );
    expect(comASuaOracao('azia', 'Tenho azia. Piora à noite.')).toBe('Tenho azia');
  });
  it('gives the half that is the reason', () => {
    expect(soASuaParte('com enjoo e a luz incomoda', 'enjoo')).toBe('com enjoo');
    expect(soASuaParte('inchaço nas pernas', 'inchaço')).toBe('inchaço nas pernas');
    expect(soASuaParte('mole e pegajosa', 'mole')).toBe('mole e pegajosa');
  });
  it('takes the time of a medicine for none of the complaint', () => {
    expect(tempoDito('Ondas de calor mais fortes desde que iniciou o tamoxifeno, há dois anos')).not.toContain(
      'há dois anos',
    );
    expect(tempoDito('Ondas de calor há dois anos')).toBe('há dois anos');
  });
  it('tells how many cups, and no judgement as her words', () => {
    const { citadas } = citacoesDe({ queixaPrincipal: 'Azia e arrotos depois do almoço', cafeXicaras: 5 });
    expect(citadas.join(' ')).not.toContain('muito café');
  });
});
