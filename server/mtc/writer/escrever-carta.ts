import type { CartaTextos } from '@meridia/shared/carta.ts';
import { describeConfianca } from '@meridia/shared/confianca.ts';
import { isOrientacaoPropria, porPrioridade } from '@meridia/shared/orientacao.ts';
import type { Achado, Relatorio } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, isLidoPelaIa } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { planoDeSessoes } from '../protocolo/plano-de-sessoes.ts';
import { temAbreviacao } from './abreviacoes.ts';
import { evidenciaDoPadrao } from './evidencia.ts';
import { emPalavrasSimples } from './palavras-simples.ts';
import { contar, frase, listar, minuscula, paragrafo } from './portugues.ts';
import { quandoProcurar } from './quando-procurar.ts';
import { citar, primeirasFalas } from './queixa.ts';
import { listarRotulos } from './rotulos.ts';

/** Below this age the letter speaks of the child, because a parent reads it. */
const idadeDeLer = 14;
const maximoDeQueixas = 3;
const maximoDeSinais = 4;
const maximoDeOrientacoes = 6;

/**
 * The report as a letter for the client: plain words, no codes, no numbers of the analysis. It names signs only as they were told, and
 * none where something must be seen by a doctor, because that is said in person; for today it says the reason in plain words.
 */
export function escreverCarta(relatorio: Relatorio): CartaTextos {
  // A release answers all that the report refers for, else it would not stand in it.
  const procura = relatorio.parecer?.liberacao ? null : quandoProcurar(relatorio.seguranca);
  const hoje = procura?.prazo === 'hoje';
  return {
    encontrado: linhas(queixa(relatorio), escreverLeitura(relatorio), procura ? '' : apoio(relatorio), naoEMedico),
    faremos: linhas(...(procura?.frases ?? []), ...(hoje ? [conteNaConsulta] : plano(relatorio))),
    emCasa: linhas(...orientacoes(relatorio)),
    // Where it cannot wait, what to do when it gets worse stands above already.
    retorno: hoje
      ? linhas('A data do retorno é combinada depois da avaliação médica')
      : linhas(
          ritmo(relatorio),
          depoisDaSessao(relatorio),
          'Se algo piorar de repente, procure atendimento médico sem esperar o retorno',
        ),
  };
}

const naoEMedico = 'Esta leitura não é um diagnóstico médico e não substitui consultas, exames nem remédios';
const conteNaConsulta = 'Conte na consulta se algo mudar ou se começar um remédio novo';
const planoNaConsulta = 'O plano de tratamento é combinado na consulta';

function linhas(...partes: readonly string[]): string {
  return partes
    .map(frase)
    .filter((parte) => parte !== '')
    .join('\n');
}

/** In the client's words; where the intake has them in shorthand or of the client, the names of what they tell. */
function queixa({ queixaPrincipal, cliente, analise }: Relatorio): string {
  const falas = primeirasFalas(queixaPrincipal, 160);
  const sinais = analise.achados.filter(
    (achado) => contado(achado) && achado.fonte === 'anamnese.queixaPrincipal' && !isCircunstancia(achado.label),
  );
  const [nome = ''] = cliente.nome.split(' ');
  const nomeada = nomear(sinais.slice(0, maximoDeQueixas));
  const citada = falas && citar(falas);
  // No words of hers at all where a rule keeps them out of a report.
  const semAsDela = falas === '' || foiDitaPorOutro(falas, nome);
  const dito = temAbreviacao(falas) ? nomeada : (semAsDela && nomeada) || citada;
  if (dito === '') return '';
  return `O que trouxe ${cliente.idade < idadeDeLer && nome !== '' ? nome : 'você'} à consulta: ${dito}`;
}

/**
 * Whether somebody else wrote it about the client: "seu Benedito veio com a filha", "paciente relata". Taking her own words for another's
 * only costs a quotation.
 */
function foiDitaPorOutro(falas: string, nome: string): boolean {
  const palavras = new Set(falas.toLowerCase().match(/\p{L}+/gu));
  return palavras.has(nome.toLowerCase()) || deOutraPessoa.some((palavra) => palavras.has(palavra));
}

const deOutraPessoa = [
  ...['paciente', 'cliente', 'refere', 'relata', 'nega', 'apresenta', 'veio', 'queixando', 'trazido', 'trazida'],
  ...['comparece', 'procura', 'informa', 'menciona', 'ele', 'ela', 'dele', 'dela'],
];

/** A list of signs without quotations in shorthand. */
function nomear(achados: readonly Achado[]): string {
  return listarRotulos(
    achados.map((achado) => ({
      ...achado,
      // To the client it is her own illness, which nobody doubts here.
      label: achado.label.replace(/ referid[oa]s?$/, ''),
      valor: temAbreviacao(achado.valor) ? '' : achado.valor,
    })),
  );
}

function escreverLeitura({ analise }: Relatorio): string {
  const [principal, segundo] = analise.padroes;
  const simples = principal ? emPalavrasSimples(principal.id) : '';
  if (!principal || simples === '') {
    return 'O que se sabe até agora ainda não basta para uma leitura energética, e as próximas consultas vão completá-la';
  }
  const outra = segundo && segundo.confianca >= principal.confianca / 2 ? emPalavrasSimples(segundo.id) : '';
  const nova = outra !== '' && !isMesmaCausa(simples, outra);
  return paragrafo(
    `Na leitura da Medicina Tradicional Chinesa, ${simples}`,
    nova ? `Também é possível que se some a isso outro ponto: ${outra}` : '',
    describeConfianca(principal.confianca).palavra === 'baixa'
      ? 'É uma primeira leitura, que as próximas consultas vão conferir'
      : '',
  );
}

