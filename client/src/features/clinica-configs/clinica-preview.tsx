import { ClinicaHeader } from '../../components/clinica-header.tsx';

interface ClinicaPreviewProps {
  nomeClinica: string | null;
  logo: string | null;
}

/** The top of a report as it will stand, on paper that is white in dark mode too. */
export function ClinicaPreview({ nomeClinica, logo }: ClinicaPreviewProps) {
  const empty = !nomeClinica && !logo;
  return (
    <figure className="min-w-0">
      <figcaption className="font-semibold">Prévia do cabeçalho</figcaption>
      <div
        // A picture of a report, not a heading of this page.
        className="mt-2 overflow-hidden rounded-control border border-line bg-[#fffefb] p-5 text-[#1e2422] shadow-lift"
      >
        <ClinicaHeader nomeClinica={nomeClinica} logo={logo} className="mb-4" />
        {empty && (
          <p className="mb-4 text-[0.9375rem] text-[#565f5a]">
            Sem nome e sem logo, o relatório começa pelo nome do cliente.
          </p>
        )}
        <p className="text-sm text-[#565f5a]">Relatório completo (tratamentos incluídos)</p>
        <p className="font-serif text-2xl leading-tight font-semibold">Nome do cliente</p>
      </div>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        Assim fica no app, na impressão, no PDF e na página compartilhada. O arquivo PDF leva só a logo enviada: a de um
        endereço aparece no app, na impressão e na página compartilhada.
      </p>
    </figure>
  );
}
