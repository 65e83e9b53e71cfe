import { type Foto, type FotoKind, fotoKinds, fotoLabels } from '@meridia/shared/foto.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { isNetworkFailure, readErrorBody } from '../../../lib/app-error.ts';
import { fromDraftData } from '../form-values.ts';
import { checkSubmission, type Submission } from '../submission.ts';
import type { WaitingIntake } from './waiting-store.ts';

type Created = { id: string; subscription: SubscriptionStatusView };

export interface SendPorts {
  /** The signed-in account; null when nobody is. */
  whoIsIn: () => Promise<string | null>;
  upload: (kind: FotoKind, file: Blob, draftId: string, onProgress: (percent: number) => void) => Promise<Foto>;
  create: (form: Submission & { idempotencyKey: string }) => Promise<Created>;
  keep: (intake: WaitingIntake) => Promise<void>;
  onText: (text: string) => void;
}

export type SendResult =
  | { kind: 'sent'; created: Created }
  /** The connection or the server is away; the same intake may be sent later. */
  | { kind: 'later' }
  /** Nobody, or another account, is signed in. */
  | { kind: 'session' }
  /** The server does not take it as it is. */
  | { kind: 'problem'; problem: { title: string; action: string } };

/**
 * Sends one waiting intake: its photos, then its answers. After each photo it is stored again, so that no photo is sent twice. The
 * server creates one assessment for it, however often this is repeated.
 */
export async function sendWaiting(userId: string, intake: WaitingIntake, ports: SendPorts): Promise<SendResult> {
  try {
    if ((await ports.whoIsIn()) !== userId) return { kind: 'session' };
    const whole = await sendFotos(intake, ports);
    const checked = checkSubmission(fromDraftData(whole.data));
    if (!checked.success) return { kind: 'problem', problem: toCheck };
    ports.onText('Enviando as respostas...');
    return { kind: 'sent', created: await ports.create({ idempotencyKey: intake.id, ...checked.data }) };
  } catch (error) {
    const body = readErrorBody(error);
    if (body?.code === 'UNAUTHENTICATED' || body?.code === 'FORBIDDEN') return { kind: 'session' };
    if (!body || passing.has(body.code) || isNetworkFailure(error)) return { kind: 'later' };
    return { kind: 'problem', problem: { title: body.message, action: adviceOf(body.code) } };
  }
}

/** Refusals that pass by themselves. */
const passing: ReadonlySet<string> = new Set([
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'STORAGE_FULL',
  'INTERNAL',
  'FOTO_UPLOAD_GONE',
  'FOTO_UPLOAD_OFFSET',
]);

const toCheck = {
  title: 'O formulário mudou desde que esta anamnese foi preenchida',
  action: 'Abra-a, confira os campos marcados e gere de novo.',
};

function adviceOf(code: string): string {
  if (code === 'QUOTA_EXCEEDED' || code === 'NO_ACTIVE_SUBSCRIPTION') {
    return 'Ela continua guardada aqui. Veja os planos e depois toque em Enviar agora.';
  }
  if (code === 'TERMS_NOT_ACCEPTED') {
    return 'Ela continua guardada aqui. Aceite os termos novos e depois toque em Enviar agora.';
  }
  return 'Ela continua guardada aqui. Abra-a para corrigir e gere de novo.';
}

async function sendFotos(intake: WaitingIntake, { upload, keep, onText }: SendPorts): Promise<WaitingIntake> {
  let now = intake;
  for (const kind of fotoKinds) {
    const { [kind]: file, ...rest } = now.unsent;
    if (!file) continue;
    const say = (percent: number) => onText(`Enviando a foto ${fotoLabels[kind].daFoto}... ${percent}%`);
    say(0);
    const { id } = await upload(kind, file, intake.id, say);
    now = { ...now, unsent: rest, data: { ...now.data, fotos: { ...now.data.fotos, [kind]: id } } };
    await keep(now);
  }
  return now;
}
