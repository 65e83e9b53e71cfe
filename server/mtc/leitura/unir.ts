import { dentro, type Item, porPalavra, toca } from './casar.ts';
import { deLigacao } from './escopo.ts';
import { type Lexico, leves, type Uniao } from './lexico.ts';
import { type Palavra, textoDe } from './palavras.ts';

/** "Troca de 2/2h": how often and how much is about the head. */
const deNumero = /^(\d+|hs?)$/;

/** How many words between head and modifier may be unknown. */
const maxDesconhecidas = 2;

export interface Unido {
  mod: Item;
  dono: Dono;
  uniao: Uniao;
  /** States nothing, and hides what its words would state by themselves. */
  calado: boolean;
}

/** Joins each modifier to its head, longest first; a modifier over words that are taken joins nothing. */
export function unir(
  mods: readonly Item[],
  lexico: Lexico,
  palavras: readonly Palavra[],
  mapa: readonly Lugar[],
  cabecas: readonly Item[],
  contexto: Contexto,
  ditos: readonly Item[],
): Unido[] {
  const unidos: Unido[] = [];
  if (mods.length === 0) return unidos;
  const tomadas = new Set<number>();
  const ditosPorPalavra = porPalavra(ditos);
  const aoAlcance = new Set([...contexto.anterior, ...contexto.assunto]);
  for (const lugar of mapa) for (const { cabeca } of lugar.cabecas) aoAlcance.add(cabeca);
  if (aoAlcance.size === 0) return unidos;
  const porTamanho =
    mods.length < 2
      ? mods
      : mods.toSorted((a, b) => b.literais.length - a.literais.length || (a.literais[0] ?? 0) - (b.literais[0] ?? 0));
  for (const mod of porTamanho) {
    if (mod.literais.some((indice) => tomadas.has(indice))) continue;
    const dito = ditosPorPalavra
      .get(mod.literais[0] ?? -1)
      ?.find((um) => um.literais.length > mod.literais.length && dentro(mod, um));
    const qualificaTambem = (cabeca: string) =>
      mod.sentidos.some(
        (sentido) => sentido.tipo === 'mod' && lexico.unioes[sentido.mod]?.some((uniao) => uniao.cabeca === cabeca),
      );
    for (const sentido of mod.sentidos) {
      if (sentido.tipo !== 'mod') continue;
      const unioes: Uniao[] = [];
      const aceitas = new Set<string>();
      for (const uniao of lexico.unioes[sentido.mod] ?? [])
        if (aoAlcance.has(uniao.cabeca) && combina(uniao, mod, palavras)) {
          unioes.push(uniao);
          aceitas.add(uniao.cabeca);
        }
      if (unioes.length === 0) continue;
      for (const dono of acharCabecas(mod, aceitas, qualificaTambem, palavras, mapa, cabecas, contexto)) {
        // Inside a longer phrase a word qualifies only a head outside of it: "dor em queimação epigástrica".
        if (dito && !enumera(dito, palavras) && !(dono.cabeca === 'dor' && pegado(dono, dito, palavras))) continue;
        // A headache with the period is no menstrual pain.
        for (const uniao of unioes)
          if (
            uniao.cabeca === dono.cabeca &&
            !contradiz(uniao, mod, palavras, mapa) &&
            !(uniao.cabeca === 'dor' && (temVerboProprio(dono, mod, palavras) || comparado(uniao, mod, palavras))) &&
            !(uniao.preposicao !== '' && isObjeto(dono, mod, palavras)) &&
            !(uniao.sinal === 'dismenorreia' && uniao.cabeca === 'dor' && dono.literais.length > 1)
          ) {
            unidos.push({ mod, dono, uniao, calado: !uniao.presente && !pegadoAo(dono, mod, palavras, mapa) });
            if (enumera(mod, palavras)) continue;
            // "Piora depois de comer" denies that eating helps, and leaves its words to what it states.
            if (uniao.presente || !deTroca.test(uniao.sinal)) for (const indice of mod.literais) tomadas.add(indice);
            if (mod.literais.length > 1) esconder(mod, mapa);
          }
      }
    }
  }
  return unidos;
}

/** "Uns pedaços que parecem fígado" is no place of the pain. */
function comparado({ sinal }: Uniao, { literais }: Item, palavras: readonly Palavra[]): boolean {
  const primeira = literais[0] ?? 0;
  return dorDeLugar.test(sinal) && semelhanca.test(textoDe(palavras, [Math.max(0, primeira - 3), primeira]));
}

