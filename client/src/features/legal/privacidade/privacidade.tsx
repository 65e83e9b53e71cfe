import { brand } from '../../../messages/brand.ts';
import { type LegalContent, LegalDocument } from '../legal-document.tsx';
import { basesAndConsent } from './bases-and-consent.tsx';
import { collectedData } from './collected-data.tsx';
import { keepingAndSecurity } from './keeping-and-security.tsx';
import { rightsAndContact } from './rights-and-contact.tsx';
import { sharing } from './sharing.tsx';
import { whoIsWho } from './who-is-who.tsx';

export const privacidade: LegalContent = {
  summary: (
    <p>
      Esta política diz quais dados pessoais o {brand.name} trata, para quê, com base em quê, com quem os compartilha,
      por quanto tempo os guarda e como você exerce os seus direitos. Dados de saúde são dados sensíveis: só são usados
      para gerar e guardar a avaliação que o terapeuta pediu.
    </p>
  ),
  sections: [...whoIsWho, ...collectedData, ...basesAndConsent, ...sharing, ...keepingAndSecurity, ...rightsAndContact],
};

export function Privacidade() {
  return <LegalDocument documento="privacidade" content={privacidade} />;
}
