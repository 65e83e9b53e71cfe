import { type Analise, type Substancia, substancias } from '@meridia/shared/relatorio.ts';
import { nomesSubstancias } from './nomes.ts';
import { limitar, listar, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';

/** Qi, Xue, Yin, Yang and Jin Ye: those out of balance with their degree, then the others. The signs stand beside each number. */
export function escreverSubstancias({ facts, escolha }: Redacao): string {
  const dados = facts.analise.substancias;
  const alteradas = substancias
    .filter((id) => dados[id].estado !== 'equilibrado')
    .sort((a, b) => dados[b].grau - dados[a].grau);
  if (alteradas.length === 0) return 'Qi, Xue, Yin, Yang e Jin Ye não mostram desvio claro nos sinais informados.';
  const ditas = listar(alteradas.map((id) => descrever(id, dados[id])));
  const outras = substancias.filter((id) => dados[id].estado === 'equilibrado').map((id) => nomesSubstancias[id]);
  return limitar(
    paragrafo(
      escolha('substancias', [`A leitura é de ${ditas}`, `Lê-se ${ditas}`, `Os sinais sugerem ${ditas}`]),
      outras.length > 0 ? `Sem desvio claro: ${listar(outras)}` : '',
    ),
    2500,
  );
}

function descrever(id: Substancia, { estado, grau }: Analise['substancias'][Substancia]): string {
  const [feminino, masculino] = graus[grau >= 66 ? 2 : grau >= 33 ? 1 : 0];
  const nome = nomesSubstancias[id];
  return estado === 'deficiente' ? `deficiência ${feminino} de ${nome}` : `excesso ${masculino} de ${nome}`;
}

const graus = [
  ['leve', 'leve'],
  ['moderada', 'moderado'],
  ['acentuada', 'acentuado'],
] as const;