/** So ends what comes before a thing that only resembles. */
export const semelhanca = /\b(parece|parecem|parecia|pareciam|como|feito|igual|que nem)( um| uma| o| a| de)?$/;
/** Pains of one place. */
export const dorDeLugar =
  /^dor_(abdominal|baixo_ventre|braco|cabeca|calcanhar|costas|cotovelo|dente|epigastrica|garganta|genital|hipocondrio|joelho|lombar|mandibula|mao|muscular|ocular|ombro|ouvido|panturrilha|pe|pelvica|perna|pescoco|punho|quadril|testiculo|toracica|tornozelo|virilha)$/;

const deTroca = /^(dor_)?(piora|melhora)_/;

/** "Desde ontem à noite" is one night. */
const deHora = /^(piora|melhora)_(manha|tarde|noite)$/;
const deDia =
  /\b(ontem|hoje|amanha|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)( (de|a|da|na|no|pela|durante))*( (noite|tarde|manha|madrugada))/;

/** "Dor que some se come": where a change is named, a union with the pain may not tell the opposite one. */
function contradiz({ cabeca, sinal }: Uniao, mod: Item, palavras: readonly Palavra[], mapa: readonly Lugar[]): boolean {
  if (deHora.test(sinal) && deDia.test(textoDe(palavras, [(mod.literais[0] ?? 0) - 3, (mod.literais.at(-1) ?? 0) + 1])))
    return true;
  // "Durmo mal por causa da dor": the pain is the reason.
  if (
    sinal.startsWith('piora_') &&
    /^por (causa|conta) d/.test(textoDe(palavras, [(mod.literais.at(-1) ?? 0) + 1, (mod.literais.at(-1) ?? 0) + 4]))
  )
    return true;
  if (sinal === 'dor_piora_comer' && comeAlgo(mod, palavras)) return true;
  if (deHora.test(sinal) && deComecar.test(textoDe(palavras, [(mod.literais[0] ?? 0) - 4, mod.literais[0] ?? 0])))
    return true;
  if (cabeca === 'piora' || cabeca === 'melhora')
    return isSujeito(mod, palavras) || passaSozinho(cabeca, mod, palavras);
  const contada = deTroca.exec(sinal)?.[2];
  if (contada === undefined) return false;
  const troca = trocaNoTrecho(mod, palavras, mapa);
  return troca !== null && troca.cabeca !== contada;
}

const deComer = /^(come|como|comer|comi|comia|comendo|comeu)$/;
const semComida =
  /^(e|ou|mas|ja|muito|muita|demais|bastante|bem|mal|pouco|qualquer|algo|alguma|algum|coisa|tudo|nada|tarde|depressa|rapido|rapida|fora|a|o|as|os|de|depois|logo|so|na|no|em|com|que|doi|sente|sinto|passa|piora|incha|estufa|fica|fico|vem|ate|para|por|sem|quando|se)$/;

/** "Piora quando come chocolate": the food does it, not the meal. */
function comeAlgo({ literais }: Item, palavras: readonly Palavra[]): boolean {
  const ultima = literais.at(-1) ?? 0;
  const seguinte = palavras[ultima + 1];
  return (
    deComer.test(palavras[ultima]?.forma ?? '') && seguinte?.pausa === 'nenhuma' && !semComida.test(seguinte.forma)
  );
}

/** "A dor começou à noite" tells of one night. */
const deComecar = /\b(comecou|comecaram|iniciou|surgiu|apareceu|veio)( (a|de|na|pela))?$/;
const mudou =
  /^(melhorou|melhoraram|diminuiu|diminuiram|piorou|pioraram|aumentou|aumentaram|passou|passaram|sumiu|sumiram|cedeu|aliviou|acabou|voltou)$/;

/** "O calor melhorou bastante": what stands with its article before a verb in the perfect tense is what changed. */
function isSujeito({ literais }: Item, palavras: readonly Palavra[]): boolean {
  const ultima = literais.at(-1) ?? 0;
  const verbo = palavras[ultima + 1];
  return (
    verbo?.pausa === 'nenhuma' &&
    mudou.test(verbo.forma) &&
    /^(o|a|os|as)$/.test(palavras[(literais[0] ?? 0) - 1]?.forma ?? '') &&
    !/^(o|a|os|as|minha|meu|essa|esse)$/.test(palavras[ultima + 2]?.forma ?? '')
  );
}

