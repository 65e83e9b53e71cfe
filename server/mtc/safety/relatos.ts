import { correcoesOf } from '@meridia/shared/anamnese/correcoes.ts';
import {
  type DadosAnamnese,
  type DadosAnamneseField,
  type FieldOfKind,
  fieldsOfKind,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isLidoPelaIa, sinalDoAchado } from '../achados/achado-id.ts';
import { camposLidosPelaIa } from '../achados/sinais-contados.ts';
import { classesDoNome, nomesComuns } from '../catalog/remedios.ts';
import { semDiminutivo } from '../leitura/diminutivos.ts';
import { marcarEscopo } from '../leitura/escopo.ts';
import { eDeOutraIdade, eDoMesPassado } from '../leitura/idades.ts';
import { lerCampo, quemContaDe } from '../leitura/ler-texto.ts';
import { emFrases, type Faixa, lerPalavras, type Palavra, type Trecho } from '../leitura/palavras.ts';
import { acharParenteCliente } from '../leitura/quem.ts';
import { sinaisDoRemedio } from '../leitura/sinais-dos-remedios.ts';
import { medicamentos, valeNoCampo } from './campos.ts';
import type { Certeza, Frase } from './frase.ts';
import { semGravidezDeAntes } from './gravidez-de-antes.ts';
import { acabou, eDeParente, negadaAoRedor, podeAcabar, temFim } from './porta.ts';
import { semInferirDoenca } from './remedios-de-varios-usos.ts';
import { remediosNaFrase } from './remedios-na-frase.ts';
import { comOResolvido } from './resolvido.ts';
import { aindaNaoToma, foiComecado } from './uso-contado.ts';

/** What the client's own free texts tell, as the reader of the findings understands it. */
export class Relatos {
  readonly frases: readonly Frase[];

  constructor(frases: readonly Frase[]) {
    this.frases = frases;
  }

  /** The strongest way in which one of the signs is told; null when none is. */
  certeza(...sinais: readonly string[]): Certeza | null {
    return maisForte(this.frases.flatMap((frase) => certezaNaFrase(frase, sinais) ?? []));
  }

  /** Whether one of the signs is told of today. */
  diz(...sinais: readonly string[]): boolean {
    return this.certeza(...sinais) === 'certo';
  }

  /** Whether one of the signs is denied somewhere, and none of them told. */
  nega(...sinais: readonly string[]): boolean {
    return this.certeza(...sinais) === null && this.frases.some(({ negados }) => sinais.some((um) => negados.has(um)));
  }

  /** The sentences that tell one of the signs of today. */
  frasesCom(...sinais: readonly string[]): Frase[] {
    return this.frases.filter((frase) => certezaNaFrase(frase, sinais) === 'certo');
  }

  /** A sentence together with its neighbours in the same field. */
  perto(frase: Frase): Frase[] {
    const indice = this.frases.indexOf(frase);
    return this.frases.slice(Math.max(0, indice - 1), indice + 2).filter(({ campo }) => campo === frase.campo);
  }
}

export function certezaNaFrase({ sinais }: Frase, procurados: readonly string[]): Certeza | null {
  return maisForte(procurados.flatMap((sinal) => sinais.get(sinal) ?? []));
}

const ordem = ['certo', 'passado', 'incerto'] as const;

export function maisForte(certezas: readonly Certeza[]): Certeza | null {
  return ordem.find((certeza) => certezas.includes(certeza)) ?? null;
}

const lidos = new WeakMap<DadosAnamnese, Relatos>();

/** All free texts of an intake. The same object is read once. */
export function lerRelatos(dados: DadosAnamnese): Relatos {
  let relatos = lidos.get(dados);
  if (!relatos) {
    relatos = new Relatos(
      semGravidezDeAntes(
        semInferirDoenca(
          fieldsOfKind('text').flatMap((campo) => [
            ...comOResolvido(semPerguntasNegadas(frasesDe(dados, campo))),
            ...corrigidos(dados, campo),
          ]),
        ),
        dados,
      ),
    );
    lidos.set(dados, relatos);
  }
  return relatos;
}

