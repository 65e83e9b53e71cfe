import { isNetworkFailure } from '../lib/app-error.ts';

/** An error's text: what happened, and what to do now. */
export interface ErrorText {
  title: string;
  action: string;
}

/** The text for an error without a refusal from our server. */
export function connectionMessage(error: unknown): ErrorText {
  if (!isNetworkFailure(error)) return unexpected;
  return typeof navigator !== 'undefined' && navigator.onLine === false ? offline : unreachable;
}

const offline: ErrorText = {
  title: 'Você está sem conexão',
  action: 'Nada foi perdido. Verifique sua internet e tente de novo.',
};

const unreachable: ErrorText = {
  title: 'Sem conexão com o servidor',
  action: 'Nada foi perdido. Verifique sua internet e tente de novo em instantes.',
};

const unexpected: ErrorText = {
  title: 'Algo não saiu como esperado',
  action: 'Nada foi perdido. Tente de novo; se continuar, recarregue a página.',
};
