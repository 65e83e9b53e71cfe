// Sources: Deadman, A Manual of Acupuncture (2nd ed., 2007), point combinations by complaint and by area; Focks and März, Leitfaden
// Akupunktur (2008), distal and local points; Cheng, Chinese Acupuncture and Moxibustion (3rd ed., 2010), painful bi of each joint.
import type { AuricularId } from '../catalog/pontos-auriculares.ts';
import type { SinalId } from '../catalog/sinais.ts';
import type { Aspecto } from './aspecto-da-queixa.ts';
import type { ParteDoCorpo } from './partes-do-corpo.ts';
import { dispersa, harmoniza, type PontoDoTratamento, tonifica } from './tratamento.ts';

export interface Queixa {
  /** In Portuguese, so that it fits after "para". */
  nome: string;
  /** Names for the complaint when its strongest sign is not covered by `nome`. */
  outrosNomes: Readonly<Partial<Record<SinalId, string>>>;
  sinais: readonly SinalId[];
  /** Best first. A complaint of a joint, region or organ has both; more are listed than one session takes, because rules take some out. */
  locais: readonly PontoDoTratamento[];
  distais: readonly PontoDoTratamento[];
  /** Local and distal points of one face of the part, in place of the others: who hurts on the outer side is needled there. */
  porAspecto: Readonly<Partial<Record<Aspecto, PontosDoLugar>>>;
  /** Points of the complaint that are neither, such as one that calms the mind. */
  gerais: readonly PontoDoTratamento[];
  auriculares: readonly AuricularId[];
  /** The parts of the body in which it is; the first one names it when only the words of the main complaint show it. */
  partes: readonly ParteDoCorpo[];
  /** Complaints that this one, being more exact, replaces. */
  substitui: readonly string[];
  /** Whether it is a pain of joints and muscles, for which a current between needles is an option (White, Cummings and Filshie, 2018). */
  corrente: boolean;
}

interface PontosDoLugar {
  locais: readonly PontoDoTratamento[];
  distais: readonly PontoDoTratamento[];
}

type Linha = Partial<Omit<Queixa, 'nome' | 'sinais' | 'locais' | 'distais' | 'gerais' | 'porAspecto'>> & {
  /** Local points and, after "/", distal ones. */
  porAspecto?: Partial<Record<Aspecto, string>>;
  locais?: string;
  distais?: string;
  gerais?: string;
};

const deMusculo: ReadonlySet<ParteDoCorpo> = new Set<ParteDoCorpo>([
  'ombro',
  'braco',
  'cotovelo',
  'punho',
  'costas',
  'lombar',
  'quadril',
  'coxa',
  'joelho',
  'perna',
  'panturrilha',
  'tornozelo',
  'calcanhar',
]);

