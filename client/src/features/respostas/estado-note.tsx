import { mostCorrections, type Respostas } from '@meridia/shared/respostas.ts';
import { formatDateTime } from '../../lib/format.ts';
import { costOfRefazer } from '../../messages/refazer.ts';

/** Which version the answers are, how they stand to the report, and what a correction costs. */
export function EstadoNote({ respostas }: { respostas: Respostas }) {
  const { status, dados, estado } = respostas;
  const { revisao, doRelatorio, refazerUsaUnidade } = estado;
  const mudaram = doRelatorio !== null && doRelatorio !== revisao;
  if (!dados) {
    return (
      <p className={note}>
        Estas respostas vieram de outro sistema e não podem ser lidas aqui. O relatório continua como está.
      </p>
    );
  }
  return (
    <div className={`${note} grid gap-2`}>
      <p role="status">
        <strong className="font-semibold">Versão {revisao} das respostas.</strong>{' '}
        {standing(status, mudaram, doRelatorio)}
      </p>
      {mudaram && (
        <p>No relatório, o botão Refazer escreve com as respostas atuais. {costOfRefazer(refazerUsaUnidade)}</p>
      )}
      {status !== 'pendente' && (
        <p className="text-ink-soft">
          {costOfCorrection(respostas)} Cada correção guarda a versão anterior; são até {mostCorrections}.
        </p>
      )}
    </div>
  );
}

function costOfCorrection({ status, estado, gratisAte, livres }: Respostas): string {
  if (status === 'erro' && estado.refazerUsaUnidade) {
    return 'A unidade deste diagnóstico foi devolvida: gerar o relatório usa 1 diagnóstico do seu plano.';
  }
  return livres === null
    ? `Até ${formatDateTime(gratisAte)}, corrigir e refazer não usa diagnósticos do seu plano.`
    : 'Responder o que ficou sem resposta não usa diagnósticos. Trocar uma resposta mais de 24 horas depois da avaliação e refazer o relatório usa 1 diagnóstico do seu plano.';
}

function standing(status: Respostas['status'], mudaram: boolean, doRelatorio: number | null): string {
  if (status === 'pendente') return 'O relatório está sendo gerado com elas: depois disso podem ser corrigidas.';
  if (status === 'erro') return 'Ainda não há relatório escrito com elas.';
  return mudaram
    ? `O relatório atual foi escrito a partir da versão ${doRelatorio}.`
    : 'O relatório atual foi escrito a partir dela.';
}

const note = 'rounded-card border border-line bg-surface p-4';
