import type { Protocolo, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { normalizar } from './mencoes.ts';
import type { ContextoDoTexto, RegraDePalavras } from './palavras-proibidas.ts';

/**
 * The sections where sentences were taken out, by rule. Only section names: the sentence itself may hold what must not be kept.
 */
export type Retiradas = Map<RegraDePalavras, Set<string>>;

const nomesSecoes: Record<keyof RelatorioDraft, string> = {
  sintese: 'trecho da síntese',
  elementos: 'trecho dos cinco elementos',
  sindromes: 'trecho das síndromes',
  zangFu: 'trecho de Zang-Fu',
  substancias: 'trecho das substâncias',
  hipoteses: 'trecho das hipóteses',
  lingua: 'trecho da língua',
  face: 'trecho da face',
  orelha: 'trecho da orelha',
  protocolo: 'trecho do protocolo',
  orientacoes: 'trecho das orientações',
  sessoes: 'trecho das sessões',
  prognostico: 'trecho do prognóstico',
};

const vazio = 'O texto desta parte foi retirado pela verificação de segurança.';

/** Takes out every sentence that breaks a rule. A required text that becomes empty gets a sentence that says why. */
export function conferirTextos(
  textos: RelatorioDraft,
  contexto: ContextoDoTexto,
  retiradas: Retiradas,
): RelatorioDraft {
  const limpar = (secao: keyof RelatorioDraft, text: string) =>
    limparTexto(text, nomesSecoes[secao], contexto, retiradas);
  const obrigatorio = (secao: keyof RelatorioDraft, text: string) => limpar(secao, text) || vazio;
  return {
    sintese: obrigatorio('sintese', textos.sintese),
    elementos: obrigatorio('elementos', textos.elementos),
    sindromes: obrigatorio('sindromes', textos.sindromes),
    zangFu: obrigatorio('zangFu', textos.zangFu),
    substancias: obrigatorio('substancias', textos.substancias),
    hipoteses: textos.hipoteses.map((hipotese) => ({ ...hipotese, texto: obrigatorio('hipoteses', hipotese.texto) })),
    lingua: obrigatorio('lingua', textos.lingua),
    face: limpar('face', textos.face),
    orelha: limpar('orelha', textos.orelha),
    protocolo: limpar('protocolo', textos.protocolo),
    orientacoes: limpar('orientacoes', textos.orientacoes),
    sessoes: limpar('sessoes', textos.sessoes),
    prognostico: limpar('prognostico', textos.prognostico),
  };
}

/** The free texts inside a protocol follow the same rules; an item that breaks one is removed as a whole. */
export function conferirPalavrasDoProtocolo(
  protocolo: Protocolo,
  contexto: ContextoDoTexto,
  retiradas: Retiradas,
): Protocolo {
  const passa = (nome: string, text: string) => {
    const regras = separarFrases(text).flatMap((frase) => violacoes(frase, contexto));
    for (const regra of regras) registrar(retiradas, regra, nome);
    return regras.length === 0;
  };
  return {
    ...protocolo,
    terapias: protocolo.terapias.filter(({ nome, descricao }) => passa(nome, `${nome}. ${descricao}`)),
    orientacoes: protocolo.orientacoes.filter(({ texto }) => passa('uma orientação', texto)),
    prognostico: {
      ...protocolo.prognostico,
      razoes: protocolo.prognostico.razoes.filter((razao) => passa('uma razão do prognóstico', razao)),
    },
  };
}

function limparTexto(text: string, secao: string, contexto: ContextoDoTexto, retiradas: Retiradas): string {
  const paragrafos = text.split(/\n{2,}/).map((paragrafo) => {
    const mantidas = separarFrases(paragrafo).filter((frase) => {
      const regras = violacoes(frase, contexto);
      for (const regra of regras) registrar(retiradas, regra, secao);
      return regras.length === 0;
    });
    return mantidas.join(' ');
  });
  return paragrafos.filter((paragrafo) => paragrafo !== '').join('\n\n');
}

function violacoes(frase: string, contexto: ContextoDoTexto): RegraDePalavras[] {
  const normal = normalizar(frase);
  return contexto.regras.filter(({ viola }) => viola(frase, normal, contexto));
}

/** Splits after a closing mark and a space; "Dr. Silva" and "34,5" stay whole. */
function separarFrases(paragrafo: string): string[] {
  return paragrafo
    .split(/(?<=[.!?…]["”)]?)(?<!\b(?:Dr|Dra|Sr|Sra|p|ex|cf|etc)\.)\s+/u)
    .map((frase) => frase.trim())
    .filter((frase) => frase !== '');
}

function registrar(retiradas: Retiradas, regra: RegraDePalavras, onde: string): void {
  const secoes = retiradas.get(regra) ?? new Set<string>();
  retiradas.set(regra, secoes.add(onde));
}
