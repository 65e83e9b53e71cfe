import { beforeAll, describe, expect, it } from 'vitest';
import { cpuMs } from '../../../tests/support/cpu-time.ts';
import { type KnownWords, openKnownWords } from './known-words.ts';
import { maskText } from './mask-text.ts';

let known: KnownWords;
beforeAll(async () => {
  known = await openKnownWords();
});

const people = { nomeCliente: 'Zenóbia Quartarolli', idade: 40, otherNames: [] };
const mask = (text: string) => maskText(text, people, known, new Date('2026-11-22T12:00:00Z'));

describe('words that must be masked', () => {
  it.each([
    // Houses, firms, schools.
    ['Trabalha na Padaria Pão Quente de Sorocaba desde 2010.', ['Pão Quente', 'Sorocaba']],
    ['Aluna do Colégio Dom Bosco, em Uberaba.', ['Bosco', 'Uberaba']],
    ['Estuda na E.M. Professora Lindaura Prates, 7º ano.', ['Lindaura', 'Prates']],
    ['Professora na creche Raio de Luar.', ['Raio', 'Luar']],
    ['Internado no Hosp. São Lucas em 2019 por pneumonia.', ['São Lucas']],
    ['Congrega na Comunidade Evangélica Sara Nossa Terra.', ['Sara', 'Terra']],
    ['Lotado no 5º BPM. Hérnia de disco.', ['5º', 'BPM']],
    ['Trabalha no salão da Marlúcia, escova o dia todo.', ['Marlúcia']],
    ['Advogado no escritório Machado & Meyer.', ['Machado', 'Meyer']],
    ['Desfila na escola de samba Mocidade do Engenho.', ['Mocidade', 'Engenho']],
    ['Secretaria de Saúde de Jequié liberou a sessão.', ['Jequié']],
    ['trabalha na padaria pão dourado em montes claros', ['dourado', 'montes', 'claros']],
    ['DOR NO JOELHO. TRABALHA NA METALURGICA SAO JORGE HA 20 ANOS.', ['SAO JORGE']],
    // Towns and quarters of a town.
    ['Nasceu em Anta Gorda e mora em Lajeado há 10 anos.', ['Anta', 'Gorda', 'Lajeado']],
    ['Natural de Formiga, MG. Dor lombar.', ['Formiga']],
    ['Família toda em Feliz, interior do RS.', ['Feliz']],
    ['Vive em Pirapora, no Santos Dumont.', ['Pirapora', 'Santos', 'Dumont']],
    ['Trabalha em Descanso, mas mora em Maravilha.', ['Descanso', 'Maravilha']],
    ['Faz hemodiálise na Nefroclínica de Cascavel 3x/sem.', ['Cascavel']],
    ['Brigou com o vizinho na Rocinha.', ['Rocinha']],
    ['moro em ribeirao preto, trabalho em sertaozinho', ['ribeirao', 'sertaozinho']],
    ['ELA MORA EM TRES LAGOAS COM O FILHO WESLEI.', ['TRES', 'LAGOAS', 'WESLEI']],
    // Additions to names, and nicknames.
    ['Pai Osvaldo Júnior teve infarto. Irmão Rui Sobrinho também.', ['Osvaldo', 'Júnior', 'Rui', 'Sobrinho']],
    ['PAI ANTONIO NETO FALECEU DE AVC.', ['ANTONIO', 'NETO']],
    ['Veio com o filho Aristóteles Jr. na consulta.', ['Aristóteles', 'Jr']],
    ['O Zeca da oficina indicou a acupuntura.', ['Zeca', 'oficina']],
    ['O Tonhão da Kombi ligou.', ['Tonhão', 'Kombi']],
    ['Ex-marido, Wagner Pardal, pediu a guarda.', ['Wagner', 'Pardal']],
    ['Ju relata insônia.', ['Ju']],
    ['Nando refere dor no ombro.', ['Nando']],
    ['Tuca, 34 anos, manicure. Dor no punho.', ['Tuca']],
    ['Mestre Calango recomendou gelo.', ['Calango']],
    ['Companheira: Iara. Dois filhos.', ['Iara']],
    ['mora com a vó nenzinha', ['nenzinha']],
    ['Norma (esposa) espera firmeza.', ['Norma']],
    ['Biu é como a esposa chama. Hamudi, como a mãe chama, ronca.', ['Biu', 'Hamudi']],
    ['Operada em 17/10/1999.', ['17/10']],
    // Contacts, documents, addresses.
    ['email joana ponto melo arroba outlook ponto com ponto br', ['joana', 'melo', 'outlook', 'ponto']],
    ['Discord: luna_sol#0042 e Strava dele: lobo_corre', ['luna_sol', '0042', 'lobo_corre']],
    ['Carro placa RTA3E45 e moto ABC-1234.', ['RTA3E45', 'ABC-1234']],
    ['Av. Brasil 450 cj 31, sl 2', ['450', '31', 'sl 2']],
    ['Meu registro novo é o QZ-40718 do depósito.', ['QZ-40718']],
    ['Documento G803311-T, renovo em março.', ['G803311']],
    ['Benefício negado, NB 731.208.554-2.', ['731', '208', '554']],
    ['CAT 2023.611.904-3 aberta pela firma.', ['611', '904']],
    ['Plano dela 0217 5530 8 21, sem carência.', ['0217', '5530', '21']],
    ['Emergência (+57) 301 774-22-09, é o irmão.', ['301', '774', '22-09']],
    ['Rua Sete de Setembro, 120/304', ['120', '304']],
    ['Mora na rua XV de Novembro.', ['XV', 'Novembro']],
    ['Cond. Esplanada do Sol, torre 2 ap 74.', ['Esplanada', 'Sol', '74']],
    ['Rua Sapucaí, 383, Ed. Clara Nunes, 902.', ['Sapucaí', '383', 'Nunes', '902']],
    ['Rua Itacolomi, 612, 14º andar.', ['612', '14']],
    // Numbers without an explanation.
    ['conv. 0 064 118273645009 2, CRM 18734-PE', ['064', '118273645009', '18734', 'PE']],
    ['Advogada OAB 172.904. RG 2.118.940 SSP/PB', ['172.904', '2.118.940', 'SSP']],
    ['RANI nº 14.882-7. Ficha 58231-4 do posto.', ['14.882-7', '58231-4']],
    ['liga só no 3 6 8 1 4 4 0 9', ['3 6 8']],
    ['(55) 3 2 2 1 6 7 5 4 ou 49 3322 8 8 1 0, recado', ['55', '3 2 2', '49', '3322']],
    ['(21) 2669 0 144 da vizinha', ['21', '2669', '144']],
    ['Rua Barão do Triunfo 77 c/ 3. Av. Copacabana 1.120 ap 1.003', ['Triunfo', '77', '3', '1.003']],
    ['R. Maestro Villa-Lobos 310 / 201', ['310', '201']],
    ['Alameda Pará, nº 1515', ['Pará', '1515']],
    ['Rua Guaíra, 2780, sobrado 2, fundos', ['2780', '2']],
    ['mora na 2ª travessa são jorge n 19', ['2ª', 'jorge', '19']],
    ['Pneumologista que acompanha: Orlando Hrycyna.', ['Orlando']],
    ['R. Anita Garibaldi, 1480/ap. 22, tel. da portaria', ['1480', '22']],
    ['RUA DO SOL 441 CASA 2 FUNDOS', ['SOL', '441']],
    ['Linha Travessa, 3250. Passagem Mucajá, 77-A', ['3250', 'Mucajá', '77']],
    // Names that are words, look like words, or are given to places.
    ['Comprado na Liberdade. Frequenta a Hebraica.', ['Liberdade', 'Hebraica']],
  ])('%s', (text, secrets) => {
    const masked = mask(text);
    expect(secrets.filter((secret) => masked.includes(secret))).toEqual([]);
  });
});

