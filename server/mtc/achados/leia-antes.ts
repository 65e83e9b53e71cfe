import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { lerCampo } from '../leitura/ler-texto.ts';
import { pedacos, type Trecho } from '../leitura/palavras.ts';
import { parentes } from '../leitura/quem.ts';
import { leiturasDeTexto } from './respostas.ts';
import { type Notas, palavrasSemUsoDe } from './reunir-nao-lidos.ts';

/** On the first page stand so many at most: more would hide the one that decides. */
const maximo = 5;
/** Of one kind, before others had their turn. */
const maximoDoGenero = 2;
/** In words: a sentence up to this long is quoted whole. */
const fraseCurta = 24;
/** Words of a text without marks that are quoted before and behind the word of consequence. */
const [antes, depois] = [7, 11];

const bicho =
  'cachorr\\w*|cadelas?|caes|cao|gat[oa]s?|gatinh[oa]s?|bichos?|bichinh\\w+|passarinho|guaipecas?|galinhas?|papagaio|calopsita';
const sofre =
  'doente\\w*|adoec\\w+|ruim|mal|tont\\w+|zonz\\w+|enjo\\w+|vomit\\w+|dor|dores|doi|doendo|febre|toss\\w+|coc\\w+|borrach\\w+|bamb\\w+|cambale\\w+|desmai\\w+|morre\\w+|passando|diarreia|fraqueza|sonolent\\w+|mol[ea]s?';
const pessoa =
  'mulher|velh[oa]|marido|espos[oa]|filh[oa]s?|mae|pai|irma|irmao|net[oa]s?|crianca\\w*|guri\\w*|menin[oa]s?|colegas?|vizinh[oa]s?|companheir[oa]|casa|familia|todo mundo|todos|pessoal|gente|sogr[oa]';

/**
 * What may decide everything, the gravest first. Each kind with the words that give it away in a sentence without accents; `junto` must stand in
 * the same sentence. Of a kind with `proprio` a relative's does not count: a mother's cancer changes no needle. A kind that is `grave` may kill or
 * forbid the whole treatment: it stands on the first page of every report, and the others only where the main complaint was not understood.
 */
