// Sources: CCAOM, Clean Needle Technique Manual (7th ed., 2015), injured sites; bula da toxina botulínica (no massage or pressure after it);
// White, Cummings and Filshie (2018), recent injections of a joint; AAO-HNS (2017), positional vertigo.
import { falaQueDiz } from '../citar.ts';
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { regioesComImplante } from '../pontos-de-risco.ts';
import { lerDuracoes } from '../quantidades.ts';
import { cnt, type EfeitoClinico, type Lado, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';

const procedimento =
  /\b(toxina( botulinica)?|botox|preenchimento|infiltr(ou|ei|ad[oa]|acao|acoes)|viscossuplementacao|bloqueio( anestesico)?)\b/;
/** In days. A toxin spreads when it is pressed, an injected joint is open to infection. */
const diasDeEspera = 21;

const partes = {
  joelho: { nome: 'no joelho', palavras: /\bjoelhos?\b/, codigos: regioesComImplante.joelho.regiao },
  ombro: { nome: 'no ombro', palavras: /\bombros?\b/, codigos: regioesComImplante.ombro.regiao },
  quadril: {
    nome: 'no quadril',
    palavras: /\b(quadril|quadris|trocanter)\b/,
    codigos: regioesComImplante.quadril.regiao,
  },
  cotovelo: { nome: 'no cotovelo', palavras: /\bcotovelos?\b/, codigos: regioesComImplante.cotovelo.regiao },
  mandibula: {
    nome: 'na mandíbula ou na têmpora',
    palavras: /\b(mandibula|masseter(es)?|atm|maxilar|tempora|temporal)\b/,
    codigos: ['ST5', 'ST6', 'ST7', 'SI18', 'SI19', 'TE17', 'TE20', 'TE21', 'GB2', 'GB3', 'GB8', 'taiyang'],
  },
  face: {
    nome: 'no rosto',
    palavras: /\b(rosto|testa|face|labios?|olheiras?)\b/,
    codigos: [
      'ST2',
      'ST3',
      'ST4',
      'ST5',
      'ST6',
      'ST7',
      'ST8',
      'LI20',
      'BL2',
      'GB14',
      'GB1',
      'TE23',
      'yintang',
      'yuyao',
      'taiyang',
      'bitong',
    ],
  },
} as const;

function doProcedimento(frase: Frase): boolean {
  const { texto, palavras } = frase;
  if (frase.campo === 'objetivosCliente' || certezaDoPadrao(frase, procedimento) === null) return false;
  const dias = lerDuracoes(palavras);
  if (/\b(semana passada|ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/.test(texto)) return true;
  return dias.length > 0 && Math.min(...dias) <= diasDeEspera;
}

/** The places of what was injected; the part that the complaint names where the sentence names only the side. */
function lugares(relatos: Relatos): { nome: string; codigos: readonly string[] }[] {
  const ditas = relatos.frases.filter(doProcedimento);
  const nelas = Object.values(partes).filter(({ palavras }) => ditas.some(({ texto }) => palavras.test(texto)));
  if (nelas.length > 0 || ditas.length === 0) return nelas;
  const queixa = relatos.frases.filter(({ campo }) => campo === 'queixaPrincipal');
  const naQueixa = Object.values(partes).find(({ palavras }) => queixa.some(({ texto }) => palavras.test(texto)));
  return naQueixa ? [naQueixa] : [];
}

const espera = 'Injeção recente no local: esperar o aval de quem aplicou';
const semToque: EfeitoClinico = {
  cautelaTerapias: {
    padrao: /\b(ventosa\w*|gua ?sha|massagem|tui ?na|autoacupress\w+|moxa\w*)\b/,
    texto: 'Nunca sobre o local da injeção recente.',
  },
};

const cisto =
  /\bcistos?( \w+){0,2} (baker|beique|popliteo)\b|\bcistos? (atras )?[dn]o joelho\b|\batras do joelho( \w+){0,8} cistos?\b/;
const posicional =
  /\b(vertigem|tontura|gira|roda|rotat\w*|episodios?)( \w+){0,10} (virar|vira|deitar|deita|olhar para cima)\b|\b(dix hallpike|epley|vppb|labirintite de cristais)\b/;
const sigilo =
  /\bsigilo\b|\b(pediu|pede|peco|pedi)( \w+){0,3} nao (comentar|contar|falar|dizer)\b|\bnao (conta|conte|comenta|comente|fala|fale)( \w+){0,2} (para|pra|com) (minha|meu|a|o) (mae|pai|esposa|marido|mulher|chefe|familia)\b/;

const conta = (relatos: Relatos, padrao: RegExp) =>
  relatos.frases.some((frase) => certezaDoPadrao(frase, padrao) !== null);

/** Rules for places that were injected, filled with fluid or set turning, and for what must not be read by others. */
export const regrasDosProcedimentos: readonly RegraClinica[] = [
  {
    id: 'injecao_recente',
    gravidade: 'evitar',
    fonte: `${cnt}; bula da toxina botulínica; White, Cummings e Filshie (2018)`,
    motivo: (_dados, relatos) => {
      if (!relatos.frases.some(doProcedimento)) return null;
      const onde = lugares(relatos).map(({ nome }) => nome);
      const fala = falaQueDiz(relatos.frases, doProcedimento);
      return `Infiltração, toxina ou preenchimento recente${onde.length > 0 ? ` ${onde.join(' e ')}` : ''}${fala && ` (“${fala}”)`}: nada de agulha, pressão, calor, ventosa nem corrente no local por três semanas, ou até o aval de quem aplicou; usar pontos à distância. Local quente, vermelho ou com febre: médico no mesmo dia.`;
    },
    efeito: semToque,
    efeitoDe: (_dados, relatos) => {
      const codigos = new Set(lugares(relatos).flatMap((lugar) => [...lugar.codigos]));
      const semLado: Lado | null = null;
      return { ...semToque, retirarNoLado: { codigos, lado: semLado }, cautelaPontos: { codigos, texto: espera } };
    },
  },
  {
    id: 'cisto_atras_do_joelho',
    gravidade: 'evitar',
    fonte: 'White, Cummings e Filshie (2018); Deadman (2007), BL-40',
    motivo: (_dados, relatos) =>
      conta(relatos, cisto)
        ? 'Cisto atrás do joelho na ficha: nada de agulha, ventosa nem massagem sobre ele; panturrilha que incha e dói de repente pede avaliação no mesmo dia.'
        : null,
    efeito: { retirarPontos: new Set(['BL40', 'BL39', 'KI10', 'BL55']) },
  },
  {
    id: 'vertigem_de_posicao',
    gravidade: 'evitar',
    fonte: 'AAO-HNS, Benign paroxysmal positional vertigo (2017)',
    motivo: (_dados, relatos) =>
      relatos.diz('tontura', 'vertigem_rotatoria') && conta(relatos, posicional)
        ? 'Vertigem que vem com a posição: deitar, virar e levantar devagar, com a cabeça apoiada, e não deitar de bruços nem virar a cabeça para o lado que a provoca. Pode ter manobra que resolve: médico ou fisioterapeuta nesta semana. Fala, vista, força ou audição que mudam, ou dor de cabeça súbita: SAMU (192).'
        : null,
    efeito: {
      trocarPosicao: [
        { de: /^decubito ventral/, para: 'sentado, com o tronco apoiado à frente' },
        { de: /^decubito dorsal$/, para: 'decúbito dorsal com o tronco elevado' },
      ],
    },
  },
  {
    id: 'pedido_de_sigilo',
    gravidade: 'evitar',
    fonte: 'Lei 13.709/2018 (LGPD), art. 11; Estatuto da Criança e do Adolescente, art. 17',
    motivo: (_dados, relatos) =>
      conta(relatos, sigilo)
        ? 'A ficha pede sigilo: rever o que aqui se lê antes de imprimir, enviar ou mostrar a outra pessoa, também à família.'
        : null,
    efeito: {},
  },
];
