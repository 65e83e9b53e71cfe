// Without zod, because public pages show the versions and should not load a validator.

/** The legal pages. Each has versions of its own. */
export const documentosLegais = ['termos', 'privacidade', 'lgpd'] as const;
export type DocumentoLegal = (typeof documentosLegais)[number];

/** The pages that are a contract with the account's holder. The page about the LGPD only explains, so nobody accepts it. */
export const documentosAceitos = ['termos', 'privacidade'] as const satisfies readonly DocumentoLegal[];
export type DocumentoAceito = (typeof documentosAceitos)[number];

/** Whole days between the notice of a new version, or of a new price, and the day from which it holds. */
export const diasDeAviso = 30;

interface VersaoLegal {
  numero: string;
  /** The day on which it was written, `YYYY-MM-DD`. */
  data: string;
  /** What changed against the version before, in one paragraph for the people who accepted that one. */
  mudou: string;
}

/**
 * Every published version, newest first. The texts are in client/src/features/legal/versoes. A published text never changes: a test
 * compares it with its hash. A changed page needs a new version here (CONTRIBUTING.md, recipe 11).
 */
export const versoesLegais: Record<DocumentoLegal, readonly [VersaoLegal, ...VersaoLegal[]]> = {
  termos: [
    {
      numero: '1.9',
      data: '2026-11-27',
      mudou:
        'Versões novas destes termos passam a ser avisadas por email e no aplicativo 30 dias antes de valerem para a sua conta, e o aplicativo pede o seu aceite. Quem assina um plano é avisado 30 dias antes de um preço novo dele. Nada mudou no que você pode fazer nem no que você paga.',
    },
  ],
  privacidade: [
    {
      numero: '1.11',
      data: '2026-11-28',
      mudou:
        'Diz que o próprio serviço pode cifrar também o conteúdo dos registros, e o que fica sem cifra. Diz o que é guardado dos webhooks que você cadastrar e o que é enviado aos endereços deles: códigos, sem nome nem dado de saúde. Nada novo é coletado de quem você atende.',
    },
    {
      numero: '1.10',
      data: '2026-11-28',
      mudou:
        'A lista do que é guardado ficou completa: diz também o registro profissional que você informa, a data de nascimento, os consentimentos e os pedidos de quem você atende, a liberação de um médico e as chaves da API. Diz que as fotos podem ser cifradas pelo próprio serviço, e que a hospedagem registra os pedidos com o endereço de rede. No registro de leituras, um programa com uma chave sua aparece como tal. O que vai ao Gemini já não leva a profissão e a localidade da ficha. Nada novo é coletado.',
    },
    {
      numero: '1.9',
      data: '2026-11-27',
      mudou:
        'Versões novas desta política passam a ser avisadas por email e no aplicativo 30 dias antes de valerem para a sua conta. O aplicativo guarda quais versões você aceitou e quando. Nada mudou no que é coletado de quem você atende nem em com quem é compartilhado.',
    },
  ],
  lgpd: [
    {
      numero: '1.9',
      data: '2026-11-27',
      mudou: 'A página passa a ter o número e a data da própria versão, com as versões publicadas a partir desta.',
    },
  ],
};

/** The title and the address of each legal page. */
export const paginasLegais: Record<
  DocumentoLegal,
  { titulo: string; caminho: '/termos-uso' | '/politica-privacidade' | '/lgpd' }
> = {
  termos: { titulo: 'Termos de Uso', caminho: '/termos-uso' },
  privacidade: { titulo: 'Política de Privacidade', caminho: '/politica-privacidade' },
  lgpd: { titulo: 'LGPD: seus direitos', caminho: '/lgpd' },
};

export function versaoAtual(documento: DocumentoLegal): VersaoLegal {
  return versoesLegais[documento][0];
}

/** What changed with a version; null for one that this program does not know, because it is older than the text. */
export function mudancasDe(documento: DocumentoLegal, numero: string): string | null {
  return versoesLegais[documento].find((versao) => versao.numero === numero)?.mudou ?? null;
}

/** The address of one version's text, which stays the same for good. */
export function caminhoDaVersao(documento: DocumentoLegal, numero: string): string {
  return `${paginasLegais[documento].caminho}/versao-${numero}`;
}