const generos: readonly { palavra: RegExp; junto?: RegExp; proprio?: true; menos?: RegExp; grave?: true }[] = [
  {
    // Gas, smoke, poison
    grave: true,
    palavra:
      /^(fumaca|fumacas|estufas?|aquecedor\w*|lareiras?|braseiros?|carvao|gerador|monoxido|venenos?|envenen\w+|agrotoxic\w+|inseticidas?|pesticidas?|herbicidas?|solventes?|querosene|thinner|tiner|chumbo|mercurio|formol|intoxic\w+|vazamento)$/,
  },
  {
    grave: true,
    palavra: /^gas$/,
    junto: /\b(botijao|fogao|fogareiro|cozinha|cheiro|vaz\w+|chuveiro|aquec\w+|estufa|ligad[oa])\b/,
  },
  {
    // A child on its way, or just born
    grave: true,
    palavra:
      /^(gravid\w*|gestante|gestacao|gestacoes|gestacional|embrioes|embriao|blastocist\w+|fecund\w+|fertiliza\w+|insemina\w+|fiv|icsi|beta|bhcg|hcg|barriguda|buchuda|prenhe|prenha)$/,
    proprio: true,
    // One that is over
    menos:
      /\b(n[ao]|da|do|fim da|minha|durante a) (\w+ )?(gravid\w+|gesta\w+) (a|o|d[oa]s?|tive|teve|em|de)\b|\bendometri\w+ ?$|\bdiabet\w+ (gestaciona\w+|d[ae] (gravidez|gestacao))\b|\bnao (pegou|implantou|vingou|colou|deu certo)\b|\b(beta|bhcg|hcg|teste)\b( \w+){0,6} neg(ativ\w+)?\b/,
  },
  {
    grave: true,
    palavra: /^(nenem|bebe|parto|cesarea|cesariana|pariu|pari|resguardo|puerper\w+|puerperio)$/,
    junto: /\b(\d+|uma?|duas|tres|quatro|cinco|seis|sete|oito) (semanas?|dias?)\b/,
    // Her own birth, or weeks before one
    menos:
      /\b(nasc(eu|i|id[oa])|gestante|gravida|gestacao|(primeir|segund|terceir|ultim|outr)[ao] gravidez|tudo bem com)\b/,
  },
  {
    // A thought of death, in the words by which people go around it
    grave: true,
    palavra: /^(besteiras?|bobagens?|suicid\w+|matar|morrer|sumir)$/,
    junto: /\b(pens\w+|quis|quer\w*|tent\w+|vontade|fazer|fiz)\b/,
    proprio: true,
    menos: /\b(nao|nunca|nem) (eu )?(pens\w+|quis|tentei|fiz) (em |n?a )?(bestei|boba|suicid|morr|sumi)/,
  },
  {
    // Others of the house, or its animals, who fell ill too
    grave: true,
    palavra: new RegExp(`^(${bicho})$`),
    junto: new RegExp(`\\b(?!dor(es)?\\b)(${sofre})\\b`),
    menos: /\b(bicho (volt|peg|pap)\w+|alergi\w+|morde\w+|mordid\w+|arranh\w+)\b/,
  },
  {
    grave: true,
    palavra: new RegExp(`^(${pessoa}|${sofre}|cabeca)$`),
    junto: new RegExp(
      `\\b(${pessoa})\\b( \\S+){0,3} (tambem|tb|tbm)\\b.*\\b(${sofre})\\b|\\b(tambem|tb|tbm)\\b( \\S+){0,3} (${sofre})\\b.*\\b(${pessoa})\\b`,
    ),
  },
  {
    // What is not felt
    grave: true,
    palavra:
      /^(solas?|pes?|pernas?|maos?|dedos?|pele|direito|chao|sinto|sente|sentia|sensibilidade|dorment\w+|anestesi\w+|adormec\w+)$/,
    junto:
      /\b(nao|nem|quase nao|sem|perd\w+|pouca|n) (os? |as? )?(sinto|sente|sentia|sensibilidade)\b.*\b(pes?|pernas?|maos?|dedos?|solas?|pele|chao|direito|quente|agulha|corte)\b|\b(pes?|pernas?|maos?|dedos?|solas?|pele|bracos?)\b.*\b(nao|nem|sem|perd\w+|n) (os? |as? )?(sinto|sente|sentia|sensibilidade)\b|\b(dorment|anestesi|adormec)\w+/,
    proprio: true,
  },
  {
    // Blood
    palavra: /^(sangue|sangr\w+|ensanguent\w+|hemorrag\w+|coagulos?|hematomas?)$/,
    menos: /\b(pressao|exames? de sangue|deficiencia|estase|de sangue (norma\w+|ok)|sangria)\b/,
    proprio: true,
  },
  {
    // Water or weight that came or went
    palavra: /^(\d+ ?(kg|quilos?|kilos?)|kg|quilos?|kilos?|alianca|anel|aneis|sandalia\w*|sapatos?|roupas?|calcas?)$/,
    junto:
      /\b(perd\w+|emagre\w+|engord\w+|ganh\w+|aument\w+|sumi\w+|larg[oa]s?|froux\w+|folgad\w+|apert\w+|(nao|n) (fecha|entra|sai|cabe|serve)\w*|cordao|inch\w+)\b|[+] ?\d/,
    menos: /\b(carreg\w+|ergu\w+|levant\w+|peso de|panela|saco)\b/,
    proprio: true,
  },
  {
    // An examination that is still to come
    palavra:
      /^(exames?|biopsia|resultado|laudo|ressonancia|tomografia|beta|ultrassom|colonoscopia|mamografia|papanicolau|preventivo|urocultura)$/,
    junto:
      /\b(aguard\w+|esper\w+|falta\w*|marcad\w+|agendad\w+|ainda (nao|vou|vai)|nao (saiu|pegou|peguei|chegou)|vou fazer|vai fazer|pendente|amanha|(d?est[ae]|nest[ae]|n[ao]|para|proxim[ao]) (semana|segunda|terca|quarta|quinta|sexta|sabado)\S*)\b/,
    proprio: true,
  },
  {
    // Something to swallow, drip or rub in: by name, by ending, or with a dose
    palavra:
      /^(\w{3,}(pril|olol|sartana?|statina|prazol|conazol|micina|cilina|xetina|zepam|zolam|formina|glitazona|gliptina|gliflozina|oxacina|triptana?|xabana|parina|metasona|sonida|solona|sterona|stradiol|profeno|fenaco|coxibe|semida|tiazida|actona|dipina|setrona|peridona|oprida|saprida|apina|dopa|tidina|tadina|ciclovir|zumabe|mumabe|tinibe|caina|barbital|toina|lamida|trexato|xantina|asteride)|insulina|rivotril|clonazepam|morfina|cortic\w+|quimio\w*|radioterapia|metildopa|cocaina|crack)$|^\d+(mg|mcg|ui|gotas?)$/,
  },
  {
    // Plants and what is sold as natural
    palavra:
      /^(boldo|cavalinha|hibisco|canela|ginkgo|ginseng|valeriana|arnica|aroeira|babosa|confrei|sene|cascara|alcacuz|carqueja|arruda|losna|mastruz|espinheira|carobinha|ipe|graviola|maconha|canabidiol|cbd|kava|efedra|quai|garcinia|cannabis|erva|ervas|garrafada|tintura)$/,
    menos: /\b(n?as? canelas?|coceira|perna|cotovelos?)\b/,
  },
  {
    // A medicine by its form alone
    palavra: /^(pomadas?|colirios?|injec(ao|oes)|bombinhas?|antibiotic\w+)$/,
    menos: /\bmenos (pomada|antibiotic\w+|injec\w+)/,
  },
  {
    palavra: /^(met|pata|erva|quebra|unha|gotinhas?|gotas|pata-de-vaca|quebra-pedra|farmacia)$/,
    junto: /\b(met formina|pata de vaca|erva de \w+|quebra pedra|unha de gato|compr\w+ na farmacia|gotinhas?|gotas)\b/,
  },
  {
    // An illness by name or by its ending
    palavra:
      /^((?!noite|leite|apetite|limite|convite|visite|palpite|enfeite|azeite|evite|permite|admite|transmite|satelite|elite|quite|vomite|deite|aceite|irrite|agite|excite|meianoite)\w{3,}ite|(?!dose|pose|close|glicose|lactose|celulose|neurose)\w{3,}ose|(?!toma|soma|aroma|sintoma|diploma|idioma|hematoma|retoma|cromossoma|genoma|sistoma|broma|embroma|tomo)\w{2,}oma|(?!academia|pandemia|epidemia|boemia|alquimia)\w{3,}emia|(?!simpatia|empatia|antipatia|apatia|homeopatia|telepatia|naturopatia|osteopatia)\w{3,}patia|cancer|tumor\w*|nodulos?|metastase\w*|derrame|avc|infart\w+|aneurisma|epileps\w+|convuls\w+|lupus|hiv|aids|sifilis|tuberculose|marcapasso|esclerose|parkinson|hemofilia|catarata|retina|diabet\w+|transplant\w+|miastenia|embolia|linfedema|lesao|leso\w+|fratur\w+)$/,
    proprio: true,
    menos: /\b(tratad[oa]s?|curad[oa]s?|sar(ou|ei)|descartad[oa]s?)\b/,
  },
  {
    // What a current may stop or mislead
    grave: true,
    palavra: /^(desfibrilador|marcapasso|neuroestimulador|estimulador|eletrodos?|bomba)$/,
    proprio: true,
    menos: /\bbomba (d[ea]gua|de (agua|gasolina|leite|bicicleta))\b|\b(posto|frentista|bombinha)\b/,
  },
  {
    // What was cut out or put in
    palavra:
      /^(cirurgi\w+|cx|oper(ei|ou|ad[oa]s?|acao|acoes|aram)|protese\w*|pinos?|parafusos?|stents?|cateter\w*|valvulas?|implantes?|implantad[oa]s?|implant(ei|ou|aram)|diu|dispositivo|desfibrilador|bomba|esvaz\w*|retir(ei|ou|aram|ad[oa])|sonda|dreno|fistula|bolsa de colostomia|silicone)$/,
    proprio: true,
    menos: /\b(sonda|placa bacteriana) ?$|\bmao de obra\b/,
  },
  {
    // A fall, a blow, a wound
    palavra: /^(cai|caiu|quedas?|tombos?|rodei|bati|pisei|prego|feridas?|machuc\w+|mordid\w+|acidente)$/,
    menos:
      /\b(nao|nem|nunca) (\w+ )?(cai|caiu|bati|bateu|me machuc\w+)\b|\bqueda (de|do) (cabelos?|pressao)\b|\bcai (bem|no sono|a pressao|o cabelo)\b|\b(cabelos?|pressao|sono) (\w+ )?cai\w*\b/,
    proprio: true,
  },
];

