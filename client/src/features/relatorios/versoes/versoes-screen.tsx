import { logoOf } from '@meridia/shared/clinica-config.ts';
import { withSmallLetter } from '@meridia/shared/first-letter.ts';
import { naoRevisado, signatoryOf, type VersaoAssinada, type Versoes, violado } from '@meridia/shared/parecer.ts';
import type { RelatorioAnterior } from '@meridia/shared/relatorio-anterior.ts';
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
import { PerguntasAceitas } from '../perguntas-aceitas.tsx';
import { ReportPaper } from '../report-paper.tsx';
import { useReportPdf } from '../use-report-pdf.ts';
import { compareVersions, countDecisoes } from './compare-partes.ts';
import { type MarkedLine, markWords, onlyChanged } from './mark-words.ts';

/** The machine's own text, which every version can be compared with. */
const machine = 'maquina';

/** A version's number, or a report that was replaced. */
type Which = { numero: number } | { anterior: RelatorioAnterior };

interface VersoesScreenProps {
  versoes: Versoes;
  /** The earlier report that is open at first. */
  anterior?: string | undefined;
}

/** All versions of a report: who signed which, what each says differently, and each of them on paper. */
export function VersoesScreen({ versoes, anterior }: VersoesScreenProps) {
  const { id, nomeCliente, idade, assinadas, aberta, anteriores } = versoes;
  const all: Which[] = [
    ...(aberta === null ? [] : [{ numero: aberta }]),
    ...assinadas.map(({ assinatura: { numero } }) => ({ numero })),
    ...anteriores.map((one) => ({ anterior: one })),
  ];
  const asked = all.find((which) => keyOf(which) === anterior);
  const [chosen, setChosen] = useState(keyOf(asked ?? all[0] ?? { numero: 1 }));
  const shown = all.find((which) => keyOf(which) === chosen) ?? { numero: 1 };
  const setShown = (which: Which) => setChosen(keyOf(which));
  const next = asked ? all[0] : all[1];
  const [other, setOther] = useState<string>(next ? keyOf(next) : machine);
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
                <VersionRow which={{ numero: aberta }} shown={shown} onChoose={setShown}>
                  {naoRevisado}. É o relatório como está agora.
                </VersionRow>
              )}
              {assinadas.map((assinada) => {
                const { numero } = assinada.assinatura;
                return (
                  <VersionRow key={numero} which={{ numero }} shown={shown} onChoose={setShown}>
                    <SignedWords assinada={assinada} />
                  </VersionRow>
                );
              })}
              {anteriores.map((one) => (
                <VersionRow key={one.id} which={{ anterior: one }} shown={shown} onChoose={setShown}>
                  {naoRevisado}. Escrito a partir da versão {one.revisao} das respostas e substituído em{' '}
                  {formatDateTime(one.substituidoEm)}. Só para ler.
                </VersionRow>
              ))}
            </ol>
          </Card>
          <Comparison id={id} shown={shown} other={other} all={all} onOther={setOther} />
        </div>
      </div>
      <VersionPaper key={keyOf(shown)} id={id} which={shown} />
    </Page>
  );
}

function keyOf(which: Which): string {
  return 'numero' in which ? String(which.numero) : which.anterior.id;
}

function nameOf(which: Which): string {
  if ('numero' in which) return `Versão ${which.numero}`;
  const { geradoEm, substituidoEm } = which.anterior;
  return `Relatório anterior, de ${formatDateTime(geradoEm ?? substituidoEm)}`;
}

function toAsk(id: string, which: Which) {
  return 'numero' in which ? { id, numero: which.numero } : { id, anterior: which.anterior.id };
}

interface VersionRowProps {
  which: Which;
  shown: Which;
  onChoose: (which: Which) => void;
  children: React.ReactNode;
}

function VersionRow({ which, shown, onChoose, children }: VersionRowProps) {
  const chosen = keyOf(which) === keyOf(shown);
  const name = nameOf(which);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="mr-auto min-w-0 max-w-text">
        <strong className="font-semibold">{name}</strong>
        <div className="wrap-anywhere">{children}</div>
      </div>
      <Button size="sm" variant="outline" aria-pressed={chosen} onClick={() => onChoose(which)}>
        {chosen ? 'Aberta abaixo' : 'Abrir'}
        <span className="sr-only"> ({withSmallLetter(name)})</span>
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
    <>
      <p>
        Revisado e assinado por {signatoryOf(assinatura)}
        {assinatura.local !== '' && `, ${assinatura.local}`}, em {formatDateTime(assinatura.em)}. Código {codigo}.
        {fotosApagadas.length > 0 && ' Uma foto ou mais foram apagadas depois.'}
      </p>
      <PerguntasAceitas {...assinatura} />
    </>
  );
}

