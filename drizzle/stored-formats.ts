import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import { consultaEvolutivaVersaoConteudoSchema } from '@meridia/shared/consulta-evolutiva.ts';
import { fotoObservacoesSchema } from '@meridia/shared/foto.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { storedFormat } from './stored.ts';

/**
 * How each kind of stored JSON is written and read. A changed schema must still read the rows of every earlier release.
 * tests/fixtures/stored-rows keeps such rows, and a test reads them.
 */
export const dadosAnamneseFormat = storedFormat('dados_anamnese', dadosAnamneseSchema);
export const anamneseDraftFormat = storedFormat('draft', anamneseDraftDataSchema);
export const fotoObservacoesFormat = storedFormat('observacoes', fotoObservacoesSchema, {
  steps: [],
  // `versao` in this JSON is already the version of the vision code that measured.
  key: 'formato',
});
export const consultaVersaoFormat = storedFormat(
  'consulta_evolutiva_versoes.conteudo',
  consultaEvolutivaVersaoConteudoSchema,
);
export const relatorioFormat = storedFormat('diagnostico_json', relatorioSchema);