const deAcao =
  /^(apert|rang|escov|mord|bat|cerr|trinc|levant|dobr|mex|estic|cruz|rod|gir|vir)(a|o|e|ou|ei|eu|i|am|em|ando|endo)$/;

/** "Sinto um calor no rosto que some", "vem um calor e passa": what goes by itself relieves nothing. */
function passaSozinho(cabeca: string, { literais }: Item, palavras: readonly Palavra[]): boolean {
  const ultima = literais.at(-1) ?? 0;
  if (
    cabeca !== 'melhora' ||
    !/^(um|uns|uma|muito|sinto|sente|tem|tenho|da|vem)$/.test(palavras[(literais[0] ?? 0) - 1]?.forma ?? '')
  )
    return false;
  for (let indice = ultima + 1; indice <= ultima + 9 && palavras[indice]?.pausa === 'nenhuma'; indice += 1)
    if (/^(some|passa|vai|acaba|melhora)$/.test(palavras[indice]?.forma ?? ''))
      return /^(que|e|ai|depois)$/.test(palavras[indice - 1]?.forma ?? '');
  return false;
}

const deEstado =
  /^(fica|ficam|ficou|esta|estao|ta|tao|incha|incham|inchou|formiga|formigam|adormece|adormecem|treme|tremem|pesa|pesam|eh|sao|tem|coca|sua|suam|descama|estala|estalam|trava)$/;

/** "Dor nas costas e o braço fica dormente": what has a verb of its own is not where it hurts. */
function temVerboProprio(dono: Dono, { literais }: Item, palavras: readonly Palavra[]): boolean {
  const [primeira = 0] = literais;
  if ((dono.literais.at(-1) ?? primeira) >= primeira) return false;
  // "Dor na barriga, seio não dói"
  if (
    palavras[primeira]?.pausa === 'virgula' &&
    /^(nao|nunca|nem) (doi|doem|incha|incomoda|sente|reclama|tem|esta|ta|doeu)\b/.test(
      textoDe(palavras, [(literais.at(-1) ?? primeira) + 1, (literais.at(-1) ?? primeira) + 3]),
    )
  )
    return true;
  if (!/^(o|a|os|as)$/.test(palavras[primeira - 1]?.forma ?? '')) return false;
  const antes = palavras[primeira - 2]?.forma ?? '';
  // "Dói pra mastigar, aperta os dentes dormindo": they are what a verb of another part takes.
  if (palavras[primeira - 2]?.pausa === 'virgula' && deAcao.test(antes)) return true;
  if (palavras[primeira - 1]?.pausa === 'nenhuma' && !/^(e|mas|porem|enquanto|ja)$/.test(antes)) return false;
  let depois = (literais.at(-1) ?? primeira) + 1;
  while (/^(direit|esquerd|tod|inteir)/.test(palavras[depois]?.forma ?? '')) depois += 1;
  return palavras[depois]?.pausa === 'nenhuma' && deEstado.test(palavras[depois]?.forma ?? '');
}

/** "Melhorou pouco o calor": what a verb of change takes without a preposition is what changed. */
function isObjeto({ cabeca, literais }: Dono, mod: Item, palavras: readonly Palavra[]): boolean {
  const fim = literais.at(-1);
  const comeco = mod.literais[0] ?? 0;
  if (cabeca !== 'melhora' || fim === undefined || fim >= comeco) return false;
  return (
    // Without its accent "a noite" is a time.
    /^(o|os)$/.test(palavras[comeco - 1]?.forma ?? '') &&
    palavras
      .slice(fim + 1, comeco)
      .every(
        ({ forma, pausa }) => pausa === 'nenhuma' && /^(o|a|os|as|muito|umpouco|pouco|bem|mais|bastante)$/.test(forma),
      )
  );
}

/** An opposite denies only where nothing unknown stands between it and its head: "intestino é motivo de queixa diária". */
function pegadoAo({ literais }: Dono, mod: Item, palavras: readonly Palavra[], mapa: readonly Lugar[]): boolean {
  const ultima = literais.at(-1);
  const [primeira] = literais;
  if (ultima === undefined || primeira === undefined) return true;
  const comeco = mod.literais[0] ?? 0;
  const [de, ate] = ultima < comeco ? [ultima + 1, comeco] : [(mod.literais.at(-1) ?? 0) + 1, primeira];
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    const lugar = mapa[indice];
    if (
      !(
        lugar?.mod ||
        lugar?.dito ||
        lugar?.cabecas.length ||
        leves.has(forma) ||
        deLigacao(forma) ||
        forma === 'esteja'
      )
    )
      return false;
  }
  return true;
}

