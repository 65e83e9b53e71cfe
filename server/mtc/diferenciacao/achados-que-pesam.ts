import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { semOQueOEstadoTraz } from '../achados/estados.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { efeitosAtribuidos } from '../safety/efeito-atribuido.ts';
import { sinaisExplicados } from '../safety/efeitos-conhecidos.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { perdaDePeso } from '../safety/sinais-de-alerta.ts';
import { isDor } from './oposicoes.ts';

/** What a medicine in use is known to do may be the medicine or the client: it weighs half. */
const parteDoExplicado = 0.5;

/**
 * The findings that may speak for or against a pattern: not what a state of the client brings by itself, no loss of weight that the
 * safety rules send to a physician before it is put down to a pattern, no blood that nobody looked into, and nothing that the client puts down to a medicine; what a
 * medicine is known to do weighs half.
 */
export function achadosQuePesam(achados: readonly Achado[], dados: DadosAnamnese): Achado[] {
  const relatos = lerRelatos(dados);
  const atribuidos = new Set<string>(efeitosAtribuidos(relatos, dados).map(({ sinal }) => sinal));
  const explicados: ReadonlyMap<string, string> = sinaisExplicados(relatos, dados);
  const atribuido = (achado: Achado) => achado.presente && atribuidos.has(sinalDoAchado(achado) ?? '');
  // What hurts is what she came for, whatever brought it: it is obstructed there, and weighs half.
  const doiNaQueixa = (achado: Achado) =>
    achado.fonte === 'anamnese.queixaPrincipal' && isDor(sinalDoAchado(achado) ?? 'dor');
  const pesam = semOQueOEstadoTraz(achados, dados)
    .filter((achado) => (!atribuido(achado) || doiNaQueixa(achado)) && !isDeUmaPerna(achado))
    .map((achado) =>
      atribuido(achado) || (achado.presente && explicados.has(sinalDoAchado(achado) ?? ''))
        ? { ...achado, forca: achado.forca * parteDoExplicado }
        : achado,
    );
  const emagrece = (achado: Achado) => achado.presente && sinalDoAchado(achado) === 'emagrecimento';
  const semPeso =
    pesam.some(emagrece) && perdaDePeso(relatos) !== null ? pesam.filter((achado) => !emagrece(achado)) : pesam;
  return temSangueAExaminar(achados, dados) ? semPeso.filter((achado) => !isSangue(achado)) : semPeso;
}

/** "Perna E inchou": one leg that swells says nothing of the water of the whole body. */
function isDeUmaPerna({ id, presente, valor }: Achado): boolean {
  return (
    presente &&
    sinalDoAchado({ id }) === 'edema_pernas' &&
    /\b(perna|pe|tornozelo|panturrilha|batata|canela)\b[^.;]{0,12}\b(e|d|esq|dir|esquerd[oa]|direit[oa])\b/.test(
      foldText(valor),
    ) &&
    !/\b(pernas|pes|tornozelos|panturrilhas|canelas|dois|duas|bilateral)\b/.test(foldText(valor))
  );
}

const sangram: ReadonlySet<string> = new Set<SinalId>(['sangue_fezes', 'fezes_escuras']);
/** In years: from here on blood in the stool is looked into, whoever bleeds (Instituto Nacional de Câncer, detecção precoce). */
const idadeDoExame = 45;
const examinado =
  /(?<!\b(nunca|nao|sem|medo d[ae]|falta|marc\w+|pedi\w+|vai|vou)( \w+){0,3} )\b(colono\w*|retossig\w*|anuscopia)\b(?! (nunca|nao|ainda|marcad\w+|pedid\w+|agendad\w+))/;

function isSangue(achado: Achado): boolean {
  return achado.presente && sangram.has(sinalDoAchado(achado) ?? '');
}

/** Whether there is blood in the stool that nobody has looked into: what it comes from is asked of a physician before any pattern. */
export function temSangueAExaminar(achados: readonly Achado[], dados: DadosAnamnese): boolean {
  if (!achados.some(isSangue)) return false;
  const { idade, historicoMedico, queixaPrincipal } = dados;
  const alarma =
    idade >= idadeDoExame ||
    perdaDePeso(lerRelatos(dados)) !== null ||
    achados.some((achado) => achado.presente && sinalDoAchado(achado) === 'fezes_finas');
  return alarma && !examinado.test(foldText(`${queixaPrincipal} . ${historicoMedico ?? ''}`));
}
