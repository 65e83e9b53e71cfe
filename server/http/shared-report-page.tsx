import type { SharedRelatorio } from '../features/relatorio-shares/open-share.ts';
import { montarHtml } from '../mtc/render/montar-html.ts';
import { type PageFonts, sharedDocument } from './shared-report-document.tsx';

/** The report for the client, with the names of therapist and clinic. It has no photos. */
export function sharedReportPage(
  { relatorio, clinica: { nomeClinica }, nomeTerapeuta, expiresAt, refeitoEm }: SharedRelatorio,
  { token, logo, fonts }: { token: string; logo: string | null; fonts: PageFonts | null },
): string {
  const [primeiroNome = ''] = relatorio.cliente.nome.trim().split(/\s+/);
  // The page already shows the clinic above the report.
  const html = montarHtml({ ...relatorio, fotos: [], clinica: null }, 'cliente');
  const quem = nomeClinica ? `${nomeTerapeuta}, ${nomeClinica}` : nomeTerapeuta;
  return sharedDocument(
    `Seu relatório · ${nomeClinica ?? nomeTerapeuta}`,
    fonts,
    <div className="largura">
      <p className="no-papel">Para o papel há o PDF: abra o link e toque em “Baixar PDF”.</p>
      {logo || nomeClinica ? (
        <header className="marca">
          {logo ? <img src={logo} alt={nomeClinica ? '' : 'Logo da clínica'} referrerPolicy="no-referrer" /> : null}
          {nomeClinica ? <p>{nomeClinica}</p> : null}
        </header>
      ) : null}
      <main>
        <div className="carta">
          <p className="saudacao">Olá, {primeiroNome}</p>
          <p>
            Este é o seu relatório de avaliação energética em Medicina Tradicional Chinesa, preparado por{' '}
            {nomeTerapeuta}.
          </p>
          {refeitoEm ? (
            <p>
              <strong>
                Este relatório foi {relatorio.parecer?.assinatura ? 'revisado e assinado' : 'refeito'} em{' '}
                {dia.format(refeitoEm)}
              </strong>
              , depois que este link foi criado: o que você leu antes pode ter mudado.
            </p>
          ) : null}
          <a className="botao" href={`/r/${token}/pdf`} rel="nofollow">
            Baixar PDF
          </a>
          <p className="suave">
            Este link vale até {dia.format(expiresAt)}. Quem o recebe pode ler este relatório: compartilhe só com quem
            você confia.
          </p>
        </div>
        <div
          className="folha"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer, which escapes every text.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </main>
      <footer className="fim">
        <h2>Dúvidas sobre o relatório?</h2>
        <p>Fale com {quem}: é quem conhece o seu caso.</p>
        <p className="suave">
          O relatório apoia o cuidado com a sua energia e não substitui consulta, diagnóstico ou tratamento médico. Não
          comece, mude ou pare nenhum medicamento por causa dele. Diante de sintomas fortes ou súbitos, procure um
          serviço de saúde.
        </p>
      </footer>
    </div>,
  );
}

const dia = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' });
