import { type Palavra, textoDe } from './palavras.ts';
import { acharParenteCliente } from './quem.ts';

/** What a number with its unit says by itself. */
export interface Medida {
  sinal: string;
  literais: readonly number[];
}

/** Numbers as words. */
export const porExtenso: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  alguns: 3,
  varios: 5,
  muitos: 10,
  poucos: 2,
};
/** Units of time in days. */
export const emDias: Readonly<Record<string, number>> = {
  minuto: 1 / 1440,
  minutos: 1 / 1440,
  hora: 1 / 24,
  horas: 1 / 24,
  dia: 1,
  dias: 1,
  d: 1,
  semana: 7,
  semanas: 7,
  sem: 7,
  mes: 30,
  meses: 30,
  m: 30,
  ano: 365,
  anos: 365,
  decada: 3650,
  decadas: 3650,
};
/** More than a week, told of something: no sign of its own. */
export const duracao = 'duracao';

const comecos = /^(ha|faz|fazem|fazia|desde|durante|por|x|fas|tem)$/;
const acontecido =
  /^(oper\w+|cirurgia|cirurgias|teve|tive|fez|fiz|parou|parei|mudou|mudei|separ\w+|faleceu|morreu|casou|tomou|toma|tomo|tomava|usa|uso|fuma|fumo|fumou|menopausa|acidente|caiu|cai|queda|quebr\w+|fratur\w+|parto|aborto|idade|aposent\w+|diagnostic\w+|nasc(eu|i)|ganh(ou|ei)|compr(ou|ei)|perd(eu|i)|ador?tou|pediu|amament\w+|retir\w+|tirou|tirei|come|bebe|trabalh\w+|pari\w*|filh\w+|medic\w+|nao|sem|evacua|obra|menstrua|menstruou|menstruei|engravid\w+|toco|toca|moro|mora|casad[oa]|casei|danco|danca|jogo|joga|corro|corre|estud\w+|terapia|implante|remedio|viuv[oa])$/;

/** Words that are units or days; nothing else but a number is a measurement. */
export const deMedida: ReadonlySet<string> = new Set([
  ...Object.keys(emDias),
  ...'h hs segunda terca quarta quinta sexta sabado domingo ontem anteontem'.split(' '),
]);

const semPalavra: Pick<Palavra, 'forma' | 'pausa'> = { forma: '', pausa: 'nenhuma' };