/** The parts of "branca e úmida" stay free for their own signs. */
function enumera({ literais }: Item, palavras: readonly Palavra[]): boolean {
  return literais.some((indice) => palavras[indice]?.forma === 'e');
}

/** The foot in "no pé da barriga" is no foot. */
function esconder(mod: Item, mapa: readonly Lugar[]): void {
  for (const indice of mod.literais) {
    const lugar = mapa[indice];
    if (lugar)
      lugar.cabecas = lugar.cabecas.filter(
        ({ cabeca, item }) => cabeca === 'piora' || cabeca === 'melhora' || !dentro(item, mod),
      );
  }
}

function pegado(dono: Dono, dito: Item, palavras: readonly Palavra[]): boolean {
  const fim = dono.literais.at(-1);
  const comeco = dito.literais[0] ?? 0;
  return (
    fim !== undefined &&
    fim < comeco &&
    palavras.slice(fim + 1, comeco).every(({ forma }) => leves.has(forma) && !/^(ela|ele|eu)$/.test(forma))
  );
}

const deGatilho = /^(ao|aos|com|quando|se|por|apos|depois)$/;
const deLugar = /^(em|no|na|nos|nas|num|numa)$/;

/** "Dói ao aperto" is not "dor em aperto". */
function combina({ cabeca, preposicao }: Uniao, mod: Item, palavras: readonly Palavra[]): boolean {
  if (preposicao === '' || cabeca === 'piora' || cabeca === 'melhora') return true;
  const primeira = mod.literais[0] ?? 0;
  const antes = palavras[primeira - 1]?.forma ?? '';
  // "Cefaleia no fim do dia, aperto na testa": no trigger without a word for it.
  if (deGatilho.test(preposicao) && palavras[primeira]?.pausa === 'virgula' && !temGatilho(palavras, primeira))
    return false;
  // "Dor tipo aperto" is no "dor ao aperto".
  if (deGatilho.test(preposicao) && /^(tipo|como|sensacao|feito|parece|igual)$/.test(antes)) return false;
  return !((deGatilho.test(preposicao) && deLugar.test(antes)) || (deLugar.test(preposicao) && deGatilho.test(antes)));
}

function temGatilho(palavras: readonly Palavra[], antesDe: number): boolean {
  for (let indice = antesDe - 1; indice >= 0; indice -= 1) {
    if (deGatilho.test(palavras[indice]?.forma ?? '')) return true;
    if (palavras[indice]?.pausa === 'frase') return false;
  }
  return false;
}

interface Lugar {
  dito: Item | undefined;
  mod: Item | undefined;
  cabecas: readonly { cabeca: string; item: Item }[];
}

const semCabeca: Lugar['cabecas'] = [];

export function indexar(
  tamanho: number,
  ditos: readonly Item[],
  mods: readonly Item[],
  cabecas: readonly Item[],
  naLingua: boolean,
): Lugar[] {
  const mapa: Lugar[] = [];
  while (mapa.length < tamanho) mapa.push({ dito: undefined, mod: undefined, cabecas: semCabeca });
  for (const dito of ditos)
    for (const indice of dito.literais) {
      const lugar = mapa[indice];
      if (lugar) lugar.dito = dito;
    }
  for (const mod of mods)
    for (const indice of mod.literais) {
      const lugar = mapa[indice];
      if (lugar) lugar.mod = mod;
    }
  for (const item of cabecas)
    for (const sentido of item.sentidos)
      if (sentido.tipo === 'cabeca')
        for (const indice of item.literais) {
          encabecar(mapa[indice], sentido.cabeca, item);
          for (const geral of cabecasGerais[sentido.cabeca] ?? []) encabecar(mapa[indice], geral, item);
          if (naLingua && sentido.cabeca === 'corpo') encabecar(mapa[indice], 'lingua', item);
        }
  // "Lombalgia latejante": a pain named in one word is a head of pain, too.
  for (const dito of ditos)
    if (
      dito.sentidos.some(
        (sentido) => sentido.tipo === 'dito' && /^(dor_|cefaleia|ciatica|dismenorreia|colica)/.test(sentido.sinal),
      )
    )
      for (const indice of dito.literais)
        if (!mapa[indice]?.cabecas.some(({ cabeca }) => cabeca === 'dor')) encabecar(mapa[indice], 'dor', dito);
  return mapa;
}

