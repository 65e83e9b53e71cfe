import { type AccountRoomName, accountRoom } from '@meridia/shared/account-room.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { readCapabilitiesIn } from './queries.ts';

/**
 * Checks what the account holds after something was added to it. The plan is read only for the few accounts that hold much.
 * @throws ACCOUNT_FULL; the transaction is to be given up then
 */
export async function assertAccountRoom(tx: Tx, actor: UserActor, name: AccountRoomName, held: number): Promise<void> {
  const { small, large } = accountRoom[name];
  if (held <= small) return;
  const isLarge = (await readCapabilitiesIn(tx, actor)).consultasPorCliente === unlimited;
  const most = isLarge ? large : small;
  if (held > most) throw new AppError('ACCOUNT_FULL', refusals[name](most, isLarge));
}

const refusals: Record<AccountRoomName, (most: number, isLarge: boolean) => string> = {
  clientes: (most, isLarge) =>
    `Sua conta já tem ${formatNumber(most)} clientes, ${whose(isLarge)}. Apague clientes de que não precisa mais${orPlan(isLarge)}.`,
  consultas: (most, isLarge) =>
    `Sua conta já tem ${formatNumber(most)} consultas, ${whose(isLarge)}. Apague clientes de que não precisa mais${orPlan(isLarge)}.`,
  fotoBytes: (most, isLarge) =>
    `As fotos das suas consultas já ocupam ${size(most)}, ${whose(isLarge)}. Registre a consulta sem a foto${orPlan(isLarge)}.`,
};

const whose = (isLarge: boolean) => (isLarge ? 'o máximo de uma conta' : 'o máximo do seu plano');
const orPlan = (isLarge: boolean) => (isLarge ? '' : ' ou escolha um plano maior');

function size(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;
}
