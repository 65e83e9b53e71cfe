import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { descreverConfianca } from '../writer/sintese.ts';
import { Secao, Texto } from './blocos.tsx';
import { Chamada, ComProva, Notas } from './prova.tsx';
import type { Provas } from './provas.ts';

/** Each hypothesis as a card. A tap opens its evidence; print shows the evidence as a note. */
export function Hipoteses({ relatorio, provas }: { relatorio: Relatorio; provas: Provas }) {
  const { analise, textos } = relatorio;
  return (
    <Secao id="hipoteses" titulo="Hipóteses diagnósticas">
      {analise.padroes.length === 0 ? (
        <p>Os sinais reunidos ainda não sustentam uma hipótese.</p>
      ) : (
        <ol className="rel-hipoteses">
          {analise.padroes.map((padrao) => (
            <li key={padrao.id} className="rel-hipotese">
              <h3>{padrao.nome}</h3>
              <p className="rel-etiquetas">
                <span className="rel-pinyin" lang="zh-Latn">
                  {padrao.pinyin}
                </span>
                <span className="rel-etiqueta">CID-11 {padrao.codigoTm1}</span>
                <span className="rel-etiqueta">
                  {padrao.natureza === 'raiz' ? 'Raiz (ben)' : 'Manifestação (biao)'}
                </span>
                <span className="rel-etiqueta">
                  {Math.round(padrao.score)} de 100, confiança {descreverConfianca(padrao.confianca)}
                </span>
                <Chamada prova={provas.hipoteses.get(padrao.id)} />
              </p>
              <Texto texto={textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? ''} />
              <div className="rel-so-tela">
                <ComProva prova={provas.hipoteses.get(padrao.id)} titulo="h4">
                  Ver evidências
                </ComProva>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Notas provas={analise.padroes.map(({ id }) => provas.hipoteses.get(id))} />
    </Secao>
  );
}