function encabecar(lugar: Lugar | undefined, cabeca: string, item: Item): void {
  if (lugar) lugar.cabecas = [...lugar.cabecas, { cabeca, item }];
}

/** Heads that are a kind of another one. */
const cabecasGerais: Readonly<Record<string, readonly string[]>> = { dor_cabeca: ['dor'], colica: ['dor'] };

interface Dono {
  cabeca: string;
  literais: readonly number[];
}

interface Contexto {
  anterior: readonly string[];
  assunto: readonly string[];
}

function acharCabecas(
  mod: Item,
  todas: ReadonlySet<string>,
  qualificaTambem: (cabeca: string) => boolean,
  palavras: readonly Palavra[],
  mapa: readonly Lugar[],
  cabecas: readonly Item[],
  contexto: Contexto,
): Dono[] {
  let aceitas = todas;
  const primeiro = mod.literais[0] ?? 0;
  const ultimo = mod.literais.at(-1) ?? primeiro;
  // "Piora no frio dorme mal": without a word that joins them the verb begins something else.
  if (
    deVida.test(palavras[primeiro]?.forma ?? '') &&
    !deJuncao.test(palavras[primeiro - 1]?.forma ?? '') &&
    (aceitas.has('piora') || aceitas.has('melhora'))
  ) {
    aceitas = new Set([...aceitas].filter((um) => um !== 'piora' && um !== 'melhora'));
    if (aceitas.size === 0) return [];
  }
  const deTroca = aceitas.has('piora') || aceitas.has('melhora') ? trocaNoTrecho(mod, palavras, mapa) : null;
  if (deTroca) {
    if (aceitas.has(deTroca.cabeca)) return [deTroca];
    aceitas = new Set([...aceitas].filter((um) => um !== 'piora' && um !== 'melhora'));
    if (aceitas.size === 0) return [];
  }
  let desconhecidas = 0;
  let indice = primeiro - 1;
  let barrado = palavras[primeiro]?.pausa === 'frase';
  while (indice >= 0 && !barrado) {
    const aqui = mapa[indice];
    const palavra = palavras[indice];
    if (!aqui || !palavra) break;
    const dono =
      aqui.cabecas.length === 0
        ? aqui.cabecas
        : aqui.cabecas.filter(({ cabeca, item }) => aceitas.has(cabeca) && !toca(item, mod));
    if (dono.length > 0)
      return comCoordenadas(
        dono.map(({ cabeca, item }) => ({ cabeca, literais: item.literais })),
        aceitas,
        palavras,
        mapa,
      );
    if (
      aqui.mod !== undefined &&
      aqui.dito !== undefined &&
      aqui.cabecas.length === 0 &&
      !leves.has(palavra.forma) &&
      !ligacao.has(palavra.forma) &&
      verbal.test(palavra.forma)
    )
      barrado = true;
    else if (aqui.mod !== undefined && abreAssunto(palavras, indice, aqui, mod)) barrado = true;
    else if (aqui.mod !== undefined && temNomeProprio(palavras, indice, aqui, mod, qualificaTambem)) barrado = true;
    else if (aqui.mod === undefined && !soComeco(aqui)) {
      // The "quando" of "dói quando mexe" hides no head before it.
      if ((aqui.dito && !ligacao.has(palavra.forma)) || aqui.cabecas.some(({ item }) => !toca(item, mod)))
        barrado = true;
      else if (!leves.has(palavra.forma) && !ligacao.has(palavra.forma) && !deNumero.test(palavra.forma)) {
        desconhecidas += 1;
        barrado = desconhecidas > maxDesconhecidas;
      }
    }
    if (palavra.pausa === 'frase') break;
    indice -= 1;
  }
  // To the right, within the same part.
  desconhecidas = 0;
  let depoisDeE = false;
  let outroSujeito = false;
  for (let direita = ultimo + 1; direita < palavras.length; direita += 1) {
    const aqui = mapa[direita];
    const palavra = palavras[direita];
    if (!aqui || !palavra || palavra.pausa !== 'nenhuma') break;
    // "Aperta no frio e alivia": what follows "e" is another change.
    const dono = aqui.cabecas.filter(
      ({ cabeca }) =>
        aceitas.has(cabeca) &&
        // "Fuma há 30 anos e a rouquidão começou": the beginning is of what it is told of.
        !(depoisDeE && cabeca === 'inicio') &&
        !(
          depoisDeE &&
          (cabeca === 'piora' || cabeca === 'melhora') &&
          ((deProprio.test(palavras[direita + 1]?.forma ?? '') && palavras[direita + 2]?.forma !== 'hora') ||
            deComplemento.test(palavras[primeiro - 1]?.forma ?? ''))
        ),
    );
    if (palavra.forma === 'e') depoisDeE = true;
    // "Perna pesa e dor na mandíbula", "cisto no punho e vida sexual sem dor": behind "e" the pain has a place of its own.
    if (dono.length > 0 && depoisDeE && /^(dor|dores)$/.test(palavra.forma) && !juntoAoE(palavras, mapa, direita))
      break;
    // "O pé incha e a batata da perna dói": the verb has a subject of its own.
    if (dono.length > 0 && outroSujeito && /^(doi|arde|lateja|queima|coca)$/.test(palavra.forma)) break;
    if (dono.length > 0) return dono.map(({ cabeca, item }) => ({ cabeca, literais: item.literais }));
    if (depoisDeE && (aqui.mod ?? aqui.cabecas[0])) outroSujeito = true;
    if (aqui.mod && aqui.mod !== mod) continue;
    if (aqui.dito || aqui.cabecas.length > 0) break;
    if (!leves.has(palavra.forma)) {
      desconhecidas += 1;
      if (desconhecidas > 1) break;
    }
  }
  if (barrado && indice >= 0 && palavras[primeiro]?.pausa !== 'frase') return [];
  if (mapa[primeiro]?.cabecas.length || deQuando(mod, palavras)) return [];
  if (deOutroSujeito(palavras, mapa, primeiro)) return [];
  if (temAlheia(palavras, mapa, primeiro))
    return herdar(primeiro, aceitas, cabecas, { anterior: [], assunto: contexto.assunto });
  // "Quando deito piora. Estressada com a tese": what nothing joins to a change is no part of it.
  if (!deUniao.test(palavras[primeiro]?.forma ?? '') && !deUniao.test(palavras[primeiro - 1]?.forma ?? ''))
    return herdar(
      primeiro,
      new Set([...aceitas].filter((um) => um !== 'piora' && um !== 'melhora')),
      cabecas,
      contexto,
    );
  return herdar(primeiro, aceitas, cabecas, contexto);
}

