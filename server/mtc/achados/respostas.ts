import type { DadosAnamnese, FieldOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { QuestionKind } from '@meridia/shared/anamnese/question.ts';
import { claro, fraco, type Leitura, nega } from './leitura.ts';
import { pulsoEm, pulsoGeral } from './pulso.ts';
import type { camposSemAchado } from './respostas-sem-achado.ts';

/** The questions of these kinds that make findings. */
export type CampoLido<Kind extends QuestionKind> = Exclude<FieldOfKind<Kind>, keyof typeof camposSemAchado>;

/** Every option of every multi-select; the compiler refuses a table with a missing option. */
export const leiturasDeLista: { [Campo in CampoLido<'choices'>]: Record<DadosAnamnese[Campo][number], Leitura[]> } = {
  fatoresAgravantes: {
    Estresse: claro('piora_estresse', 'piora com estresse'),
    Frio: claro('piora_frio'),
    Calor: claro('piora_calor'),
    'Alimentos gordurosos': claro('piora_gordura'),
    Café: claro('piora_cafe'),
    Exercício: claro('piora_esforco', 'piora com exercício'),
    'Falta de sono': claro('piora_falta_sono'),
    'Ciclo menstrual': claro('piora_menstruacao'),
  },
  fatoresAmeliorantes: {
    Repouso: claro('melhora_repouso'),
    'Calor local': claro('melhora_calor'),
    Chás: fraco('melhora_bebida_quente', 'melhora com chás'),
    'Respiração/meditação': claro('melhora_relaxamento', 'melhora com respiração ou meditação'),
    'Comidas quentes': claro('melhora_bebida_quente', 'melhora com comidas quentes'),
    'Exercício leve': claro('melhora_movimento', 'melhora com exercício leve'),
  },
  sintomasGerais: {
    insônia: claro('insonia'),
    irritabilidade: claro('irritabilidade', 'irritabilidade'),
    ansiedade: claro('ansiedade'),
    'dor de cabeça': claro('dor_cabeca'),
    cansaço: claro('cansaco'),
    'má digestão': claro('ma_digestao'),
    'tensão muscular': claro('tensao_muscular'),
    tristeza: claro('tristeza', 'tristeza'),
    medo: claro('medo', 'medo'),
    nervosismo: claro('nervosismo'),
    outros: [],
  },
  sintomasDigestivos: {
    Empachamento: claro('empachamento'),
    'Azia/Refluxo': claro('azia_refluxo'),
    'Gases/Distensão': claro('distensao_abdominal'),
    Constipação: claro('constipacao'),
    Diarreia: claro('diarreia'),
    'Fezes secas': claro('fezes_secas'),
  },
  sintomasRespiratorios: {
    'Falta de ar': claro('falta_ar'),
    'Tosse seca': claro('tosse_seca'),
    'Tosse com catarro': claro('tosse_catarro'),
    Congestão: claro('congestao_nasal'),
  },
  sintomasTermicos: {
    'Mãos/pés frios': claro('membros_frios', 'mãos ou pés frios'),
    'Intolerância ao frio': claro('intolerancia_frio'),
    'Calor interno': claro('calor_interno'),
    'Sudorese noturna': claro('sudorese_noturna'),
  },
  sintomasPele: {
    Seca: claro('pele_seca'),
    Oleosa: claro('pele_oleosa'),
    Pálida: claro('pele_palida'),
    Avermelhada: claro('pele_avermelhada'),
    Coceira: claro('coceira'),
  },
  sintomasEmocionais: {
    'Raiva/Irritabilidade': claro('irritabilidade'),
    'Preocupação/Ruminação': claro('preocupacao'),
    'Tristeza/Desânimo': claro('tristeza'),
    'Medo/Insegurança': claro('medo'),
    'Ansiedade/Agitação': claro('ansiedade', 'ansiedade ou agitação'),
  },
  sintomasSono: {
    'Dificuldade para iniciar': claro('insonia_inicial'),
    'Despertares noturnos': claro('despertares_noturnos'),
    Pesadelos: claro('pesadelos'),
    'Sonolência diurna': claro('sonolencia'),
  },
  tpm: {
    Irritabilidade: claro('tpm_irritabilidade'),
    'Dor pélvica': claro('dor_baixo_ventre', 'dor pélvica antes da menstruação'),
    Inchaço: claro('inchaco_pre_menstrual'),
    'Dor mamária': claro('mamas_doloridas'),
    Cefaleia: claro('dor_cabeca', 'dor de cabeça antes da menstruação'),
    'Alterações de humor': claro('humor_oscila', 'humor que oscila antes da menstruação'),
  },
  linguaDesc: {
    'Cor rosa': claro('lingua_rosada'),
    Pálida: claro('lingua_palida'),
    Vermelha: claro('lingua_vermelha'),
    'Saburra fina': claro('saburra_fina'),
    'Saburra espessa': claro('saburra_espessa'),
    'Saburra amarela': claro('saburra_amarela'),
    'Marcas de dente': claro('lingua_marcas_dente'),
    Rachaduras: claro('lingua_rachaduras'),
    Úmida: claro('lingua_umida'),
    Seca: claro('lingua_seca'),
  },
  faceDesc: {
    Pálida: claro('face_palida'),
    Avermelhada: claro('face_vermelha'),
    Oleosa: claro('face_oleosa'),
    Seca: claro('pele_seca', 'pele do rosto seca'),
    Tensa: claro('face_tensa'),
    Cansada: claro('face_cansada'),
  },
  orelhaDesc: {
    'Sem alterações': [],
    Vermelhidão: claro('orelha_vermelha'),
    Descamativa: claro('orelha_descamativa'),
    'Sensível ao toque': claro('orelha_sensivel'),
  },
  linguaDetalhes: {
    Arroxeada: claro('lingua_arroxeada'),
    'Bordas vermelhas': claro('lingua_bordas_vermelhas'),
    'Ponta vermelha': claro('lingua_ponta_vermelha'),
    'Saburra branca': claro('saburra_branca'),
    'Saburra descascada': claro('saburra_descascada'),
    'Saburra na raiz': [{ sinal: 'saburra_na_raiz', forca: 0.85, rotulo: 'saburra na raiz da língua' }],
    'Veias sublinguais dilatadas': claro('veias_sublinguais'),
  },
  pulso: pulsoGeral,
  pulsoCunEsquerdo: pulsoEm('cun esquerdo', 'pulso_cun_esquerdo'),
  pulsoGuanEsquerdo: pulsoEm('guan esquerdo', 'pulso_guan_esquerdo'),
  pulsoChiEsquerdo: pulsoEm('chi esquerdo', 'pulso_chi_esquerdo'),
  pulsoCunDireito: pulsoEm('cun direito', 'pulso_cun_direito'),
  pulsoGuanDireito: pulsoEm('guan direito', 'pulso_guan_direito'),
  pulsoChiDireito: pulsoEm('chi direito', 'pulso_chi_direito'),
};

/** Every value of every closed choice. */
export const leiturasDeEscolha: {
  [Campo in CampoLido<'choice'>]: Record<NonNullable<DadosAnamnese[Campo]>, Leitura[]>;
} = {
  inicioQueixa: {
    recente: claro('inicio_recente'),
    meses: [],
    anos: fraco('cronico'),
    infancia: claro('constitucional'),
  },
  apetite: {
    baixo: claro('apetite_baixo'),
    normal: claro('apetite_normal'),
    // More than before, and not yet a hunger that nothing stills.
    aumentado: fraco('apetite_aumentado', 'apetite aumentado'),
    varia: claro('apetite_varia'),
  },
  sede: {
    baixa: claro('sede_baixa'),
    normal: [nega('sede_aumentada'), nega('sede_baixa')],
    aumentada: claro('sede_aumentada'),
    bebidas_frias: claro('prefere_frias'),
    bebidas_quentes: claro('prefere_quentes'),
  },
  cicloRegular: {
    sim: [nega('ciclo_irregular'), nega('amenorreia')],
    nao: claro('ciclo_irregular'),
    amenorreia: claro('amenorreia'),
  },
  fluxo: {
    escasso: claro('fluxo_escasso'),
    moderado: [nega('fluxo_escasso'), nega('fluxo_intenso')],
    intenso: claro('fluxo_intenso'),
    coagulos: claro('coagulos'),
  },
  dorMenstrual: {
    sem_dor: [nega('dismenorreia')],
    leve: fraco('dismenorreia', 'cólica menstrual leve'),
    moderada: claro('dismenorreia'),
    intensa: [...claro('dismenorreia'), ...claro('dismenorreia_intensa')],
  },
  endometrioseDiagnostico: {
    nao: [nega('endometriose')],
    suspeita: fraco('endometriose', 'suspeita de endometriose'),
    confirmado: claro('endometriose'),
  },
  frequenciaAlcool: { nunca: [], raramente: [], socialmente: [], regularmente: claro('alcool_frequente') },
  cigarro: { nao: [], ocasional: fraco('tabaco'), diario: claro('tabaco') },
  qualidadeSono: { boa: [nega('insonia')], regular: [], ruim: claro('sono_ruim') },
  gestante: { nao: [], sim: claro('gestante'), desconheco: [] },
  suorEspontaneo: { nao: [nega('suor_espontaneo')], sim: claro('suor_espontaneo') },
  anticoagulante: { nao: [nega('anticoagulante')], sim: claro('anticoagulante') },
  epilepsia: { nao: [nega('epilepsia')], sim: claro('epilepsia') },
  cancer: { nao: [nega('cancer')], sim: claro('cancer') },
};

/**
 * Free texts: the strength of a sign told in each field. Medicines say what somebody treats, goals say what somebody wants: both
 * only hint at a sign.
 */
export const leiturasDeTexto: Record<CampoLido<'line' | 'text'>, number> = {
  queixaPrincipal: 1,
  historicoMedico: 0.85,
  medicamentos: 0.5,
  suplementos: 0.4,
  urina: 0.85,
  evacuacao: 0.85,
  atividadeFisica: 0.5,
  linguaObservacao: 0.95,
  faceObservacao: 0.95,
  orelhaObservacao: 0.85,
  pulsoObservacao: 0.95,
  alergias: 0.4,
  objetivosCliente: 0.5,
  profissao: 0.3,
};

const idadeIdoso = 60;
const idadeCrianca = 12;

/** Numbers, with the words in which the report cites them. What stands in the middle makes no finding. */
export const leiturasDeNumero: Record<
  CampoLido<'number' | 'slider'>,
  { emPalavras: (valor: number) => string; ler: (valor: number) => Leitura[] }
> = {
  idade: {
    emPalavras: (anos) => `${anos} anos`,
    ler: (anos) => {
      if (anos >= idadeIdoso) return [{ sinal: 'idade_avancada', forca: 0.6 }];
      return anos < idadeCrianca ? [{ sinal: 'crianca', forca: 0.6 }] : [];
    },
  },
  intensidadeDor: {
    emPalavras: deDez,
    ler: (dor) => {
      if (dor >= 7) return [{ sinal: 'dor_intensa', forca: dor / 10 }];
      return dor >= 1 && dor <= 3 ? [{ sinal: 'dor_leve', forca: 0.5 }] : [];
    },
  },
  estresseNivel: {
    emPalavras: deDez,
    ler: (estresse) => (estresse >= 7 ? [{ sinal: 'estresse_alto', forca: estresse / 10 }] : []),
  },
  consumoAgua: {
    emPalavras: (copos) => `${copos} copos por dia`,
    ler: (copos) => (copos <= 3 ? [{ sinal: 'pouca_agua', forca: 0.6 }] : []),
  },
  cafeXicaras: {
    emPalavras: (xicaras) => `${xicaras} xícaras por dia`,
    ler: (xicaras) => (xicaras >= 4 ? [{ sinal: 'cafe_excessivo', forca: 0.6 }] : []),
  },
};

function deDez(valor: number): string {
  return `${valor} de 10`;
}
