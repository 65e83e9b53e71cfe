import { apiScopeWords } from '@meridia/shared/api-key.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { limitRules } from '../../auth/limits.ts';
import type { Config } from '../../config.ts';
import { errorTransport } from '../../errors.ts';
import { problemsOf } from './describe-api.ts';
import type { Operation } from './operation.ts';
import { problemWords } from './problem-words.ts';
import { WebhookSection } from './webhook-section.tsx';

/** The API for people: no script, nothing from other addresses. What a shape holds stands in the OpenAPI file. */
export function apiPage(
  { APP_NAME, PUBLIC_URL }: Pick<Config, 'APP_NAME' | 'PUBLIC_URL'>,
  operations: readonly Operation[],
): string {
  const base = `${PUBLIC_URL}/api/v1`;
  const { tries, windowSeconds } = limitRules.apiKey;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`API · ${APP_NAME}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>API do {APP_NAME}</h1>
          <p>
            Para programas da sua clínica. A descrição completa, com cada campo, está em{' '}
            <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1): dela se gera um cliente em qualquer
            linguagem.
          </p>
          <h2>Chaves</h2>
          <p>
            Crie uma chave em <a href="/configuracoes#api">Configurações</a> e envie-a em cada pedido. Ela age em nome
            da conta que a criou, dentro das permissões marcadas, até vencer ou ser revogada. Guarde-a no servidor,
            nunca em uma página ou aplicativo que outras pessoas abrem.
          </p>
          <pre>
            <code>{`curl ${base}/uso -H "Authorization: Bearer mrd_..."`}</code>
          </pre>
          <ul>
            <li>
              Até {tries} pedidos por {windowSeconds} segundos e chave; <code>RateLimit</code> diz quantos restam, e{' '}
              <code>Retry-After</code> quanto esperar.
            </li>
            <li>
              Listas vêm em páginas: passe o <code>nextCursor</code> da resposta como <code>cursor</code>.
            </li>
            <li>
              <code>Idempotency-Key</code> é um UUID que você escolhe por avaliação: repetir o pedido com ele não cria
              outra nem gasta outro diagnóstico.
            </li>
          </ul>
          <h2>O caminho de uma avaliação</h2>
          <ol>
            <li>Envie a foto da língua e guarde o identificador.</li>
            <li>Crie a avaliação com as respostas, as fotos e o consentimento do cliente.</li>
            <li>
              Espere o <a href="#webhooks">aviso</a> <code>relatorio.pronto</code> ou <code>relatorio.falhou</code>, ou
              leia a avaliação a cada poucos segundos, até o <code>status</code> ser <code>finalizado</code> ou{' '}
              <code>erro</code>.
            </li>
            <li>Leia o relatório como dados ou baixe o PDF.</li>
          </ol>
          <h2>Operações</h2>
          {operations.map((one) => (
            <section key={one.id} id={one.id} aria-labelledby={`${one.id}-titulo`}>
              <h3 id={`${one.id}-titulo`}>{one.title}</h3>
              <p className="linha">
                <code>
                  {one.method} /api/v1{one.path}
                </code>
              </p>
              {one.description ? <p>{one.description}</p> : null}
              <p className="suave">
                Permissão <code>{one.scope}</code> ({apiScopeWords[one.scope]}). Erros:{' '}
                {problemsOf(one).map((code, index) => (
                  <span key={code}>
                    {index > 0 ? ', ' : ''}
                    <a href={`#${code}`}>{code}</a>
                  </span>
                ))}
                .
              </p>
            </section>
          ))}
          <WebhookSection />
          <h2>Erros</h2>
          <p>
            Vêm como <code>application/problem+json</code> (RFC 9457), em português, ou em inglês com{' '}
            <code>Accept-Language: en</code>. Decida pelo <code>code</code>.
          </p>
          <dl>
            {keysOf(problemWords).map((code) => (
              <div key={code} id={code}>
                <dt>
                  <code>{code}</code> · {errorTransport[code].http}
                </dt>
                <dd>
                  {problemWords[code].pt}
                  <span className="suave" lang="en">
                    {' '}
                    {problemWords[code].en}. {problemWords[code].detail}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </main>
      </body>
    </html>,
  )}`;
}

// The same values as client/src/styles/app.css.
const styles = `
:root{color-scheme:light dark;--ground:light-dark(#fbf8f3,#14171a);--surface:light-dark(#fffefb,#1b1f23);--ink:light-dark(#1e2422,#ece7de);--soft:light-dark(#56605c,#a9b0ad);--line:light-dark(#e4dccf,#30363b);--jade:light-dark(#1f5e4b,#7fcbae)}
*{box-sizing:border-box}
html{font-size:106.25%;-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1,h2,h3{line-height:1.2;font-family:Georgia,serif}
h1{margin:0 0 1rem;font-size:2rem}
h2{margin:2.25rem 0 .75rem;font-size:1.5rem;color:var(--jade)}
h3{margin:0 0 .25rem;font-size:1.125rem}
:is(p,pre,dl)+h3{margin-top:1.5rem}
a{color:var(--jade)}
:focus-visible{outline:2px solid var(--jade);outline-offset:2px}
code{font:.9375em ui-monospace,monospace}
pre{white-space:pre-wrap;margin:1rem 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
section,dl>div{margin:0 0 1rem;padding:.875rem 1rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
section p{margin:.25rem 0 0}
.linha{font-weight:600}
.suave{color:var(--soft);font-size:.9375rem}
dt{font-weight:600}
dd{margin:0}
dd .suave{display:block}
`;