/** Durations of a complaint, ages, fever, cycles and pain scales that a text gives in numbers. */
export function lerMedidas(palavras: readonly Palavra[], campo: string | null = null): Medida[] {
  const cliente = acharParenteCliente(palavras, campo);
  const medidas: Medida[] = [];
  let frases = 0;
  for (let indice = 0; indice < palavras.length; indice += 1) {
    const { forma, pausa } = palavras[indice] ?? semPalavra;
    if (pausa === 'frase') frases += 1;
    if (!deMedida.has(forma) && !/^\d/.test(forma)) continue;
    const dias = /^\d/.test(palavras[indice + 1]?.forma ?? '') ? undefined : emDias[forma];
    if (dias !== undefined && indice > 0) {
      const numero = numeroAntes(palavras, indice);
      const total = (numero?.valor ?? 0) * dias;
      const ferida = total <= 7 && deQueda(palavras, numero?.comeco ?? indice);
      if (numero && numero.comeco !== null && (ferida || !donoAconteceu(palavras, numero.comeco))) {
        const literais = sequencia(numero.comeco, indice);
        if (total >= 2 * 365) medidas.push({ sinal: 'cronico', literais });
        else if (total > 7) medidas.push({ sinal: duracao, literais });
        else if (duraEpisodio(palavras, numero.comeco, indice)) continue;
        else if (
          total >= 1 ||
          /\b(ha|faz|fazem|desde|tem)( (umas?|uns|quase|cerca|de|mais|menos|so|ja|bem|apenas))*$/.test(
            antesDe(palavras, numero.comeco + 1, 4),
          )
        )
          medidas.push({ sinal: 'inicio_recente', literais });
      }
    }
    if (/^(hs?|horas)$/.test(forma) && /\bdesde as?$/.test(antesDe(palavras, indice - 1, 2)))
      medidas.push({ sinal: 'inicio_recente', literais: [indice - 1, indice] });
    if (comecouNoDia(palavras, indice)) medidas.push({ sinal: 'inicio_recente', literais: [indice] });
    if (/^(segunda|terca|quarta|quinta|sexta|sabado|domingo)$/.test(forma) && palavras[indice - 1]?.forma === 'desde')
      medidas.push({ sinal: 'inicio_recente', literais: [indice - 1, indice] });
    if (/^anos?$/.test(forma) && !/^\d/.test(palavras[indice + 1]?.forma ?? '')) {
      // Whose age it is, is told at the beginning of a text.
      const antes = frases - (pausa === 'frase' ? 1 : 0);
      const sozinha = palavras[indice - 1]?.pausa === 'frase' && palavras[indice + 1]?.pausa !== 'nenhuma';
      const idade = antes <= 2 || sozinha ? idadeDe(palavras, indice, cliente) : null;
      if (idade !== null && idade >= 60) medidas.push({ sinal: 'idade_avancada', literais: [indice - 1, indice] });
      if (idade !== null && idade < 12) medidas.push({ sinal: 'crianca', literais: [indice - 1, indice] });
    }
    const ciclo = diasDoCiclo(palavras, indice);
    if (ciclo !== null && ciclo <= 24) medidas.push({ sinal: 'ciclo_adiantado', literais: doCiclo(palavras, indice) });
    if (ciclo !== null && ciclo >= 35 && ciclo < 80)
      medidas.push({ sinal: 'ciclo_atrasado', literais: doCiclo(palavras, indice) });
    if (/^(ontem|anteontem)$/.test(forma) && !donoAconteceu(palavras, indice))
      medidas.push({ sinal: 'inicio_recente', literais: [indice] });
    // "Ela tem 66."
    if (
      /^[6-9]\d$/.test(forma) &&
      frases <= 6 &&
      /^(ela|ele) tem$/.test(antesDe(palavras, indice, 2)) &&
      palavras[indice + 1]?.pausa !== 'nenhuma' &&
      cliente !== null
    )
      medidas.push({ sinal: 'idade_avancada', literais: [indice] });
    // "Senhora de 71, urticária", "tem 64 e não dorme"
    if (/^[6-9]\d$/.test(forma) && frases <= 3 && idadeSemAnos(palavras, indice))
      medidas.push({ sinal: 'idade_avancada', literais: [indice] });
    // "Dona Zefa, 71, joelhos fracos."
    if (/^[6-9]\d$/.test(forma) && indice < 6 && pausa === 'virgula' && palavras[indice + 1]?.pausa !== 'nenhuma')
      medidas.push({ sinal: 'idade_avancada', literais: [indice] });
    if (/^\d/.test(forma)) {
      const valor = Number(forma.replace(',', '.'));
      const perto = antesDe(palavras, indice, 4);
      if (valor >= 38 && valor < 43 && /\b(febre|febril|temperatura|temp|tax|t)\b/.test(perto)) {
        medidas.push({ sinal: 'febre', literais: [indice] });
        if (valor >= 39) medidas.push({ sinal: 'febre_alta', literais: [indice] });
      }
      const unidade = palavras[indice + 1]?.forma ?? '';
      if (valor >= 10 && valor <= 20 && /^(h|hs|horas)$/.test(unidade) && /\btrabalh(a|o|ando)( \w+){0,2}$/.test(perto))
        medidas.push({
          sinal: 'excesso_trabalho',
          literais: [...comecoDe(palavras, indice, deTrabalho), indice, indice + 1],
        });
      // "Bebe 500 ml por dia", "2 L de água": how much is drunk.
      const litros = litrosPorDia(palavras, indice, valor);
      if (litros !== null && litros < 1) medidas.push({ sinal: 'pouca_agua', literais: [indice, indice + 1] });
      if (valor >= 30 && valor < 80 && /\bimc\b/.test(perto))
        medidas.push({ sinal: 'excesso_peso', literais: [indice] });
      const depois = palavras[indice + 1]?.forma ?? '';
      if (
        /\b(dor|eva|escala|doi|intensidade|nota)\b/.test(perto) &&
        (/^(10|de)$/.test(depois) || /\b(eva|nota)\b/.test(perto)) &&
        valor <= 10
      ) {
        if (valor >= 7) medidas.push({ sinal: 'dor_intensa', literais: [indice] });
        else if (valor <= 3) medidas.push({ sinal: 'dor_leve', literais: [indice] });
      }
    }
  }
  return medidas;
}

