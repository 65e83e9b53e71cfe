// Sources: White, Cummings and Filshie, An Introduction to Western Medical Acupuncture (2018), electroacupuncture of joints and muscles;
// WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), section 4.
import {
  type PontoPrescrito,
  type SessaoDePontos,
  sessoesDePontos,
  sessoesDoPonto,
} from '@meridia/shared/relatorio.ts';
import { meridianos } from '../catalog/pontos/meridianos.ts';
import type { Ponto } from '../catalog/pontos/ponto.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { agulhasDe } from './limitar-agulhas.ts';
import { mesmoSitio } from './sitios.ts';

/** A stimulator and one complaint need no more; a pair on both sides of the body is two. */
const maximoDePares = 2;

type Zona = 'costas' | 'perna' | 'braco';

/**
 * The points with a current only in pairs: two points where the same complaint is, of the same arm or leg, or on the same side of the spine, at
 * most two pairs in a session. All other points have none.
 * @param noLugar codes of the points that are where a complaint is, the local ones first
 * @param queixasDe the complaints in whose place each of them is
 */
export function emParesDeCorrente(
  pontos: readonly PontoPrescrito[],
  noLugar: readonly string[],
  queixasDe: ReadonlyMap<string, ReadonlySet<string>>,
): PontoPrescrito[] {
  const daMesmaQueixa = (um: PontoPrescrito, outro: PontoPrescrito) =>
    [...(queixasDe.get(um.codigo) ?? [])].some((queixa) => queixasDe.get(outro.codigo)?.has(queixa));
  const parDe = new Map<string, string>();
  for (const sessao of sessoesDePontos) {
    const daqui = pontos.filter((ponto) => noLugar.includes(ponto.codigo) && serve(ponto) && naSessao(ponto, sessao));
    const ordenados = [...daqui].sort((a, b) => noLugar.indexOf(a.codigo) - noLugar.indexOf(b.codigo));
    const jaPostos = ordenados.filter(({ codigo }) => parDe.has(codigo));
    let pares = jaPostos.reduce((soma, ponto) => soma + lados(ponto) / 2, 0);
    for (const um of ordenados) {
      if (parDe.has(um.codigo)) continue;
      const outro = ordenados.find(
        (candidato) => !parDe.has(candidato.codigo) && formamPar(um, candidato) && daMesmaQueixa(um, candidato),
      );
      if (!outro || pares + lados(um) > maximoDePares) continue;
      parDe.set(um.codigo, outro.codigo).set(outro.codigo, um.codigo);
      pares += lados(um);
    }
  }
  return pontos.map((ponto) => {
    const com = parDe.get(ponto.codigo);
    if (com) return { ...ponto, eletroCom: com };
    return ponto.eletro
      ? { ...ponto, eletro: false, cautelas: ponto.cautelas.filter((cautela) => !/^corrente\b/i.test(cautela)) }
      : ponto;
  });
}

/** A point of several needles has no single one for the clip. */
function serve(ponto: PontoPrescrito): boolean {
  return ponto.eletro && ponto.lateralidade !== 'mediano' && agulhasDe({ ...ponto, lateralidade: 'unilateral' }) === 1;
}

function naSessao(ponto: PontoPrescrito, sessao: SessaoDePontos): boolean {
  return sessoesDoPonto(ponto).includes(sessao);
}

/** Both on the same sides, in the same sessions, and in the same limb or along the spine. */
function formamPar(um: PontoPrescrito, outro: PontoPrescrito): boolean {
  const zona = zonaDe(um);
  return (
    um.codigo !== outro.codigo &&
    zona !== null &&
    zona === zonaDe(outro) &&
    vizinhos(um.codigo, outro.codigo) &&
    um.lateralidade === outro.lateralidade &&
    um.lado === outro.lado &&
    sessoesDoPonto(um).join() === sessoesDoPonto(outro).join()
  );
}

/** On one channel, beside each other, on the inner face of the limb, or an extra point: across the limb nothing is in common. */
function vizinhos(um: string, outro: string): boolean {
  const [a, b] = [obterPonto(um)?.meridiano, obterPonto(outro)?.meridiano];
  return a === b || a === 'extra' || b === 'extra' || (isYin(a) && isYin(b)) || mesmoSitio(um, outro);
}

function isYin(meridiano: Ponto['meridiano'] | undefined): boolean {
  return meridiano !== undefined && meridiano !== 'extra' && meridianos[meridiano].polaridade === 'yin';
}

function lados({ lateralidade }: PontoPrescrito): number {
  return lateralidade === 'bilateral' ? 2 : 1;
}

function zonaDe({ codigo }: PontoPrescrito): Zona | null {
  const regiao = obterPonto(codigo)?.regiao;
  if (regiao === 'perna' || regiao === 'pe' || codigo === 'VB29' || codigo === 'VB30') return 'perna';
  if (regiao === 'braco' || regiao === 'mao') return 'braco';
  return regiao === 'lombar' || regiao === 'sacro' ? 'costas' : null;
}
