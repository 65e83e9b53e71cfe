import type { SessaoDoPlano } from '@meridia/shared/consulta-evolutiva.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { type Protocolo, type SessaoDePontos, sessoesDePontos } from '@meridia/shared/relatorio.ts';
import { obterPontoDoCatalogo } from '../catalog/listar-pontos.ts';
import { obterPonto } from '../catalog/pontos.ts';

/** The points of each session as the report prescribes them, with the ear points in every session. Points that left the catalogue are left out. */
export function pontosDoPlano({
  pontos,
  posicoes = [],
  auriculares,
}: Pick<Protocolo, 'pontos' | 'posicoes' | 'auriculares'>): SessaoDoPlano[] {
  const nomes = sessoesDePontos.filter((nome) => posicoes.some(({ sessao }) => sessao === nome));
  const daOrelha = auriculares.map(daOrelhaComSementes);
  const sessoes: (SessaoDePontos | null)[] = nomes.length > 1 ? nomes : [null];
  const prescritas = sessoes.map((sessao) => ({
    sessao,
    pontos: [
      ...pontos.filter((ponto) => sessao === null || ponto.sessoes?.includes(sessao) !== false).map(comoPrescrito),
      ...daOrelha,
    ].filter((ponto) => obterPontoDoCatalogo(ponto)),
  }));
  return prescritas.filter((sessao) => sessao.pontos.length > 0);
}

/** What the report only allows, moxa and current, is not taken for used. */
function comoPrescrito({ codigo, nome, lateralidade, lado, retencaoMin }: Protocolo['pontos'][number]): PontoUsado {
  const somenteMoxa = obterPonto(codigo)?.somenteMoxa === true;
  return {
    tipo: 'corporal',
    codigo,
    nome,
    lado: lateralidade === 'bilateral' ? 'bilateral' : (lado ?? null),
    tecnicas: [somenteMoxa ? 'moxa' : retencaoMin > 0 ? 'agulha' : 'pressao'],
    minutos: retencaoMin > 0 ? retencaoMin : null,
  };
}

function daOrelhaComSementes({ id, nome }: Protocolo['auriculares'][number]): PontoUsado {
  return { tipo: 'auricular', codigo: id, nome, lado: null, tecnicas: ['sementes'], minutos: null };
}
