/** The consent that ends the intake. A changed text gets a new version, and each assessment stores its version. */
export const consentimento = {
  versao: '2026-11',
  texto:
    'Concordo com o uso dos dados desta anamnese para gerar o relatório com apoio de inteligência artificial e declaro que obtive o consentimento do cliente, conforme a LGPD (Lei 13.709/2018).',
} as const;
