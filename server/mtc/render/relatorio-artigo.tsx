import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactNode } from 'react';
import { RelatorioDaSecao } from './blocos.tsx';
import { Cabecalho, PrimeiraTela } from './cabecalho.tsx';
import { estilo } from './estilo.ts';
import { Hipoteses } from './hipoteses.tsx';
import { indexarSinais } from './indice-de-sinais.ts';
import { ObservacaoVisual } from './observacao-visual.tsx';
import { type Leitor, paraQuemRecebe } from './para-quem-recebe.ts';
import { Pedidos } from './pedidos.tsx';
import { avisoDoPlanoRetido, isPlanoRetido, tituloDoPlanoRetido } from './plano-retido.ts';
import { SinaisDoRelatorio } from './prova.tsx';
import { reunirProvas } from './provas.ts';
import { QuadroEnergetico } from './quadro-energetico.tsx';
import { secaoRevista } from './revisao-por-secao.ts';
import { Fontes, Rodape, Seguranca } from './rodape.tsx';
import { Sinais } from './sinais.tsx';
import { Texturas } from './texturas.tsx';
import { Tratamento } from './tratamento.tsx';
import { TrechosNaoLidos } from './trechos-nao-lidos.tsx';

/** The whole report in reading order; treatment only when there is one. */
export function RelatorioArtigo({ relatorio: guardado, leitor }: { relatorio: Relatorio; leitor: Leitor }) {
  const lido = leitor === 'cliente' ? paraQuemRecebe(guardado) : guardado;
  // A diagnosis report shows no treatment, even if it was stored with one.
  const relatorio = lido.tipo === 'completo' ? lido : { ...lido, protocolo: null };
  const provas = reunirProvas(relatorio);
  const sinais = indexarSinais(provas);
  const retido = isPlanoRetido(relatorio);
  const plano = relatorio.protocolo ? <Tratamento relatorio={relatorio} protocolo={relatorio.protocolo} /> : null;
  return (
    <article className="relatorio" lang="pt-BR">
      <Texturas estilo={estilo} />
      <Cabecalho relatorio={relatorio} />
      <PrimeiraTela relatorio={relatorio} />
      <Indice relatorio={relatorio} comSinais={sinais.entradas.length > 0} />
      <SinaisDoRelatorio value={sinais}>
        <RelatorioDaSecao value={relatorio}>
          {retido ? <Seguranca relatorio={relatorio} /> : null}
          <QuadroEnergetico relatorio={relatorio} provas={provas} />
          <Hipoteses relatorio={relatorio} provas={provas} />
          <ObservacaoVisual relatorio={relatorio} />
          <Pedidos relatorio={relatorio} />
          {retido ? <PlanoRetido>{plano}</PlanoRetido> : plano}
          {retido ? null : <Seguranca relatorio={relatorio} />}
        </RelatorioDaSecao>
        {leitor === 'cliente' ? null : <TrechosNaoLidos relatorio={relatorio} />}
        <Sinais relatorio={relatorio} provas={provas} />
      </SinaisDoRelatorio>
      <Fontes relatorio={relatorio} />
      <Rodape relatorio={relatorio} />
    </article>
  );
}

/** Closed, so that nobody who scrolls past an emergency finds needles to place. */
function PlanoRetido({ children }: { children: ReactNode }) {
  return (
    <details className="rel-retido">
      <summary>
        <h2>{tituloDoPlanoRetido}</h2>
      </summary>
      <p className="rel-cautela">{avisoDoPlanoRetido}</p>
      {children}
    </details>
  );
}

function Indice({ relatorio, comSinais }: { relatorio: Relatorio; comSinais: boolean }) {
  const retido = isPlanoRetido(relatorio);
  const todas = [
    ...(retido ? seguranca : []),
    ...diagnostico,
    ...((relatorio.pedidos ?? []).length > 0 ? pedidos : []),
    ...(relatorio.protocolo ? tratamento : []),
    ...(retido ? [] : seguranca),
    ...(comSinais ? sinaisDoFim : []),
  ];
  const comAmpliadas = (relatorio.protocolo?.ampliadas ?? []).length > 0;
  const partes = todas.filter(([id]) => (id !== 'ampliadas' || comAmpliadas) && !secaoRevista(relatorio, id).retirada);
  return (
    <nav className="rel-indice" aria-label="Partes do relatório">
      <ul>
        {partes.map(([id, nome]) => (
          <li key={id}>
            <a href={`#rel-${id}`}>{nome}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const diagnostico: [string, string][] = [
  ['elementos', 'Elementos'],
  ['sindromes', 'Síndromes'],
  ['zang-fu', 'Zang-Fu'],
  ['substancias', 'Substâncias'],
  ['hipoteses', 'Hipóteses'],
  ['visual', 'Língua e face'],
];
const pedidos: [string, string][] = [['pedidos', 'O que pediu']];
const tratamento: [string, string][] = [
  ['pontos', 'Pontos'],
  ['auriculares', 'Orelha'],
  ['terapias', 'Terapias'],
  ['ampliadas', 'Ampliadas'],
  ['orientacoes', 'Estilo de vida'],
  ['sessoes', 'Sessões'],
  ['prognostico', 'Prognóstico'],
];
const seguranca: [string, string][] = [['seguranca', 'Segurança']];
const sinaisDoFim: [string, string][] = [['sinais', 'Sinais']];