/** "Joelho e ombro dor 8": between the "e" and the pain stand places alone. */
function juntoAoE(palavras: readonly Palavra[], mapa: readonly Lugar[], dor: number): boolean {
  let indice = dor - 1;
  while (indice > 0 && palavras[indice]?.forma !== 'e') {
    if (!mapa[indice]?.mod && !leves.has(palavras[indice]?.forma ?? '')) return false;
    indice -= 1;
  }
  return indice < dor - 1;
}

const verbal = /^(formig|trem|vomit)\w+$/;

/** "Junto com o calor e passa": a complement belongs to the verb before it. */
const deComplemento = /^(com|no|na|nos|nas|o|a|os|as|do|da|em|ao)$/;

const deProprio = /^(com|na|no|ao|quando|em|se|depois)$/;

/** In "inflama antes da regra, pele oleosa" the skin is what is spoken of, though it may also qualify a head: no preposition stands before it. */
function abreAssunto(palavras: readonly Palavra[], indice: number, { cabecas }: Lugar, mod: Item): boolean {
  const pausa = palavras[indice]?.pausa;
  if (pausa === undefined) return false;
  // "Mãos geladas, mas a cara pega fogo"
  const comArtigo =
    /^(a|o|as|os)$/.test(palavras[indice - 1]?.forma ?? '') &&
    /^(mas|porem|enquanto|ja)$/.test(palavras[indice - 2]?.forma ?? '');
  if (pausa === 'nenhuma' && !comArtigo) return false;
  return cabecas.some(
    ({ cabeca, item }) => !deQualidade.has(cabeca) && item.literais[0] === indice && !toca(item, mod),
  );
}

/** "O pé inchado e a mão geladinha": a noun with its article takes what may be said of it. */
function temNomeProprio(
  palavras: readonly Palavra[],
  indice: number,
  { cabecas }: Lugar,
  mod: Item,
  qualificaTambem: (cabeca: string) => boolean,
): boolean {
  return (
    /^(a|o|as|os|minha|meu|minhas|meus)$/.test(palavras[indice - 1]?.forma ?? '') &&
    palavras[indice]?.pausa === 'nenhuma' &&
    cabecas.some(
      ({ cabeca, item }) =>
        !deQualidade.has(cabeca) && item.literais[0] === indice && !toca(item, mod) && qualificaTambem(cabeca),
    )
  );
}