const deTrabalho = /^trabalh/;

/** The index of such a word within four before this one. */
function comecoDe(palavras: readonly Palavra[], indice: number, qual: RegExp): number[] {
  for (let antes = indice - 1; antes >= Math.max(0, indice - 4); antes -= 1)
    if (qual.test(palavras[antes]?.forma ?? '')) return [antes];
  return [];
}

const deBeber = /^(beb\w+|tom[ao]|ingere|ingiro|ingest[aã]o|agua|hidrata\w*)$/;

/** How many litres of water a day this number tells; null when it tells something else. */
function litrosPorDia(palavras: readonly Palavra[], indice: number, valor: number): number | null {
  const unidade = palavras[indice + 1]?.forma ?? '';
  const fator = /^(ml|mls)$/.test(unidade) ? 0.001 : /^(l|litros?)$/.test(unidade) ? 1 : null;
  if (fator === null) return null;
  const depois = textoDe(palavras, [indice + 2, indice + 7]);
  const antes = palavras.slice(Math.max(0, indice - 4), indice);
  if (!antes.some(({ forma }) => deBeber.test(forma)) && !/^de agua\b/.test(depois)) return null;
  if (
    /^d[eao] (?!agua|liquid|dia)/.test(depois) ||
    antes.some(({ forma }) => /^(nao|cafe|cerveja|vinho|leite|suco|refri\w*|remedio|xarope|soro)$/.test(forma))
  )
    return null;
  return /^(de (agua|liquidos?) )?(e |a |no |o |ao |por |durante |em )*(max\w*|dia|maximo)\b/.test(depois)
    ? valor * fator
    : null;
}

function numeroAntes(palavras: readonly Palavra[], unidade: number): { valor: number; comeco: number | null } | null {
  let indice = unidade - 1;
  let valor: number | null = null;
  const forma = palavras[indice]?.forma ?? '';
  if (/^\d/.test(forma)) valor = Number(forma.replace(',', '.'));
  else if (porExtenso[forma] !== undefined) valor = porExtenso[forma];
  else if (/^(ha|faz|desde)$/.test(forma) && /s$/.test(palavras[unidade]?.forma ?? ''))
    return { valor: 3, comeco: indice };
  if (valor === null) return null;
  indice -= 1;
  for (let passos = 0; passos < 5 && indice >= 0; passos += 1, indice -= 1) {
    const aqui = palavras[indice];
    if (!aqui) break;
    if (palavras[indice + 1]?.pausa === 'nenhuma' && comecos.test(aqui.forma))
      return aqui.forma === 'tem' &&
        palavras[unidade + 1]?.forma !== 'que' &&
        /^anos?$/.test(palavras[unidade]?.forma ?? '')
        ? { valor, comeco: null }
        : { valor, comeco: indice };
    if (palavras[indice + 1]?.pausa !== 'nenhuma') break;
    if (
      !/^(mais|menos|de|uns|umas|cerca|quase|uma|pelo|a|ja|aproximadamente|e|meio|mto|muito|bem|tipo|\d+)$/.test(
        aqui.forma,
      )
    )
      break;
  }
  const ligada = palavras[indice]?.forma ?? '';
  // "Uns dois anos", "insônia de 10 anos", but "menino de 10 anos".
  if (/^(uns|umas)$/.test(palavras[unidade - 2]?.forma ?? ''))
    return { valor, comeco: daCrise(palavras, unidade) ? null : unidade - 2 };
  if (palavras[unidade - 2]?.forma === 'de' && palavras[unidade - 2]?.pausa === 'nenhuma' && unidade > 2)
    return /^(eh|e|tem|com)$/.test(ligada) ||
      pessoa.test(ligada) ||
      deOutraPessoa.test(ligada) ||
      !/s$/.test(palavras[unidade]?.forma ?? '')
      ? { valor, comeco: null }
      : { valor, comeco: unidade - 2 };
  return { valor, comeco: null };
}