interface ComparisonProps {
  id: string;
  shown: Which;
  /** The key of a version, or the machine's text. */
  other: string;
  all: readonly Which[];
  onOther: (other: string) => void;
}

/** Part by part, what the open version says differently. */
function Comparison({ id, shown, other, all, onOther }: ComparisonProps) {
  const options = [
    ...all
      .filter((which) => keyOf(which) !== keyOf(shown))
      .map((which) => ({ value: keyOf(which), label: nameOf(which) })),
    { value: machine, label: 'O que a máquina escreveu' },
  ];
  const against = options.some(({ value }) => value === other) ? other : machine;
  const compared = all.find((which) => keyOf(which) === against) ?? shown;
  const open = trpc.pareceres.versao.useQuery(toAsk(id, shown));
  const otherVersion = trpc.pareceres.versao.useQuery(toAsk(id, compared));
  const before = against === machine ? open.data?.maquina : otherVersion.data?.partes;
  const after = open.data?.partes;
  const differences = before && after ? compareVersions(before, after) : null;
  const judged = after && countDecisoes(after);
  return (
    <Card aria-labelledby="comparar">
      <CardTitle id="comparar">
        {'numero' in shown ? `Comparar a versão ${shown.numero}` : 'Comparar o relatório anterior'}
      </CardTitle>
      <Field label="Com" className="mt-3 max-w-sm">
        {(control) => (
          <Select {...control} options={options} value={against} onChange={(event) => onOther(event.target.value)} />
        )}
      </Field>
      {judged && judged.concordo + judged.alterado + judged.retirado > 0 && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          {nameOf(shown)}: concordou com {judged.concordo}, alterou {judged.alterado} e retirou {judged.retirado}.
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
              const same = depois.length - onlyChanged(depois).length;
              const moved = [antes, depois].every((lines) => onlyChanged(lines).length === 0);
              return (
                <div key={parte} className="border-t border-line pt-3">
                  <dt className="font-semibold">{titulo}</dt>
                  {moved ? (
                    <dd className="mt-1">Só a ordem mudou.</dd>
                  ) : (
                    <dd className="mt-1 grid gap-4 sm:grid-cols-2">
                      <Side name={against === machine ? 'A máquina' : nameOf(compared)} lines={antes} como="del" />
                      <Side name={nameOf(shown)} lines={depois} como="ins" />
                    </dd>
                  )}
                  {!moved && same > 0 && (
                    <dd className="mt-1 text-[0.9375rem] text-ink-soft">
                      {same === 1 ? 'Mais um trecho igual nas duas.' : `Mais ${same} trechos iguais nas duas.`}
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        </>
      )}
    </Card>
  );
}

/**
 * The lines that the other side does not say in the same words.
 * @param como the element of the marked words: they went, or they came
 */
function Side({ name, lines, como: Mark }: { name: string; lines: readonly MarkedLine[]; como: 'del' | 'ins' }) {
  const changed = onlyChanged(lines);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-[0.9375rem] text-ink-soft">{name}</p>
      {changed.length === 0 && (
        <p className="text-ink-soft italic">
          {lines.length === 0 ? 'Não está nesta versão.' : Mark === 'del' ? 'Nada saiu.' : 'Nada entrou.'}
        </p>
      )}
      {changed.map((line) => (
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

function VersionPaper({ id, which }: { id: string; which: Which }) {
  const versao = trpc.pareceres.versao.useQuery(toAsk(id, which));
  const { data: clinica } = trpc.clinicaConfigs.ofReport.useQuery({ avaliacaoId: id });
  const name = nameOf(which);
  const { data, error } = versao;
  return (
    <section aria-label={name} className="mt-6 print:mt-0">
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <h2 className="mr-auto font-serif text-xl font-semibold">{name}</h2>
        {'numero' in which && <PaperButtons id={id} numero={which.numero} />}
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

function PaperButtons({ id, numero }: { id: string; numero: number }) {
  const pdf = useReportPdf(id, numero);
  return (
    <>
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
    </>
  );
}
