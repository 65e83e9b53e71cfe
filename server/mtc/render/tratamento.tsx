import { type PontoPrescrito, type Protocolo, prioridades, type Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactNode } from 'react';
import { frase, listar, maiuscula, minuscula } from '../writer/portugues.ts';
import { Secao, Texto } from './blocos.tsx';
import { LinhaSessoes } from './figuras/linha-sessoes.tsx';
import { MapaCorpo, pontosForaDoMapa } from './figuras/mapa-corpo.tsx';
import { auricularesForaDoMapa, MapaOrelha } from './figuras/mapa-orelha.tsx';
import { alternancia, comoEstimular, comoInserir, dividirPorSessao, retencaoComum } from './sessoes-de-pontos.ts';

/** Points, ear points, therapies, lifestyle, sessions and prognosis of a complete report. */
export function Tratamento({ relatorio, protocolo }: { relatorio: Relatorio; protocolo: Protocolo }) {
  const { textos, analise } = relatorio;
  const padroes = new Map(analise.padroes.map(({ id, nome }) => [id, nome]));
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
        <PontosCorporais protocolo={protocolo} padroes={padroes} />
      </Secao>
      <Secao id="auriculares" titulo="Pontos auriculares">
        <p className="rel-nota">Mapa da escola chinesa, com os códigos de zona do padrão GB/T 13734.</p>
        <div className="rel-dupla">
          <TabelaAuricular pontos={protocolo.auriculares} />
          <Mapa fora={auricularesForaDoMapa(relatorio).map(({ nome }) => nome)}>
            <MapaOrelha relatorio={relatorio} />
          </Mapa>
        </div>
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
          <span className="rel-etiqueta rel-etiqueta-forte">
            Prognóstico {protocolo.prognostico.nivel === 'favoravel' ? 'favorável' : protocolo.prognostico.nivel}
          </span>
        </p>
        <Texto texto={textos.prognostico} />
      </Secao>
    </>
  );
}

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

/** One table for each session. A caution that all points share is stated once, above them. */
function PontosCorporais({ protocolo, padroes }: { protocolo: Protocolo; padroes: Padroes }) {
  const { pontos } = protocolo;
  const deTodos = pontos.length > 1 ? cautelasDeTodos(pontos) : [];
  return (
    <>
      {deTodos.length > 0 ? (
        <p className="rel-cautela">
          <strong>Cautela em todos os pontos:</strong> {deTodos.map(minuscula).join('; ')}.
        </p>
      ) : null}
      {dividirPorSessao(protocolo).map((sessao) => (
        <div key={sessao.titulo} className="rel-sessao">
          {sessao.titulo === '' ? null : <h3>{sessao.titulo}</h3>}
          {sessao.nota === '' ? null : <p className="rel-nota">{sessao.nota}</p>}
          <TabelaDePontos pontos={sessao.pontos} cautelasDitas={deTodos} padroes={padroes} />
        </div>
      ))}
    </>
  );
}

function cautelasDeTodos([primeiro, ...outros]: readonly PontoPrescrito[]): string[] {
  return (primeiro?.cautelas ?? []).filter((cautela) => outros.every(({ cautelas }) => cautelas.includes(cautela)));
}

interface Tabela {
  pontos: readonly PontoPrescrito[];
  /** Stated above, so not repeated at each point. */
  cautelasDitas: readonly string[];
  padroes: Padroes;
}

function TabelaDePontos({ pontos, cautelasDitas, padroes }: Tabela) {
  const tempoProprio = retencaoComum(pontos) === null;
  const proprias = ({ cautelas }: PontoPrescrito) => cautelas.filter((cautela) => !cautelasDitas.includes(cautela));
  return (
    <table className="rel-tabela">
      <thead>
        <tr>
          <th scope="col">Ponto</th>
          <th scope="col">Localização</th>
          <th scope="col">Como</th>
          <th scope="col">Para quê</th>
        </tr>
      </thead>
      <tbody>
        {pontos.map((ponto) => (
          <tr key={ponto.codigo}>
            <th scope="row">
              <span className="rel-codigo">{ponto.codigo}</span> <span className="rel-codigo-oms">{ponto.oms}</span>
              <span className="rel-ponto-nome">
                <span lang="zh-Latn">{ponto.pinyin}</span>, {ponto.nome}
              </span>
            </th>
            <td data-rotulo="Localização">{maiuscula(ponto.localizacao)}</td>
            <td data-rotulo="Como">
              {comoEstimular(ponto, tempoProprio)}
              {ponto.agulha ? <span className="rel-agulha">{comoInserir(ponto)}</span> : null}
              <span className="rel-permite">{permite(ponto)}</span>
            </td>
            <td data-rotulo="Para quê">
              {padroes.get(ponto.padraoId) ?? 'Apoio geral'}
              <span className="rel-permite">{maiuscula(ponto.metodo)}</span>
              {proprias(ponto).length > 0 ? (
                <span className="rel-cautela">
                  <strong>Cautela:</strong> {proprias(ponto).join('; ')}
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Orientacoes({ orientacoes }: { orientacoes: Protocolo['orientacoes'] }) {
  const ordenadas = [...orientacoes].sort(
    (a, b) => prioridades.indexOf(a.prioridade) - prioridades.indexOf(b.prioridade),
  );
  return (
    <ul className="rel-orientacoes">
      {ordenadas.map(({ id, categoria, texto, prioridade }) => (
        <li key={id}>
          <span className={`rel-prioridade rel-prioridade-${prioridade.toLowerCase()}`}>{prioridade}</span>
          <span>
            <span className="rel-categoria">{categorias[categoria]}</span> {texto}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const categorias = {
  alimentacao: 'Alimentação',
  rotina: 'Rotina',
  emocoes: 'Emoções',
  movimento: 'Movimento',
  sono: 'Sono',
} as const;

/** Whether moxa and current are allowed at the point. */
export function permite({ moxa, eletro }: PontoPrescrito): string {
  if (moxa && eletro) return 'Moxa e eletro permitidos';
  if (moxa) return 'Moxa permitida, sem eletro';
  return eletro ? 'Eletro permitido, sem moxa' : 'Sem moxa e sem eletro';
}