/** Heads that are said of others: "menstruação regular, dolorosa, com coágulos". */
const deQualidade = new Set(['dor', 'frio', 'calor', 'piora', 'melhora', 'inicio']);

/** "A dor começa no cotovelo": the beginning is the pain's. */
function soComeco({ dito, cabecas }: Lugar): boolean {
  return (
    dito === undefined &&
    cabecas.length > 0 &&
    cabecas.every(({ cabeca, item }) => cabeca === 'inicio' || (cabeca === 'piora' && item.literais.length > 1))
  );
}

/** The change ("piora", "melhora") of which this part speaks: the one nearest to the modifier. */
function trocaNoTrecho(mod: Item, palavras: readonly Palavra[], mapa: readonly Lugar[]): Dono | null {
  const primeiro = mod.literais[0] ?? 0;
  const ultimo = mod.literais.at(-1) ?? primeiro;
  const troca = (indice: number) =>
    mapa[indice]?.cabecas.find(({ cabeca, item }) => (cabeca === 'piora' || cabeca === 'melhora') && !toca(item, mod));
  for (let indice = primeiro - 1; indice >= 0 && palavras[indice + 1]?.pausa === 'nenhuma'; indice -= 1) {
    // "Fico muito pior e durmo a noite inteira" tells of two things.
    if (
      palavras[indice]?.forma === 'e' &&
      (deVida.test(palavras[indice + 1]?.forma ?? '') || comecaOutraCoisa(palavras, indice, mod, troca))
    )
      break;
    const achada = troca(indice);
    if (achada) return { cabeca: achada.cabeca, literais: achada.item.literais };
  }
  for (
    let indice = ultimo + 1;
    indice < palavras.length && palavras[indice]?.pausa === 'nenhuma' && palavras[indice]?.forma !== 'e';
    indice += 1
  ) {
    const achada = troca(indice);
    if (achada) return { cabeca: achada.cabeca, literais: achada.item.literais };
  }
  return null;
}

/**
 * "Pior fim do dia e menstruação normal", "piora e estressada com a tese": behind an "e" stands what has its own verb or quality, or what no
 * word joins to the change right before it.
 */
function comecaOutraCoisa(
  palavras: readonly Palavra[],
  e: number,
  { literais }: Item,
  troca: (indice: number) => unknown,
): boolean {
  const [primeira = 0] = literais;
  if (deJuncao.test(palavras[e + 1]?.forma ?? '') || deUniao.test(palavras[e + 1]?.forma ?? '')) return false;
  if (troca(e - 1) !== undefined && primeira === e + 1 && !deUniao.test(palavras[primeira]?.forma ?? '')) return true;
  const seguinte = palavras[(literais.at(-1) ?? 0) + 1];
  return primeira <= e + 2 && seguinte?.pausa === 'nenhuma' && comPredicado.test(seguinte.forma);
}

const deUniao =
  /^(com|sem|n[oa]s?|em|ao|aos|a|d[aeo]|quando|se|por|apos|depois|antes|durante|mais|muito|bem|logo|sempre|ate|melhor\w*|alivi\w*|pior\w*|n[ao]o)$/;
const comPredicado =
  /^(norma(l|is)|regula(r|res)|vem|veio|eh|esta|ta|tem|fica|ficou|dura|atras\w+|certinh[oa]|bo[am]|otim[oa]|entala|doi|coca|incha|sai|saiu)$/;

const deJuncao = /^(quando|se|que|porque|quanto|mais|so|me|ela|ele|eu|nao|e|ou|ao|como|onde|depois|apos)$/;
const deVida =
  /^(ja|consigo|consegue|conseguiu|voltei|voltou|durmo|dorme|acordo|acorda|como|come|levanto|levanta|choro|chora|sinto|sente|tenho|tem|fico|fica|vou|vai|tomo|toma|trabalho|trabalha)$/;

const ligacao = new Set('e ou com quando depois apos ao durante porque que onde desde ate entre mas'.split(' '));