/** It was looked into, or is over, and nothing came of it. */
const semPeso =
  /\b(benign\w*|negativ\w*|neg|norma(l|is)|nl|nada de (mais|grave)|sem (alterac\w+|achados)|curad[oa]s?|resolvid[oa]s?|sumiu|sararam?|sarou|cicatriz(ou|ad[oa])|ficou (bo[am]|tudo bem)|ja (passou|terminou|acabou)|terminou|terminei|tudo (bem|certo))\b/;
/** Behind it something of today is told. */
const masHoje = /\b(mas|porem|ainda|continua|agora|hoje|voltou|desde)\b/;

const naoSente = generos.findIndex(({ palavra }) => palavra.test('sensibilidade'));
const daGravidez = generos.findIndex(({ palavra }) => palavra.test('gestante'));

/** What is only feared, asked or somebody's opinion still counts; what is denied does not. */
const negada = /\b(nao|nem|nunca|nega|sem|nenhum|nenhuma|s|n|jamais) (\S+ ){0,2}$/;

/** One sentence, with what is asked of it for each of its words. */
interface Frase extends Trecho {
  /** Without accents, capitals and marks. */
  dita: string;
  palavras: readonly Trecho[];
  /** With the count of their words. */
  oracoes: readonly (Trecho & { palavras: number })[];
  /** Whether it tells what a kind excludes, by the number of the kind. */
  respostas: Map<number, boolean>;
}

