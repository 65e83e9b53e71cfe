/** The window of the desktop project. */
export const wide = { width: 1280, height: 860 };

/** Files whose flows run only on the phone. Their screens are still checked at both widths (test.ts). */
export const walkedOnce =
  /(access-log|accounts-\w+|admin-setup-code|draft|evolucao|payments-\w+|quota|result-states|settings|share|share-fotos)\.spec\.ts$/;