export const queixas: readonly Queixa[] = [
  queixa('dor de cabeça lateral', ['cefaleia_lateral'], {
    locais: '-VB20 -Taiyang -VB8 TA20',
    distais: '-TA5 -VB41 F3',
    auriculares: ['tempora', 'vesicula_biliar'],
    partes: ['cabeca'],
    substitui: ['dor de cabeça'],
  }),
  queixa('dor de cabeça na testa', ['cefaleia_frontal'], {
    locais: 'Yintang -VB14 -E8 VG23',
    distais: '-E44 -IG4',
    auriculares: ['fronte', 'estomago'],
    partes: ['cabeca'],
    substitui: ['dor de cabeça'],
  }),
  queixa('dor na nuca', ['cefaleia_nuca'], {
    locais: '-B10 -VB20 VG16 VB12',
    distais: '-ID3 -B60 B62',
    auriculares: ['occipital', 'cervical'],
    partes: ['cabeca'],
    substitui: ['dor de cabeça'],
  }),
  queixa('dor no topo da cabeça', ['cefaleia_topo'], {
    locais: 'VG20 Sishencong B7',
    distais: '-F3 R3',
    auriculares: ['occipital', 'figado'],
    substitui: ['dor de cabeça'],
  }),
  queixa('dor de cabeça', ['dor_cabeca', 'dor_latejante', 'cabeca_pesada', 'cefaleia_vazio'], {
    locais: 'Taiyang -VB20 VG20 Yintang',
    distais: '-IG4 P7 F3',
    auriculares: ['tempora', 'fronte'],
    outrosNomes: { cabeca_pesada: 'cabeça pesada ou enevoada' },
    partes: ['cabeca'],
  }),
  queixa('enxaqueca', ['enxaqueca'], {
    locais: '-VB20 -Taiyang -VB8',
    distais: '-TA5 -VB41 -F3 IG4',
    auriculares: ['tempora', 'shenmen', 'figado'],
    partes: ['cabeca'],
    substitui: ['dor de cabeça', 'dor de cabeça lateral', 'incômodo nos olhos'],
  }),
  queixa('dor no pescoço', [], {
    locais: '-VB20 VB21 B10 VG14 ID15 VB12',
    distais: '-ID3 VB39 Luozhen',
    auriculares: ['cervical', 'pescoco'],
    partes: ['pescoco'],
    substitui: ['dor no pescoço e nos ombros', 'dor nas articulações'],
  }),
  queixa('dor no ombro', ['ombro_congelado'], {
    locais: '-IG15 -TA14 ID9 Jianqian ID11 ID10 IG14',
    distais: 'VB34 E38 -TA5',
    porAspecto: {
      lateral: '-IG15 -TA14 IG14 IG16 / -IG4 VB34 TA5',
      anterior: 'Jianqian -IG15 P5=ponto_do_canal / -IG4 P7 VB34',
      posterior: '-ID9 ID10 ID11 TA14 / -ID3 VB34 TA5',
    },
    auriculares: ['ombro', 'clavicula'],
    partes: ['ombro'],
    substitui: ['dor no pescoço e nos ombros', 'dor nas articulações'],
  }),
  queixa('dor no pescoço e nos ombros', ['dor_pescoco_ombros'], {
    locais: '-VB20 -VB21 IG15 TA15 B10',
    distais: '-ID3 VB39 TA5',
    auriculares: ['cervical', 'ombro'],
  }),
  queixa('dor no braço', ['dor_braco'], {
    locais: '-IG14 TA12 TA13 IG10',
    distais: '-IG4 TA5 VB34',
    auriculares: ['ombro', 'cotovelo'],
    partes: ['braco'],
  }),
  queixa('dor no cotovelo', ['dor_cotovelo'], {
    locais: '-IG11 IG12 -IG10 TA10 ID8',
    distais: '-IG4 TA5 VB34',
    porAspecto: {
      lateral: '-IG11 IG12 -IG10 / -IG4 TA5 VB34',
      medial: 'ID8 C3 PC3 / -ID3 VB34 C7',
      posterior: 'TA10 TA11 IG12 / TA5 VB34 ID3',
    },
    auriculares: ['cotovelo', 'shenmen'],
    partes: ['cotovelo'],
    substitui: ['dor nas articulações'],
  }),
  queixa('dor no punho', ['dor_punho'], {
    locais: '-TA4 IG5 ID5 PC7',
    distais: 'IG10 VB34 IG11',
    porAspecto: {
      lateral: 'IG5 P7 P9 / -IG4 IG10 VB34',
      medial: 'ID5 ID4 ID6 / -ID3 ID8 VB34',
      anterior: 'PC7 PC6 P9 / PC3 IG10 VB34',
      posterior: '-TA4 IG5 ID5 / TA5 IG11 VB34',
    },
    auriculares: ['punho', 'shenmen'],
    partes: ['punho'],
    substitui: ['dor nas articulações'],
  }),
  queixa('dor na mão ou nos dedos', ['dor_mao'], {
    locais: 'Baxie ID3 IG3 PC8',
    distais: 'TA5 IG11',
    auriculares: ['dedos', 'punho'],
    partes: ['mao'],
  }),
  queixa('dor nas costas', ['dor_costas'], {
    locais: 'B17 B43 ID11 B15',
    distais: '-ID3 B60 B40 VB34',
    auriculares: ['toracica', 'shenmen'],
    partes: ['costas'],
  }),
  queixa('dor lombar', ['dor_lombar', 'lombar_joelhos_fracos', 'hernia_disco'], {
    locais: '+B23 B25 VG3 Yaoyan',
    distais: 'B40=ponto_de_comando_da_lombar B60 Yaotongdian=ponto_distal_na_mão ID3',
    auriculares: ['lombossacra', 'rim'],
    outrosNomes: { hernia_disco: 'hérnia de disco' },
    partes: ['lombar'],
  }),
  queixa('dor que desce pela perna', ['ciatica'], {
    locais: '-VB30 B54 B26 B36 -B57=ponto_do_trajeto VB31=ponto_do_trajeto',
    distais: '-B40 -VB34 B60 ID3',
    auriculares: ['isquiatico', 'quadril'],
    partes: ['perna', 'coxa', 'quadril', 'lombar'],
    substitui: ['dor na perna', 'dor na coxa'],
  }),
  queixa('dor no quadril', ['dor_quadril'], {
    locais: '-VB30 VB29 E31 VB31',
    distais: '-VB34 VB41',
    porAspecto: {
      posterior: '-VB30 B54 B36 / -B40 -VB34 B60',
      anterior: 'E31 VB29 BP12 / E36 VB34 F3',
    },
    auriculares: ['quadril', 'gluteo'],
    partes: ['quadril'],
    substitui: ['dor nas articulações'],
  }),
  queixa('dor na virilha', ['dor_virilha'], {
    locais: 'E31 F9 E30',
    distais: 'F3 F5 VB41',
    auriculares: ['quadril', 'figado'],
    partes: ['virilha'],
  }),
  queixa('dor na coxa', [], {
    locais: 'VB31 E32 B37',
    distais: 'VB34 B60 VB41',
    porAspecto: {
      lateral: '-VB31=na_faixa_lateral_da_coxa VB32 VB30 / -VB34 VB41',
      medial: 'BP10 F9 F8 / F3 BP6',
      anterior: 'E32 E31 E34 / E36 E41',
      posterior: '-B36 B37 B40 / B60 B57',
    },
    auriculares: ['quadril', 'isquiatico'],
    partes: ['coxa'],
    substitui: ['dor na perna'],
  }),
  queixa('dor no joelho', ['dor_joelho'], {
    locais: 'Xiyan VB34=ponto_de_reunião_dos_tendões,_junto_ao_joelho Heding BP9 F8 E34 BP10',
    distais: 'R3 -E44 VB41',
    porAspecto: {
      lateral:
        '-VB34=ponto_he_e_reunião_dos_tendões,_abaixo_do_joelho_por_fora VB33 VB31=na_faixa_lateral_da_coxa,_acima_do_joelho Xiyan E34 / -VB41=ponto_do_canal,_à_distância VB40 F3',
      medial: 'BP9 F8 BP10 R10 / F3 R3 BP5',
      anterior: 'Xiyan Heding E34 E36 / -E44 E41 VB34',
      posterior: 'B40 B39 R10 B57 / B60 -B62',
    },
    auriculares: ['joelho', 'shenmen'],
    partes: ['joelho'],
    substitui: ['dor nas articulações'],
  }),
  queixa('dor na perna', ['dor_perna'], {
    locais: 'VB34 E36 B57 VB31',
    distais: 'B60 VB41 F3',
    porAspecto: {
      lateral: '-VB34 VB36 VB39 / VB41 VB40',
      medial: 'BP9 BP7 F7 / BP5 F3',
      anterior: 'E36 E37 E39 / E41 E44',
      posterior: '-B57 B56 B55 / B60 B40',
    },
    auriculares: ['isquiatico', 'joelho'],
    partes: ['perna'],
  }),
  queixa('dor na panturrilha', ['dor_panturrilha'], {
    locais: '-B57 B56 B58 VB34',
    distais: 'B60 B40',
    auriculares: ['joelho', 'calcanhar'],
    partes: ['panturrilha'],
  }),
  queixa('dor no tornozelo', ['dor_tornozelo'], {
    locais: 'VB40 E41 B60 R3 B62',
    distais: 'VB34 VB39 E36',
    porAspecto: {
      lateral: 'VB40 B62 B60 / -VB34 VB39 VB41',
      medial: 'R3 BP5 R6 / BP9 R7',
      anterior: 'E41 F4 BP5 / E36 VB34',
      posterior: 'B60 R3 B59 / B57 B40',
    },
    auriculares: ['tornozelo', 'shenmen'],
    partes: ['tornozelo'],
    substitui: ['dor nas articulações'],
  }),
  queixa('dor no calcanhar', ['dor_calcanhar'], {
    locais: '+R3 B60 B61 R4',
    distais: 'B57 B40',
    auriculares: ['calcanhar', 'rim'],
    partes: ['calcanhar'],
    substitui: ['dor no pé'],
  }),
  queixa('dor no pé', ['dor_pe'], {
    locais: 'Bafeng VB41 BP3 E44',
    distais: 'VB34 E36',
    auriculares: ['dedos_do_pe', 'tornozelo'],
    partes: ['pe'],
  }),
  queixa('tensão muscular', ['tensao_muscular'], {
    gerais: 'VB34=ponto_de_reunião_dos_tendões F3=solta_os_canais VB20=solta_a_nuca -VB21=solta_os_ombros',
    auriculares: ['cervical', 'subcortex'],
  }),
  queixa('dor nas articulações', ['dor_articular', 'rigidez', 'articulacao_inflamada', 'artrose', 'artrite'], {
    gerais: 'VB34=ponto_de_reunião_dos_tendões TA5=solta_os_canais IG11=solta_os_canais E36=solta_os_canais',
    auriculares: ['shenmen', 'supra_renal'],
    outrosNomes: { rigidez: 'rigidez nas articulações' },
  }),
  // Pain everywhere has no place: what moves and nourishes, and no needle in each joint.
  queixa('dor no corpo todo', ['fibromialgia', 'dor_generalizada'], {
    gerais: 'VB34=solta_os_tendões F3=move_o_Qi E36=sustenta_o_Qi BP6=nutre_o_Sangue',
    auriculares: ['shenmen', 'subcortex'],
    outrosNomes: { fibromialgia: 'fibromialgia' },
    substitui: ['dor no quadril', 'dor na perna', 'dor na coxa', 'dor nas articulações', 'dor no braço'],
  }),
  queixa('câimbras', ['caibras'], {
    locais: '-B57=solta_a_panturrilha B56 VB34=ponto_de_reunião_dos_tendões',
    distais: 'F3=nutre_os_tendões B60',
    auriculares: ['joelho', 'figado'],
    partes: ['panturrilha'],
    corrente: false,
  }),
  queixa('dormência', ['dormencia'], {
    gerais: 'VB34=ponto_de_reunião_dos_tendões F3=nutre_os_tendões E36=nutre_os_canais BP6=nutre_o_Sangue',
    auriculares: ['subcortex', 'figado'],
  }),
  queixa('dor na mandíbula', ['dor_mandibula', 'bruxismo'], {
    locais: '-E6 -E7 TA17 ID19',
    distais: '-IG4 E44 TA5',
    auriculares: ['mandibula', 'shenmen'],
    outrosNomes: { bruxismo: 'bruxismo' },
    partes: ['mandibula'],
  }),
  queixa('dor de dente', ['dor_dente'], {
    locais: '-E6 -E7 E4',
    distais: '-IG4 -E44 TA5',
    auriculares: ['dente', 'mandibula'],
  }),
  queixa('fraqueza da face', ['paralisia_facial'], {
    locais: 'E4 VB14 TA17=atrás_da_orelha,_onde_o_nervo_sai E6 B2 Yuyao E7',
    distais: 'IG4=ponto_de_comando_da_face VB20=expulsa_o_vento TA5 E44',
    auriculares: ['boca', 'subcortex'],
    // The eye that does not close tells the side as well as the face.
    partes: ['face', 'olho'],
    substitui: ['incômodo nos olhos'],
    outrosNomes: { paralisia_facial: 'paralisia facial' },
  }),
  queixa('dor na face', [], {
    locais: 'E7 ID18 E6 Taiyang TA17',
    distais: '-IG4=ponto_de_comando_da_face -E44 TA5 F3',
    auriculares: ['mandibula', 'shenmen'],
    partes: ['face'],
    corrente: false,
  }),
  queixa(
    'incômodo nos olhos',
    ['olhos_vermelhos', 'olhos_secos', 'visao_turva', 'dor_ocular', 'lacrimejamento', 'olhos_coceira'],
    {
      locais: 'B2 Taiyang Yuyao',
      distais: 'VB37=ponto_luo,_beneficia_os_olhos F3',
      auriculares: ['olho', 'figado'],
      partes: ['olho'],
    },
  ),
  queixa('zumbido', ['zumbido', 'zumbido_agudo', 'zumbido_grave', 'perda_auditiva', 'dor_ouvido', 'otite'], {
    locais: 'ID19 TA17 VB2 TA21',
    distais: 'TA3 VB43 TA5',
    auriculares: ['ouvido_interno', 'rim'],
    outrosNomes: { perda_auditiva: 'perda de audição', dor_ouvido: 'dor de ouvido', otite: 'otite' },
    partes: ['ouvido'],
  }),
  queixa(
    'nariz entupido',
    ['congestao_nasal', 'espirros', 'coriza_clara', 'coriza_amarela', 'rinite', 'sinusite', 'perda_olfato', 'adenoide'],
    {
      locais: 'IG20 Bitong Yintang VG23',
      distais: 'IG4=ponto_distal_da_face P7',
      auriculares: ['nariz_interno', 'vento_alergia'],
      outrosNomes: {
        espirros: 'espirros',
        rinite: 'rinite',
        sinusite: 'sinusite',
        perda_olfato: 'perda de olfato',
        adenoide: 'adenoide aumentada',
      },
    },
  ),
  queixa('dor de garganta', ['dor_garganta', 'rouquidao', 'garganta_seca'], {
    locais: 'VC22 VC23 IG18',
    distais: 'P10 IG4 R6 P7',
    auriculares: ['garganta', 'pulmao'],
    outrosNomes: { rouquidao: 'rouquidão', garganta_seca: 'garganta seca' },
  }),
  queixa('nó na garganta', ['globo_faringeo'], {
    locais: 'VC17 VC23',
    distais: 'PC6=abre_o_peito F5=ponto_luo:_solta_a_garganta F3',
    auriculares: ['garganta', 'figado'],
  }),
  queixa('aperto no peito', ['opressao_toracica', 'dor_toracica', 'suspiros'], {
    locais: 'VC17 VC14 B14',
    distais: 'PC6=abre_o_peito P7 F3',
    auriculares: ['coracao', 'figado'],
    outrosNomes: { suspiros: 'suspiros frequentes', dor_toracica: 'dor no peito' },
  }),
  queixa('dor nos flancos', ['dor_hipocondrio'], {
    partes: ['flanco'],
    locais: 'F14 VB24 F13',
    distais: 'TA6 VB34 F3',
    auriculares: ['figado', 'torax'],
  }),
  // Only distant points: the skin that the illness has left painful bears no needle (Focks and März, 2008).
  queixa('dor depois do herpes-zóster', ['neuralgia_pos_herpetica', 'herpes_zoster'], {
    partes: ['flanco'],
    gerais:
      '-TA6=move_o_Qi_de_Shao_Yang,_longe_da_pele_que_dói -VB34=solta_os_flancos,_longe_da_pele_que_dói -F2=aquieta_a_queimação BP10=move_o_Sangue',
    auriculares: ['torax', 'shenmen'],
    outrosNomes: { herpes_zoster: 'herpes-zóster' },
    substitui: ['dor nos flancos', 'dor nas costas', 'dor lombar', 'aperto no peito', 'coceira'],
    corrente: false,
  }),
  queixa('falta de ar', ['falta_ar', 'falta_ar_esforco'], {
    locais: 'VC17=ponto_local,_reunião_do_Qi P1 B13',
    distais: '+P9=ponto_fonte_do_Pulmão PC6=abre_o_peito P7=ponto_luo_do_Pulmão',
    auriculares: ['pulmao', 'torax'],
  }),
  queixa('tosse e chiado', ['tosse', 'tosse_seca', 'tosse_catarro', 'chiado', 'asma'], {
    locais: 'VC17=ponto_local,_reunião_do_Qi P1 Dingchuan B13',
    distais: 'P7=ponto_luo_do_Pulmão P5=ponto_he_do_Pulmão P9',
    auriculares: ['pulmao', 'traqueia'],
    outrosNomes: {
      tosse: 'tosse',
      tosse_seca: 'tosse seca',
      tosse_catarro: 'tosse com catarro',
      chiado: 'chiado no peito',
      asma: 'asma',
    },
  }),
  queixa('náusea', ['nausea', 'vomito'], {
    locais: 'VC12=ponto_mu_do_Estômago VC13 E21',
    distais: 'PC6=ponto_de_comando_da_náusea E36=ponto_he_do_Estômago',
    auriculares: ['cardia', 'estomago'],
    outrosNomes: { vomito: 'vômito' },
  }),
  queixa('azia e refluxo', ['azia_refluxo', 'queimacao_epigastrica', 'arrotos', 'gastrite'], {
    locais: 'VC12=ponto_mu_do_Estômago VC13 E21',
    distais: 'PC6=desce_o_Qi E36=ponto_he_do_Estômago E44',
    auriculares: ['cardia', 'estomago'],
    outrosNomes: { arrotos: 'arrotos', gastrite: 'gastrite', queimacao_epigastrica: 'queimação no estômago' },
  }),
  queixa('dor de estômago', ['dor_epigastrica'], {
    locais: 'VC12=ponto_mu_do_Estômago E21 VC10',
    distais: 'E34=ponto_xi_do_Estômago PC6=harmoniza_o_centro E36',
    auriculares: ['estomago', 'simpatico'],
  }),
  queixa('digestão lenta', ['ma_digestao', 'empachamento', 'distensao_abdominal', 'distensao_pos_comer'], {
    locais: 'VC12=ponto_mu_do_Estômago VC10 E25',
    distais: 'E36=ponto_he_do_Estômago E44 BP4',
    auriculares: ['estomago', 'baco'],
    outrosNomes: { distensao_abdominal: 'distensão abdominal', empachamento: 'empachamento' },
  }),
  queixa('dor abdominal', ['dor_abdominal', 'dor_colica'], {
    locais: 'E25 VC12 VC6',
    distais: 'E36=ponto_he_do_Estômago E37 BP4',
    auriculares: ['simpatico', 'intestino_delgado'],
    outrosNomes: { dor_colica: 'cólica' },
  }),
  queixa('intestino preso', ['constipacao', 'fezes_secas'], {
    locais: 'E25=ponto_mu_do_intestino BP15 VC6 B25',
    distais: 'TA6 E37=ponto_he_inferior_do_intestino E36',
    auriculares: ['intestino_grosso', 'reto'],
  }),
  queixa(
    'intestino solto',
    ['diarreia', 'fezes_moles', 'diarreia_matinal', 'intestino_irritavel', 'fezes_alternadas'],
    {
      locais: 'E25=ponto_mu_do_intestino VC12 VC6 B25',
      distais: 'E37=ponto_he_inferior_do_intestino +BP3=ponto_fonte_do_Baço E36',
      auriculares: ['intestino_grosso', 'baco'],
      outrosNomes: { intestino_irritavel: 'intestino irritável', fezes_alternadas: 'intestino preso e solto' },
    },
  ),
  queixa('hemorroidas', ['hemorroidas'], {
    locais: 'B35 B30 VG2',
    distais: 'B57 Erbai VG20=ergue_o_Qi',
    auriculares: ['reto', 'baco'],
  }),
  queixa('dor no baixo ventre', ['dor_baixo_ventre'], {
    locais: 'VC3 E29 VC4',
    distais: 'BP6 F5 F3 BP9',
    auriculares: ['simpatico', 'figado'],
  }),
  queixa('cólica menstrual', ['dismenorreia', 'dismenorreia_intensa', 'colica_depois', 'endometriose'], {
    locais: 'VC4 Zigong VC3 B32 E29',
    distais: '-BP8=ponto_xi_do_Baço BP6=ponto_distal_do_útero BP10=move_o_Sangue F3',
    auriculares: ['genitais_internos', 'simpatico'],
    substitui: ['dor abdominal', 'dor no baixo ventre'],
    outrosNomes: { endometriose: 'endometriose' },
  }),
  queixa(
    'ciclo irregular',
    ['ciclo_irregular', 'ciclo_atrasado', 'ciclo_adiantado', 'fluxo_escasso', 'fluxo_intenso'],
    {
      locais: 'VC4 Zigong E29',
      distais: 'BP6=regula_o_ciclo R5=ponto_xi_do_Rim F3',
      auriculares: ['endocrino', 'genitais_internos'],
      outrosNomes: {
        ciclo_atrasado: 'ciclo longo',
        ciclo_adiantado: 'menstruação adiantada',
        fluxo_escasso: 'fluxo escasso',
        fluxo_intenso: 'fluxo intenso',
      },
    },
  ),
  queixa('corrimento', ['corrimento', 'corrimento_branco', 'corrimento_amarelo'], {
    locais: 'VC3 VB26 E29',
    distais: 'BP9 BP6 F5',
    auriculares: ['genitais_internos', 'baco'],
  }),
  queixa('tensão pré-menstrual', ['tpm_irritabilidade', 'inchaco_pre_menstrual'], {
    gerais: '-F3=move_o_Qi_do_Fígado PC6=abre_o_peito VC17=abre_o_peito',
    auriculares: ['figado', 'endocrino'],
  }),
  queixa('mamas doloridas', ['mamas_doloridas', 'cisto_mama'], {
    locais: 'VC17 E18 E16',
    distais: '-F3 PC6 VB41',
    auriculares: ['figado', 'torax'],
    outrosNomes: { cisto_mama: 'nódulo na mama' },
    partes: ['mama'],
  }),
  queixa('dor na região genital', ['dor_genital', 'impotencia', 'coceira_genital', 'prostata'], {
    locais: 'VC3 R12 VC4',
    distais: 'F5 F3 BP9',
    auriculares: ['genitais_externos', 'figado'],
    outrosNomes: {
      impotencia: 'dificuldade de ereção',
      coceira_genital: 'coceira genital',
      prostata: 'problema de próstata',
    },
  }),
  queixa('urina que não se segura', ['urina_frequente', 'noctiuria', 'incontinencia'], {
    locais: '+VC4=firma_a_origem VC3=ponto_mu_da_Bexiga B28=shu_dorsal_da_Bexiga +B23=shu_dorsal_do_Rim',
    distais: '+R3=ponto_fonte_do_Rim BP6=encontro_dos_três_Yin +VG20=ergue_o_Qi',
    auriculares: ['bexiga', 'rim'],
    outrosNomes: { urina_frequente: 'urina frequente', noctiuria: 'urina à noite', incontinencia: 'perda de urina' },
  }),
  queixa('desconforto urinário', ['urina_urgente_ardente', 'urina_dificil', 'infeccao_urinaria'], {
    locais: 'VC3=ponto_mu_da_Bexiga B28=shu_dorsal_da_Bexiga VC4 E28',
    distais: '+R3=ponto_fonte_do_Rim BP9 B64=ponto_fonte_da_Bexiga',
    auriculares: ['bexiga', 'rim'],
    outrosNomes: {
      urina_urgente_ardente: 'ardor ou urgência para urinar',
      urina_dificil: 'dificuldade para urinar',
    },
  }),
  queixa('tontura', ['tontura', 'vertigem_rotatoria'], {
    locais: 'VG20=firma_a_cabeça VB20 VG16',
    distais: 'PC6=assenta_o_que_sobe F3 E40',
    auriculares: ['ouvido_interno', 'occipital'],
  }),
  queixa('sono difícil', ['insonia', 'insonia_inicial', 'despertares_noturnos', 'sono_ruim'], {
    gerais: 'C7=ponto_fonte_do_Coração Anmian=ponto_do_sono Yintang=acalma_a_mente Sishencong=clareia_a_mente',
    auriculares: ['shenmen', 'lobulo_anterior', 'subcortex'],
  }),
  // One complaint, and not four: what a crisis brings goes with it.
  queixa('crises de pânico', ['panico'], {
    gerais:
      'PC6=acalma_e_abre_o_peito C7=ponto_fonte_do_Coração VG20=clareia_a_mente Yintang=acalma_a_mente VC17=abre_o_peito',
    auriculares: ['coracao', 'shenmen'],
    substitui: ['ansiedade', 'aperto no peito', 'falta de ar', 'dormência', 'ondas de calor'],
  }),
  queixa('ansiedade', ['ansiedade', 'inquietude', 'nervosismo', 'palpitacao', 'medo'], {
    gerais: 'C7=ponto_fonte_do_Coração PC6=acalma_o_peito Yintang=acalma_a_mente',
    auriculares: ['shenmen', 'coracao'],
    outrosNomes: { palpitacao: 'palpitações', inquietude: 'inquietação', nervosismo: 'nervosismo', medo: 'medo' },
  }),
  queixa('tristeza e desânimo', ['tristeza', 'apatia', 'choro_facil', 'luto'], {
    gerais: 'VG20=ergue_o_ânimo PC6=abre_o_peito +P9=ponto_fonte_do_Pulmão Yintang=acalma_a_mente',
    auriculares: ['coracao', 'pulmao'],
    outrosNomes: { choro_facil: 'choro fácil', luto: 'luto' },
  }),
  queixa('cansaço', ['cansaco', 'fraqueza'], {
    gerais: '+E36=tonifica_o_Qi +VC6=mar_do_Qi +VG20=ergue_o_Qi',
    auriculares: ['baco', 'supra_renal'],
    outrosNomes: { fraqueza: 'fraqueza' },
  }),
  queixa('ondas de calor', ['ondas_calor', 'sudorese_noturna'], {
    gerais: 'C6=ponto_xi:_contém_o_suor +R7=regula_o_suor +R6=nutre_o_Yin',
    auriculares: ['coracao', 'rim'],
    outrosNomes: { sudorese_noturna: 'suor noturno' },
  }),
  // Cheng (2010), windstroke: Yang Ming and Shao Yang of the limbs on the affected side.
  queixa('fraqueza de um lado do corpo', ['hemiplegia'], {
    locais: 'IG15 IG11 TA5 IG4 E36 VB34 E41',
    auriculares: ['subcortex', 'figado'],
    partes: ['hemicorpo'],
  }),
  queixa('vontade de fumar', ['tabaco'], {
    gerais: 'C7=acalma_a_vontade PC6=acalma_e_abre_o_peito P7=regula_o_Pulmão VG20=clareia_a_mente',
    // The points of the ear protocol of NADA, without the last of them
    auriculares: ['shenmen', 'simpatico', 'pulmao', 'figado'],
  }),
  queixa('excesso de peso', ['excesso_peso'], {
    gerais:
      'VC12=ponto_mu_do_Estômago E40=resolve_a_fleuma BP9=resolve_a_umidade E25=move_o_Intestino PC6=acalma_a_mente',
    auriculares: ['estomago', 'shenmen', 'endocrino'],
  }),
  queixa('queimação ou formigamento nos pés', [], {
    locais: 'Bafeng R3 E41 F3',
    distais: 'VB34 E36 BP6 BP9',
    auriculares: ['dedos_do_pe', 'tornozelo', 'rim'],
    substitui: ['dormência'],
  }),
  queixa('pernas inquietas', [], {
    gerais: 'VB34=ponto_de_reunião_dos_tendões BP6=nutre_o_Sangue F3=nutre_os_tendões B57=solta_a_panturrilha',
    auriculares: ['subcortex', 'figado'],
  }),
  queixa('suor excessivo', ['suor_maos', 'suor_excessivo'], {
    gerais: '-IG4=regula_o_suor_com_R7 +R7=regula_o_suor C6=contém_o_suor C7=acalma_a_mente',
    auriculares: ['simpatico', 'shenmen'],
    outrosNomes: { suor_maos: 'suor nas mãos' },
  }),
  queixa('soluço', ['soluco'], {
    gerais: 'B17=ponto_do_diafragma VC12=ponto_mu_do_Estômago PC6=abre_o_peito E36=desce_o_Qi_do_Estômago',
    auriculares: ['cardia', 'simpatico'],
  }),
  queixa('acne', ['acne'], {
    gerais: '-IG11=clareia_o_calor_da_pele -IG4=solta_a_face E44=clareia_o_calor BP10=trata_o_Sangue',
    auriculares: ['pulmao', 'endocrino'],
  }),
  queixa('dificuldade para engravidar', ['infertilidade'], {
    locais: '+VC4 Zigong VC3',
    distais: '+R3=ponto_fonte_do_Rim BP6 +B23=shu_dorsal_do_Rim +E36',
    auriculares: ['genitais_internos', 'rim'],
  }),
  queixa('pouco leite', ['pouco_leite'], {
    locais: 'VC17 E18',
    distais: 'ID1=ponto_do_leite +E36=gera_o_leite_pela_fonte +BP6',
    auriculares: ['torax', 'estomago'],
  }),
  queixa('tremores', ['tremor'], {
    gerais: 'VB34=ponto_de_reunião_dos_tendões F3=acalma_o_vento BP6=nutre_o_Sangue R3=nutre_a_raiz',
    auriculares: ['subcortex', 'figado'],
  }),
  queixa('libido baixa', ['libido_baixa'], {
    gerais: '+VC4=aquece_a_origem +R3=ponto_fonte_do_Rim +B23=shu_dorsal_do_Rim',
    auriculares: ['rim', 'endocrino'],
  }),
  queixa('boca seca', ['boca_seca'], {
    gerais: '+R6=nutre_o_Yin +R3=nutre_a_raiz VC23=umedece_a_língua E44=refresca_o_Estômago',
    auriculares: ['boca', 'rim'],
  }),
  queixa('coceira', ['coceira', 'urticaria', 'erupcoes', 'psoriase', 'descamacao', 'lesao_umida'], {
    gerais: '-IG11=acalma_a_pele BP10=trata_o_Sangue VB31=expulsa_o_vento',
    auriculares: ['vento_alergia', 'pulmao'],
    outrosNomes: {
      urticaria: 'urticária',
      erupcoes: 'erupções na pele',
      psoriase: 'psoríase',
      descamacao: 'descamação da pele',
      lesao_umida: 'lesões da pele',
    },
  }),
  queixa('inchaço', ['edema', 'edema_pernas'], {
    gerais: 'BP9=abre_a_via_das_águas VC9=move_os_líquidos +R7=regula_as_águas',
    auriculares: ['triplo_aquecedor', 'rim'],
    outrosNomes: { edema_pernas: 'inchaço nas pernas' },
  }),
];