interface Achada {
  genero: number;
  ordem: number;
  campo: string;
  palavra: Trecho;
  /** What is quoted, and from where in the field. */
  de: Trecho;
  citacao: string;
}

/**
 * Sentences of the intake of which nothing was read and in which a word stands that may forbid a needle, heat or the whole treatment. The program
 * says nothing about them: it only puts her words where nobody can miss them.
 * @param quais `graves` leaves out what is most often harmless history: it stands with all other unused words at the end of the report
 */
export function reunirLeiaAntes(
  dados: DadosAnamnese,
  achados: readonly Achado[],
  notas: Notas,
  quais: 'todos' | 'graves' = 'todos',
): string[] {
  const citadas = notas.flatMap(({ texto }) =>
    [...texto.matchAll(/“([^”]+)”/g)].map(([, fala = '']) => foldText(fala)),
  );
  const faladas = foldText(notas.map(({ texto }) => texto).join(' '));
  const achadas: Achada[] = [];
  const textos = new Map<string, string>();
  // A pregnancy that is known is not what nobody understood.
  const gravida =
    dados.gestante === 'sim' ||
    achados.some(({ id, presente }) => presente && id.startsWith('gestante@')) ||
    notas.some(({ texto }) => texto.startsWith('Tentativa de engravidar'));
  for (const campo of keysOf(leiturasDeTexto)) {
    if (campo === 'profissao') continue;
    const { texto } = lerCampo(dados, campo);
    textos.set(campo, texto);
    const frases = frasesDe(texto);
    for (const solta of palavrasSemUsoDe(dados, campo, achados, notas)) {
      const frase = frases.find(({ inicio, fim }) => inicio <= solta.inicio && solta.fim <= fim);
      if (!frase) continue;
      const palavra = foldText(texto.slice(solta.inicio, solta.fim));
      const de = recortar(frase, solta);
      const genero = generoDe(palavra, { texto, frase, solta, de });
      // "Quase não sinto o guan": the fingers of who takes the pulse.
      if (genero === naoSente && campo === 'pulsoObservacao') continue;
      const dita = simples(texto.slice(de.inicio, de.fim));
      const inocente = !generos[genero]?.grave && semPeso.test(dita) && !masHoje.test(dita);
      if (
        genero < 0 ||
        inocente ||
        (genero === daGravidez && gravida) ||
        (quais === 'graves' && !generos[genero]?.grave)
      )
        continue;
      // What a note of safety names or quotes was understood; a word that says something only beside others is named by chance.
      const nomeada = new RegExp(`\\b${escapar(palavra)}\\b`).test(faladas);
      if (nomeada && generos[genero]?.junto === undefined) continue;
      const citacao = citado(texto, de, frase);
      if (citadas.some((fala) => fala.length > 8 && foldText(citacao).includes(fala))) continue;
      achadas.push({ genero, ordem: achadas.length, campo, palavra: solta, de, citacao });
    }
  }
  return escolher(achadas, textos);
}

