/** The window of the desktop project. */
export const wide = { width: 1280, height: 860 };

/** Files whose flows are walked on the phone alone; their screens are looked at in both widths all the same (test.ts). */
export const walkedOnce =
  /(access-log|accounts-\w+|admin-setup-code|draft|evolucao|payments-\w+|quota|result-states|settings|share|share-fotos)\.spec\.ts$/;
