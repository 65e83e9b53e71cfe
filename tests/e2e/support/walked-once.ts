/** The window of the desktop project. */
export const wide = { width: 1280, height: 860 };

/** Files whose flows run only on the phone. Their screens are still checked at both widths (test.ts). */
export const walkedOnce =
  /\/(access-log|accounts-\w+|admin-[\w-]+|ajuda|camera|carta|clientes|consulta|convite|direitos|draft|entendido|evolucao|history|intake-errors|liberacao|main-path|pages|payments-\w+|print|quota|respostas|result-states|returning-client|revisao|settings|share|share-fotos|termos|waiting|webhooks)\.spec\.ts$/;
