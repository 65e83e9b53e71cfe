import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { idadeDaMenopausa } from '../achados/ler-anamnese.ts';
import { certezaDoPadrao } from './dito.ts';
import { podeGestar } from './regra.ts';
import type { Relatos } from './relatos.ts';

const porque =
  /\b(menopausa|histerectomia|tirou o utero|sem utero|ovarios retirados|ooforectomia)\b|\b(menstruacao|regras?)( \w+){0,3} (parou|cessou|acabou|nao voltou|sumiu)( \w+){0,6} (quimio\w*|radio\w*)\b|\b(quimio\w*)( \w+){0,10} (menstruacao|regras?)( \w+){0,2} (parou|cessou|nao voltou)\b|\bamenorreia (por|da|pos|apos) quimio\w*|\bnao tem (mais )?utero\b/;

/** Whether the intake tells that she menstruates no more: by age, by an operation, by what a treatment did. */
export function naoMenstruaMais(dados: DadosAnamnese, relatos: Relatos): boolean {
  if (dados.sexo === 'masculino') return true;
  if (dados.cicloRegular === 'amenorreia' && dados.idade >= idadeDaMenopausa && dados.gestante !== 'sim') return true;
  return relatos.frases.some((frase) => frase.campo !== 'objetivosCliente' && certezaDoPadrao(frase, porque) !== null);
}

/** Whether a pregnancy is still to be asked about: possible, and not answered. */
export function podeHaverGravidez(dados: DadosAnamnese, relatos: Relatos): boolean {
  const aberta = dados.gestante === null || dados.gestante === 'desconheco';
  return (
    aberta &&
    podeGestar(dados) &&
    !naoMenstruaMais(dados, relatos) &&
    !relatos.frases.some(({ texto }) => /\blaqueadura|laqueada\b/.test(texto))
  );
}
