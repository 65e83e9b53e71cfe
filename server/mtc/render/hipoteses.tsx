import type { Achado, PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { frase, maiuscula } from '../writer/portugues.ts';
import { descreverConfianca } from '../writer/sintese.ts';
import { Secao, Texto } from './blocos.tsx';
import { nomearFonte } from './formato.ts';

/** Each hypothesis as a card; its evidence one tap away, open in print. */
export function Hipoteses({ relatorio }: { relatorio: Relatorio }) {
  const { analise, textos } = relatorio;
  const achados = new Map(analise.achados.map((achado) => [achado.id, achado]));
  return (
    <Secao id="hipoteses" titulo="Hipóteses diagnósticas">
      {analise.padroes.length === 0 ? <p>Os sinais reunidos ainda não sustentam uma hipótese.</p> : null}
      <ol className="rel-hipoteses">
        {analise.padroes.map((padrao) => (
          <li key={padrao.id} className="rel-hipotese">
            <h3>{padrao.nome}</h3>
            <p className="rel-etiquetas">
              <span className="rel-pinyin" lang="zh-Latn">
                {padrao.pinyin}
              </span>
              <span className="rel-etiqueta">CID-11 {padrao.codigoTm1}</span>
              <span className="rel-etiqueta">{padrao.natureza === 'raiz' ? 'Raiz (ben)' : 'Manifestação (biao)'}</span>
              <span className="rel-etiqueta">
                {Math.round(padrao.score)} de 100, confiança {descreverConfianca(padrao.confianca)}
              </span>
            </p>
            <Texto texto={textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? ''} />
            <Evidencias padrao={padrao} achados={achados} />
          </li>
        ))}
      </ol>
    </Secao>
  );
}

function Evidencias({ padrao, achados }: { padrao: PadraoResultado; achados: ReadonlyMap<string, Achado> }) {
  return (
    <details className="rel-evidencias">
      <summary>Ver evidências</summary>
      <div className="rel-evidencias-corpo">
        <Lista titulo="A favor" evidencias={padrao.aFavor} achados={achados} />
        <Lista titulo="Contra" evidencias={padrao.contra} achados={achados} />
        <div>
          <h4>O que decidiria</h4>
          <p>{frase(padrao.decidiria)}</p>
        </div>
      </div>
    </details>
  );
}

function Lista({
  titulo,
  evidencias,
  achados,
}: {
  titulo: string;
  evidencias: PadraoResultado['aFavor'];
  achados: ReadonlyMap<string, Achado>;
}) {
  const linhas = [...evidencias]
    .sort((a, b) => Math.abs(b.peso) - Math.abs(a.peso))
    .flatMap(({ achadoId, peso }) => {
      const achado = achados.get(achadoId);
      return achado ? [{ achado, peso }] : [];
    });
  return (
    <div>
      <h4>{titulo}</h4>
      {linhas.length === 0 ? <p>Nada do que foi informado.</p> : null}
      <ul>
        {linhas.map(({ achado, peso }) => (
          <li key={achado.id}>
            {maiuscula(achado.presente ? achado.label : `${achado.label}: ausente`)}{' '}
            <span className="rel-fonte">
              {nomearFonte(achado)}, peso {Math.abs(peso).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
