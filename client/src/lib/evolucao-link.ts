/** The page with the timeline in which a consultation is counted: of an assessment, or of a client who has none. */
export function evolucaoOf({ avaliacaoId, clienteId }: { avaliacaoId: string | null; clienteId: string | null }) {
  if (avaliacaoId !== null) return { to: '/evolucao/$id', params: { id: avaliacaoId } } as const;
  return { to: '/clientes/$id/evolucao', params: { id: clienteId ?? '' } } as const;
}