/** "Dura uns dois dias", "uns dois dias antes de menstruar": how long or when an attack comes, and not since when. */
function daCrise(palavras: readonly Palavra[], unidade: number): boolean {
  return (
    /^(antes|depois|por|sem|apos|n[oa] (semana|mes|ano))\b/.test(textoDe(palavras, [unidade + 1, unidade + 3])) ||
    /\b(dura|duram|durou|leva|levam|demora|demoram|por|cada|fica|ficou|passa|passou|vem)\b/.test(
      antesDe(palavras, unidade - 2, 4),
    )
  );
}

const deQueixa = /^(durm|dorm|consig|conseg|aguent|enxerg|escut|ouv|lembr|par[oa]$)/;

const deInicio = /^(comec(ou|aram|ei)|inici(ou|aram)|surgi(u|ram)|aparec(eu|eram))$/;

function donoAconteceu(palavras: readonly Palavra[], comeco: number): boolean {
  for (let indice = comeco - 1; indice >= 0; indice -= 1) {
    const forma = palavras[indice]?.forma ?? '';
    // "Fuma há 30 anos e a rouquidão começou há uma semana."
    if (deInicio.test(forma)) break;
    // "Não durmo faz dois anos" is the complaint.
    if (
      acontecido.test(forma) &&
      !(forma === 'nao' && deQueixa.test(palavras[indice + 1]?.forma ?? '')) &&
      !(/^(engravid|filh)/.test(forma) && /\btent\w+( \w+)?$/.test(antesDe(palavras, indice, 2)))
    )
      return true;
    if (palavras[indice]?.pausa !== 'nenhuma') break;
  }
  for (let indice = comeco + 1; indice < palavras.length && palavras[indice]?.pausa === 'nenhuma'; indice += 1)
    if (
      indice > comeco + 3 &&
      /^(oper\w+|fez|fiz|teve|tive|tirou|tirei|perdeu|perdi|parou|parei|caiu|cai)$/.test(palavras[indice]?.forma ?? '')
    )
      return true;
  return false;
}

/** "Veio um sangramento uns três dias": how long an episode lasted, and no beginning of the complaint. */
function duraEpisodio(palavras: readonly Palavra[], comeco: number, indice: number): boolean {
  if (/^(atras|para|pra|e)$/.test(palavras[indice + 1]?.forma ?? '')) return false;
  for (let passo = comeco; passo >= 0; passo -= 1) {
    const { forma, pausa } = palavras[passo] ?? semPalavra;
    if (/^(ha|faz|fazem|desde|tem|evolucao)$/.test(forma)) return false;
    if (passo < comeco && deEpisodio.test(forma)) return true;
    if (pausa !== 'nenhuma') return false;
  }
  return false;
}

const deEpisodio = /^(veio|vieram|desceu|sangr(ou|ei)|dur(a|am|ou|aram)|menstru(ou|ei))$/;

const diaDaSemana = /^(segunda|terca|quarta|quinta|sexta|sabado|domingo)$/;
const comecou =
  /\b(comec(ou|aram|ei)|inici(ou|aram)|apareceu|apareceram|surgiu|surgiram|trav(ou|ei)|torc(eu|i|ido|ida)|pisou|caiu|cai|bateu|bati|machuc(ou|ei)|amanhec(eu|i)|acord(ou|ei)|peg(ou|uei)|tom(ou|ei) (friagem|vento|chuva)|lev(ou|ei)|inch(ou|aram)|deu|veio|estourou)\b/;

