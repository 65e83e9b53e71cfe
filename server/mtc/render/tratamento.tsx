import { categoriaWords, porPrioridade } from '@meridia/shared/orientacao.ts';
import type { PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactNode } from 'react';
import { daQueixa } from '../protocolo/candidatos.ts';
import { frase, listar, maiuscula, minuscula } from '../writer/portugues.ts';
import { Ampliadas } from './ampliadas.tsx';
import { Secao, Texto } from './blocos.tsx';
import { descreverPrognostico } from './descrever-prognostico.ts';
import { LinhaSessoes } from './figuras/linha-sessoes.tsx';
import { MapaCorpo, pontosForaDoMapa } from './figuras/mapa-corpo.tsx';
import { auricularesForaDoMapa, MapaOrelha } from './figuras/mapa-orelha.tsx';
import { avisoDasAgulhas } from './plano-retido.ts';
import {
  agulhaEmUmaLinha,
  alternancia,
  cautelasDeTodos,
  comoEstimular,
  dividirPorSessao,
  permissaoDaSessao,
  retencaoComum,
  type SessaoMostrada,
} from './sessoes-de-pontos.ts';

/** Points, ear points, therapies, lifestyle, sessions and prognosis of a complete report. */
export function Tratamento({ relatorio, protocolo }: { relatorio: Relatorio; protocolo: Protocolo }) {
  const { textos, analise } = relatorio;
  const padroes = new Map(analise.padroes.map(({ id, nome }) => [id, nome]));
  const aviso = avisoDasAgulhas(relatorio);
  return (
    <>
      <Secao id="pontos" titulo="Pontos corporais">
        <div className="rel-dupla">
          <div>
            <Texto texto={textos.protocolo} />
          </div>
          <Mapa fora={pontosForaDoMapa(relatorio).map(({ codigo }) => codigo)}>
            <MapaCorpo relatorio={relatorio} />
          </Mapa>
        </div>
        {aviso === null ? null : <p className="rel-cautela">{aviso}</p>}
        <PontosCorporais protocolo={protocolo} padroes={padroes} />
      </Secao>
      <Secao id="auriculares" titulo="Pontos auriculares">
        {aviso === null || protocolo.auriculares.length === 0 ? null : <p className="rel-cautela">{aviso}</p>}
        {protocolo.auriculares.length === 0 ? (
          <p>{semAuriculares}</p>
        ) : (
          <>
            <p className="rel-nota">Mapa da escola chinesa, com os códigos de zona do padrão GB/T 13734.</p>
            <div className="rel-dupla">
              <TabelaAuricular pontos={protocolo.auriculares} />
              <Mapa fora={auricularesForaDoMapa(relatorio).map(({ nome }) => nome)}>
                <MapaOrelha relatorio={relatorio} />
              </Mapa>
            </div>
          </>
        )}
      </Secao>
      <Secao id="terapias" titulo="Terapias integrativas">
        <ul className="rel-terapias">
          {protocolo.terapias.map(({ id, nome, descricao, padraoId }) => (
            <li key={id}>
              <h3>{nome}</h3>
              <p>{descricao}</p>
              {padroes.has(padraoId) ? <p className="rel-fonte">Serve a: {padroes.get(padraoId)}</p> : null}
            </li>
          ))}
        </ul>
      </Secao>
      <Ampliadas relatorio={relatorio} />
      <Secao id="orientacoes" titulo="Estilo de vida e alimentação">
        <Texto texto={textos.orientacoes} />
        <Orientacoes orientacoes={protocolo.orientacoes} />
      </Secao>
      <Secao id="sessoes" titulo="Plano de sessões">
        <Texto texto={textos.sessoes} />
        {alternancia(protocolo) === '' ? null : <p>{alternancia(protocolo)}</p>}
        <div className="rel-linha-sessoes">
          <LinhaSessoes relatorio={relatorio} />
        </div>
        <ol className="rel-fases">
          {protocolo.sessoes.fases.map(({ nome, semanas, objetivo }) => (
            <li key={nome}>
              <p className="rel-fase-quando">{semanas}</p>
              <h3>{nome}</h3>
              <p>{frase(objetivo)}</p>
            </li>
          ))}
        </ol>
      </Secao>
      <Secao id="prognostico" titulo="Prognóstico">
        <p className="rel-etiquetas">
          <span className="rel-etiqueta rel-etiqueta-forte">{descreverPrognostico(protocolo)}</span>
        </p>
        <Texto texto={textos.prognostico} />
      </Secao>
    </>
  );
}

/** Where the review, or safety, left none. */
export const semAuriculares = 'Nenhum ponto auricular.';

/** A drawing, and below it the points that it cannot show. */
function Mapa({ fora, children }: { fora: readonly string[]; children: ReactNode }) {
  return (
    <figure className="rel-figura-mapa">
      {children}
      {fora.length > 0 ? <figcaption>Fora do desenho, veja a localização na lista: {listar(fora)}.</figcaption> : null}
    </figure>
  );
}