/** "— Febre? Dor no peito? — Nada, nada.": the answer behind a row of questions denies all of them. */
function semPerguntasNegadas(frases: readonly Frase[]): Frase[] {
  return frases.map((frase, indice) => {
    if (!pergunta(frase) || frase.sinais.size === 0) return frase;
    const resposta = frases.slice(indice + 1).find((outra) => !pergunta(outra));
    if (!resposta || resposta.palavras.length > maximoDaResposta || !negaTudo.test(resposta.texto)) return frase;
    // "Dor no peito não" denies what it names itself.
    if (resposta.sinais.size > 0 || resposta.negados.size > 0) return frase;
    return {
      ...frase,
      sinais: new Map(),
      negados: new Set([...frase.negados, ...frase.sinais.keys()]),
      lugares: new Map(),
    };
  });
}

/** In words: time, name and the denial itself. */
const maximoDaResposta = 8;
const negaTudo =
  /\b(nada|nao|nenhum[ao]?|nega|nunca|n)( (nada|nao|nenhum[ao]?|nunca|n|disso|nao senhora|gracas a deus))*$/;

function pergunta({ palavras, resposta }: Frase): boolean {
  const fim = palavras.at(-1)?.fim ?? 0;
  return /^\s*\?/.test(resposta.slice(fim));
}

/** The same with what only a model read, each sign in doubt: a rule may ask about it and never states it. Null without any. */
export function lerRelatosComIa(dados: DadosAnamnese, achados: readonly Achado[]): Relatos | null {
  const daIa = camposLidosPelaIa.flatMap((campo): Frase[] => {
    const sinais = achados.flatMap((achado): [string, Certeza][] => {
      const sinal = sinalDoAchado(achado);
      const deste = achado.presente && achado.fonte === `anamnese.${campo}` && isLidoPelaIa(achado);
      return sinal && deste ? [[sinal, 'incerto']] : [];
    });
    return sinais.length > 0 ? [semTexto(campo, new Map(sinais))] : [];
  });
  return daIa.length > 0 ? new Relatos([...lerRelatos(dados).frases, ...daIa]) : null;
}

/** What the therapist turned into present counts as told; what she took away stays, because no correction lifts a caution. */
function corrigidos(dados: DadosAnamnese, campo: FieldOfKind<'text'>): Frase[] {
  const presentes = [...correcoesOf(campo, dados[campo], dados.correcoes).values()].filter(
    ({ decisao }) => decisao === 'presente',
  );
  if (presentes.length === 0) return [];
  const sinais = new Map(presentes.map(({ sinal }) => [sinal, 'certo'] as const));
  return [semTexto(campo, sinais)];
}

const deFebre = /^febre/;

const nomeDeFebre = /^(reumatica|amarela|tifoide|maculosa|aftosa|puerperal)$/;

/** "Febre reumática" names an illness of years ago, and no fever. */
function eOutraCoisa(sinal: string, palavras: readonly Palavra[], [, ate]: Faixa): boolean {
  return deFebre.test(sinal) && nomeDeFebre.test(palavras[ate]?.forma ?? '');
}

/** A fever told at an earlier age, or as over for a month: it is none of today. */
function febreDeOutraVez(palavras: readonly Palavra[], idade: number): boolean {
  return (
    palavras.some(({ forma }) => /^febr/.test(forma)) && (eDeOutraIdade(palavras, idade) || eDoMesPassado(palavras))
  );
}

/** Signs that stand in no words of the text. */
function semTexto(campo: DadosAnamneseField, sinais: ReadonlyMap<string, Certeza>): Frase {
  return { campo, palavras: [], texto: '', resposta: '', sinais, negados: new Set(), lugares: new Map(), marcas: [] };
}

