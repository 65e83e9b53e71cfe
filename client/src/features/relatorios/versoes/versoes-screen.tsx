import { logoOf } from '@meridia/shared/clinica-config.ts';
import { naoRevisado, signatoryOf, type VersaoAssinada, type Versoes, violado } from '@meridia/shared/parecer.ts';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Field } from '../../../components/form/field.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { ReportPaper } from '../report-paper.tsx';
import { useReportPdf } from '../use-report-pdf.ts';
import { compareVersions, countDecisoes } from './compare-partes.ts';
import { type MarkedLine, markWords } from './mark-words.ts';

/** The machine's own text, which every version can be compared with. */
const machine = 'maquina';

/** All versions of a report: who signed which, what each says differently, and each of them on paper. */
export function VersoesScreen({ versoes }: { versoes: Versoes }) {
  const { id, nomeCliente, idade, assinadas, aberta } = versoes;
  const numbers = [...(aberta === null ? [] : [aberta]), ...assinadas.map(({ assinatura }) => assinatura.numero)];
  const [shown, setShown] = useState(numbers[0] ?? 1);
  const [other, setOther] = useState<string>(String(numbers[1] ?? machine));
  usePageTitle(`Versões do relatório de ${nomeCliente}`);
  return (
    <Page width="wide">
      <div className="print:hidden">
        <PageHeader
          title="Versões do relatório"
          description={
            <>
              <span className="wrap-anywhere">{nomeCliente}</span>, {idade} anos.
            </>
          }
          back={
            <BackLink to="/resultado/$id" params={{ id }}>
              Relatório
            </BackLink>
          }
        />
        <div className="grid gap-5">
          <Card aria-labelledby="lista-de-versoes">
            <CardTitle id="lista-de-versoes">Versões</CardTitle>
            <ol className="mt-3 grid gap-3" aria-label="Versões do relatório">
              {aberta !== null && (
                <VersionRow numero={aberta} chosen={shown === aberta} onChoose={setShown}>
                  {naoRevisado}. É o relatório como está agora.
                </VersionRow>
              )}
              {assinadas.map((assinada) => {
                const { numero } = assinada.assinatura;
                return (
                  <VersionRow key={numero} numero={numero} chosen={shown === numero} onChoose={setShown}>
                    <SignedWords assinada={assinada} />
                  </VersionRow>
                );
              })}
            </ol>
          </Card>
          <Comparison id={id} shown={shown} other={other} numbers={numbers} onOther={setOther} />
        </div>
      </div>
      <VersionPaper key={shown} id={id} numero={shown} />
    </Page>
  );
}

interface VersionRowProps {
  numero: number;
  chosen: boolean;
  onChoose: (numero: number) => void;
  children: React.ReactNode;
}

function VersionRow({ numero, chosen, onChoose, children }: VersionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="mr-auto min-w-0 max-w-text">
        <strong className="font-semibold">Versão {numero}</strong>
        <div className="wrap-anywhere">{children}</div>
      </div>
      <Button size="sm" variant="outline" aria-pressed={chosen} onClick={() => onChoose(numero)}>
        {chosen ? 'Aberta abaixo' : 'Abrir'}
        <span className="sr-only"> (versão {numero})</span>
      </Button>
    </li>
  );
}

function SignedWords({ assinada: { assinatura, codigo, intacta, fotosApagadas } }: { assinada: VersaoAssinada }) {
  if (!intacta) {
    return (
      <p className="text-cinnabar-ink">
        <strong className="font-semibold">{violado}.</strong> Ela não vale como assinada. Código {codigo}.
      </p>
    );
  }
  return (
    <p>
      Revisado e assinado por {signatoryOf(assinatura)}
      {assinatura.local !== '' && `, ${assinatura.local}`}, em {formatDateTime(assinatura.em)}. Código {codigo}.
      {fotosApagadas.length > 0 && ' Uma foto ou mais foram apagadas depois.'}
    </p>
  );
}

interface ComparisonProps {
  id: string;
  shown: number;
  /** A version's number, or the machine's text. */
  other: string;
  numbers: readonly number[];
  onOther: (other: string) => void;
}

