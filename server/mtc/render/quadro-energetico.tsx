import {
  type Elemento,
  elementos,
  type Orgao,
  orgaos,
  type Relatorio,
  substancias,
} from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos, nomesSubstancias } from '../writer/nomes.ts';
import { listar } from '../writer/portugues.ts';
import { type Balanca, Balancas, Barras } from './barras.tsx';
import { Secao, Texto } from './blocos.tsx';

/** Elements, syndromes, organs, substances and principles, each picture beside its words. */
export function QuadroEnergetico({ relatorio }: { relatorio: Relatorio }) {
  const { analise, textos } = relatorio;
  const porElemento = [...elementos].sort((a, b) => analise.elementos[b].pontuacao - analise.elementos[a].pontuacao);
  const envolvidos = analise.zangFu
    .filter(({ envolvimento }) => envolvimento > 0)
    .sort((a, b) => b.envolvimento - a.envolvimento);
  const livres = orgaos.filter((orgao) => !envolvidos.some((item) => item.orgao === orgao));
  return (
    <>
      <Secao id="elementos" titulo="Cinco elementos">
        <div className="rel-dupla">
          <div>
            <Texto texto={textos.elementos} />
          </div>
          <Barras
            barras={porElemento.map((elemento: Elemento) => ({
              id: elemento,
              nome: nomesElementos[elemento].nome,
              elemento,
              valor: analise.elementos[elemento].pontuacao,
            }))}
          />
        </div>
      </Secao>
      <Secao id="sindromes" titulo="Síndromes complexas">
        <div className="rel-dupla">
          <div>
            <Texto texto={textos.sindromes} />
          </div>
          <div>
            <h3>Oito princípios</h3>
            <Balancas balancas={principios(relatorio)} />
          </div>
        </div>
      </Secao>
      <Secao id="zang-fu" titulo="Órgãos e vísceras (Zang-Fu)">
        <div className="rel-dupla">
          <div>
            <Texto texto={textos.zangFu} />
          </div>
          <div>
            <Barras
              barras={envolvidos.map(({ orgao, envolvimento }: { orgao: Orgao; envolvimento: number }) => ({
                id: orgao,
                nome: nomesOrgaos[orgao].nome,
                elemento: nomesOrgaos[orgao].elemento,
                valor: envolvimento,
              }))}
            />
            {livres.length > 0 ? (
              <p className="rel-nota">
                Sem sinais nesta avaliação: {listar(livres.map((orgao) => nomesOrgaos[orgao].nome))}.
              </p>
            ) : null}
          </div>
        </div>
      </Secao>
      <Secao id="substancias" titulo="Qi, Xue, Yin, Yang e Jin Ye">
        <div className="rel-dupla">
          <div>
            <Texto texto={textos.substancias} />
          </div>
          <Balancas balancas={balancasDasSubstancias(relatorio)} />
        </div>
      </Secao>
    </>
  );
}

/** -100 deficiency, 100 excess; with the same in words. */
export function balancasDasSubstancias({ analise }: Relatorio): Balanca[] {
  return substancias.map((id) => {
    const { estado, grau } = analise.substancias[id];
    const leitura = { deficiente: 'em deficiência', equilibrado: 'em equilíbrio', excesso: 'em excesso' }[estado];
    return {
      id,
      nome: nomesSubstancias[id].nome,
      esquerda: 'Deficiência',
      direita: 'Excesso',
      valor: estado === 'equilibrado' ? 0 : estado === 'deficiente' ? -grau : grau,
      leitura: estado === 'equilibrado' ? leitura : `${leitura}, ${Math.round(grau)} de 100`,
    };
  });
}

/** The eight principles as four axes, with the same in words. */
export function principios({ analise }: Relatorio): Balanca[] {
  const { yinYang, interiorExterior, frioCalor, deficienciaExcesso } = analise.principios;
  const eixos: [string, string, number][] = [
    ['Interior', 'Exterior', interiorExterior],
    ['Frio', 'Calor', frioCalor],
    ['Deficiência', 'Excesso', deficienciaExcesso],
    ['Yin', 'Yang', yinYang],
  ];
  return eixos.map(([esquerda, direita, valor]) => ({
    id: esquerda,
    nome: `${esquerda} e ${direita}`,
    esquerda,
    direita,
    valor,
    leitura:
      Math.abs(valor) < 15
        ? 'sem predomínio'
        : `mais ${valor < 0 ? esquerda : direita}, ${Math.abs(Math.round(valor))} de 100`,
  }));
}
