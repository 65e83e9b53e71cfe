import { beforeAll, describe, expect, it } from 'vitest';
import { type KnownWords, openKnownWords } from './known-words.ts';
import { maskText } from './mask-text.ts';

let known: KnownWords;
beforeAll(async () => {
  known = await openKnownWords();
});

const today = new Date('2026-11-28T12:00:00Z');
const mask = (nomeCliente: string, text: string) =>
  maskText(text, { nomeCliente, idade: 40, otherNames: [] }, known, today);
const stranger = 'Zenóbia Quartarolli';

describe('names by which people introduce themselves', () => {
  it.each([
    ['Tatiane Moraes', 'todo mundo me conhece por tati do bolo', ['tati', 'bolo']],
    ['Sebastião Freire', 'o povo me chama de bastião', ['bastião']],
    ['Rosângela Teixeira', 'bom dia dra! aqui é a rô, minha ciatica atacou', ['rô']],
    ['Estela Aurora Diniz', 'boa noite é a aurora, tive enxaqueca de novo', ['aurora']],
    ['Esperança Duarte', 'oi esperança falando, tive tontura', ['esperança']],
    ['Priscila Amaral', 'sou eu a pri, remarca pra sexta?', ['pri']],
    ['Diogo Peixoto', 'opa aqui é o dioguinho, travei o pescoço', ['dioguinho']],
    ['Leonor Castro', 'lelê manda msg depois', ['lelê']],
    ['Luciana Paiva', 'lu paiva!! marca pra mim', ['lu', 'paiva']],
    ['José Aparecido Dias', 'zé cido, pedreiro, coluna', ['zé', 'cido']],
    ['Cíntia Pinto', 'aki é a cintinha, to mal', ['cintinha']],
    ['Heitor Vilela Campos', 'No cadastro antigo: CAMPOS, HEITOR V., dor lombar.', ['CAMPOS', 'V.']],
    ['Heitor Vilela Campos', 'Rubrica HVC nos laudos. H. Vilela tem dor lombar.', ['HVC', 'H.']],
    ['Mariana Sampaio', 'assino os recibos MS, dor no punho', ['MS']],
    ['Sandra Mello', '[14:02, 03/08/2025] Doces da Rua 9: bom dia, piorou a dor', ['Doces', 'Rua']],
    ['Sandra Mello', '03/08/2025 14:02 - Sol: bom dia, piorou a dor', ['Sol']],
  ])('of %s are masked: %s', (client, text, secrets) => {
    const masked = mask(client, text);
    expect(secrets.filter((secret) => masked.includes(secret))).toEqual([]);
  });

  it.each([
    ['Tatiane Moraes', 'tds falam q é estresse, me chamam de nervosa'],
    ['Sebastião Freire', 'é a dor no ombro q mais me incomoda'],
    ['Rosângela Teixeira', 'aqui é o lugar q mais doi, perto da nuca'],
    ['Esperança Duarte', 'formigamento aqui na mao e dor aqui no punho'],
    ['Priscila Amaral', 'sou a caçula de sete irmaos e sou a favor de chá'],
    ['Dora Prado', 'é a dor no ombro q nao passa'],
    ['Lia Prado', '[09:10, 02/03] Terapeuta: tosse? tontura?'],
    ['Paulo Cesar Ramos', 'PCR 12 e TSH 4,2, ECG normal.'],
    ['Denise Prado', 'oi é o seguinte, piorei de noite'],
    ['Bernardo Lima', 'Pais com bebê de colo; Vitamina D. Dorme mal.'],
  ])('of %s are not found in: %s', (client, text) => {
    expect(mask(client, text)).toBe(text);
  });
});

