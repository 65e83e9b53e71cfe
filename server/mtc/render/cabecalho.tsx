import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { padraoComArtigo } from '../writer/nomes.ts';
import { listar, maiuscula, minuscula } from '../writer/portugues.ts';
import { descreverConfianca } from '../writer/sintese.ts';
import { Texto } from './blocos.tsx';
import { encurtar, formatarData } from './formato.ts';
import { RodaElementos } from './roda-elementos.tsx';

export function Cabecalho({ relatorio }: { relatorio: Relatorio }) {
  const { cliente, clinica, origem, tipo } = relatorio;
  const logo = clinica?.logoUrl ?? '';
  return (
    <header className="rel-cabecalho">
      {clinica ? (
        <div className="rel-clinica">
          {isImagemSegura(logo) ? <img src={logo} alt="" referrerPolicy="no-referrer" fetchPriority="low" /> : null}
          <p>{clinica.nome}</p>
        </div>
      ) : null}
      <p className="rel-tipo">
        {tipo === 'completo' ? 'Relatório completo (tratamentos incluídos)' : 'Relatório de diagnóstico energético'}
      </p>
      <h1>{cliente.nome}</h1>
      <dl className="rel-ficha">
        <div>
          <dt>Idade</dt>
          <dd>{cliente.idade === 1 ? '1 ano' : `${cliente.idade} anos`}</dd>
        </div>
        <div>
          <dt>Sexo</dt>
          <dd>{maiuscula(cliente.sexo)}</dd>
        </div>
        <div>
          <dt>Gerado em</dt>
          <dd>
            <time dateTime={origem.geradoEm}>{formatarData(origem.geradoEm)}</time>
          </dd>
        </div>
        <div className="rel-ficha-larga">
          <dt>Queixa principal</dt>
          <dd>{encurtar(relatorio.queixaPrincipal, 280)}</dd>
        </div>
      </dl>
    </header>
  );
}

/** The first screen: the finding, its reason, and what to do. */
export function PrimeiraTela({ relatorio }: { relatorio: Relatorio }) {
  const { analise, textos } = relatorio;
  const [principal] = analise.padroes;
  const alertas = relatorio.seguranca.filter(({ gravidade }) => gravidade === 'encaminhar');
  return (
    <section className="rel-abertura" aria-labelledby="rel-sintese">
      {alertas.length > 0 ? (
        <div className="rel-alerta" role="note">
          <p className="rel-alerta-titulo">Encaminhar antes de tratar</p>
          <ul>
            {alertas.map(({ regra, texto }) => (
              <li key={regra}>{texto}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="rel-sintese">
        <h2 id="rel-sintese">Síntese</h2>
        <Texto texto={textos.sintese} className="rel-lide" />
        {principal ? (
          <p className="rel-confianca">
            Hipótese principal: <strong>{principal.nome}</strong>, CID-11 {principal.codigoTm1}, confiança{' '}
            {descreverConfianca(principal.confianca)}
          </p>
        ) : null}
      </div>
      <figure className="rel-figura-roda">
        <RodaElementos analise={analise} />
        <figcaption>{legenda(relatorio)}</figcaption>
      </figure>
      <Resumo relatorio={relatorio} />
    </section>
  );
}

function Resumo({ relatorio }: { relatorio: Relatorio }) {
  const { protocolo, analise } = relatorio;
  if (!protocolo) {
    const nomes = analise.padroes.slice(0, 3).map(({ nome }) => padraoComArtigo(nome));
    if (nomes.length === 0) return null;
    return (
      <p className="rel-resumo-diagnostico">
        Hipóteses em estudo: {listar(nomes)}. Este relatório apresenta o diagnóstico energético, sem proposta de
        tratamento.
      </p>
    );
  }
  const essencial =
    protocolo.orientacoes.find(({ prioridade }) => prioridade === 'Essencial') ?? protocolo.orientacoes[0];
  return (
    <dl className="rel-resumo">
      <div>
        <dt>Pontos corporais</dt>
        <dd className="rel-codigos">{protocolo.pontos.map(({ codigo }) => codigo).join(', ')}</dd>
      </div>
      <div>
        <dt>Auriculares</dt>
        <dd>{protocolo.auriculares.map(({ nome }) => nome).join(', ')}</dd>
      </div>
      <div>
        <dt>Sessões</dt>
        <dd>
          {protocolo.sessoes.total} no total, {minuscula(protocolo.sessoes.frequencia)}
        </dd>
      </div>
      {essencial ? (
        <div>
          <dt>Primeiro passo em casa</dt>
          <dd>{essencial.texto}</dd>
        </div>
      ) : null}
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