/** Whether the client would read the same thing twice: two explanations begin alike, or one has the words of the other. */
function isMesmaCausa(uma: string, outra: string): boolean {
  const comeco = (explicacao: string) => (explicacao.split(',')[0] ?? '').split(' ').slice(0, 5).join(' ');
  const [a, b] = [comeco(uma), comeco(outra)];
  return `${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `) || contem(uma, outra) || contem(outra, uma);
}

/** Of a clause with three words of meaning or more, whether the other one has them all: "circular" counts as "circula". */
function contem(uma: string, outra: string): boolean {
  const raizes = (explicacao: string) =>
    new Set((explicacao.match(/\p{L}{5,}/gu) ?? []).map((palavra) => palavra.toLowerCase().slice(0, 6)));
  const [todas, algumas] = [raizes(uma), [...raizes(outra)]];
  return algumas.length >= 3 && algumas.every((raiz) => todas.has(raiz));
}

/** What the client told of the main pattern, heaviest first. */
function apoio({ analise }: Relatorio): string {
  const [principal] = analise.padroes;
  if (!principal) return '';
  const ditos = evidenciaDoPadrao(analise, principal)
    .aFavor.flatMap((id) => analise.achados.find((achado) => achado.id === id) ?? [])
    .filter(contado)
    .slice(0, maximoDeSinais);
  return ditos.length === 0 ? '' : `Falam por essa leitura: ${nomear(ditos)}`;
}

/** Told by the client: seen in no photo, found in no examination, read by no model. */
function contado(achado: Achado): boolean {
  const [origem, campo = ''] = achado.fonte.split('.');
  return achado.presente && origem === 'anamnese' && !isCampoDoExame(campo) && !isLidoPelaIa(achado);
}

/** What a needle, heat or a seed may leave behind, and where to go with it. */
function depoisDaSessao({ protocolo, tipo }: Relatorio): string {
  if (!protocolo || tipo !== 'completo') return '';
  const semente =
    protocolo.auriculares.length > 0 ? '; semente que dói ou deixa a orelha vermelha pode ser retirada' : '';
  return `Depois da sessão: falta de ar ou dor no peito, ligue 192 (SAMU); bolha, calor ou pus no lugar tratado, médico no mesmo dia${semente}`;
}

function plano(relatorio: Relatorio): string[] {
  const { protocolo, tipo } = relatorio;
  if (!protocolo || tipo !== 'completo') return [planoNaConsulta];
  const { terapias } = protocolo;
  const sessoes = planoDeSessoes(relatorio);
  const primeira = sessoes?.fases[0];
  return [
    sessoes
      ? paragrafo(
          `O plano prevê ${contar(sessoes.total, 'sessão', 'sessões', 'a')}`,
          primeira ? `No começo, a intenção é ${minuscula(primeira.objetivo)}` : '',
          'A cada fase, vemos juntos o que mudou',
        )
      : planoNaConsulta,
    terapias.length === 0
      ? ''
      : `Podem fazer parte das sessões: ${listar(terapias.map(({ nome }) => minuscula(nome)))}`,
    conteNaConsulta,
  ];
}

/** What the safety notes ask for at home comes first, and no advice speaks against it. */
function orientacoes({ protocolo, tipo, seguranca }: Relatorio): string[] {
  const cuidados = seguranca.flatMap(({ texto }) => /(?:^|\. )Em casa, ([^.]+)/.exec(texto)?.[1] ?? []);
  const semCalor = cuidados.some((texto) => calorProibido.test(texto));
  const todas = porPrioridade(tipo === 'completo' ? (protocolo?.orientacoes ?? []) : []);
  const dela = new Set(todas.filter(isOrientacaoPropria).map(({ texto }) => texto));
  const dadas = todas.map(({ texto }) => texto).filter((texto) => !(semCalor && calorNosPes.test(texto)));
  // The routine for the feet of a diabetic says the same and more.
  const rotina = dadas.filter((texto) => semCalor && calorProibido.test(texto));
  const primeiras = rotina.length > 0 ? rotina : cuidados;
  const outras = dadas.filter((texto) => !rotina.includes(texto));
  const cabem = outras.slice(0, maximoDeOrientacoes - primeiras.length);
  // What the therapist added herself is never left out for want of room.
  const depois = outras.filter((texto) => cabem.includes(texto) || dela.has(texto));
  const combinadas = dadas.length === 0 ? ['As orientações para casa são combinadas na consulta'] : [];
  return [...primeiras, ...depois, ...combinadas];
}

const calorProibido = /\bbolsa quente\b/;
const calorNosPes = /\bpés\b[^.;]*\b(?:aquec|quente)|\b(?:aqueça|aqueci|escalda)[^.;]*\bpés\b/i;

function ritmo(relatorio: Relatorio): string {
  // The sentence says already that it is a suggestion.
  const sugerido = (planoDeSessoes(relatorio)?.frequencia ?? '').replace(' (sugestão)', '');
  return paragrafo(
    'A data do retorno é combinada na consulta',
    sugerido === '' ? '' : `O plano sugere: ${minuscula(sugerido)}`,
  );
}
