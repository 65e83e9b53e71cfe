import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { Texto } from './blocos.tsx';
import { type Abertura, descreverAbertura } from './descrever-abertura.ts';
import { isParteRetirada, secaoRevista } from './revisao-por-secao.ts';
import { RodaElementos } from './roda-elementos.tsx';
import { Autoria, NotasDaRevisao, Situacao } from './situacao.tsx';

export function Cabecalho({ relatorio }: { relatorio: Relatorio }) {
  const { clinica, origem } = relatorio;
  const { tipo, nome, idade, sexo, geradoEm, queixa, fatos, alertas } = descreverAbertura(relatorio);
  const logo = clinica?.logoUrl ?? '';
  return (
    <header className="rel-cabecalho">
      {clinica ? (
        <div className="rel-clinica">
          {isImagemSegura(logo) ? <img src={logo} alt="" referrerPolicy="no-referrer" fetchPriority="low" /> : null}
          <p>{clinica.nome}</p>
        </div>
      ) : null}
      <p className="rel-tipo">{tipo}</p>
      <h1>{nome}</h1>
      <Situacao relatorio={relatorio} />
      {alertas.length > 0 ? (
        <div className="rel-alerta" role="note">
          {alertas.map(({ titulo, notas }) => (
            <div key={titulo}>
              <p className="rel-alerta-titulo">{titulo}</p>
              <ul>
                {notas.map(({ regra, texto }) => (
                  <li key={regra}>{texto}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : null}
      <dl className="rel-ficha">
        {[idade, sexo].map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
        <div>
          <dt>{geradoEm.rotulo}</dt>
          <dd>
            <time dateTime={origem.geradoEm}>{geradoEm.valor}</time>
          </dd>
        </div>
        <div className="rel-ficha-larga">
          <dt>{queixa.rotulo}</dt>
          <dd className="rel-em-linhas">{queixa.valor}</dd>
        </div>
        {fatos.map(({ rotulo, valor }) => (
          <div key={rotulo} className="rel-ficha-larga">
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** The first screen below the head: the finding, its reason, and what to do. */
export function PrimeiraTela({ relatorio }: { relatorio: Relatorio }) {
  const { analise, textos } = relatorio;
  const { tituloDaSintese, hipotese, resumo } = descreverAbertura(relatorio);
  const { autoria, notas } = secaoRevista(relatorio, 'sintese');
  return (
    <section className="rel-abertura" aria-labelledby="rel-sintese">
      <div className="rel-sintese">
        <h2 id="rel-sintese">{tituloDaSintese}</h2>
        <Autoria autoria={autoria} />
        <Texto texto={textos.sintese} className="rel-lide" />
        {hipotese && !isParteRetirada(relatorio, 'sintese') ? (
          <p className="rel-confianca">
            {hipotese.antes}
            <strong>{hipotese.nome}</strong>
            {hipotese.depois}
          </p>
        ) : null}
        <NotasDaRevisao notas={notas} />
      </div>
      <figure className="rel-figura-roda">
        <RodaElementos analise={analise} />
        <figcaption>{legenda(relatorio)}</figcaption>
      </figure>
      {resumo === null ? null : <Resumo resumo={resumo} />}
    </section>
  );
}

function Resumo({ resumo }: { resumo: NonNullable<Abertura['resumo']> }) {
  if (typeof resumo === 'string') return <p className="rel-resumo-diagnostico">{resumo}</p>;
  const { codigos, linhas } = resumo;
  return (
    <dl className="rel-resumo">
      {codigos.map(({ rotulo, valor }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd className="rel-codigos">{valor}</dd>
        </div>
      ))}
      {linhas.map(({ rotulo, valor }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

function legenda({ analise }: Relatorio): string {
  const base =
    'Arcos: geração (Sheng). Tracejado: controle (Ke). O anel de cada elemento mostra o quanto ele está envolvido, de 0 a 100.';
  return analise.relacaoElementos.tipo === 'equilibrio'
    ? base
    : `${base} Em traço forte, a relação que explica o quadro.`;
}

/** Only our own files and https addresses; any other address is left out. */
function isImagemSegura(url: string): boolean {
  return /^\/(?!\/)/.test(url) || /^https:\/\//i.test(url);
}
