// Sources: Deadman, A Manual of Acupuncture (2nd ed., 2007), point combinations by complaint; Focks and März, Leitfaden
// Akupunktur (2008), distal and local points.
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { AuricularId } from '../catalog/pontos-auriculares.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { dispersa as d, harmoniza as h, type PontoDoTratamento, tonifica as t } from './tratamento.ts';

interface Queixa {
  nome: string;
  sinais: readonly SinalId[];
  /** Distal first, then local. */
  pontos: readonly PontoDoTratamento[];
  auriculares: readonly AuricularId[];
}

export interface QueixaPresente extends Queixa {
  /** What was told, so that it fits after "para": the label of the strongest finding, which may say less than the complaint's name. */
  nome: string;
  /** 0..1; a sign of the main complaint weighs most. */
  peso: number;
  /** The achados that show the complaint; they link it to a pattern. */
  achadoIds: readonly string[];
}

/** The complaints that the findings show, heaviest first, at most three. */
export function encontrarQueixas(achados: readonly Achado[]): QueixaPresente[] {
  return queixas
    .map((queixa) => {
      const seus = achados
        .filter((achado) => achado.presente && isDa(queixa, achado))
        .map((achado) => ({ achado, peso: achado.forca * (isPrincipal(achado) ? 0.9 : 0.45) }))
        .sort((a, b) => b.peso - a.peso);
      const [maisForte] = seus;
      return {
        ...queixa,
        nome: maisForte ? maisForte.achado.label.replace(/ \([^)]*\)|,.*$/g, '') : queixa.nome,
        peso: maisForte?.peso ?? 0,
        achadoIds: seus.map(({ achado }) => achado.id),
      };
    })
    .filter(({ peso }) => peso >= 0.2)
    .sort((a, b) => b.peso - a.peso)
    .slice(0, 3);
}

function isDa({ sinais }: Queixa, achado: Achado): boolean {
  const sinal = sinalDoAchado(achado);
  return sinal !== undefined && sinais.includes(sinal);
}

function isPrincipal({ fonte }: Achado): boolean {
  return fonte === 'anamnese.queixaPrincipal';
}

