import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { useContext } from 'react';
import { listar } from '../writer/portugues.ts';
import { Secao } from './blocos.tsx';
import { ancoraDoSinal, escreverPeso, pesarSinais, provasDosQuadros } from './indice-de-sinais.ts';
import { SinaisDoRelatorio } from './prova.tsx';
import type { Prova, Provas } from './provas.ts';

/** Every sign once, in the client's words, with all the places where it counts. */
export function Sinais({ relatorio: { analise }, provas }: { relatorio: Relatorio; provas: Provas }) {
  const indice = useContext(SinaisDoRelatorio);
  if (indice.entradas.length === 0) return null;
  const pesos = analise.padroes.map(({ id }) => pesarSinais(provas.hipoteses.get(id), indice));
  const quadros = provasDosQuadros(provas).flatMap(([, deles]) => deles);
  return (
    <Secao id="sinais" titulo="Sinais: de onde vêm e onde pesam">
      {analise.padroes.length > 0 ? (
        <p className="rel-nota">
          Hipóteses: {analise.padroes.map(({ nome }, index) => `${index + 1}, ${nome}`).join('; ')}. Quanto maior o
          número entre parênteses, mais o sinal fala por ela; com o sinal de menos, fala contra.
        </p>
      ) : null}
      <ol className="rel-sinais-todos">
        {indice.entradas.map(({ numero, nome, fontes }) => (
          <li key={numero} id={ancoraDoSinal(numero)}>
            <strong>{nome}</strong> <span className="rel-fonte">{fontes.join('; ')}.</span>{' '}
            <span className="rel-onde">{ondeConta(numero)}</span>
          </li>
        ))}
      </ol>
    </Secao>
  );

  function ondeConta(numero: number): string {
    const hipoteses = pesos.flatMap((dela, index) => {
      const peso = dela.get(numero);
      return peso === undefined ? [] : [`${index + 1} (${escreverPeso(peso)})`];
    });
    const conta = quadros.filter(({ aFavor }) => indice.numerar(aFavor).includes(numero)).map(nomeDoNumero);
    const contra = quadros.filter(({ contra: itens }) => indice.numerar(itens).includes(numero)).map(nomeDoNumero);
    return [
      ...(hipoteses.length > 0 ? [`${hipoteses.length > 1 ? 'Hipóteses' : 'Hipótese'} ${listar(hipoteses)}.`] : []),
      ...(conta.length > 0 ? [`Conta em ${listar(conta)}.`] : []),
      ...(contra.length > 0 ? [`Contra ${listar(contra)}.`] : []),
    ].join(' ');
  }
}

/** "Terra" of "Terra, 85 de 100". */
function nomeDoNumero({ sobre }: Prova): string {
  return sobre.split(',', 1)[0] ?? sobre;
}