/** "Mãos e pés gelados": the heads joined to this one share the modifier. */
function comCoordenadas(
  donos: Dono[],
  aceitas: ReadonlySet<string>,
  palavras: readonly Palavra[],
  mapa: readonly Lugar[],
): Dono[] {
  const todos = [...donos];
  let indice = (donos[0]?.literais[0] ?? 0) - 1;
  while (indice >= 0) {
    const forma = palavras[indice]?.forma ?? '';
    const seguinte = palavras[indice + 1];
    if (forma === 'e' || forma === 'ou') indice -= 1;
    else if (seguinte?.pausa !== 'virgula') {
      if (leves.has(forma)) {
        indice -= 1;
        continue;
      }
      break;
    }
    const aqui = mapa[indice];
    const outros = aqui?.cabecas.filter(({ cabeca }) => aceitas.has(cabeca)) ?? [];
    if (
      outros.length === 0 ||
      /^(antes|depois|durante)$/.test(
        palavras[indice - 1]?.forma === 'de' || palavras[indice - 1]?.forma === 'da'
          ? (palavras[indice - 2]?.forma ?? '')
          : (palavras[indice - 1]?.forma ?? ''),
      )
    )
      break;
    for (const { cabeca, item } of outros) todos.push({ cabeca, literais: item.literais });
    indice = (outros[0]?.item.literais[0] ?? 0) - 1;
  }
  return todos;
}

/** "À noite dorme seca": a time before what happens then says nothing of the sentence before. */
function deQuando({ literais }: Item, palavras: readonly Palavra[]): boolean {
  const ultima = literais.at(-1) ?? 0;
  // "É de manhã que pega" tells when.
  return (
    palavras[ultima + 1]?.pausa === 'nenhuma' &&
    palavras[ultima + 1]?.forma !== 'que' &&
    literais.every((indice) =>
      /^(a|de|da|durante|o|noite|dia|manha|tarde|madrugada)$/.test(palavras[indice]?.forma ?? ''),
    )
  );
}

/** "A taça é grande": what the verb before the modifier speaks of is no head. */
function deOutroSujeito(palavras: readonly Palavra[], mapa: readonly Lugar[], primeiro: number): boolean {
  const verbo = primeiro - 1;
  if (!/^(e|eh|sao|esta|ta|fica|ficou)$/.test(palavras[verbo]?.forma ?? '')) return false;
  const sujeito = palavras[verbo - 1]?.forma ?? '';
  return (
    palavras[verbo]?.pausa === 'nenhuma' &&
    palavras[verbo - 1]?.pausa === 'nenhuma' &&
    /^(a|o|as|os)$/.test(palavras[verbo - 2]?.forma ?? '') &&
    !mapa[verbo - 1]?.mod &&
    !leves.has(sujeito) &&
    !deLigacao(sujeito)
  );
}

/** Whether the sentence names something else before the modifier. */
function temAlheia(palavras: readonly Palavra[], mapa: readonly Lugar[], primeiro: number): boolean {
  for (let indice = 0; indice < primeiro; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (!mapa[indice]?.mod && !leves.has(forma) && !ligacao.has(forma) && !deLigacao(forma)) return true;
  }
  return false;
}

/** Heads that are of something else: "demora para começar, levanta à noite" still speaks of the urine. */
const deTempo = new Set(['inicio', 'piora', 'melhora']);

/** A sentence without a head of its own speaks of the last one, or of what the field is about. */
function herdar(
  primeiro: number,
  aceitas: ReadonlySet<string>,
  cabecas: readonly Item[],
  { anterior, assunto }: Contexto,
): Dono[] {
  if (
    cabecas.some(
      (item) =>
        (item.literais[0] ?? 0) < primeiro &&
        !item.sentidos.every((sentido) => sentido.tipo !== 'cabeca' || deTempo.has(sentido.cabeca)),
    )
  )
    return [];
  const daAnterior = anterior.filter((cabeca) => aceitas.has(cabeca));
  if (daAnterior.length > 0) return daAnterior.map((cabeca) => ({ cabeca, literais: [] }));
  const doCampo = assunto.find((cabeca) => aceitas.has(cabeca));
  return doCampo === undefined ? [] : [{ cabeca: doCampo, literais: [] }];
}

/** Both lists of indexes in order, each index once. */
export function juntar(um: readonly number[], outro: readonly number[]): readonly number[] {
  if (outro.length === 0) return um;
  const todos: number[] = [];
  for (let deUm = 0, deOutro = 0; deUm < um.length || deOutro < outro.length; ) {
    const [este, aquele] = [um[deUm] ?? Number.POSITIVE_INFINITY, outro[deOutro] ?? Number.POSITIVE_INFINITY];
    todos.push(Math.min(este, aquele));
    if (este <= aquele) deUm += 1;
    if (aquele <= este) deOutro += 1;
  }
  return todos;
}
