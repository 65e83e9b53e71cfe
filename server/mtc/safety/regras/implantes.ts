// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 1, 4 and 5; White, Cummings and Filshie, An
// Introduction to Western Medical Acupuncture (2018), joint replacements; CCAOM, Clean Needle Technique Manual (7th ed., 2015).

import type { Frase } from '../frase.ts';
import { ladoComum, lugaresDe } from '../lugar-do-corpo.ts';
import { pontosDaMama, regioesComImplante } from '../pontos-de-risco.ts';
import { lerDuracoesNoLugar } from '../quantidades.ts';
import { aoRelatar, cnt, type EfeitoClinico, type Lado, moxa, oms, qualquerUm, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';

const implantes = ['protese_articular', 'metal_implantado'];
const partes = {
  joelho: /^(joelhos?|atj|patela)$/,
  quadril: /^(quadris|quadril|atq|bacia)$/,
  ombro: /^(ombros?|clavicula|umero)$/,
  cotovelo: /^cotovelos?$/,
  punho: /^(punhos?|maos?|dedos?|antebracos?|radio)$/,
  tornozelo: /^(tornozelos?|pes?|calcanhar|calcaneo)$/,
  perna: /^(pernas?|tibia|fibula|canelas?|femur|coxas?)$/,
  coluna: /^(coluna|lombar|cervical|vertebras?|l4|l5|s1)$/,
} as const;
type Parte = keyof typeof partes;

const nomesDasPartes: Readonly<Record<Parte, string>> = {
  joelho: 'no joelho',
  quadril: 'no quadril',
  ombro: 'no ombro ou na clavícula',
  cotovelo: 'no cotovelo',
  punho: 'no punho ou na mão',
  tornozelo: 'no tornozelo ou no pé',
  perna: 'na perna',
  coluna: 'na coluna',
};

interface Lugar {
  parte: Parte;
  lado: Lado | null;
}

/** Each place once. A place that is told with a side has that side alone. */
function lugaresDosImplantes(relatos: Relatos): Lugar[] {
  const ditos = relatos.frases
    .filter(({ sinais }) => implantes.some((sinal) => sinais.has(sinal)))
    .flatMap((frase) => lugaresDe(frase, implantes, partes));
  return [...new Set(ditos.map(({ parte }) => parte))].map((parte) => ({
    parte,
    lado: ladoComum(ditos.filter((dito) => dito.parte === parte).map(({ lado }) => lado)),
  }));
}

function efeitoDoImplante(relatos: Relatos): EfeitoClinico {
  const lugares = lugaresDosImplantes(relatos);
  if (lugares.length === 0) return { semEletro: true, ...avisoNasTerapias };
  const regiao = new Set(lugares.flatMap(({ parte }) => [...regioesComImplante[parte].regiao]));
  const lado = ladoComum(lugares.map((um) => um.lado));
  // One place on a known side: its points are needled on the other side alone, where heat and current harm nothing.
  if (lado !== null && lugares.every((um) => um.lado !== null))
    return { semAgulhaNoLado: { codigos: regiao, lado }, ...avisoNasTerapias };
  return {
    retirarNoLado: {
      codigos: new Set(lugares.flatMap(({ parte }) => [...regioesComImplante[parte].naArticulacao])),
      lado: null,
    },
    semMoxa: regiao,
    semEletro: regiao,
    cautelaPontos: {
      codigos: regiao,
      texto: 'Prótese ou metal: nunca deste lado; confirme qual é. Sem calor nem corrente',
    },
    ...avisoNasTerapias,
  };
}

const manuais = /\b(ventosa\w*|gua ?sha|massagem|tui ?na)\b/;
const avisoNasTerapias: EfeitoClinico = {
  cautelaTerapias: {
    padrao: qualquerUm(moxa, manuais),
    texto: 'Nunca sobre a prótese ou o metal implantado.',
  },
};

function descrever({ parte, lado }: Lugar): string {
  if (lado === null) return nomesDasPartes[parte];
  // "Na perna" is the one feminine part with a side.
  return `${nomesDasPartes[parte]}, à ${lado === 'direito' ? 'direita' : 'esquerda'}`;
}

/** Ninety days: bone and scar are then usually healed, and before it the surgeon decides (White, Cummings and Filshie, 2018). */
const diasDeRecuperacao = 92;
const deCirurgia = ['cirurgia', 'protese_articular', 'metal_implantado', 'cirurgia_mama', 'protese_mama'];

/** "De três meses para cá piorou", "tomou trinta dias" tell how long something else has lasted. */
function daOperacao(palavras: Frase['palavras'], unidade: number): boolean {
  const formas = (de: number, ate: number) =>
    palavras
      .slice(Math.max(0, de), Math.max(0, ate))
      .map(({ forma }) => forma)
      .join(' ');
  const depois = formas(unidade + 1, unidade + 3);
  // "Operada já falei fiz a endoscopia mês passado": the month is the examination's.
  if (
    /\b(endoscopia|colonoscopia|ressonancia|tomografia|ultrass\w+|raio|mamografia|exames?|eletro|ecocardiograma|esteira|consulta|dentista|vacina)( \w+){0,2}$/.test(
      formas(unidade - 4, unidade),
    )
  )
    return false;
  return (
    /\b(ha|faz|tem|com)( \w+){0,3}$/.test(formas(unidade - 4, unidade)) ||
    /^(atras|de (operad|cirurgia|pos))/.test(depois) ||
    /^passad[oa]/.test(depois)
  );
}

/** Whether no full stop, semicolon or comma stands between the words. */
function naMesmaOracao(palavras: Frase['palavras'], indice: number, de: number, ate: number): boolean {
  const [inicio, fim] = indice < de ? [indice + 1, de + 1] : [ate, indice + 1];
  return palavras.slice(inicio, fim).filter(({ pausa }) => pausa !== 'nenhuma').length <= 1;
}

/** Whether the sentence tells an operation of the last three months. */
export function operadaHaPouco(frase: Frase): boolean {
  const { palavras, lugares, marcas, texto } = frase;
  const onde = deCirurgia.flatMap((sinal) => lugares.get(sinal) ?? []);
  if (onde.length === 0) return false;
  if (/\b(pos operatorio|pos op|recem operad[oa]|operad[oa] (ontem|hoje)|pontos da cirurgia)\b/.test(texto))
    return true;
  if (/\b(19|20)\d\d\b/.test(texto)) return false;
  const duracoes = lerDuracoesNoLugar(palavras).filter(
    ({ indice }) =>
      !marcas[indice]?.deOutro &&
      daOperacao(palavras, indice) &&
      onde.some(([de, ate]) => indice >= de - 8 && indice < ate + 8 && naMesmaOracao(palavras, indice, de, ate)),
  );
  return duracoes.length > 0 && Math.min(...duracoes.map(({ dias }) => dias)) <= diasDeRecuperacao;
}

const semCicatriz: EfeitoClinico = {
  cautelaTerapias: { padrao: qualquerUm(moxa, manuais), texto: 'Nunca sobre a cicatriz nem a região operada.' },
};

/** The points round a joint or limb that was operated on lately are needled on the other side alone, and go where no side is told. */
function efeitoDaCirurgia(relatos: Relatos): EfeitoClinico {
  const ditos = relatos.frases.filter(operadaHaPouco).flatMap((frase) => lugaresDe(frase, deCirurgia, partes));
  if (ditos.length === 0) return semCicatriz;
  const codigos = new Set(ditos.flatMap(({ parte }) => [...regioesComImplante[parte].regiao]));
  const lado = ladoComum(ditos.map((um) => um.lado));
  return lado === null
    ? { ...semCicatriz, retirarNoLado: { codigos, lado: null } }
    : { ...semCicatriz, semAgulhaNoLado: { codigos, lado } };
}

/** Rules for joints, metal and breasts that were implanted, and for a body that was operated on lately. */
export const regrasDeImplante: readonly RegraClinica[] = [
  {
    id: 'protese_ou_metal',
    gravidade: 'evitar',
    fonte: `White, Cummings e Filshie (2018); ${oms}, seção 4`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      const lugares = lugaresDosImplantes(relatos);
      const onde = lugares.map(descrever).join('; ');
      return aoRelatar(
        { sempre: implantes },
        {
          informado: `Prótese articular ou metal implantado informado${onde && ` (${onde})`}`,
          confirmar: 'se há prótese articular ou metal implantado',
          cuidado: `nada de agulha em volta dela nem para dentro da articulação; sem moxa, outro calor ou corrente elétrica sobre o local nem através dele; assepsia rigorosa.${
            onde === '' ? ' Confirme onde está; até lá, sem corrente elétrica em nenhum ponto.' : ''
          }`,
        },
      )(dados, relatos, protocolo);
    },
    efeito: { semEletro: true, ...avisoNasTerapias },
    efeitoDe: (_dados, relatos) => efeitoDoImplante(relatos),
  },
  {
    id: 'protese_de_mama',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5.2; ${cnt}`,
    motivo: aoRelatar(
      { sempre: ['protese_mama'] },
      {
        informado: 'Prótese de mama informada',
        confirmar: 'se há prótese de mama',
        cuidado:
          'nenhuma agulha, ventosa ou pressão sobre ela; no tórax, somente inserção rente à pele e fora da mama.',
      },
    ),
    efeito: {
      cautelaPontos: { codigos: pontosDaMama, texto: 'Prótese de mama: rente à pele, nunca sobre ela' },
      cautelaTerapias: { padrao: manuais, texto: 'Nunca sobre a prótese de mama.' },
    },
  },
  {
    id: 'cirurgia_recente',
    gravidade: 'evitar',
    fonte: `${cnt}; White, Cummings e Filshie (2018)`,
    motivo: (_dados, relatos) =>
      relatos.frases.some(operadaHaPouco)
        ? 'Cirurgia há menos de três meses informada: nada de agulha, calor, ventosa ou massagem sobre a cicatriz nem na região operada até a liberação de quem operou; febre, vermelhidão, secreção ou panturrilha inchada e dolorida pedem avaliação no mesmo dia.'
        : null,
    efeito: semCicatriz,
    efeitoDe: (_dados, relatos) => efeitoDaCirurgia(relatos),
  },
];
