import type { PrecoAnunciado, TermosPendentes } from '@meridia/shared/aceite-termos.ts';
import { formatExactMoney } from '@meridia/shared/money.ts';
import { paginasLegais } from '@meridia/shared/versoes-legais.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { formatDate } from '../../lib/format.ts';
import { changesOf } from './changes-of.ts';
import { putAside, readPutAside } from './put-aside.ts';

interface AccountNoticesProps {
  termos: TermosPendentes | undefined;
  novoPreco: PrecoAnunciado | undefined;
}

/** What an account is told of ahead: new terms and a new price, each until it is put aside, and terms that hold until they are accepted. */
export function AccountNotices({ termos, novoPreco }: AccountNoticesProps) {
  const [gone, setGone] = useState(readPutAside);
  const leave = (name: string) => {
    putAside(name);
    setGone(readPutAside());
  };
  const termosName = termos && `termos ${termos.documentos.map(({ versao }) => versao).join(' ')} ${termos.valeEm}`;
  const precoName = novoPreco && `preco ${novoPreco.id}`;
  return (
    <>
      {termos?.devidos && (
        <Notice label="Termos novos">
          <p className="min-w-0 grow basis-80">
            <span className="font-semibold">Uma versão nova dos termos já vale para a sua conta.</span> Aceite-a para
            voltar a criar e alterar. Ler, exportar e sair continuam abertos.
          </p>
          <ButtonLink to="/novos-termos" size="sm">
            Ler e aceitar
          </ButtonLink>
        </Notice>
      )}
      {termos && termosName && !termos.devidos && !gone.includes(termosName) && (
        <Notice label="Termos novos">
          <div className="min-w-0 grow basis-80">
            <p>
              <span className="font-semibold">
                {termos.documentos.map(({ documento }) => paginasLegais[documento].titulo).join(' e ')}: versão nova a
                partir de {formatDate(termos.valeEm)}.
              </span>{' '}
              Até lá nada muda para você.
            </p>
            <details>
              <summary className="min-h-11 py-2.5 font-medium underline underline-offset-4">O que mudou</summary>
              {termos.documentos.map(({ documento, versao }) => (
                <p key={documento} className="pb-2">
                  {changesOf(documento, versao)}
                </p>
              ))}
            </details>
          </div>
          <Buttons>
            <Button variant="ghost" size="sm" onClick={() => leave(termosName)}>
              Deixar para depois
            </Button>
            <ButtonLink to="/novos-termos" size="sm" variant="outline">
              Ler e aceitar
            </ButtonLink>
          </Buttons>
        </Notice>
      )}
      {novoPreco && precoName && !gone.includes(precoName) && (
        <Notice label="Preço novo">
          <p className="min-w-0 grow basis-80">
            <span className="font-semibold">
              A partir de {formatDate(novoPreco.inForceAt)}, o plano {novoPreco.planName} passa a{' '}
              {formatExactMoney(novoPreco.priceBrl)} por mês
            </span>{' '}
            para quem assina ou troca de plano. Sua assinatura continua no preço que você contratou.
          </p>
          <Buttons>
            <Button variant="ghost" size="sm" onClick={() => leave(precoName)}>
              Entendi
            </Button>
          </Buttons>
        </Notice>
      )}
    </>
  );
}

function Notice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="border-b border-line bg-amber-soft text-amber-ink print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-start justify-end gap-x-6 gap-y-2 px-4 py-3 text-[0.9375rem] sm:px-6">
        {children}
      </div>
    </section>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
