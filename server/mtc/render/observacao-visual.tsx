import { countingObservacoes, type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { maiuscula } from '../writer/portugues.ts';
import { sinaisDaFoto } from '../writer/sinais-lingua.ts';
import { Secao, Texto } from './blocos.tsx';
import { MapaLingua } from './figuras/mapa-lingua.tsx';
import { isParteRetirada } from './revisao-por-secao.ts';

export const titulos: Record<FotoKind, string> = { lingua: 'Língua', face: 'Face', orelha: 'Orelha' };

/** Tongue, face and ear: the photo with its measured outline beside the signs, and for the tongue a map of their places. */
export function ObservacaoVisual({ relatorio }: { relatorio: Relatorio }) {
  return (
    <Secao id="visual" titulo="Língua, face e orelha">
      {fotoKinds.map((kind) => {
        const foto = relatorio.fotos.find((candidate) => candidate.kind === kind);
        const texto = relatorio.textos[kind];
        const mapa = kind === 'lingua' ? MapaLingua({ relatorio }) : null;
        if (isParteRetirada(relatorio, kind)) return null;
        if (!foto && texto === '' && !mapa) return null;
        return (
          <div key={kind} className="rel-visual">
            <h3>{titulos[kind]}</h3>
            <div className={foto && !mapa ? 'rel-visual-foto' : undefined}>
              {foto || mapa ? (
                <div className="rel-visual-figuras">
                  {foto ? <Foto foto={foto} /> : null}
                  {mapa ? (
                    <figure className="rel-figura-mapa">
                      {mapa}
                      <figcaption>As áreas da língua e o que foi visto em cada uma</figcaption>
                    </figure>
                  ) : null}
                </div>
              ) : null}
              <div>
                <Texto texto={texto} />
                {foto ? <Sinais foto={foto} /> : null}
              </div>
            </div>
          </div>
        );
      })}
    </Secao>
  );
}

type Foto = Relatorio['fotos'][number];

function Foto({ foto: { id, kind, observacoes } }: { foto: Foto }) {
  const { contorno } = countingObservacoes(observacoes);
  return (
    <figure className="rel-foto">
      <div className="rel-foto-quadro">
        {/* Low priority also keeps React from writing a preload link in front of the fragment. */}
        <img
          src={`/api/fotos/${encodeURIComponent(id)}`}
          alt={`Foto enviada: ${titulos[kind].toLowerCase()}`}
          fetchPriority="low"
        />
        {contorno && contorno.length > 2 ? (
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <polygon points={pontosDoContorno(contorno)} className="rel-contorno-fundo" />
            <polygon points={pontosDoContorno(contorno)} className="rel-contorno" />
          </svg>
        ) : null}
      </div>
      {contorno ? <figcaption>Linha: contorno medido na foto</figcaption> : null}
    </figure>
  );
}

function Sinais({ foto: { observacoes } }: { foto: Foto }) {
  const { sinais } = countingObservacoes(observacoes);
  if (sinais.length === 0) return null;
  return (
    <>
      <h4>Medido na foto</h4>
      <ul className="rel-sinais">
        {sinais.map(({ sinal, forca }) => (
          <li key={sinal}>
            {maiuscula(sinaisDaFoto[sinal].palavras)} <span>{clareza(forca)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How clearly a photo shows a sign. @param forca 0..1 */
export function clareza(forca: number): string {
  if (forca >= 0.7) return 'claro';
  return forca >= 0.4 ? 'provável' : 'discreto';
}

function pontosDoContorno(contorno: readonly (readonly [number, number])[]): string {
  return contorno.map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`).join(' ');
}
