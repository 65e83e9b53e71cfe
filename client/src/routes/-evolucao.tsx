import type { ComponentProps } from 'react';
import { ComparacaoCard } from '../features/clientes/comparacao-card.tsx';
import { EvolucaoScreen } from '../features/consultas-evolutivas/evolucao-screen.tsx';

/** The timeline of a client with the comparison of the assessments, which belongs to the clients. */
export function Evolucao(props: Omit<ComponentProps<typeof EvolucaoScreen>, 'comparacao'>) {
  return <EvolucaoScreen {...props} comparacao={<ComparacaoCard avaliacoes={props.evolucao.avaliacoes} folded />} />;
}
