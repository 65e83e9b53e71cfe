import type { cicloMenstrual } from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { habitos } from '@meridia/shared/anamnese/habitos.ts';
import type { sintomas } from '@meridia/shared/anamnese/sintomas.ts';
import type { Escores } from '@meridia/shared/consulta-evolutiva.ts';

/** Answers to the questions of a section. */
type Answers<Section extends { questions: object }> = Pick<
  DadosAnamnese,
  keyof Section['questions'] & keyof DadosAnamnese
>;

/** Colours and marks of a drawn tongue, for tests/fixtures/draw-tongue.ts. */
interface LinguaDesenho {
  body: string;
  coating: string;
  coatingShare: number;
  coatingOpacity: number;
  toothmarks?: boolean;
  cracks?: boolean;
}

/**
 * One invented kind of client: the answers at the first assessment, and how the complaints fade with treatment. A client gets one
 * text of each list of texts. In each list of symptoms the last ones disappear first.
 */
export interface Story {
  queixas: readonly string[];
  /** The complaint at a later assessment. */
  retornos: readonly string[];
  inicioQueixa: NonNullable<DadosAnamnese['inicioQueixa']>;
  /** 0..10 at the first assessment. */
  intensidadeDor: number;
  fatoresAgravantes: DadosAnamnese['fatoresAgravantes'];
  fatoresAmeliorantes: DadosAnamnese['fatoresAmeliorantes'];
  historicos: readonly string[];
  medicamentos: readonly (string | null)[];
  suplementos?: readonly (string | null)[];
  sintomas: Partial<Answers<typeof sintomas>>;
  apetite: NonNullable<DadosAnamnese['apetite']>;
  sede: NonNullable<DadosAnamnese['sede']>;
  urina: string;
  evacuacao: string;
  /** Answered where the form asks this question. */
  ciclo?: Partial<Answers<typeof cicloMenstrual>>;
  habitos: Partial<Answers<typeof habitos>> & Pick<DadosAnamnese, 'qualidadeSono'> & { estresseNivel: number };
  linguaDesc: DadosAnamnese['linguaDesc'];
  linguaDesenho: LinguaDesenho;
  linguaObservacao: string;
  faceDesc: DadosAnamnese['faceDesc'];
  orelhaDesc: DadosAnamnese['orelhaDesc'];
  gestante?: DadosAnamnese['gestante'];
  marcapasso?: DadosAnamnese['marcapasso'];
  alergias?: readonly (string | null)[];
  objetivos: readonly string[];
  disponibilidade: NonNullable<DadosAnamnese['disponibilidadeSessoes']>;
  /** Scores at the first follow-up and at the end of treatment. */
  escores: { inicio: Escores; fim: Escores };
  /** Texts of early, middle and late follow-ups, in this order. */
  consultas: readonly [readonly string[], readonly string[], readonly string[]];
  mudancas: readonly string[];
  novasQueixas: readonly string[];
}