function TabelaAuricular({ pontos }: { pontos: Protocolo['auriculares'] }) {
  return (
    <table className="rel-tabela rel-tabela-auricular">
      <thead>
        <tr>
          <th scope="col">Ponto</th>
          <th scope="col">Zona</th>
          <th scope="col">Para quê</th>
        </tr>
      </thead>
      <tbody>
        {pontos.map(({ id, nome, oms, zona, motivo }) => (
          <tr key={id}>
            <th scope="row">
              {nome} <span className="rel-codigo-oms">{oms}</span>
            </th>
            <td data-rotulo="Zona">{maiuscula(zona)}</td>
            <td data-rotulo="Para quê">{maiuscula(motivo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Padroes = ReadonlyMap<string, string>;

/** One list for each session. A caution that all points share is stated once, above them. */
function PontosCorporais({ protocolo, padroes }: { protocolo: Protocolo; padroes: Padroes }) {
  const { pontos } = protocolo;
  const deTodos = cautelasDeTodos(pontos);
  const sessoes = dividirPorSessao(protocolo);
  return (
    <>
      {deTodos.length > 0 ? (
        <p className="rel-cautela">
          <strong>Cautela em todos os pontos:</strong> {deTodos.map(minuscula).join('; ')}.
        </p>
      ) : null}
      {sessoes.map((sessao, index) => (
        <div key={sessao.titulo} className="rel-sessao">
          {sessao.titulo === '' ? null : <h3>{sessao.titulo}</h3>}
          <p className="rel-nota">{`${sessao.nota} ${permissaoDaSessao(sessao.pontos)}`.trim()}</p>
          <ListaDePontos
            pontos={sessao.pontos}
            anterior={sessoes[index - 1]}
            cautelasDitas={deTodos}
            padroes={padroes}
          />
        </div>
      ))}
    </>
  );
}

interface Lista {
  pontos: readonly PontoPrescrito[];
  /** The session above this one, whose points are already described; undefined for the first. */
  anterior: SessaoMostrada | undefined;
  /** Stated above, so not repeated at each point. */
  cautelasDitas: readonly string[];
  padroes: Padroes;
}

/** Each point with what its needle needs; where it lies and what it is for can be folded, and stand at its first mention. */
function ListaDePontos({ pontos, anterior, cautelasDitas, padroes }: Lista) {
  return (
    <ul className="rel-pontos">
      {pontos.map((ponto) => (
        <li key={ponto.codigo}>
          {anterior?.pontos.includes(ponto) ? (
            <div className="rel-ponto">
              <Agulha ponto={ponto} daSessao={pontos} cautelasDitas={cautelasDitas} />
              <p className="rel-nota">Localização e motivo: na {anterior.titulo.split(':', 1)[0]}.</p>
            </div>
          ) : (
            <details className="rel-ponto" open>
              <summary>
                <Agulha ponto={ponto} daSessao={pontos} cautelasDitas={cautelasDitas} />
              </summary>
              <dl>
                <div>
                  <dt>Localização</dt>
                  <dd>{maiuscula(ponto.localizacao)}.</dd>
                </div>
                <div>
                  <dt>Para quê</dt>
                  <dd>
                    {ponto.padraoId === daQueixa ? '' : `${padroes.get(ponto.padraoId) ?? 'Apoio geral'}. `}
                    {maiuscula(ponto.metodo)}.
                  </dd>
                </div>
              </dl>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Agulhada {
  ponto: PontoPrescrito;
  daSessao: readonly PontoPrescrito[];
  cautelasDitas: readonly string[];
}

function Agulha({ ponto, daSessao, cautelasDitas }: Agulhada) {
  const { codigo, oms, pinyin, nome, cautelas } = ponto;
  const proprias = cautelas.filter((cautela) => !cautelasDitas.includes(cautela));
  const ditos = [comoEstimular(ponto, retencaoComum(daSessao) === null), agulhaEmUmaLinha(ponto, daSessao)];
  return (
    <>
      <span className="rel-ponto-nome">
        <span className="rel-codigo">{codigo}</span> <span className="rel-codigo-oms">{oms}</span>{' '}
        <span lang="zh-Latn">{pinyin}</span>, {nome}
      </span>
      <span className="rel-agulha">{ditos.filter((dito) => dito !== '').join('. ')}.</span>
      {proprias.length > 0 ? (
        <span className="rel-cautela">
          <strong>Cautela:</strong> {proprias.join('; ')}
        </span>
      ) : null}
    </>
  );
}

function Orientacoes({ orientacoes }: { orientacoes: Protocolo['orientacoes'] }) {
  return (
    <ul className="rel-orientacoes">
      {porPrioridade(orientacoes).map(({ id, categoria, texto, prioridade, porque }) => (
        <li key={id}>
          <span className={`rel-prioridade rel-prioridade-${prioridade.toLowerCase()}`}>{prioridade}</span>
          <span>
            <span className="rel-categoria">{categoriaWords[categoria]}</span> {texto}
            {porque === undefined ? null : <span className="rel-fonte"> ({porque})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
