import { type LikelyClientes, type LikelyInput, likelyInputSchema } from '@meridia/shared/cliente.ts';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../trpc.ts';
import { useSettled } from './use-settled.ts';

/** Clients who agree with what was typed, asked after each pause. @param typed null: nobody is looked for */
export function useLikelyClientes(typed: LikelyInput | null): LikelyClientes {
  const settled = useSettled(JSON.stringify(typed));
  const { data: input } = likelyInputSchema.safeParse(JSON.parse(settled || 'null'));
  const { data } = trpc.clientes.likely.useQuery(typed && input && mayFind(input) ? input : skipToken);
  return typed ? (data ?? []) : [];
}

/** A first name or the beginning of a number fits too many people: the server would find nobody. */
function mayFind({ nome, telefone, email }: LikelyInput): boolean {
  return /\S\S+\s+\S\S+/.test(nome) || telefone.replace(/\D/g, '').length >= 8 || email.includes('@');
}
