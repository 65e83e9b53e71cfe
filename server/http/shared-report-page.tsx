import { type CartaTextos, ordemDaCarta, secoesDaCarta } from '@meridia/shared/carta.ts';
import type { SharedRelatorio } from '../features/relatorio-shares/open-share.ts';
import { situacaoDaCarta } from '../mtc/render/pdf/carta-pdf.ts';
import { type PageFonts, sharedDocument } from './shared-report-document.tsx';

/**
 * The report for the client, or the letter, with the names of therapist and clinic. It has no photos.
 * @param html the report as the engine laid it out; null with a letter
 */
export function sharedReportPage(
  { relatorio, carta, clinica: { nomeClinica }, nomeTerapeuta, expiresAt, refeitoEm }: SharedRelatorio,
  { token, logo, fonts, html }: { token: string; logo: string | null; fonts: PageFonts | null; html: string | null },
): string {
  const [primeiroNome = ''] = relatorio.cliente.nome.trim().split(/\s+/);
  // The report has a heading of its own.
  const Saudacao = carta ? 'h1' : 'p';
  const quem = nomeClinica ? `${nomeTerapeuta}, ${nomeClinica}` : nomeTerapeuta;
  return sharedDocument(
    `${carta ? 'Sua carta' : 'Seu relatório'} · ${nomeClinica ?? nomeTerapeuta}`,
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
          <Saudacao className="saudacao">Olá, {primeiroNome}</Saudacao>
          <p>
            {carta
              ? `Esta é a sua carta sobre a avaliação energética em Medicina Tradicional Chinesa, ${cartaDe(nomeTerapeuta, carta.revistaEm)}.`
              : `Este é o seu relatório de avaliação energética em Medicina Tradicional Chinesa, preparado por ${nomeTerapeuta}.`}
          </p>
          {refeitoEm ? (
            <p>
              <strong>
                {carta
                  ? 'Esta carta mudou em '
                  : `Este relatório foi ${relatorio.parecer?.assinatura ? 'revisado e assinado' : 'refeito'} em `}
                {dia.format(refeitoEm)}
              </strong>
              , depois que este link foi criado: o que você leu antes pode ter mudado.
            </p>
          ) : null}
          <a className="botao" href={`/r/${token}/pdf`} rel="nofollow">
            Baixar PDF
          </a>
          <p className="suave">
            Este link vale até {dia.format(expiresAt)}. Quem o recebe pode ler {carta ? 'esta carta' : 'este relatório'}
            : compartilhe só com quem você confia.
          </p>
        </div>
        {carta ? (
          <Carta textos={carta.textos} situacao={situacaoDaCarta(relatorio, carta.revistaEm !== null)} />
        ) : (
          <Inteiro html={html ?? ''} />
        )}
      </main>
      <footer className="fim">
        <h2>Dúvidas sobre {carta ? 'a carta' : 'o relatório'}?</h2>
        <p>Fale com {quem}: é quem conhece o seu caso.</p>
        <p className="suave">
          {carta ? 'A carta' : 'O relatório'} apoia o cuidado com a sua energia e não substitui consulta, diagnóstico ou
          tratamento médico. Não comece, mude ou pare nenhum medicamento por causa {carta ? 'dela' : 'dele'}. Diante de
          sintomas fortes ou súbitos, procure um serviço de saúde.
        </p>
      </footer>
    </div>,
  );
}

/** Whose the letter is: hers once she has kept it; else nothing is said of who wrote it, because nobody has read it over. */
function cartaDe(nomeTerapeuta: string, revistaEm: Date | null): string {
  return revistaEm
    ? `revisada por ${nomeTerapeuta} em ${dia.format(revistaEm)}`
    : `do seu atendimento com ${nomeTerapeuta}`;
}

function Inteiro({ html }: { html: string }) {
  return (
    <div
      className="folha"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer, which escapes every text.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The same words as on paper (server/mtc/render/pdf/carta-pdf.ts).
 * @param situacao whose report they are from, or that nobody has reviewed it; '' beside a letter that she reviewed without its report
 */
function Carta({ textos, situacao }: { textos: CartaTextos; situacao: string }) {
  const partes = ordemDaCarta.map((chave) => ({
    chave,
    linhas: textos[chave].split('\n').filter((linha) => linha.trim() !== ''),
  }));
  return (
    <article className="folha texto-da-carta" aria-label="Carta">
      {partes
        .filter(({ linhas }) => linhas.length > 0)
        .map(({ chave, linhas }) => (
          <section key={chave}>
            <h2>{secoesDaCarta[chave]}</h2>
            {chave === 'emCasa' ? (
              <ul>
                {linhas.map((linha) => (
                  <li key={linha}>{linha}</li>
                ))}
              </ul>
            ) : (
              linhas.map((linha) => <p key={linha}>{linha}</p>)
            )}
          </section>
        ))}
      {situacao === '' ? null : <p className="suave">{situacao}.</p>}
    </article>
  );
}

const dia = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' });
