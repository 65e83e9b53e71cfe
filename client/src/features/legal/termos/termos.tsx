import { brand } from '../../../messages/brand.ts';
import { type LegalContent, LegalDocument } from '../legal-document.tsx';
import { accountAndPlans } from './account-and-plans.tsx';
import { liability } from './liability.tsx';
import { professionalUse } from './professional-use.tsx';
import { service } from './service.tsx';

export const termos: LegalContent = {
  summary: (
    <p>
      Estes termos são o contrato entre você e {brand.instituteName}. O essencial: o {brand.name} apoia a avaliação
      energética feita por profissionais, não é diagnóstico médico e não substitui o seu julgamento. O que você registra
      continua seu.
    </p>
  ),
  sections: [...service, ...professionalUse, ...accountAndPlans, ...liability],
};

export function Termos() {
  return <LegalDocument documento="termos" content={termos} />;
}
