import { anamneseSections, fieldsOfSection } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isSectionShown } from '@meridia/shared/anamnese/section.ts';
import { withCapital } from '@meridia/shared/first-letter.ts';
import { fotoLabels } from '@meridia/shared/foto.ts';
import type { Respostas } from '@meridia/shared/respostas.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormSection } from '../../components/form/form-section.tsx';
import { FotoPreview } from '../../components/foto/foto-preview.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AnswerList } from './answer-list.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { EstadoNote } from './estado-note.tsx';
import { VersoesCard } from './versoes-card.tsx';

type Dados = NonNullable<Respostas['dados']>;

/** The intake behind a report: every section with its answers, which can be corrected, and the earlier versions. */
export function RespostasScreen({ respostas, nomeTerapeuta }: { respostas: Respostas; nomeTerapeuta: string }) {
  const { id, nomeCliente, idade, createdAt, dados } = respostas;
  usePageTitle(`Respostas de ${nomeCliente}`);
  return (
    <Page width="form">
      <PageHeader
        title="Respostas"
        description={
          <>
            <span className="wrap-anywhere">{nomeCliente}</span>, {idade} anos. Avaliação de {formatDateTime(createdAt)}
            .
          </>
        }
        back={
          <BackLink to="/resultado/$id" params={{ id }}>
            Relatório
          </BackLink>
        }
      />
      <div className="grid gap-5">
        <EstadoNote respostas={respostas} />
        {dados && <Sections respostas={respostas} dados={dados} />}
        <VersoesCard respostas={respostas} nomeTerapeuta={nomeTerapeuta} />
      </div>
    </Page>
  );
}

/** In the order of the form: the photos come after the therapist's observations, the consent is last. */
function Sections({ respostas, dados }: { respostas: Respostas; dados: Dados }) {
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const close = (sectionId: string) => {
    setCorrecting(null);
    setClosed(sectionId);
  };
  // The button comes back with the rendering after the form has gone.
  useEffect(() => {
    if (closed === null || correcting !== null) return;
    document.getElementById(`corrigir-${closed}`)?.focus();
    setClosed(null);
  }, [closed, correcting]);
  const shown = anamneseSections.filter((section) => isSectionShown(section, dados));
  return (
    <>
      {shown.flatMap((section) => {
        const fields = fieldsOfSection(section);
        const card = (
          <FormSection key={section.id} id={section.id} title={section.title}>
            {correcting === section.id ? (
              <CorrectionForm
                respostas={respostas}
                dados={dados}
                fields={fields}
                title={section.title}
                onClose={() => close(section.id)}
              />
            ) : (
              <>
                <AnswerList fields={fields} dados={dados} />
                {correcting === null && respostas.status !== 'pendente' && (
                  <div>
                    <Button
                      id={`corrigir-${section.id}`}
                      aria-label={`Corrigir ${section.title}`}
                      variant="outline"
                      size="sm"
                      icon={<Pencil aria-hidden />}
                      onClick={() => setCorrecting(section.id)}
                    >
                      Corrigir
                    </Button>
                  </div>
                )}
              </>
            )}
          </FormSection>
        );
        return section.id === 'observacao-visual' ? [card, <Fotos key="imagens" respostas={respostas} />] : [card];
      })}
      <Consentimento respostas={respostas} />
    </>
  );
}

function Fotos({ respostas: { fotos, nomeCliente } }: { respostas: Respostas }) {
  return (
    <FormSection id="imagens" title="Upload de Imagens">
      {fotos.length === 0 && <p className="text-ink-soft">Nenhuma foto guardada.</p>}
      <div className="grid gap-5 sm:grid-cols-3">
        {fotos.map(({ id, kind, doCliente }) => (
          <figure key={id}>
            <FotoPreview src={`/api/fotos/${id}`} alt={`${withCapital(fotoLabels[kind].nome)} de ${nomeCliente}`} />
            <figcaption className="mt-1 text-[0.9375rem] text-ink-soft">
              {withCapital(fotoLabels[kind].nome)}
              {doCliente && ', enviada pelo cliente'}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="text-[0.9375rem] text-ink-soft">
        As fotos ficam como foram enviadas. Para outras fotos, faça uma nova avaliação.
      </p>
    </FormSection>
  );
}

function Consentimento({ respostas: { createdAt, consentimentoVersao } }: { respostas: Respostas }) {
  return (
    <FormSection id="consentimento" title="Consentimento">
      <p>
        Declarado em {formatDateTime(createdAt)}, texto {consentimentoVersao}.
      </p>
    </FormSection>
  );
}
