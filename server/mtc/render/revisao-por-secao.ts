import { type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import {
  ampliadaDe,
  hipoteseDe,
  naoRevisado,
  oQueAAssinaturaDiz,
  signatoryOf,
  terapiaDe,
  violado,
} from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { listar } from '../writer/portugues.ts';
import { formatarData } from './formato.ts';

/** What a review did to one section of the report. */
export interface SecaoRevista {
  /** Left out as a whole: struck, or with nothing to show. */
  retirada: boolean;
  /** '' where the words are the machine's. */
  autoria: string;
  notas: { rotulo: string; texto: string }[];
}

const nomesDasFotos: Record<FotoKind, string> = { lingua: 'Língua', face: 'Face', orelha: 'Orelha' };

/**
 * @param secao the anchor of the section without `rel-`: `visual` holds tongue, face and ear, `hipoteses` all hypotheses, `terapias` all
 *   therapies, `ampliadas` all wider ones
 */
export function secaoRevista(relatorio: Relatorio, secao: string): SecaoRevista {
  const { parecer, analise, textos, fotos, protocolo } = relatorio;
  const semTerapias =
    (secao === 'terapias' && protocolo?.terapias.length === 0) ||
    (secao === 'ampliadas' && protocolo?.ampliadas?.length === 0);
  if (!parecer) return { retirada: semTerapias, autoria: '', notas: [] };
  const { retiradas, alteradas, notas } = parecer;
  const partes = partesDa(secao, relatorio);
  const rotulo = (nome: string) => (partes.length > 1 && nome !== '' ? `Nota da revisão, ${nome}` : 'Nota da revisão');
  const escritas = partes.filter(({ id }) => alteradas.includes(id));
  const varias = secao === 'visual' || secao === 'hipoteses' || secao === 'terapias' || secao === 'ampliadas';
  // The ear points are a part without words.
  const dito = secao === 'auriculares' ? 'Pontos escolhidos por quem revisou' : 'Texto de quem revisou';
  return {
    retirada: isRetirada(),
    autoria: escritas.length === 0 ? '' : `${dito}${varias ? `: ${listar(escritas.map(({ nome }) => nome))}` : ''}.`,
    notas: partes.flatMap(({ id, nome }) => {
      const texto = notas[id];
      return texto === undefined ? [] : [{ rotulo: rotulo(nome), texto }];
    }),
  };

  function isRetirada(): boolean {
    if (secao === 'hipoteses')
      return analise.padroes.length === 0 && retiradas.some((parte) => parte.startsWith(hipoteseDe('')));
    // Versions that an earlier release signed may have a note on the whole section.
    if (semTerapias && notas[secao] === undefined) return true;
    if (secao !== 'visual') return retiradas.includes(secao);
    const ficam = fotoKinds.filter(
      (kind) => !retiradas.includes(kind) && (textos[kind] !== '' || fotos.some((foto) => foto.kind === kind)),
    );
    return ficam.length === 0 && fotoKinds.some((kind) => retiradas.includes(kind));
  }
}

function partesDa(secao: string, { analise, protocolo }: Relatorio): { id: string; nome: string }[] {
  if (secao === 'visual') return fotoKinds.map((id) => ({ id, nome: nomesDasFotos[id] }));
  if (secao === 'hipoteses') return analise.padroes.map(({ id, nome }) => ({ id: hipoteseDe(id), nome }));
  if (secao === 'terapias') {
    const terapias = protocolo?.terapias ?? [];
    // The first one: versions that an earlier release signed judge the section as a whole.
    return [{ id: secao, nome: '' }, ...terapias.map(({ id, nome }) => ({ id: terapiaDe(id), nome }))];
  }
  if (secao === 'ampliadas') {
    return (protocolo?.ampliadas ?? []).map(({ id, nome }) => ({ id: ampliadaDe(id), nome }));
  }
  return [{ id: secao, nome: '' }];
}

/** Whether the therapist struck this part. */
export function isParteRetirada({ parecer }: Relatorio, parte: string): boolean {
  return parecer?.retiradas.includes(parte) ?? false;
}

/** What every report says of its review, on screen and paper. */
export interface Situacao {
  tipo: 'nao_revisado' | 'assinado' | 'violado';
  titulo: string;
  /** '' for an unsigned report. */
  detalhe: string;
  /** What the signature means, for the end of the report; '' without one. */
  ressalva: string;
}

export function descreverSituacao({ parecer }: Relatorio): Situacao {
  if (parecer?.situacao === 'violado') {
    return { tipo: 'violado', titulo: violado, detalhe: 'Ela não vale como assinada.', ressalva: '' };
  }
  if (parecer?.situacao !== 'assinado' || !parecer.assinatura) {
    return { tipo: 'nao_revisado', titulo: naoRevisado, detalhe: '', ressalva: '' };
  }
  const { assinatura, codigo } = parecer;
  const { numero, local, em } = assinatura;
  const codigoDito = codigo === null ? '' : `, código ${codigo}`;
  return {
    tipo: 'assinado',
    titulo: `Revisado e assinado por ${signatoryOf(assinatura)}`,
    detalhe: `${local === '' ? '' : `${local}, `}${formatarData(em)}. Versão ${numero}${codigoDito}.`,
    ressalva: oQueAAssinaturaDiz,
  };
}