function frasesDe(dados: DadosAnamnese, campo: FieldOfKind<'text'>): Frase[] {
  const texto = dados[campo] ?? '';
  if (texto === '') return [];
  const { ditos, ressalvas } = lerCampo(dados, campo);
  const afirmacoes = [
    ...ditos.map(({ sinal, presente, trechos, reconhecido }) => ({
      sinal,
      trechos,
      certeza: presente ? (reconhecido ? ('incerto' as const) : ('certo' as const)) : ('negado' as const),
    })),
    ...ressalvas.map(({ sinal, trechos, por }) => ({ sinal, trechos, certeza: por })),
  ];
  const { palavras, texto: resposta } = lerPalavras(texto);
  const cliente = quemContaDe(dados)?.parente || acharParenteCliente(palavras, campo) || '';
  const marcas = marcarEscopo(palavras, new Set(), null, new Set(), quemContaDe(dados));
  return emFrases(palavras).map(([de, ate]) => {
    const daFrase = palavras.slice(de, ate);
    const deOutraVez = febreDeOutraVez(daFrase, dados.idade);
    const inicio = palavras[de]?.inicio ?? 0;
    const fim = palavras[ate - 1]?.fim ?? inicio;
    const sinais = new Map<string, Certeza>();
    const negados = new Set<string>();
    const lugares = new Map<string, Faixa[]>();
    const daqui = afirmacoes.flatMap(({ sinal, trechos, certeza }) => {
      const onde = trechos[0]?.inicio ?? -1;
      return onde < inicio || onde >= fim ? [] : [{ sinal, certeza, lugar: lugarDe(trechos, daFrase) }];
    });
    const ditas = daqui.map(({ lugar }) => lugar);
    for (const { sinal, certeza, lugar } of daqui) {
      if (!valeNoCampo(sinal, campo, daFrase, lugar[0]) || eOutraCoisa(sinal, daFrase, lugar)) continue;
      const negada = certeza === 'negado' && !(deUso(sinal) && foiComecado(daFrase, lugar));
      if (
        negada ||
        testeNegativo(daFrase, lugar) ||
        (certeza !== 'negado' && !deUso(sinal) && negadaAoRedor(daFrase, lugar))
      ) {
        negados.add(sinal);
        continue;
      }
      if (eDeParente(daFrase, lugar, cliente)) continue;
      const terminada = acabou(daFrase, lugar, { outras: ditas, idade: dados.idade, sinal });
      if (terminada && (podeAcabar(sinal) || (sinal === 'epilepsia' && temFim(daFrase, lugar, ditas)))) continue;
      const contada = certeza === 'negado' ? 'certo' : terminada && certeza === 'certo' ? 'passado' : certeza;
      const lida = deOutraVez && deFebre.test(sinal) && contada === 'certo' ? 'passado' : contada;
      const dita = usoContado(sinal, daFrase, lugar, lida);
      const anterior = sinais.get(sinal);
      sinais.set(sinal, (anterior && maisForte([anterior, dita])) ?? dita);
      lugares.set(sinal, [...(lugares.get(sinal) ?? []), lugar]);
    }
    return comNomesComuns({
      campo,
      palavras: daFrase,
      texto: daFrase.map(({ forma }) => semDiminutivo(forma)).join(' '),
      resposta,
      sinais,
      negados,
      lugares,
      idade: dados.idade,
      marcas: marcas.slice(de, ate).map(({ fora, incerta, passada, datada, negada }, indice) => ({
        deOutro: fora && !incerta,
        passada: passada || datada || (deOutraVez && /^febr/.test(daFrase[indice]?.forma ?? '')),
        negada,
      })),
    });
  });
}

