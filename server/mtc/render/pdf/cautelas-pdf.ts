import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { maiuscula } from '../../writer/portugues.ts';
import type { Conteudo } from './documento.ts';

/** The cautions of points: each is stated once in a note, and points refer to it by its letter. */
export interface Cautelas {
  letrasDe(ponto: PontoPrescrito): string[];
  /** Nothing where no point has a caution. */
  notas: Conteudo[];
}

export function reunirCautelas(pontos: readonly PontoPrescrito[]): Cautelas {
  const todas = [...new Set(pontos.flatMap(({ cautelas }) => cautelas))];
  const emTodos = todas.filter(
    (cautela) => pontos.length > 1 && pontos.every(({ cautelas }) => cautelas.includes(cautela)),
  );
  const deAlguns = todas.filter((cautela) => !emTodos.includes(cautela));
  const partes = [
    ...(emTodos.length > 0 ? [{ text: 'Em todos os pontos:\u00a0', bold: true }, emTodos.map(escrever).join(' ')] : []),
    ...deAlguns.flatMap((cautela, index) => [
      { text: `${index > 0 || emTodos.length > 0 ? '   ' : ''}${letra(index)}\u00a0`, bold: true },
      escrever(cautela),
    ]),
  ];
  return {
    letrasDe: ({ cautelas }) =>
      cautelas.flatMap((cautela) => (emTodos.includes(cautela) ? [] : [letra(deAlguns.indexOf(cautela))])),
    notas:
      todas.length === 0
        ? []
        : [
            {
              style: 'cautela',
              margin: [0, 3, 0, 2],
              unbreakable: true,
              text: [{ text: `Cautelas${deAlguns.length > 0 ? ', pelas letras' : ''}.  `, bold: true }, ...partes],
            },
          ],
  };
}

function escrever(cautela: string): string {
  return `${maiuscula(cautela).replace(/\.$/, '')}.`;
}

/** 0 -> 'a'; beyond the alphabet 'a1'. */
function letra(index: number): string {
  const volta = Math.floor(index / 26);
  return `${String.fromCharCode(97 + (index % 26))}${volta > 0 ? volta : ''}`;
}