/** "Torceu sábado no futebol", "começou na sexta", "acordou hoje com o pescoço duro": begun some days ago, and not every week. */
function comecouNoDia(palavras: readonly Palavra[], indice: number): boolean {
  const { forma = '', pausa = 'frase' } = palavras[indice] ?? {};
  const antes = antesDe(palavras, indice, 7);
  if (forma === 'hoje' || forma === 'ontem' || pausa === 'frase') return false;
  if (!diaDaSemana.test(forma) || /\b(todo|toda|todos|cada|aos|nas|de|a|desde|e|ou)$/.test(antes)) return false;
  const seguinte = palavras[indice + 1]?.forma ?? '';
  if (
    /^[stq]/.test(forma) &&
    forma !== 'sabado' &&
    !/\b(na|nesta|essa|esta|ultima)$/.test(antes) &&
    seguinte !== 'passada'
  )
    return false;
  // "Na quarta aplicação" counts.
  if (deOrdinal.test(seguinte) && palavras[indice + 1]?.pausa === 'nenhuma') return false;
  return comecou.test(antes);
}

const deOrdinal =
  /^(vez|vezes|filh[oa]|semana|crise|gravidez|dose|sessao|aplicacao|aula|serie|cirurgia|gestacao|parte|infusao|consulta|noite)$/;

const deOutraMedida =
  /^(kg|quilos?|bpm|cm|mg|ml|graus?|dias?|horas?|minutos?|min|mes|meses|semanas?|vezes|reais|cigarros|por|x|litros?|copos?|km|metros|anos?)$/;

/** "Senhora de 71", "tá com 64 e": an age without its unit. */
function idadeSemAnos(palavras: readonly Palavra[], indice: number): boolean {
  const seguinte = palavras[indice + 1];
  if (seguinte && (deOutraMedida.test(seguinte.forma) || /^\d/.test(seguinte.forma))) return false;
  const antes = antesDe(palavras, indice, 3);
  if (/\b(senhora?|sra?|dona|homem|mulher|paciente|pcte|idos[oa]|cliente|aposentad[oa]) (de |com )?$/.test(`${antes} `))
    return true;
  return (
    /(^|\b(ela|ele|ja|hoje) )(ta com|esta com|completou|fez)$/.test(antes) &&
    (seguinte === undefined || seguinte.pausa !== 'nenhuma' || /^(e|mas|aposentou)$/.test(seguinte.forma))
  );
}

/** "Caiu há 2 dias": what hurts since a fall began with it. */
function deQueda(palavras: readonly Palavra[], comeco: number): boolean {
  return /\b(caiu|cai|queda|torceu|torci|bateu|bati|acidente|pancada)\b/.test(antesDe(palavras, comeco, 5));
}

/** The words before this one as a text, at most so many. */
function antesDe(palavras: readonly Palavra[], indice: number, quantas: number): string {
  return textoDe(palavras, [indice - quantas, indice]);
}

function sequencia(de: number, ate: number): number[] {
  return Array.from({ length: ate - de + 1 }, (_, passo) => de + passo);
}

const dezenas: Readonly<Record<string, number>> = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};

const pessoa =
  /^(paciente|pcte|pct|pac|dona|seu|sr|sra|senhor|senhora|cliente|idos[oa]|menin[oa]|menininh[oa]|crianca|criancinha|bebe|nenem|garot[oa]|gurizinh[oa]|guria|guri|pia|homem|mulher|rapaz|moca|moco|veia|veio|velh\w+|vo|ela|ele|jovem|adolescente|estudante|universitari[oa]|aposentad[oa]|atleta|gestante|(profess|vend|agricult|corred|cant|trabalhad|nadad|jogad|lavrad)ora?|(costur|enferm|engenh|cozinh|faxin|cabeleir|pedr|camionh|caminhon|bombe|confeit|marcen|padel|banqu)eir[oa]|(motor|dent|recepcion|cicl|art|manicur|eletric|jornal)ista|manicure|diarista|domestica|bancari[oa]|secretari[oa]|empresari[oa]|comerciante|policial|medic[oa]|advogad[oa]|psicolog[oa]|music[oa]|viuv[oa]|casad[oa]|solteir[oa]|divorciad[oa])$/;
