import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { quantasPorInteiro } from '../writer/hipoteses.ts';
import { maiuscula } from '../writer/portugues.ts';
import { Secao, Texto } from './blocos.tsx';
import { ComProva } from './prova.tsx';
import type { Provas } from './provas.ts';

/** The first hypotheses as cards, the others as a line each. A tap opens the evidence. */
export function Hipoteses({ relatorio, provas }: { relatorio: Relatorio; provas: Provas }) {
  const { analise, textos } = relatorio;
  const porInteiro = quantasPorInteiro(analise.padroes);
  const outras = analise.padroes.slice(porInteiro);
  return (
    <Secao id="hipoteses" titulo="Hipóteses diagnósticas">
      {analise.padroes.length === 0 ? (
        <p>Os sinais reunidos ainda não sustentam uma hipótese.</p>
      ) : (
        <ol className="rel-hipoteses">
          {analise.padroes.slice(0, porInteiro).map((padrao) => (
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
                <span className="rel-etiqueta">{maiuscula(describeConfianca(padrao.confianca).texto)}</span>
              </p>
              <Texto texto={textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? ''} />
              <ComProva prova={provas.hipoteses.get(padrao.id)}>Ver evidências</ComProva>
            </li>
          ))}
        </ol>
      )}
      {outras.length > 0 ? <p className="rel-nota">{tituloDasOutras}</p> : null}
      {outras.map((padrao, index) => (
        <ComProva key={padrao.id} prova={provas.hipoteses.get(padrao.id)}>
          {`${porInteiro + index + 1}. ${emUmaLinha(padrao)}`}
        </ComProva>
      ))}
    </Secao>
  );
}

export const tituloDasOutras = 'Também à vista, com menos apoio';

/** "Estagnação de Qi, CID-11 SF5Y, confiança baixa (14 de 100)". */
export function emUmaLinha({ nome, codigoTm1, confianca }: PadraoResultado): string {
  return `${nome}, CID-11 ${codigoTm1}, ${describeConfianca(confianca).texto}`;
}
