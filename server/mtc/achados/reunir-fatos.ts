import type { DadosAnamnese, FieldOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { lerPalavras, semAcentos, type Trecho } from '../leitura/palavras.ts';
import { parentes } from '../leitura/quem.ts';
import { podeSerCitada } from '../safety/citar.ts';
import type { Frase } from '../safety/frase.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { semCarimbos, semFimSolto, semParentesesAbertos } from '../writer/citacao.ts';

export type Fatos = NonNullable<Relatorio['fatos']>;
type Rotulo = Fatos[number]['rotulo'];

/** In characters: what a label may hold, so that the first page keeps its points. The last clause that fits ends it. */
const maximos: Readonly<Record<Rotulo, number>> = {
  Exames: 210,
  Doenças: 150,
  Remédios: 190,
  'PA e pulso': 70,
  Antes: 130,
};

/**
 * What the intake tells of examinations, illnesses, medicines and measures, transcribed and not interpreted: her own and of today, and what
 * is past apart. What somebody else has and what is denied stands nowhere.
 */
export function reunirFatos(dados: DadosAnamnese): Fatos {
  const antes = jaReunidos.get(dados);
  if (antes) return antes;
  const fatos = reunir(dados);
  jaReunidos.set(dados, fatos);
  return fatos;
}

/** The same object is read once: the answers to questions quote its examinations. */
const jaReunidos = new WeakMap<DadosAnamnese, Fatos>();

function reunir(dados: DadosAnamnese): Fatos {
  const achadas: Record<Rotulo, string[]> = { Exames: [], Doenças: [], Remédios: [], 'PA e pulso': [], Antes: [] };
  for (const campo of camposDosFatos) {
    const { texto } = lerPalavras(dados[campo] ?? '');
    let aberta: { rotulo: Rotulo; oracao: Oracao } | null = null;
    for (const oracao of oracoesDe(dados, campo)) {
      const rotulo = rotuloDe(oracao, campo);
      // What an examination found belongs to it: "RX: redução de espaço, osteófitos".
      if (aberta && continua(oracao, aberta.rotulo, rotulo)) {
        aberta.oracao.fim = oracao.fim;
        achadas[aberta.rotulo].splice(-1, 1, escrita(texto, aberta.oracao));
        continue;
      }
      aberta = rotulo && { rotulo, oracao: { ...oracao } };
      if (rotulo) achadas[rotulo].push(escrita(texto, oracao));
    }
  }
  achadas.Remédios = remediosDe(dados);
  achadas['PA e pulso'] = medidasDe(dados);
  return rotulos.flatMap((rotulo) => {
    const itens = [...new Set(achadas[rotulo])].filter(podeSerTranscrita);
    const texto = queCabem(itens, maximos[rotulo]);
    return texto === '' ? [] : [{ rotulo, texto }];
  });
}

const rotulos: readonly Rotulo[] = ['Exames', 'Doenças', 'Remédios', 'PA e pulso', 'Antes'];
const camposDosFatos = [
  'historicoMedico',
  'queixaPrincipal',
  'faceObservacao',
] as const satisfies FieldOfKind<'text'>[];

interface Oracao extends Trecho {
  /** In simple letters. */
  dita: string;
  /** Said of somebody else. */
  alheia: boolean;
  negada: boolean;
  /** It begins a sentence. */
  nova: boolean;
  /** Cut out of a stretch without marks: nothing behind it belongs to it for sure. */
  solta: boolean;
  /** It has a colon: what was examined, and what was found. */
  resultado: boolean;
}
/** Behind a relative: of herself again. */
const deSiMesmo = /^(e )?(eu|minha|meu|fiz|operei|tirei|tenho|tive|a pressao del[ae]|[oa] ultim[oa]|ultim[oa])\b/;

function escrita(texto: string, { inicio, fim, solta }: Oracao): string {
  const fecha = /^\s?[)%]/.exec(texto.slice(fim))?.[0] ?? '';
  const fala = semCarimbos(texto.slice(inicio, fim) + fecha)
    .replace(/\s+/g, ' ')
    .replace(/^(e|mas|só|so) (?=\p{L})/iu, '')
    .trim();
  return semParentesesAbertos(solta ? semFimSolto(fala) : fala);
}

