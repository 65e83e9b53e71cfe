/** The window of the desktop project. */
export const wide = { width: 1280, height: 860 };

/** Files whose flows run only on the phone. Their screens are still checked at both widths (test.ts). */
export const walkedOnce =
  /(access-log|accounts-\w+|admin-setup-code|camera|carta|consulta|convite|direitos|draft|entendido|evolucao|intake-errors|payments-\w+|quota|respostas|result-states|returning-client|revisao|settings|share|share-fotos|waiting)\.spec\.ts$/;
