import type { Brand, ContentOf } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { Paragraph, Small } from './mail-layout.tsx';
import { addressed } from './portuguese-formats.ts';

type ReportFailed = ContentOf<'report_failed'>;

/** Names no client and no reason: a reason may quote the intake. The screen behind the link shows both. */
export function reportFailedMail(content: ReportFailed, brand: Brand): MailDocument {
  const { earlierReport, unitReturned, link, nomeCompleto } = content;
  return {
    subject: earlierReport ? 'O relatório não pôde ser refeito' : 'O relatório que você pediu não pôde ser gerado',
    preview: earlierReport
      ? 'O relatório anterior continua no lugar, sem alterações.'
      : 'A anamnese e as fotos estão guardadas. Veja o que fazer.',
    heading: addressed(
      earlierReport ? 'O relatório não pôde ser refeito' : 'O relatório não pôde ser gerado',
      nomeCompleto,
    ),
    body: (
      <>
        <Paragraph>
          {earlierReport
            ? 'Você pediu para refazer um relatório, e não conseguimos. O relatório anterior continua no lugar, sem alterações.'
            : 'Algo falhou ao gerar o relatório que você pediu. A anamnese e as fotos continuam guardadas: não é preciso preencher nada de novo.'}
        </Paragraph>
        {unitReturned && (
          <Paragraph>
            <strong>A unidade deste diagnóstico foi devolvida ao seu plano.</strong> Tentar novamente usa um
            diagnóstico.
          </Paragraph>
        )}
        <Paragraph>
          Abra a avaliação para ver o motivo e {earlierReport ? 'refazer o relatório' : 'tentar novamente'}. Se falhar
          outra vez, escreva para {brand.SUPPORT_EMAIL}.
        </Paragraph>
      </>
    ),
    action: { label: 'Abrir a avaliação', href: link },
    note: (
      <Small>
        Por sigilo, esta mensagem não traz o nome do cliente nem dados de saúde. Para ver a avaliação, entre na sua
        conta.
      </Small>
    ),
    reason: 'Você recebeu esta mensagem porque pediu um relatório e ainda não viu como ele terminou.',
    optional: true,
  };
}
