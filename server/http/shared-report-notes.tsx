import { violado } from '@meridia/shared/parecer.ts';
import { type PageFonts, sharedDocument } from './shared-report-document.tsx';

/** The same page for every link that opens nothing, so that it does not tell whether the link ever existed. */
export function sharedMissingPage(fonts: PageFonts | null): string {
  return sharedDocument(
    'Link não encontrado',
    fonts,
    <main className="aviso">
      <h1>Este link não abre nenhum relatório</h1>
      <p>
        Confira se o endereço está inteiro, como você o recebeu. Links de relatórios têm prazo, e quem os enviou pode
        encerrá-los antes.
      </p>
      <p className="suave">Peça um novo link a quem fez a sua avaliação.</p>
    </main>,
  );
}

/** Shows the message of the refusal. */
export function sharedRefusalPage(message: string, fonts: PageFonts | null): string {
  return sharedDocument(
    'Tente de novo',
    fonts,
    <main className="aviso">
      <h1>Não foi possível abrir agora</h1>
      <p>{message}</p>
    </main>,
  );
}

/** In place of a signed report that is not the one that was signed. */
export function sharedViolatedPage(fonts: PageFonts | null): string {
  return sharedDocument(
    'Relatório alterado',
    fonts,
    <main className="aviso">
      <h1>{violado}</h1>
      <p>Por isso este relatório não é mostrado: ele não vale como assinado.</p>
      <p className="suave">Peça um novo link a quem fez a sua avaliação.</p>
    </main>,
  );
}

/** For programs that show a preview card of the link. */
export function sharedPreviewPage(fonts: PageFonts | null): string {
  return sharedDocument(
    'Relatório compartilhado',
    fonts,
    <main className="aviso">
      <h1>Relatório compartilhado</h1>
      <p>Abra este link no seu navegador para ler.</p>
    </main>,
  );
}
