import { fotoObservacoesFormat } from '@meridia/drizzle/stored-formats.ts';
import type { LinguaFoto } from '@meridia/shared/consulta-evolutiva.ts';
import type { Foto, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { FotoRow, FotoSender } from './policy.ts';

/** A photo's row with its measurements. */
export type MeasuredFoto = Omit<FotoRow, 'observacoes'> & { observacoes: FotoObservacoes };

export function readMeasured(row: FotoRow): MeasuredFoto {
  return { ...row, observacoes: fotoObservacoesFormat.read(row.observacoes) };
}

export function presentFoto({ id, kind, width, height, bytes, observacoes, conviteId }: MeasuredFoto): Foto {
  return { id, kind, width, height, bytes, observacoes, ...(conviteId && { doCliente: true }) };
}

/** For who sent it. A client learns how good her photo is, and none of its signs. */
export function presentToSender(row: MeasuredFoto, sender: FotoSender): Foto {
  if (sender.type === 'user') return presentFoto(row);
  const { id, kind, width, height, bytes, observacoes } = row;
  return { id, kind, width, height, bytes, observacoes: { ...observacoes, sinais: [], medidas: {}, contorno: null } };
}

/** The box around the tongue's outline. The client uses it to lay two photos over each other. */
export function presentTongueBox({ contorno }: Pick<FotoObservacoes, 'contorno'>): LinguaFoto['lingua'] {
  if (!contorno || contorno.length < 3) return null;
  const across = contorno.map(([x]) => x);
  const down = contorno.map(([, y]) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, largura: Math.max(...across) - x, altura: Math.max(...down) - y };
}
