import { type LegalContent, LegalDocument } from '../legal-document.tsx';
import { clientRights } from './client-rights.tsx';
import { consentTemplate } from './consent-template.tsx';
import { forTherapists } from './for-therapists.tsx';
import { requests } from './requests.tsx';

/** The data protection law in plain words, for therapists and their clients. Only the privacy policy is binding. */
export const lgpd: LegalContent = {
  summary: (
    <p>
      A Lei Geral de Proteção de Dados (Lei 13.709/2018) dá a cada pessoa o controle sobre os próprios dados. Os de
      saúde recebem proteção maior. Este guia explica, em linguagem simples, o que isso muda para quem atende e para
      quem é atendido.
    </p>
  ),
  sections: [...clientRights, ...forTherapists, ...requests, ...consentTemplate],
};

export function Lgpd() {
  return <LegalDocument documento="lgpd" content={lgpd} />;
}