describe('what phone texts tell of others', () => {
  it.each([
    // People.
    ['divido ap c/ ká e mari', ['ká', 'mari']],
    ['saio pra dançar com a preta e o alemão', ['preta', 'alemão']],
    ['moro com a tia dê e o primo bu', ['dê', 'bu']],
    ['meu padrinho coelho tambem tem diabetes', ['coelho']],
    ['a esposa dele estrela trouxe os exames', ['estrela']],
    ['psico bê atende online', ['bê']],
    ['minha filha de 5 e o rê de 2 tem asma', ['rê']],
    ['Filho P.H. tem asma. Esposo K. também.', ['P.H.', 'K.']],
    ['Herr Zimmermann e Mme. Laurent são vizinhos.', ['Zimmermann', 'Laurent']],
    // Establishments.
    ['trabalho na loja sonho de papel em pé o dia todo', ['sonho', 'papel']],
    ['atendo na clinica bem viver e chego tarde', ['bem viver']],
    ['farmacia vida longa, caixa, turno da tarde', ['vida', 'longa']],
    ['serralheria dois leoes. pego peso', ['leoes']],
    ['trabalho numa clinica chamada sorriso perfeito', ['sorriso', 'perfeito']],
    ['padaria moinho & filhos, levanto as 4', ['moinho', 'filhos']],
    ['trampo no bar do mercado a noite', ['do mercado']],
    ['fui no pronto socorro do tatuape e na feirinha do bras', ['tatuape', 'bras']],
    ['trabalho na jbs de lins', ['jbs', 'lins']],
    ['sou do posto do barreirinho, enfermeira', ['barreirinho']],
    ['vou na igreja assembleia de deus do brás', ['brás']],
    ['consulta com dra ingrid na nefrovita', ['nefrovita']],
    ['gineco da unimed de assis pediu rx', ['unimed', 'assis']],
    ['faço psicologia na ufsj, estagio na defensoria de sjdr', ['ufsj', 'sjdr']],
    ['Doutoranda pela UFSCar. Repórter da Gazeta do Vale.', ['UFSC', 'Gazeta', 'Vale']],
    ['trabalho na contax filial guarulhos', ['contax', 'guarulhos']],
    // Places.
    ['moro no capão raso e trabalho longe', ['capão', 'raso']],
    ['casa no tatuquara, ladeira forte', ['tatuquara']],
    ['minha filha é dentista em avaré', ['avaré']],
    ['fui pra conceiçao no feriado, vim de cajazeiras', ['conceiçao', 'cajazeiras']],
    ['sou de sao jose do egito', ['jose', 'egito']],
    ['moro na rua b, km 14 da br 364', ['rua b', '14', '364']],
    ['na praça do relogio escorreguei e cai', ['relogio']],
    ['moro na beira do igarape tucunduba', ['tucunduba']],
    ['moro linha são roque sn, perto do salao', ['roque', 'sn']],
    ['moro r cel joaquim 221 / 34 fundos', ['cel', 'joaquim', '221', '34']],
    ['tv. das mangueiras, 88, q. 7', ['mangueiras', '88', '7']],
    // Numbers.
    ['minha moto é fan abc 5521', ['abc', '5521']],
    ['Carro QWE 1A23 parado há um mês', ['QWE', '1A23']],
    ['Cress 23.114, CRTR PA-0471 e MTE 12.345.', ['23.114', 'PA-0471', '12.345']],
    ['contato carol[arroba]loja[ponto]com[ponto]br', ['carol', 'loja']],
    ['mari.alves arroba hotmail com', ['mari', 'hotmail']],
    ['liga no nove oito um dois / tres quatro cinco seis', ['nove', 'seis']],
    ['dia 22 de outubro faço 61 anos', ['22 de outubro']],
    ['Nasceu em cinco de setembro de 63.', ['setembro', '63.']],
  ])('is masked: %s', (text, secrets) => {
    const masked = mask(stranger, text);
    expect(secrets.filter((secret) => masked.includes(secret))).toEqual([]);
  });

  it.each([
    // People.
    ['moro com meus pais e com a avó acamada, minha mae tb'],
    ['divido as tarefas com o marido e os filhos'],
    ['meu pai forte como um touro teve avc, minha tia calada'],
    ['meu marido é vigia e minha mae dormia mal kkkk'],
    ['jogo volei com as amigas, joelho inchado'],
    // Establishments.
    ['trabalho numa loja de roupas e fico em pé'],
    ['a clinica geral pediu exame, posto de gasolina do lado'],
    ['loja grande com ar gelado, padaria cedo, igreja aos domingos'],
    ['estudo na escola do bairro de tarde e na faculdade de noite'],
    ['hospital duas vezes esse ano, academia tres vezes na semana'],
    ['trabalho no estoque e no balcao, trabalho na roça e na obra'],
    ['faço direito e durmo pouco, dor do lado direito na coluna'],
    ['cafe do almoço me da azia, curso superior completo'],
    ['faço estetica na clinica da mulher'],
    ['faz hemodiálise, fístula no braço; a médica do postinho passou meia'],
    // Places.
    ['moro em casa alugada, no fundo da casa da sogra'],
    ['vou pra academia cedo, fui pra uti em 2021'],
    ['sou de familia italiana, nasci em casa, vim de onibus'],
    ['praça perto de casa, interior de minas'],
    // Numbers.
    ['gol 2015 sem direçao, carro 1500 km por mes'],
    ['liga depois das 18. tenho 53 anos. 110 kg'],
    ['em 6 de janeiro faz 3 meses da cirurgia'],
    ['glicemia 250, tsh 4,5, leu 7500, plaquetas 210 mil'],
    // Remedies and feasts.
    ['Usa Melissa, Passiflora e Valeriana à noite; dorme melhor.'],
    ['Moxa de Artemísia em VC4. Óleo de Rosa Damascena na cicatriz.'],
    ['Tomou Unha de Gato, Rabo de Cavalo e Erva Baleeira por conta própria.'],
    ['Faz uso de Espinheira Santa e Guaçatonga. Usa Depakote Sprinkle e Donilux.'],
    ['tomo selene desde os 18, antes usei yasmin, parei com a diane'],
    ['tive dengue, zika e chikungunya, dor nas juntas ate hj'],
    ['Piora desde o São João; na véspera de São José, crise de asma.'],
  ])('is no more than: %s', (text) => {
    expect(mask(stranger, text)).toBe(text);
  });
});