it.each([
  ['Claudinei Sobral', 'O Nei quer dormir.', 'O [cliente] quer dormir.'],
  ['Josenildo Prado', 'Ildo vem por dor lombar.', '[cliente] vem por dor lombar.'],
  ['Conceição Furtado', 'Ção, 71 anos, tosse.', '[cliente], 71 anos, tosse.'],
  ['Salvador Dias', 'Dor vem de noite. A Dor passa.', 'Dor vem de noite. A Dor passa.'],
  ['Benedito Lima', 'Dito isso, dorme bem.', 'Dito isso, dorme bem.'],
])('masks what people make of the end of the name %s: %s', (nomeCliente, text, masked) => {
  expect(maskText(text, { nomeCliente, idade: 50, otherNames: [] }, known)).toBe(masked);
});

it.each([
  [
    'Luz (como chamam no trabalho) usa óculos; arde à luz.',
    '[cliente] (como chamam no trabalho) usa óculos; arde à luz.',
  ],
  ['Luz forte incomoda.', 'Luz forte incomoda.'],
])('masks a client whose name is also a thing: %s', (text, masked) => {
  expect(maskText(text, { nomeCliente: 'Gerson Luz Amorim', idade: 50, otherNames: [] }, known)).toBe(masked);
});

it.each([
  'Exames de 2019-2020 e 12/08/2021: leucócitos 11000, plaquetas 250.000, ferritina 12345 ng.',
  'Respira 4-7-8, pressão 120/80-70, 10000 UI por semana, 10000 passos, caminhada 5-10-15-20.',
  'Probiótico com 10.000.000 UFC, plaquetas 198.000, leucócitos 6.400.',
  'Pontos BP6, VB34 e VG20; CID M54.5; vitamina D 50.000 UI; PA 120/80, 118/76 e 130/84.',
  'Sessões 1 2 3 4, séries de 10 12 15, glicemia 98 102 110.',
])('keeps figures: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it.each([
  ['Losartana, Selozok 50, Dipirona, chá de camomila, Minancora nas mãos'],
  ['Toma Venvanse 30, Puran T4 e Glifage XR.'],
  ['Parou Ozempic, iniciou Mounjaro 2,5. Já usou Xismol e Brastoril.'],
  ['Usa Vitamina D 2000, Ômega 3 Vitafor e Creatina Max.'],
  ['Sinal de Hoover + e teste de Bragard negativo. Fratura de Bennett em 2012.'],
  ['Teste de Phalen +, Tinel +, Spurling negativo, Adson neg, Lasègue 45º D.'],
  ['Escala de Beck 28, EVA 7/10, Epworth 14, HbA1c 6,9.'],
  ['Fórmula: Long Dan Xie Gan Wan e Gui Pi Tang. Pontos: Bai Hui, Yin Tang, Si Shen Cong.'],
  ['Florais: Holly, Mimulus e Cherry Plum.'],
  ['Chá de boldo do Chile, de sucupira e castanha do Pará. Avó indígena.'],
  ['Deficiência de Yang do Rim e Qi do Baço. Calor no Coração. Dor no Baço.'],
  ['Exame na Páscoa, no Natal piora. No Carnaval bebe muito.'],
  ['Hospital Regional: internação por dengue. Escola municipal perto de casa.'],
  ['Academia 3x na semana. Igreja aos domingos. Posto de saúde do bairro.'],
  ['Piora na escola. Fraqueza na igreja. Coração acelera no hospital.'],
  ['Nasceu na Bolívia. Dança no São João. Novena de Santa Rita.'],
  ['O quadro se instalou no inverno. Face: pálida. Canal: Bexiga.'],
  ['uso de hidroxido de aluminio e chá de jatobá, dor lombar'],
  ['Filha mais velha com asma; filha novinha com rinite; pai juiz aposentado.'],
])('changes nothing in: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it.each([
  'Aa ',
  'rua a da de ',
  'a.',
  'São ',
  'de ',
  'Aa-',
  'Maria da ',
  'a@',
  'x',
  'trabalha na Escola ',
  'Sao Jose do ',
  '1-',
  '1 ',
  'arroba ',
  'a[at]',
  '[09:00] a: ',
  'moro c/ ',
  'clinica estrela e ',
  'placa abc ',
  'aqui é a ',
  'A.B.',
])('reads 20,000 letters of "%s" in less than a second', (piece) => {
  const took = () => cpuMs(() => mask(piece.repeat(20_000 / piece.length)));
  // The first run also pays for compilation.
  expect(Math.min(took(), took())).toBeLessThan(1000);
});

describe('a client whose name is also a word', () => {
  const maskOf = (nomeCliente: string, text: string) =>
    maskText(text, { nomeCliente, idade: 40, otherNames: [] }, known);

  it.each([
    ['Violeta Prado', 'Violeta c/ zumbido há um mês.'],
    ['Maria do Socorro Lima', 'Socorro vem com dor no joelho.'],
    ['Estela Norma Braga', 'norma ta com tosse'],
    ['Jordão Pires', 'Jordão taxista, dor lombar.'],
  ])('%s is masked when a note begins with the name: %s', (nomeCliente, text) => {
    expect(maskOf(nomeCliente, text)).toMatch(/^\[/);
  });

  it.each([
    ['Dores Maria Pinto', 'Dores nas costas e nos joelhos.'],
    ['Maria da Luz Rocha', 'Luz forte piora a enxaqueca.'],
    ['Rosa Lima', 'Corpo da língua rosa, com limão piora.'],
  ])('of %s a sentence keeps the words that are no name: %s', (nomeCliente, text) => {
    expect(maskOf(nomeCliente, text)).toBe(text);
  });
});