const queixas: readonly Queixa[] = [
  queixa(
    'dor de cabeça lateral',
    ['cefaleia_lateral'],
    [d('VB41', 'ponto distal'), d('TA5', 'ponto distal'), d('VB8', 'ponto local'), d('VB20', 'ponto local')],
    ['tempora', 'vesicula_biliar'],
  ),
  queixa(
    'dor de cabeça na testa',
    ['cefaleia_frontal'],
    [d('E44', 'ponto distal'), d('IG4', 'ponto distal'), h('Yintang', 'ponto local'), d('E8', 'ponto local')],
    ['fronte', 'estomago'],
  ),
  queixa(
    'dor de cabeça na nuca',
    ['cefaleia_nuca'],
    [d('ID3', 'ponto distal'), d('B60', 'ponto distal'), d('B10', 'ponto local')],
    ['occipital', 'cervical'],
  ),
  queixa(
    'dor de cabeça',
    ['dor_cabeca', 'cefaleia_topo', 'dor_latejante', 'cabeca_pesada'],
    [d('IG4', 'ponto distal'), h('P7', 'ponto distal'), d('VB20', 'ponto local'), h('Taiyang', 'ponto local')],
    ['tempora', 'fronte'],
  ),
  queixa(
    'dor lombar',
    ['dor_lombar', 'lombar_joelhos_fracos'],
    [
      h('B40', 'ponto de comando da lombar'),
      h('B60', 'ponto distal'),
      t('B23', 'ponto local'),
      h('Yaotongdian', 'ponto distal na mão'),
    ],
    ['lombossacra', 'rim'],
  ),
  queixa(
    'dor que desce pela perna',
    ['ciatica'],
    [d('B40', 'ponto distal'), d('VB34', 'ponto distal'), d('VB30', 'ponto local'), d('B57', 'ponto do trajeto')],
    ['isquiatico', 'quadril'],
  ),
  queixa(
    'dor no pescoço e nos ombros',
    ['dor_pescoco_ombros'],
    [d('ID3', 'ponto distal'), h('VB39', 'ponto distal'), d('VB20', 'ponto local'), d('VB21', 'ponto local')],
    ['cervical', 'ombro'],
  ),
  queixa(
    'tensão muscular',
    ['tensao_muscular'],
    [h('VB34', 'ponto de reunião dos tendões'), h('VB20', 'ponto local'), d('VB21', 'ponto local')],
    ['cervical', 'subcortex'],
  ),
  queixa(
    'dor no joelho',
    ['dor_joelho'],
    [h('VB34', 'ponto de reunião dos tendões'), h('Xiyan', 'ponto local'), h('E34', 'ponto xi')],
    ['joelho'],
  ),
  queixa(
    'dor nas articulações',
    ['dor_articular', 'rigidez', 'articulacao_inflamada'],
    [h('VB34', 'ponto de reunião dos tendões'), h('TA5', 'ponto distal'), h('Baxie', 'ponto local')],
    ['shenmen', 'supra_renal'],
  ),
  queixa(
    'dor no calcanhar',
    ['dor_calcanhar'],
    [t('R3', 'ponto local'), h('B60', 'ponto local')],
    ['calcanhar', 'rim'],
  ),
  queixa(
    'sono difícil',
    ['insonia', 'insonia_inicial', 'despertares_noturnos', 'sono_ruim'],
    [
      h('C7', 'ponto fonte do Coração'),
      h('Anmian', 'ponto do sono'),
      h('Yintang', 'acalma a mente'),
      h('Sishencong', 'clareia a mente'),
    ],
    ['shenmen', 'lobulo_anterior', 'subcortex'],
  ),
  queixa(
    'ansiedade',
    ['ansiedade', 'inquietude', 'nervosismo', 'palpitacao'],
    [h('PC6', 'acalma o peito'), h('C7', 'ponto fonte do Coração'), h('Yintang', 'acalma a mente')],
    ['shenmen', 'coracao'],
  ),
  queixa(
    'tristeza e desânimo',
    ['tristeza', 'apatia', 'choro_facil'],
    [h('VG20', 'ergue o ânimo'), h('PC6', 'abre o peito'), t('P9', 'ponto fonte do Pulmão')],
    ['coracao', 'pulmao'],
  ),
  queixa(
    'cansaço',
    ['cansaco', 'fraqueza'],
    [t('E36', 'tonifica o Qi'), t('VC6', 'mar do Qi'), t('VG20', 'ergue o Qi')],
    ['baco', 'supra_renal'],
  ),
  queixa(
    'tontura',
    ['tontura', 'vertigem_rotatoria'],
    [h('VG20', 'firma a cabeça'), h('VB20', 'ponto local'), h('PC6', 'alivia o enjoo')],
    ['ouvido_interno', 'occipital'],
  ),
  queixa(
    'zumbido',
    ['zumbido', 'zumbido_agudo', 'zumbido_grave', 'perda_auditiva'],
    [h('TA3', 'ponto distal'), h('VB43', 'ponto distal'), h('ID19', 'ponto local'), h('TA17', 'ponto local')],
    ['ouvido_interno', 'rim'],
  ),
  queixa(
    'incômodo nos olhos',
    ['olhos_vermelhos', 'olhos_secos', 'visao_turva', 'dor_ocular'],
    [h('VB37', 'ponto luo, beneficia os olhos'), h('B2', 'ponto local'), h('Taiyang', 'ponto local')],
    ['olho', 'figado'],
  ),
  queixa(
    'náusea',
    ['nausea', 'vomito'],
    [h('PC6', 'ponto de comando da náusea'), h('VC12', 'ponto mu do Estômago'), h('E36', 'ponto he do Estômago')],
    ['cardia', 'estomago'],
  ),
  queixa(
    'azia e refluxo',
    ['azia_refluxo', 'queimacao_epigastrica', 'arrotos'],
    [h('PC6', 'desce o Qi'), h('VC13', 'ponto local'), h('E36', 'ponto he do Estômago')],
    ['cardia', 'estomago'],
  ),
  queixa(
    'dor de estômago',
    ['dor_epigastrica'],
    [h('E34', 'ponto xi do Estômago'), h('VC12', 'ponto mu do Estômago'), h('PC6', 'harmoniza o centro')],
    ['estomago', 'simpatico'],
  ),
  queixa(
    'digestão lenta',
    ['ma_digestao', 'empachamento', 'distensao_abdominal', 'distensao_pos_comer'],
    [h('VC12', 'ponto mu do Estômago'), h('E36', 'ponto he do Estômago'), h('E25', 'ponto mu do intestino')],
    ['estomago', 'baco'],
  ),
  queixa(
    'intestino preso',
    ['constipacao', 'fezes_secas'],
    [h('TA6', 'ponto distal'), h('E37', 'ponto he inferior do intestino'), h('E25', 'ponto mu do intestino')],
    ['intestino_grosso', 'reto'],
  ),
  queixa(
    'intestino solto',
    ['diarreia', 'fezes_moles', 'diarreia_matinal'],
    [h('E37', 'ponto he inferior do intestino'), t('BP3', 'ponto fonte do Baço'), h('E25', 'ponto mu do intestino')],
    ['intestino_grosso', 'baco'],
  ),
  queixa(
    'cólica menstrual',
    ['dismenorreia', 'dismenorreia_intensa', 'endometriose'],
    [d('BP8', 'ponto xi do Baço'), h('BP6', 'ponto distal do útero'), h('VC3', 'ponto local'), h('B32', 'ponto local')],
    ['genitais_internos', 'simpatico'],
  ),
  queixa(
    'ciclo irregular',
    ['ciclo_irregular', 'ciclo_atrasado', 'ciclo_adiantado', 'fluxo_escasso', 'fluxo_intenso'],
    [h('BP6', 'regula o ciclo'), h('VC4', 'regula o ciclo'), h('R5', 'ponto xi do Rim')],
    ['endocrino', 'genitais_internos'],
  ),
  queixa(
    'tensão pré-menstrual',
    ['tpm_irritabilidade', 'mamas_doloridas', 'inchaco_pre_menstrual'],
    [d('F3', 'move o Qi do Fígado'), h('PC6', 'abre o peito'), h('VC17', 'ponto local da mama')],
    ['figado', 'endocrino'],
  ),
  queixa(
    'ondas de calor',
    ['ondas_calor', 'sudorese_noturna'],
    [h('C6', 'ponto xi: contém o suor'), t('R7', 'regula o suor'), t('R6', 'nutre o Yin')],
    ['coracao', 'rim'],
  ),
  queixa(
    'tosse e falta de ar',
    ['tosse', 'tosse_seca', 'tosse_catarro', 'falta_ar', 'chiado'],
    [
      h('P7', 'ponto luo do Pulmão'),
      h('P5', 'ponto he do Pulmão'),
      h('Dingchuan', 'ponto local'),
      h('VC17', 'ponto de reunião do Qi'),
    ],
    ['pulmao', 'traqueia'],
  ),
  queixa(
    'nariz entupido',
    ['congestao_nasal', 'espirros', 'coriza_clara', 'coriza_amarela'],
    [h('IG20', 'ponto local'), h('IG4', 'ponto distal da face'), h('Bitong', 'ponto local')],
    ['nariz_interno', 'vento_alergia'],
  ),
  queixa(
    'coceira',
    ['coceira', 'urticaria', 'erupcoes'],
    [d('IG11', 'acalma a pele'), h('BP10', 'trata o Sangue'), h('VB31', 'expulsa o vento')],
    ['vento_alergia', 'pulmao'],
  ),
  queixa(
    'inchaço',
    ['edema', 'edema_pernas'],
    [h('BP9', 'abre a via das águas'), h('VC9', 'move os líquidos'), t('R7', 'regula as águas')],
    ['triplo_aquecedor', 'rim'],
  ),
  queixa(
    'desconforto urinário',
    ['urina_frequente', 'noctiuria', 'urina_urgente_ardente', 'incontinencia', 'urina_dificil'],
    [
      h('B28', 'shu dorsal da Bexiga'),
      h('VC3', 'ponto mu da Bexiga'),
      t('R3', 'ponto fonte do Rim'),
      h('B64', 'ponto fonte da Bexiga'),
    ],
    ['bexiga', 'uretra'],
  ),
  queixa(
    'aperto no peito',
    ['opressao_toracica', 'suspiros'],
    [h('PC6', 'abre o peito'), h('VC17', 'ponto local')],
    ['coracao', 'figado'],
  ),
  queixa(
    'nó na garganta',
    ['globo_faringeo'],
    [h('PC6', 'abre o peito'), h('F5', 'ponto luo: solta a garganta'), h('VC17', 'ponto local')],
    ['garganta', 'figado'],
  ),
  queixa(
    'dormência',
    ['dormencia', 'caibras'],
    [h('VB34', 'ponto de reunião dos tendões'), h('Baxie', 'ponto local das mãos'), h('Bafeng', 'ponto local dos pés')],
    ['subcortex', 'figado'],
  ),
  queixa(
    'hemorroidas',
    ['hemorroidas'],
    [h('B57', 'ponto distal'), h('Erbai', 'ponto distal'), h('VG20', 'ergue o Qi')],
    ['reto', 'baco'],
  ),
  queixa(
    'fraqueza da face',
    ['paralisia_facial'],
    [h('IG4', 'ponto de comando da face'), h('E4', 'ponto local'), h('E6', 'ponto local'), h('TA17', 'ponto local')],
    ['boca', 'subcortex'],
  ),
];

function queixa(
  nome: string,
  sinais: readonly SinalId[],
  pontos: readonly PontoDoTratamento[],
  auriculares: readonly AuricularId[],
): Queixa {
  return { nome, sinais, pontos, auriculares };
}
