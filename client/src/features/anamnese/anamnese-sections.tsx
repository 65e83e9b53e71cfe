import { memo } from 'react';
import { FormSection } from '../../components/form/form-section.tsx';
import type { SectionState } from './navigation/use-section-states.ts';
import { CicloMenstrualSection } from './sections/ciclo-menstrual-section.tsx';
import { ConsentimentoSection } from './sections/consentimento-section.tsx';
import { DadosPessoaisSection } from './sections/dados-pessoais-section.tsx';
import { EliminacoesSection } from './sections/eliminacoes-section.tsx';
import { HabitosSection } from './sections/habitos-section.tsx';
import { HistoricoMedicoSection } from './sections/historico-medico-section.tsx';
import { ImagensSection } from './sections/imagens-section.tsx';
import { ObjetivosSection } from './sections/objetivos-section.tsx';
import { ObservacaoVisualSection } from './sections/observacao-visual-section.tsx';
import { QueixaPrincipalSection } from './sections/queixa-principal-section.tsx';
import { SegurancaSection } from './sections/seguranca-section.tsx';
import { SintomasSection } from './sections/sintomas-section.tsx';
import type { SectionId } from './sections.ts';
import type { Fotos } from './use-fotos.ts';

/** The sections that apply, as cards. */
export function AnamneseSections({ sections, fotos }: { sections: readonly SectionState[]; fotos: Fotos }) {
  return (
    <div className="grid gap-5">
      {sections.map(({ id, number, title, complete }) => (
        <FormSection key={id} id={id} number={number} title={title} description={descriptions[id]} complete={complete}>
          {id === 'imagens' ? <ImagensSection fotos={fotos} /> : <SectionFields id={id} />}
        </FormSection>
      ))}
    </div>
  );
}

const descriptions: Partial<Record<SectionId, string>> = {
  sintomas: 'Marque tudo o que o cliente relata ou que você percebe.',
  'observacao-visual': 'O que você vê. Sua observação conta junto com as fotos.',
  imagens: 'Até 5 MB cada. As fotos são privadas e guardadas sem a localização.',
  seguranca: 'Define o que não pode entrar no protocolo.',
};

// Each field listens to its own answer, so a keystroke need not draw the other sections again.
const SectionFields = memo(function SectionFields({ id }: { id: Exclude<SectionId, 'imagens'> }) {
  switch (id) {
    case 'dados-pessoais':
      return <DadosPessoaisSection />;
    case 'queixa-principal':
      return <QueixaPrincipalSection />;
    case 'historico-medico':
      return <HistoricoMedicoSection />;
    case 'sintomas':
      return <SintomasSection />;
    case 'eliminacoes':
      return <EliminacoesSection />;
    case 'ciclo-menstrual':
      return <CicloMenstrualSection />;
    case 'habitos':
      return <HabitosSection />;
    case 'observacao-visual':
      return <ObservacaoVisualSection />;
    case 'seguranca':
      return <SegurancaSection />;
    case 'objetivos':
      return <ObjetivosSection />;
    case 'consentimento':
      return <ConsentimentoSection />;
  }
});
