import { type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FichaParts } from './ficha-parts.tsx';
import { useFicha } from './use-ficha.ts';

/** The page of an invited client. The link's token follows the # of the address, and leaves it when the form is sent. */
export function FichaPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { state, retry, ...ficha } = useFicha(token);
  switch (state.step) {
    case 'opening':
      return (
        <Note title="Abrindo a sua ficha...">
          <p role="status">Um instante.</p>
        </Note>
      );
    case 'offline':
      return (
        <Note title="Sem conexão">
          <p role="alert">A ficha não pôde ser aberta agora. O que você já respondeu continua guardado.</p>
          <Button onClick={retry}>Tentar de novo</Button>
        </Note>
      );
    case 'refused':
      return (
        <Note title="Este link não abriu">
          <p role="alert">{state.message}</p>
          <p className="text-ink-soft">Links valem por poucos dias e para uma ficha só.</p>
        </Note>
      );
    case 'sent':
      return (
        <Note title="Ficha enviada">
          <p role="status">
            {state.terapeuta
              ? `${state.terapeuta} já pode ler as suas respostas.`
              : 'As suas respostas foram entregues.'}{' '}
            Obrigado por responder com calma. Até a consulta!
          </p>
          <p className="text-ink-soft">Esta página já pode ser fechada. Suas respostas não ficaram neste celular.</p>
        </Note>
      );
    case 'open':
      return <FichaParts token={token} opened={state.opened} {...ficha} />;
  }
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-3 px-5 py-10">
      <h1 className="font-serif text-3xl font-semibold">{title}</h1>
      {children}
    </main>
  );
}