function escolher(achadas: readonly Achada[], textos: ReadonlyMap<string, string>): string[] {
  const diversas: Achada[] = [];
  for (const uma of achadas.toSorted((a, b) => a.genero - b.genero || a.ordem - b.ordem)) {
    const jaCitada = diversas.find(
      ({ campo, de }) => campo === uma.campo && de.inicio <= uma.palavra.inicio && uma.palavra.fim <= de.fim,
    );
    if (jaCitada) continue;
    const texto = textos.get(uma.campo) ?? '';
    // Two short sentences that follow each other are one stretch.
    const vizinha = diversas.find(({ campo, de }) => campo === uma.campo && seguem(de, uma.de, texto));
    if (!vizinha) diversas.push(uma);
    else {
      vizinha.de = {
        inicio: Math.min(vizinha.de.inicio, uma.de.inicio),
        fim: Math.max(vizinha.de.fim, uma.de.fim),
      };
      vizinha.citacao = limpar(texto.slice(vizinha.de.inicio, vizinha.de.fim));
    }
  }
  const primeiras = diversas.filter(
    ({ genero }, indice) =>
      diversas.slice(0, indice).filter((outra) => outra.genero === genero).length < maximoDoGenero,
  );
  const escolhidas = [...primeiras, ...diversas.filter((achada) => !primeiras.includes(achada))].slice(0, maximo);
  return [...new Set(escolhidas.map(({ citacao }) => citacao))];
}

function seguem(uma: Trecho, outra: Trecho, texto: string): boolean {
  const [antes, depois] = uma.inicio < outra.inicio ? [uma, outra] : [outra, uma];
  return (
    /^[.;!?\s]{1,3}$/.test(texto.slice(antes.fim, depois.inicio)) &&
    contar(texto.slice(antes.inicio, depois.fim)) <= fraseCurta
  );
}

interface Lugar {
  texto: string;
  frase: Frase;
  solta: Trecho;
  /** What would be quoted. */
  de: Trecho;
}

/** In letters, enough for the words before and behind that are looked at: a dictated text may be one sentence. */
const aoRedor = 200;

function generoDe(palavra: string, { texto, frase, solta, de }: Lugar): number {
  if (!generos.some(({ palavra: nome }) => nome.test(palavra))) return -1;
  const vizinhas = simples(texto.slice(de.inicio, de.fim));
  const antesDela = simples(texto.slice(Math.max(frase.inicio, solta.inicio - aoRedor), solta.inicio));
  const depoisDela = simples(texto.slice(solta.fim, Math.min(frase.fim, solta.fim + aoRedor)));
  const atras = antesDela.split(' ').slice(-6).join(' ');
  const deParente = `${atras} ${depoisDela.split(' ').slice(0, 5).join(' ')}`
    .split(' ')
    .some((forma) => parentes.has(forma) && !/^(nenem|bebe|filh[oa]s?|gat[oa]|turma)$/.test(forma));
  return generos.findIndex(
    ({ palavra: nome, junto, proprio, menos }, genero) =>
      nome.test(palavra) &&
      (junto?.test(vizinhas) ?? !negada.test(`${atras} `)) &&
      !(menos && dizNaFrase(frase, genero, menos)) &&
      !(proprio && deParente),
  );
}