/** Part by part, what the open version says differently. */
function Comparison({ id, shown, other, numbers, onOther }: ComparisonProps) {
  const options = [
    ...numbers
      .filter((numero) => numero !== shown)
      .map((numero) => ({ value: String(numero), label: `Versão ${numero}` })),
    { value: machine, label: 'O que a máquina escreveu' },
  ];
  const against = options.some(({ value }) => value === other) ? other : machine;
  const open = trpc.pareceres.versao.useQuery({ id, numero: shown });
  const otherVersion = trpc.pareceres.versao.useQuery({ id, numero: Number(against) || shown });
  const before = against === machine ? open.data?.maquina : otherVersion.data?.partes;
  const after = open.data?.partes;
  const differences = before && after ? compareVersions(before, after) : null;
  const judged = after && countDecisoes(after);
  return (
    <Card aria-labelledby="comparar">
      <CardTitle id="comparar">Comparar a versão {shown}</CardTitle>
      <Field label="Com" className="mt-3 max-w-sm">
        {(control) => (
          <Select {...control} options={options} value={against} onChange={(event) => onOther(event.target.value)} />
        )}
      </Field>
      {judged && judged.concordo + judged.alterado + judged.retirado > 0 && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          Na versão {shown}: concordou com {judged.concordo}, alterou {judged.alterado} e retirou {judged.retirado}.
        </p>
      )}
      {differences === null && (open.isPending || otherVersion.isPending) && (
        <div role="status" className="mt-3">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {differences === null && open.data && otherVersion.data && (
        <p className="mt-3">O conteúdo de uma destas versões não pode mais ser lido.</p>
      )}
      {differences?.length === 0 && <p className="mt-3">As duas dizem o mesmo.</p>}
      {differences && differences.length > 0 && (
        <>
          <p className="mt-3 text-[0.9375rem] text-ink-soft">
            <del className={markStyles.del}>Riscado</del>: saiu. <ins className={markStyles.ins}>Sublinhado</ins>:
            entrou.
          </p>
          <dl className="mt-4 grid gap-4">
            {differences.map(({ id: parte, titulo, ...sides }) => {
              const { antes, depois } = markWords(sides.antes, sides.depois);
              return (
                <div key={parte} className="border-t border-line pt-3">
                  <dt className="font-semibold">{titulo}</dt>
                  <dd className="mt-1 grid gap-4 sm:grid-cols-2">
                    <Side name={against === machine ? 'A máquina' : `Versão ${against}`} lines={antes} como="del" />
                    <Side name={`Versão ${shown}`} lines={depois} como="ins" />
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </Card>
  );
}

/** @param como the element of the marked words: they went, or they came */
function Side({ name, lines, como: Mark }: { name: string; lines: readonly MarkedLine[]; como: 'del' | 'ins' }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-[0.9375rem] text-ink-soft">{name}</p>
      {lines.length === 0 && <p className="text-ink-soft italic">Não está nesta versão.</p>}
      {lines.map((line) => (
        <p key={line.map(({ texto }) => texto).join('')}>
          {withPlaces(line).map(({ place, texto, mudou }) =>
            mudou ? (
              <Mark key={place} className={markStyles[Mark]}>
                {texto}
              </Mark>
            ) : (
              <span key={place}>{texto}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** Legible without colour: what went is struck through, what came is underlined. */
const markStyles = {
  del: 'bg-cinnabar-soft text-ink line-through decoration-1',
  ins: 'bg-jade-soft text-ink underline decoration-2 underline-offset-2',
} as const;

function withPlaces(line: MarkedLine) {
  let end = 0;
  return line.map((piece) => {
    const place = end;
    end += piece.texto.length;
    return { ...piece, place };
  });
}

function VersionPaper({ id, numero }: { id: string; numero: number }) {
  const versao = trpc.pareceres.versao.useQuery({ id, numero });
  const { data: clinica } = trpc.clinicaConfigs.current.useQuery();
  const pdf = useReportPdf(id, numero);
  const { data, error } = versao;
  return (
    <section aria-label={`Versão ${numero}`} className="mt-6 print:mt-0">
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <h2 className="mr-auto font-serif text-xl font-semibold">Versão {numero}</h2>
        <Button
          variant="outline"
          size="sm"
          icon={<Printer aria-hidden />}
          busy={pdf.busy}
          onClick={() => void pdf.print()}
        >
          Imprimir
        </Button>
        <Button size="sm" busy={pdf.busy} icon={<FileDown aria-hidden />} onClick={() => void pdf.download()}>
          PDF
        </Button>
      </div>
      {data?.assinada?.intacta === false && (
        <p role="alert" className="mb-3 rounded-card bg-cinnabar-soft p-4 font-semibold text-cinnabar-ink">
          {violado}. Ela não vale como assinada.
        </p>
      )}
      {versao.isPending && <Skeleton className="h-96 w-full" />}
      {error && !data && <ErrorState {...errorMessage(error)} onRetry={() => void versao.refetch()} />}
      {data && data.html === null && <p>O conteúdo desta versão não pode mais ser lido.</p>}
      {data?.html && (
        <ReportPaper
          html={data.html}
          clinica={clinica && { nomeClinica: clinica.nomeClinica, logo: logoOf(clinica) }}
        />
      )}
    </section>
  );
}