/** Adds what a medicine tells whose name is a word of the language, where the place of the word shows that it is the medicine. */
function comNomesComuns(frase: Frase): Frase {
  const { campo, palavras, marcas } = frase;
  const comuns = remediosNaFrase(frase).filter(({ nome }) => nomesComuns.has(nome));
  if (comuns.length === 0) return frase;
  const [sinais, negados, lugares] = [new Map(frase.sinais), new Set(frase.negados), new Map(frase.lugares)];
  for (const { nome, lugar } of comuns) {
    const { deOutro, passada, negada } = marcas[lugar[0]] ?? {};
    for (const sinal of sinaisDoRemedio(nome)) {
      if (deOutro || !valeNoCampo(sinal, campo, palavras, lugar[0])) continue;
      if (negada) negados.add(sinal);
      else if (!sinais.has(sinal)) {
        sinais.set(sinal, usoContado(sinal, palavras, lugar, passada ? 'passado' : 'certo'));
        lugares.set(sinal, [lugar]);
      }
    }
  }
  return { ...frase, sinais, negados, lugares };
}

const deUso = (sinal: string) => medicamentos.has(sinal) || sinal.startsWith('erva_');

/** A medicine as it is used; a herb that was stopped or only bought is none that is taken. */
function usoContado(sinal: string, palavras: readonly Palavra[], lugar: Faixa, certeza: Certeza): Certeza {
  if (medicamentos.has(sinal)) {
    const usado = usoDoRemedio(palavras, lugar, certeza);
    return usado === 'certo' && aindaNaoToma(palavras, lugar, 'remedio') ? 'incerto' : usado;
  }
  if (!sinal.startsWith('erva_') || certeza !== 'certo') return certeza;
  if (foiParado(palavras, lugar)) return 'passado';
  return aindaNaoToma(palavras, lugar, 'erva') ? 'incerto' : certeza;
}

/** "Usa Xarelto, parou de fumar": what was stopped is not the medicine. Without a word on the medicine itself its use is in doubt. */
function usoDoRemedio(palavras: readonly Palavra[], lugar: Faixa, certeza: Certeza): Certeza {
  if (foiParado(palavras, lugar)) return 'passado';
  if (certeza !== 'passado') return certeza;
  const antes = palavras
    .slice(Math.max(0, lugar[0] - 5), lugar[0])
    .map(({ forma }) => forma)
    .join(' ');
  if (/\b(usa|uso|toma|tomo|em uso|continua|segue)\b/.test(antes)) return 'certo';
  return /\b(tom(ou|ei|ava)|us(ou|ei|ava)|fez uso)\b/.test(antes) || eDeOutroTempo(palavras) ? 'passado' : 'incerto';
}

function eDeOutroTempo(palavras: readonly Palavra[]): boolean {
  return palavras.some(({ forma }) =>
    /^((19|20)\d\d|tomou|tomei|tomava|usou|usava|antes|antigamente|infancia|passado)$/.test(forma),
  );
}

const deParar =
  /\b(parou|parei|susp|suspens[oa]s?|suspendeu|suspendi|largou|larguei|deixou de tomar|nao (toma|tomo|usa|uso) mais|encerr\w+|terminad[oa]s?|terminou|terminei|(?<!\b(primeir|ultim|outr)[oa] )acab(ou|ei|aram)|finaliz\w+|conclui|concluiu|concluid[oa]s?)\b(?! (de (fumar|beber|trabalhar|correr|andar|malhar|comer)|o|a|os|as|com)\b)/;
/** "Já terminou, agora só o colírio": something else is taken now. */
const deTomar =
  /\b(tomo|toma|uso|usa|continua|segue|mantem)\b(?! mais)|\b(agora|atualmente)\b(?! (mais|so|somente|apenas|nao|nada)\b)/;

const meses =
  'jan(eiro)?|fev(ereiro)?|mar(co)?|abr(il)?|mai(o)?|jun(ho)?|jul(ho)?|ago(sto)?|set(embro)?|out(ubro)?|nov(embro)?|dez(embro)?';
const dose =
  '( \\d[\\d.,]*( ?(mg|mcg|g|ui|ml|gotas?|cp|comp\\w*))?| \\d+ ?x| por (dia|semana)| semanas?| (2|3) vezes( ao dia)?)*';
