import { orgaos, type Relatorio, substancias } from '@meridia/shared/relatorio.ts';
import type { ReactNode } from 'react';
import { nomesElementos, nomesOrgaos, nomesSubstancias } from '../writer/nomes.ts';
import { listar } from '../writer/portugues.ts';
import { type Balanca, Balancas, Barras } from './barras.tsx';
import { Secao, Texto } from './blocos.tsx';
import { orgaosEnvolvidos, type Provas, porPontuacao } from './provas.ts';

/** Elements, syndromes, organs, substances and principles, each picture beside its words; every number opens its evidence. */
export function QuadroEnergetico({ relatorio, provas }: { relatorio: Relatorio; provas: Provas }) {
  const { analise, textos } = relatorio;
  const envolvidos = orgaosEnvolvidos(relatorio);
  const livres = orgaos.filter((orgao) => !envolvidos.some((item) => item.orgao === orgao));
  return (
    <>
      <Secao id="elementos" titulo="Cinco elementos">
        <p className="rel-nota rel-so-tela">
          Toque em um número para ver o que fala a favor e o que fala contra; cada sinal leva a de onde veio.
        </p>
        <Dupla texto={textos.elementos}>
          <Barras
            barras={porPontuacao(relatorio).map((elemento) => ({
              id: elemento,
              nome: nomesElementos[elemento].nome,
              elemento,
              valor: analise.elementos[elemento].pontuacao,
              prova: provas.elementos[elemento],
            }))}
          />
        </Dupla>
      </Secao>
      <Secao id="sindromes" titulo="Síndromes complexas">
        <Dupla texto={textos.sindromes}>
          <h3>Oito princípios</h3>
          <Balancas
            balancas={principios(relatorio).map((eixo) => ({ ...eixo, prova: provas.principios.get(eixo.id) }))}
          />
        </Dupla>
      </Secao>
      <Secao id="zang-fu" titulo="Órgãos e vísceras (Zang-Fu)">
        <Dupla texto={textos.zangFu}>
          <Barras
            barras={envolvidos.map(({ orgao, envolvimento }) => ({
              id: orgao,
              nome: nomesOrgaos[orgao].nome,
              elemento: nomesOrgaos[orgao].elemento,
              valor: envolvimento,
              prova: provas.orgaos[orgao],
            }))}
          />
          {livres.length > 0 ? (
            <p className="rel-nota">
              Sem sinais nesta avaliação: {listar(livres.map((orgao) => nomesOrgaos[orgao].nome))}.
            </p>
          ) : null}
        </Dupla>
      </Secao>
      <Secao id="substancias" titulo="Qi, Xue, Yin, Yang e Jin Ye">
        <Dupla texto={textos.substancias}>
          <Balancas
            balancas={balancasDasSubstancias(relatorio).map((balanca) => ({
              ...balanca,
              prova: provas.substancias.get(balanca.id),
            }))}
          />
        </Dupla>
      </Secao>
    </>
  );
}

function Dupla({ texto, children }: { texto: string; children: ReactNode }) {
  return (
    <div className="rel-dupla">
      <div>
        <Texto texto={texto} />
      </div>
      <div>{children}</div>
    </div>
  );
}

/** From -100 (deficiency) to 100 (excess), each with its words. */
export function balancasDasSubstancias({ analise }: Relatorio): Balanca[] {
  return substancias.map((id) => {
    const { estado, grau } = analise.substancias[id];
    const leitura = { deficiente: 'em deficiência', equilibrado: 'em equilíbrio', excesso: 'em excesso' }[estado];
    return {
      id,
      nome: nomesSubstancias[id],
      esquerda: 'Deficiência',
      direita: 'Excesso',
      valor: estado === 'equilibrado' ? 0 : estado === 'deficiente' ? -grau : grau,
      leitura: estado === 'equilibrado' ? leitura : `${leitura}, ${Math.round(grau)} de 100`,
    };
  });
}

/** The eight principles as four axes, each with its words. */
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
