import { correcoesSchema } from '@meridia/shared/anamnese/correcoes.ts';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import { fichaSchema } from '@meridia/shared/anamnese/ficha.ts';
import { withoutUntouchedSliders } from '@meridia/shared/anamnese/untouched-sliders.ts';
import { cartaTextosSchema } from '@meridia/shared/carta.ts';
import { clienteDadosSchema } from '@meridia/shared/cliente.ts';
import { consentimentoDoClienteSchema } from '@meridia/shared/consentimento.ts';
import { consultaEvolutivaVersaoConteudoSchema, escoresSchema } from '@meridia/shared/consulta-evolutiva.ts';
import { fotoKindSchema, fotoObservacoesSchema } from '@meridia/shared/foto.ts';
import { leituraIaSchema } from '@meridia/shared/leitura-ia.ts';
import { liberacaoMedicaSchema } from '@meridia/shared/liberacao-medica.ts';
import { assinaturaSchema, parecerSchema } from '@meridia/shared/parecer.ts';
import { pontosUsadosSchema } from '@meridia/shared/ponto-usado.ts';
import { registroAnonimoSchema } from '@meridia/shared/registro-anonimo.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import { storedFormat } from './stored.ts';

/**
 * How each kind of stored JSON is written and read. A changed schema must still read the rows of every earlier release.
 * tests/fixtures/stored-rows keeps such rows, and a test reads them.
 */
const dadosAnamneseSteps = { steps: [withoutUntouchedSliders] };
export const dadosAnamneseFormat = storedFormat('dados_anamnese', dadosAnamneseSchema, dadosAnamneseSteps);
/** The first scores of a client. Imported assessments may lack all other answers, and these too. */
export const primeirosEscoresFormat = storedFormat(
  'dados_anamnese',
  z
    .object({
      intensidadeDor: escoresSchema.shape.dor.catch(null).default(null),
      estresseNivel: escoresSchema.shape.estresse.catch(null).default(null),
    })
    .catch({ intensidadeDor: null, estresseNivel: null }),
  dadosAnamneseSteps,
);
export const anamneseDraftFormat = storedFormat('draft', anamneseDraftDataSchema);
export const fotoObservacoesFormat = storedFormat('observacoes', fotoObservacoesSchema, {
  steps: [],
  // `versao` in this JSON is already the version of the vision code that measured.
  key: 'formato',
});
export const correcoesFormat = storedFormat('consultas_evolutivas.correcoes', correcoesSchema);
export const consultaVersaoFormat = storedFormat(
  'consulta_evolutiva_versoes.conteudo',
  consultaEvolutivaVersaoConteudoSchema,
);
export const liberacaoFormat = storedFormat('consultas_evolutivas.liberacao', liberacaoMedicaSchema);
/** An object and not a list, so that a later form of it can have a version. */
export const pontosUsadosFormat = storedFormat('pontos', z.object({ pontos: pontosUsadosSchema }));
export const leituraIaFormat = storedFormat('leitura_ia', leituraIaSchema);
export const relatorioFormat = storedFormat('diagnostico_json', relatorioSchema);
export const parecerFormat = storedFormat('relatorio_pareceres.parecer', parecerSchema);
export const relatorioVersaoFormat = storedFormat(
  'relatorio_versoes.conteudo',
  z.object({
    avaliacaoId: z.uuid(),
    /** The report as the engine wrote it, by this or an earlier release. */
    maquina: withoutBounds(relatorioSchema),
    parecer: parecerSchema,
    /** The report as it was signed. */
    revisado: withoutBounds(relatorioSchema),
    assinatura: assinaturaSchema,
    fotos: z.array(z.object({ id: z.uuid(), kind: fotoKindSchema, sha256: z.string() })),
  }),
);
export const clienteDadosFormat = storedFormat('cliente_versoes.dados', clienteDadosSchema);
export const cartaFormat = storedFormat('cartas.textos', cartaTextosSchema);
export const fichaFormat = storedFormat('convites.ficha', fichaSchema);
export const consentimentoDoClienteFormat = storedFormat('consentimento', consentimentoDoClienteSchema);
export const registroAnonimoFormat = storedFormat('registros_anonimos.dados', registroAnonimoSchema);