function queixa(
  nome: string,
  sinais: readonly SinalId[],
  { locais, distais, gerais, porAspecto = {}, ...resto }: Linha,
): Queixa {
  return {
    nome,
    sinais,
    outrosNomes: {},
    auriculares: [],
    partes: [],
    substitui: [],
    corrente: (resto.partes ?? []).some((parte) => deMusculo.has(parte)),
    ...resto,
    locais: lerPontos(locais, 'ponto local'),
    distais: lerPontos(distais, 'ponto distal'),
    gerais: lerPontos(gerais, ''),
    porAspecto: Object.fromEntries(
      Object.entries(porAspecto).map(([aspecto, escritos]) => {
        const [doLugar, deLonge] = escritos.split(' / ');
        return [aspecto, { locais: lerPontos(doLugar, 'ponto local'), distais: lerPontos(deLonge, 'ponto distal') }];
      }),
    ),
  };
}

/** "+B23 -VB30 E36=ponto_he" -> tonify, disperse, harmonise; after "=" the reason, with "_" for a space. */
function lerPontos(escritos: string | undefined, metodo: string): PontoDoTratamento[] {
  return (escritos?.split(' ') ?? []).map((escrito) => {
    const [, sinal = '', codigo = '', razao] = /^([+-]?)([A-Za-z]+\d*)(?:=(.+))?$/.exec(escrito) ?? [];
    const tecnica = sinal === '+' ? tonifica : sinal === '-' ? dispersa : harmoniza;
    return tecnica(codigo, razao?.replaceAll('_', ' ') ?? metodo);
  });
}