const deOutraPessoa = /^(filh\w+|cacul\w+|net\w+|mae|pai|marido|esposa|irma\w?|avo|sobrinh\w+)$/;

/** "Dona Zefa, 71 anos", "pcte 67a", "menino de 9 anos": the client's own age; null for durations and other people's. */
function idadeDe(palavras: readonly Palavra[], unidade: number, cliente: string | null): number | null {
  const numero = palavras[unidade - 1];
  if (!numero) return null;
  const composta = palavras[unidade - 2]?.forma === 'e' ? dezenas[palavras[unidade - 3]?.forma ?? ''] : undefined;
  const simples = /^\d{1,3}$/.test(numero.forma)
    ? Number(numero.forma)
    : (dezenas[numero.forma] ?? porExtenso[numero.forma]);
  if (simples === undefined) return null;
  const valor = (composta ?? 0) + simples;
  const comeco = composta === undefined ? unidade - 1 : unidade - 3;
  const antes = noMesmoTrecho(palavras, comeco).map(({ forma }) => forma);
  if (antes.some((forma) => forma !== cliente && deOutraPessoa.test(forma)) || temDuracao.test(antes.join(' ')))
    return null;
  // "Meu caçula, que hoje tem 9 anos"
  const deQuem = palavras.slice(Math.max(0, comeco - 7), comeco - antes.length);
  if (antes[0] === 'que' && deQuem.some(({ forma }) => forma !== cliente && deOutraPessoa.test(forma))) return null;
  const dita =
    antes.some((forma) => forma === cliente || pessoa.test(forma)) || /^(tem|tenho|com)$/.test(antes.at(-1) ?? '');
  // "Criança" changes needles and doses: a bare number at the beginning of a note is hardly a child's age.
  const sozinha = antes.length === 0 || (antes.length === 1 && antes[0] !== 'de' && valor >= menorSemNome);
  return (dita || sozinha || valor >= idoso) && valor > 0 && valor < 110 ? valor : null;
}

/** At most four words before this one; a comma before the number counts as none. */
function noMesmoTrecho(palavras: readonly Palavra[], ate: number): readonly Palavra[] {
  let de = Math.max(0, ate - 1);
  while (de > 0 && ate - de < 4 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  return palavras.slice(de, ate);
}

const menorSemNome = 12;
const idoso = 60;
const temDuracao = /\b(ultim[oa]s?|ha|faz|desde|mais de|uns|umas|aos|ate|por|durante|quase|depois de|entre)\b/;

/** "Ciclos são de 34 a 36 dias", from the noun on. */
function doCiclo(palavras: readonly Palavra[], dias: number): number[] {
  let de = dias - 1;
  for (let indice = dias - 1; indice >= Math.max(0, dias - 8); indice -= 1)
    if (/^(ciclos?|menstrua\w*|menstruo|regras?)$/.test(palavras[indice]?.forma ?? '')) {
      de = indice;
      break;
    }
  return sequencia(de, dias);
}

/** "Ciclo de 40 dias", "menstruo a cada 20 dias". */
function diasDoCiclo(palavras: readonly Palavra[], indice: number): number | null {
  if (!/^dias?$/.test(palavras[indice]?.forma ?? '')) return null;
  const numero = palavras[indice - 1]?.forma ?? '';
  if (!/^\d\d$/.test(numero)) return null;
  const antes = antesDe(palavras, indice - 1, 8);
  return /\b(ciclos?|menstrua\w*|menstruo|regras?)\b/.test(antes) && !/\b(ha|faz|atras\w*|dura)\b/.test(antes)
    ? Number(numero)
    : null;
}