function oracoesDe(dados: DadosAnamnese, campo: (typeof camposDosFatos)[number]): Oracao[] {
  const frases = lerRelatos(dados).frases.filter((frase) => frase.campo === campo && frase.palavras.length > 0);
  const oracoes: Oracao[] = [];
  for (const [indice, frase] of frases.entries()) {
    const antes = frases[indice - 1]?.palavras.at(-1);
    const fim = antes ? frase.resposta.slice(Math.max(0, antes.inicio - 1), frase.palavras[0]?.inicio ?? 0) : '';
    for (const [ordem, oracao] of partes(frase).entries()) {
      const ultima = oracoes.at(-1);
      const minusculo = /^\p{Ll}/u.test(frase.resposta.slice(frase.palavras[0]?.inicio ?? 0)) || /vit/i.test(fim);
      if (!(ordem === 0 && ultima && minusculo && semFim.test(fim))) oracoes.push({ ...oracao, nova: ordem === 0 });
      else
        oracoes.splice(-1, 1, {
          ...oracao,
          inicio: ultima.inicio,
          dita: `${ultima.dita} ${oracao.dita}`,
          alheia: ultima.alheia || oracao.alheia,
          negada: ultima.negada || oracao.negada,
          nova: ultima.nova,
        });
    }
  }
  return oracoes;
}
/** "H. pylori", "Vit. D": no sentence ends there. */
const semFim = /(?:^|[\s(])(?:\p{Lu}|[Vv]it|[Dd]ra?|alt|palp|dx)\.\s*$/u;

/** From mark to mark; where a dictated text has none, from one told thing to the next. */
function partes(frase: Frase): Omit<Oracao, 'nova'>[] {
  const { palavras, marcas, resposta } = frase;
  const formas = palavras.map(({ forma }) => forma);
  const comMarca = (indice: number) =>
    /[,;!?\n]|\.(?!:)/.test(resposta.slice(palavras[indice - 1]?.fim ?? 0, palavras[indice]?.inicio ?? 0));
  const reais = [
    0,
    ...formas.flatMap((_, indice) => (indice > 0 && comMarca(indice) ? [indice] : [])),
    palavras.length,
  ];
  return reais.slice(1).flatMap((ate, ordem) => {
    const de = reais[ordem] ?? 0;
    const resultado = palavras.slice(de + 1, ate).some(({ doisPontos }) => doisPontos);
    const corrido = ate - de > semMarcas && !resultado;
    const limites = corrido ? [de, ...cortesDe(formas, de, ate), ate] : [de, ate];
    return limites.slice(1).flatMap((fim, lugar) => {
      const inicio = limites[lugar] ?? de;
      const [primeira, ultima] = [palavras[inicio], palavras[fim - 1]];
      if (!primeira || !ultima) return [];
      const suas = formas.slice(inicio, fim);
      const suasMarcas = marcas.slice(inicio, fim);
      const dita = suas.join(' ');
      return [
        {
          inicio: primeira.inicio,
          fim: ultima.fim,
          dita,
          // The reader also marks what an examination says: only behind a relative it tells of them.
          alheia:
            suas.some((forma) => parentes.has(forma)) ||
            // "Minha vó teve enfisema"; "vo" alone may be "vou".
            /\b(minha|meu|sua|seu|a|o|da|do) (vo|vovo|bisa)\b/.test(dita) ||
            /(?<!\p{L})(v[óô]|bisa(v[óô])?|painho|mainha|voinh[oa])(?!\p{L})/iu.test(
              resposta.slice(primeira.inicio, ultima.fim),
            ) ||
            (formas.slice(0, inicio).some((forma) => parentes.has(forma)) &&
              suasMarcas.some(({ deOutro }) => deOutro) &&
              !deSiMesmo.test(dita)),
          resultado,
          negada: /\b(nega|nao|nem|nunca|nenhum\w*)\b|^sem\b/.test(dita) || suasMarcas.some(({ negada }) => negada),
          solta: corrido,
        },
      ];
    });
  });
}

/** In words: a stretch up to so long between two marks is one clause. */
const semMarcas = 9;
const abrem = new Set(
  'tenho tem tive teve fiz fez operei operou opera tirei tirou retirei retirou quebrei quebrou nunca nao nega eu ela ele fumou faz morreu usa uso toma tomo internei internou'.split(
    ' ',
  ),
);
const artigos = new Set('o a os as um uma meu minha meus minhas e seu sua'.split(' '));
const colam = new Set(
  'de do da dos das no na nos nas com e em um uma o a os as por ao pra para ou sem deu deram mostrou acusou tem tenho foi disse falou'.split(
    ' ',
  ),
);

/** Where, in words without marks between them, another thing begins to be told. */
function cortesDe(formas: readonly string[], de: number, ate: number): number[] {
  const cortes: number[] = [];
  let inicio = de;
  for (let indice = de + 1; indice < ate; indice += 1) {
    const forma = formas[indice] ?? '';
    const ditas = formas.slice(inicio, indice);
    const deParente = ditas.some((uma) => parentes.has(uma));
    const antes = formas[indice - 1] ?? '';
    // Nobody may lose a denial at a cut.
    if (/^(nunca|nao|nem|ainda|ja|sem|so)$/.test(antes)) continue;
    if (negaOQueVemAntes.test(formas.slice(indice, indice + 3).join(' ')) && deDoenca.test(ditas.join(' '))) continue;
    // "Meu irmão mais velho teve": the verb of a relative belongs to them, and so does what they have.
    const verbo =
      abrem.has(forma) && !(deParente && !ditas.some((uma) => verboDeParente.test(uma))) && !artigos.has(antes);
    const nome =
      parentes.has(forma) ||
      deExame.test(forma) ||
      deDoenca.exec(`${forma} ${formas[indice + 1] ?? ''}`.trim())?.index === 0;
    const jaTem = deExame.test(ditas.join(' ')) ? temResultado.test(ditas.join(' ')) : true;
    const solto = nome && !colam.has(antes) && jaTem && !abrem.has(antes) && !(deParente && !parentes.has(forma));
    const comArtigo = artigos.has(forma) && comecaOutra(formas.slice(indice + 1, indice + 3), jaTem);
    if (!(verbo || solto || comArtigo) || (forma === 'e' && !comArtigo)) continue;
    cortes.push(indice);
    inicio = indice;
  }
  return cortes;
}
/** "Pressão alta não tenho doze por oito": what follows is denied by nothing. */
const negaOQueVemAntes =
  /^(nao|nunca) (tenho|tem|tive|teve)( (\d+|dez|onze|doze|treze|catorze|quatorze|noventa|cem|cento|eu|meu|minha|durmo|ja)\b|$)/;
const verboDeParente = /^(tem|teve|morreu|bebia|bebe|faleceu|usa|toma|fez|operou|e|era|tinha|ronca)$/;

function comecaOutra([uma = '', outra = '']: readonly string[], jaTem: boolean): boolean {
  if (parentes.has(uma) || (artigos.has(uma) && parentes.has(outra))) return true;
  if (/^(pressao|dermatologista|cardiologista|neuro|ortopedista|medic[oa])$/.test(uma)) return true;
  return jaTem && (deExame.test(uma) || (/^(ultim[oa]|outr[oa]|mesm[oa])$/.test(uma) && deExame.test(outra)));
}

const deExame =
  /\b(rx|raio|radiografia|ress?onancias?|rm|rnm|tomografias?|tc|ultras+om|ultrassonografia|usg?|ecografia|eletro|eletrocardiograma|eletroencefalograma|eletroneuromiografia|ecg|eeg|enmg|holter|ecocardiograma|eco|mapa|esteira|ergometrico|espirometria|endoscopia|eda|colonoscopia|colono|hemograma|tsh|prolactina|amh|glicada|glicemia|glicose|inr|vhs|pcr|fan|ferritina|biopsia|mamografia|preventivo|papanicolau|densitometria|audiometria|polissonografia|histerossalpingografia|hsg|doppler|exames?|laudo|lasegue|urocultura|creatinina|trompas|beta|bhcg|hcg)\b/;
const semExame = /\b(exame (da alma|de consciencia)|eco de voz)\b/;
const deDoenca =
  /\b(has|hipertens\w+|pressao alta|dm\d?|pre ?dm|diabet\w+|fibrilacao|arritmia|insuficiencia|sopro|asma|dpoc|enfisema|hipotireoid\w+|hipertireoid\w+|hashimoto|nodulos?|cancer|tumor\w*|epilepsia|enxaqueca|refluxo|hernia|protrusao|fibromialgia|osteopenia|depressao|panico|transtorno|bipolar|tdah|colesterol|dislipidemia|gordura no figado|anemia|varizes|avc|derrame|infart\w+|angina|marca ?passo|protese\w*|valva|stent|lupus|vitiligo|mioma|sop|policistic[oa]s?|hemorroidas?|labirintite|glaucoma|linfedema|parkinson|alzheimer|esclerose|lesao|intolerancia|sindrome|doenca|disfuncao|hiv|hepatite|cirrose|gota|(?!noite|leite|apetite|limite|convite|visite|palpite|enfeite|azeite|evite|permite|admite|elite|irrite)\w{3,}ite|(?!dose|pose|close|glicose|lactose|celulose)\w{4,}ose|\w{3,}patia)\b/;
const dePassado =
  /\b(oper(ei|ou|ad[oa]s?|acao)|cirurgias?|\w{4,}ectomia|cesareas?|cesariana|curetagem|aborto|retir(ei|ou|ada|ado)|tirei|tirou|troc(a|ou) (de )?valv\w+|laqueadura|ligadura|tive|teve|tinha|infancia|adolescencia|criancas?|crianca|meni[nm][oa]s?|rapaz|ja (tratei|tratou|saiu|usei)|curad[oa]|resolvid[oa]|internac\w+|internad[oa]s?|internei|internou|(na|da) (\w+ )?(gestacao|gravidez)|fratur\w+|quebr(ei|ou)|partos?|quimio\w*|radioterapia|radio|eliminad[oa]|eliminou|usei|usou|convulsao febril|bronquiolite|nunca mais)\b|\b(em|de) (19|20)\d\d\b/;
/** A year alone dates it, and does not end it. */
const deHoje =
  /\b(desde|descobert\w+|descobri\w*|diagnostic\w+|dx|cronic[oa]|controlad[oa]s?|hoje|atual\w*|ainda|em uso|acompanh\w+|trat(o|a|ando))\b/;

const temResultado =
  /\b(norma\w+|nl|nls|ok|bo[am]|bons|limp[oa]|livres?|deu|deram|mostr\w+|acus\w+|detect\w+|com|sem|neg\w*|positiv\w*|alterad\w+|ordem|leves?|redu\w+|moderad\w+|\d+\S*|discret\w+|nada|perda|desgaste)\b/;
const semFazer =
  /\b(fez|fiz|repeti|repetiu|refez)\b|\b(aguard\w+|esper\w+ (o )?resultado|marcad[oa]|pediu|pedid[oa]|agendad[oa])\b/;

/** Under which label a clause stands; null for none. */
function rotuloDe({ dita, alheia, negada, resultado }: Oracao, campo: string): Rotulo | null {
  if (alheia || dita.split(' ').length > maisLonga) return null;
  if (deExame.test(dita) && !semExame.test(dita)) {
    if (campo === 'faceObservacao' && !/\blasegue\b/.test(dita)) return null;
    if (negada && !semFazer.test(dita) && !temResultado.test(dita)) return null;
    if (/\bnao (tenho|tem|tinha)\b/.test(dita)) return null;
    return resultado || temResultado.test(dita) || semFazer.test(dita) ? 'Exames' : null;
  }
  if (campo !== 'historicoMedico' || negada) return null;
  const passou = dePassado.test(dita) && !(deHoje.test(dita) && !/\b(oper|tive|teve)\w*/.test(dita));
  if (passou) return deDoenca.test(dita) || deCirurgia.test(dita) ? 'Antes' : null;
  return deDoenca.test(dita) ? 'Doenças' : null;
}

const deCirurgia =
  /\b(oper\w+|cirurgia\w*|\w{4,}ectomia|cesarea\w*|cesariana|curetagem|aborto|retir\w+|tirei|tirou|valv\w+|laqueadura|internac\w+|fratur\w+|quebr\w+|partos?|pedra|calculo|catarata|covid|dengue|pneumonia|meningite|convulsao|febre reumatica|pre ?eclampsia|eclampsia|diabetes gestacional|dg)\b/;
/** In words: no clause, but a text without marks. */
const maisLonga = 24;

/** What belongs to the clause before: the result of an examination, how an illness stands, what was done for it. */
function continua(oracao: Oracao, aberta: Rotulo, rotulo: Rotulo | null): boolean {
  if (oracao.nova || oracao.alheia || oracao.solta) return false;
  if (aberta === 'Exames')
    return (
      rotulo !== 'Exames' &&
      rotulo !== 'Antes' &&
      !/^(eu|tenho|tive|teve|tinha|fiz|fez|faz|toma|tomo|uso|usa|nega|ela|ele|meu|minha|nunca|mas|ja|ainda|a pressao|ortop\w*|o (medico|ortopedista)|piora|melhora|passo|nao)\b/.test(
        oracao.dita,
      )
    );
  return (
    (rotulo === null || rotulo === aberta) &&
    /^(com|sem sequela|em|por|ja|hoje|quadro|control\w+|eliminou|resolvid\w+|tratad\w+|tudo|terminou|ultima|nunca mais|quimio|radio)\b/.test(
      oracao.dita,
    )
  );
}

// --- Medicines and measures: their answers as they are ---

const nenhum =
  /^(nao (usa|uso|toma|tomo)\b.*|nenhum\w*|nao( (tomo|toma|uso|usa|tem|faz uso))?( nada| nenhum\w*)?|nada|nega\w*|sem (uso|remedios?|medicac\w+)?|n)\.?$/;

function remediosDe({ medicamentos, suplementos }: DadosAnamnese): string[] {
  return [medicamentos, suplementos].flatMap((resposta) =>
    semCarimbos(resposta ?? '')
      .split(
        /[;\n]+|(?<!\b(?:[Vv]it|[Dd]ra?|[Cc]omp|[Cc]aps))\.(?=\s+\p{Lu}|$)|(?<=\p{L}{4})(?<!\b(?:[Cc]omp|[Cc]aps|[Cc]onf|[Aa]prox|[Oo]rient|[Pp]rescr?|[Rr]eceit|[Mm]anip|[Cc]ard|[Ee]ndoc|[Gg]inec|[Ee]vent|[Tt]rat|[Ii]njet|[Ss]ubcut|[Vv]agin))\.(?=\s)/u,
      )
      .map((parte) => parte.replace(/\s+/g, ' ').replace(/^[-–—•*·\s]+|[\s.]+$/g, ''))
      .filter((parte) => parte !== '' && !nenhum.test(semAcentos(parte).toLowerCase())),
  );
}

const dePressao =
  /\b(?:PA|P\.A\.|press[ãa]o)(?:\s+(?:hj|hoje|de hoje|arterial|em|de|:))*[:\s]*\d{1,3}\s?[xX/]\s?\d{1,3}/;
const dePulso =
  /\b(?:FC[:\s]*)?\d{2,3}\s?bpm(?:, (?:ir)?regular)?|\bFC[:\s]*\d{2,3}\b|\bbatimentos?[:\s]+(?:(?:deu|foi|de|em|a|com|tava|estava)\s+)?\d{2,3}\b(?!\s?[xX/]\s?\d)/i;
const deSaturacao = /\b(?:SpO2|Sat(?:uração)?)[:\s]*\d{2,3}\s?%?/i;

function medidasDe(dados: DadosAnamnese): string[] {
  const textos = [
    dados.faceObservacao,
    dados.pulsoObservacao,
    dados.linguaObservacao,
    dados.historicoMedico,
    dados.queixaPrincipal,
  ].map((texto) => texto ?? '');
  return [dePressao, dePulso, deSaturacao].flatMap((medida) => {
    for (const texto of textos) {
      const dita = medida.exec(texto)?.[0];
      if (dita) return [dita.replace(/\s+/g, ' ')];
    }
    return [];
  });
}

// --- As it is printed ---

function podeSerTranscrita(fala: string): boolean {
  return fala.length > 1 && (podeSerCitada(fala) || !/[@<>{}]|https?:|www\./.test(fala));
}

/** Whole clauses while they fit; the first is cut where it alone is too long. */
function queCabem(itens: readonly string[], maximo: number): string {
  let texto = '';
  for (const item of itens) {
    const com = texto === '' ? item : `${texto}; ${item}`;
    if (com.length > maximo) return texto === '' ? cortada(item, maximo) : `${texto}; …`;
    texto = com;
  }
  return texto;
}

function cortada(item: string, maximo: number): string {
  const ate = item.slice(0, maximo);
  const [oracao = ''] = /^.*(?=[,;:(]| e | com )/.exec(ate) ?? [];
  return `${(oracao.length > maximo / 3 ? oracao : ate.replace(/\s\S*$/, '')).replace(/[\s,;:(]+$/, '')}…`;
}
