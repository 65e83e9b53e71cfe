import type { Relatorio, TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import {
  ampliadasMostradas,
  oQueAsAmpliadasSao,
  palavrasDaEvidencia,
  porQueFaltamAsAmpliadas,
  porTipo,
  rotuloDaLinha,
  tituloDasAmpliadas,
  titulosDosTipos,
} from './ampliadas-retidas.ts';
import { Secao } from './blocos.tsx';
import { FiguraDaAutomassagem } from './figuras/figura-da-automassagem.tsx';
import { FiguraDaPratica } from './figuras/figura-da-pratica.tsx';

/** The wider therapies of a report whose account has them. */
export function Ampliadas({ relatorio }: { relatorio: Relatorio }) {
  const todas = relatorio.protocolo?.ampliadas ?? [];
  if (todas.length === 0) return null;
  const mostradas = ampliadasMostradas(relatorio);
  const padroes = new Map(relatorio.analise.padroes.map(({ id, nome }) => [id, nome]));
  return (
    <Secao id="ampliadas" titulo={tituloDasAmpliadas}>
      {mostradas.length === 0 ? (
        <p>{porQueFaltamAsAmpliadas}</p>
      ) : (
        <>
          <p className="rel-nota">{oQueAsAmpliadasSao}</p>
          {porTipo(mostradas).map(({ tipo, itens }) => (
            <div key={tipo} className="rel-ampliadas">
              <h3>{titulosDosTipos[tipo]}</h3>
              <ul>
                {itens.map((ampliada) => (
                  <Ampliada key={ampliada.id} ampliada={ampliada} serveA={padroes.get(ampliada.padraoId)} />
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </Secao>
  );
}

function Ampliada({ ampliada, serveA }: { ampliada: TerapiaAmpliada; serveA: string | undefined }) {
  const { id, tipo, nome, quando, passos, cautelas, pontos, fonte, evidencia } = ampliada;
  return (
    <li>
      <details className="rel-ponto" open>
        <summary>
          <strong>{nome}</strong>
          {quando === '' ? null : <span className="rel-fase-quando">{quando}</span>}
        </summary>
        <div className={tipo === 'alimentacao' ? 'rel-ampliada rel-ampliada-sem-figura' : 'rel-ampliada'}>
          {tipo === 'pratica' ? <FiguraDaPratica id={id} /> : null}
          {tipo === 'automassagem' ? <FiguraDaAutomassagem ampliada={ampliada} /> : null}
          <div>
            {tipo === 'alimentacao' ? <Linhas linhas={passos} /> : <Passos passos={passos} />}
            {pontos.length === 0 ? null : (
              <p className="rel-nota">
                {pontos.map(({ codigo, nome: dele, localizacao }) => `${codigo} (${dele}): ${localizacao}`).join('. ')}.
              </p>
            )}
            {cautelas.length === 0 ? null : (
              <p className="rel-cautela">
                <strong>Cuidado:</strong> {cautelas.join(' ')}
              </p>
            )}
            <p className="rel-fonte">
              {serveA ? `Serve a: ${serveA}. ` : ''}Base: {palavrasDaEvidencia[evidencia]}. Fonte: {fonte}.
            </p>
          </div>
        </div>
      </details>
    </li>
  );
}

function Passos({ passos }: { passos: readonly string[] }) {
  return (
    <ol className="rel-passos">
      {passos.map((passo) => (
        <li key={passo}>{passo}</li>
      ))}
    </ol>
  );
}

function Linhas({ linhas }: { linhas: readonly string[] }) {
  return (
    <ul className="rel-refeicoes">
      {linhas.map((linha) => {
        const { rotulo, texto } = rotuloDaLinha(linha);
        return (
          <li key={linha}>
            {rotulo === '' ? null : <strong>{rotulo}: </strong>}
            {texto}
          </li>
        );
      })}
    </ul>
  );
}