/** Asked once of each sentence: it may be as long as its text. */
function dizNaFrase({ dita, respostas }: Frase, genero: number, menos: RegExp): boolean {
  const antes = respostas.get(genero);
  if (antes !== undefined) return antes;
  const resposta = menos.test(dita);
  respostas.set(genero, resposta);
  return resposta;
}

/** The whole sentence; or of a long one the clause; or of one without marks the words around. */
function recortar({ inicio, fim, palavras, oracoes }: Frase, solta: Trecho): Trecho {
  if (palavras.length <= fraseCurta) return { inicio, fim };
  const sua = oracoes.find((oracao) => oracao.inicio <= solta.inicio && solta.fim <= oracao.fim);
  if (sua && sua.palavras <= fraseCurta && sua.palavras > 2) return sua;
  const onde = palavras.findIndex((palavra) => palavra.fim >= solta.fim);
  return {
    inicio: palavras[Math.max(0, onde - antes)]?.inicio ?? inicio,
    fim: palavras[Math.min(palavras.length - 1, onde + depois)]?.fim ?? fim,
  };
}

/** As written; "…" where a sentence without marks goes on. */
function citado(texto: string, { inicio, fim }: Trecho, frase: Trecho): string {
  const segue = (letra: string) => /^[\p{L}\p{N}]?$/u.test(letra.trim()) && letra !== '';
  const [atras, adiante] = [
    texto.slice(frase.inicio, inicio).trimEnd().at(-1),
    texto.slice(fim, frase.fim).trimStart().at(0),
  ];
  return `${segue(atras ?? '') ? '… ' : ''}${limpar(texto.slice(inicio, fim))}${segue(adiante ?? '') ? ' …' : ''}`;
}

/** From point to point; the point of "4,2" and of an abbreviation such as "esvaz." ends nothing. */
function frasesDe(texto: string): Frase[] {
  return [...texto.matchAll(/(?:[^.;!?\n]|\.(?=[\d\p{L}])|(?<=[bcdfgjkpqtvxz])\.(?=\s\p{Ll}))+/gu)].flatMap(
    ({ 0: parte, index }) => {
      const inicio = index + (/^[^\p{L}\p{N}+]*/u.exec(parte)?.[0].length ?? 0);
      const fim = index + parte.trimEnd().length;
      return inicio < fim ? [lerFrase(texto, { inicio, fim })] : [];
    },
  );
}

function lerFrase(texto: string, trecho: Trecho): Frase {
  return {
    ...trecho,
    dita: simples(texto.slice(trecho.inicio, trecho.fim)),
    palavras: pedacos(texto, trecho, /\S+/g),
    oracoes: pedacos(texto, trecho, /[^,:()]+/g).map(({ inicio, fim }) => ({
      inicio,
      fim,
      palavras: contar(texto.slice(inicio, fim)),
    })),
    respostas: new Map(),
  };
}

function simples(texto: string): string {
  return foldText(texto)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

function contar(texto: string): number {
  return texto.match(/\S+/g)?.length ?? 0;
}

function limpar(texto: string): string {
  return (
    texto
      .replace(/\s+/g, ' ')
      // The stamp of a message
      .replace(/^\[?\d\d:\d\d,? \d\d\/\d\d(?:\/\d+)?\] [^:]{1,40}: /, '')
      .replace(/^[^\p{L}\p{N}+]+|[\s,;:(]+$/gu, '')
      .trim()
  );
}

function escapar(palavra: string): string {
  return palavra.replace(/[^\p{L}\p{N}]/gu, '\\$&');
}