/** Right behind its name and dose: "susp.", "parada", "só naquele tempo", "5 d em jul", "hoje nada". */
const fimNoLugar = new RegExp(
  `^${dose}( (ja|foi|esta|ta|so|somente|apenas|que))*( suspens[oa]s?| susp| parad[oa]s?(?! (cardiac|respirat))| cortad[oa]s?| retirad[oa]s?| interrompid[oa]s?| descontinuad[oa]s?| naquel[ae] (tempo|epoca|ano|vez)| na epoca| nao (usa|uso|toma|tomo) desde(?= (?!ontem|hoje|anteontem|cedo))| hoje (nada|sem remedio|nao (uso|usa|tomo|toma) mais)| (por )?\\d+ ?(d|dias) em (${meses})| (n[ao]|durante [ao]) \\w+ (de|em) (19\\d\\d|20[01]\\d|202[0-4]))\\b`,
);
const ateUmMes = new RegExp(`^${dose}( (so|usou|usei|tomou|tomei|fez|foi))* ate (${meses}|o (ano|mes) passado)\\b`);

function classesDe(nome: string): string {
  return (classesDoNome.get(nome) ?? []).join(' ');
}

/** "Xarelto depois da cirurgia, já parou", "suspendeu o AAS": the medicine is told as stopped, and not as taken again. */
export function foiParado(palavras: readonly Palavra[], [de, ate]: Faixa): boolean {
  const texto = (inicio: number, fim: number) =>
    palavras
      .slice(Math.max(0, inicio), fim)
      .map(({ forma }) => forma)
      .join(' ');
  const depois = texto(ate, ate + 14);
  const parada = deParar.exec(depois);
  const retomada = deTomar.exec(depois);
  if (parada && !(retomada && (retomada.index < parada.index || retomada.index > parada.index + parada[0].length)))
    return true;
  const nome = texto(de, ate);
  if (fimNoLugar.test(` ${texto(ate, ate + 8)}`)) return true;
  // "Xarelto até março" may be a plan, and what thins the blood is not left out on a guess.
  if (ateUmMes.test(` ${texto(ate, ate + 8)}`) && !/\b(anticoagulante|antiagregante)\b/.test(classesDe(nome)))
    return true;
  if (/\bex usuari[oa]s? (de|d[oa])( \w+)?$/.test(texto(de - 5, de))) return true;
  return /(?<!\b(nao|nunca|nem) )\b(parou|parei|suspendeu|suspendi|largou|larguei|deixou|deixei|terminou|terminei|acabou|acabei|concluiu|conclui|encerrou|encerrei|finalizou|finalizei)( (de tomar|de usar|com|o|a|os|as|meu|minha|ontem|hoje|ja|uso|ciclo|curso|tratamento|d[eoa]))*$/.test(
    texto(de - 5, de),
  );
}

/** "Diabetes da gravidez: teste deu negativo", "diabetes, exame normal": a test of just this, that found nothing. */
function testeNegativo(palavras: readonly Palavra[], [, ate]: Faixa): boolean {
  const depois = palavras
    .slice(ate, ate + 9)
    .map(({ forma }) => forma)
    .join(' ');
  return /^(d[aeo]s? (gravidez|gestacao) |gestacional )?((o|um|fiz|fez|meu|d[aeo]s?) )*(testes?|exames?|curva|rastreio|triagem|sorologia)( (foi|deu|deram|veio|vieram|esta|sempre|tudo|todos?|genetic[oa]|feit[oa]))* (negativ[oa]s?|normal|normais|nao deu nada|sem alterac\w+)\b/.test(
    depois,
  );
}

function lugarDe(trechos: readonly Trecho[], palavras: readonly Palavra[]): Faixa {
  const dentro = palavras.flatMap((palavra, indice) =>
    trechos.some(({ inicio, fim }) => palavra.inicio >= inicio && palavra.fim <= fim) ? [indice] : [],
  );
  return [dentro[0] ?? 0, (dentro.at(-1) ?? 0) + 1];
}
