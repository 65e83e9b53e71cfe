import type { LinguaDescricao, LinguaDetalhe } from '@meridia/shared/anamnese/observacao-visual.ts';
import type { FotoSinal, QualidadeProblema } from '@meridia/shared/foto.ts';

/** One property and one value of it. Photo and therapist agree when both name the same value. */
export interface SinalVisual {
  aspecto:
    | 'cor'
    | 'ponta'
    | 'bordas'
    | 'saburra'
    | 'cor_saburra'
    | 'raiz'
    | 'veias'
    | 'falhas_saburra'
    | 'umidade'
    | 'rachaduras'
    | 'marcas'
    | 'cor_face'
    | 'brilho_face'
    | 'olhos'
    | 'labios'
    | 'cor_orelha'
    | 'expressao'
    | 'pele_orelha'
    | 'toque_orelha';
  valor: string;
  /** Fits after "língua" or as an item of its own. */
  palavras: string;
  /** The traditional meaning (Maciocia, Tongue Diagnosis in Chinese Medicine). */
  sugere: string;
}

const palida = {
  aspecto: 'cor',
  valor: 'palida',
  palavras: 'corpo pálido',
  sugere: 'pouca chegada de Qi, Sangue ou Yang à superfície',
} as const;
const rosada = {
  aspecto: 'cor',
  valor: 'rosada',
  palavras: 'corpo rosado',
  sugere: 'Qi e Sangue preservados',
} as const;
const vermelha = {
  aspecto: 'cor',
  valor: 'vermelha',
  palavras: 'corpo vermelho',
  sugere: 'Calor',
} as const;
const saburraFina = {
  aspecto: 'saburra',
  valor: 'fina',
  palavras: 'saburra fina',
  sugere: 'Qi do Estômago presente, sem acúmulo',
} as const;
const saburraEspessa = {
  aspecto: 'saburra',
  valor: 'espessa',
  palavras: 'saburra espessa',
  sugere: 'acúmulo de Umidade, Fleuma ou alimentos',
} as const;
const saburraAmarela = {
  aspecto: 'cor_saburra',
  valor: 'amarela',
  palavras: 'saburra amarela',
  sugere: 'Calor no interior',
} as const;
const umida = {
  aspecto: 'umidade',
  valor: 'umida',
  palavras: 'superfície úmida',
  sugere: 'líquidos não bem transformados',
} as const;
const seca = {
  aspecto: 'umidade',
  valor: 'seca',
  palavras: 'superfície seca',
  sugere: 'consumo dos líquidos',
} as const;
const rachaduras = {
  aspecto: 'rachaduras',
  valor: 'sim',
  palavras: 'rachaduras',
  sugere: 'desgaste de Yin ou de Essência na região em que aparecem',
} as const;
const marcas = {
  aspecto: 'marcas',
  valor: 'sim',
  palavras: 'marcas de dente nas bordas',
  sugere: 'Baço com dificuldade de transformar líquidos',
} as const;
const arroxeada = {
  aspecto: 'cor',
  valor: 'arroxeada',
  palavras: 'corpo arroxeado',
  sugere: 'Sangue que circula mal',
} as const;
const saburraBranca = {
  aspecto: 'cor_saburra',
  valor: 'branca',
  palavras: 'saburra branca',
  sugere: 'Frio, ou saburra sã quando é fina',
} as const;
const pontaVermelha = {
  aspecto: 'ponta',
  valor: 'vermelha',
  palavras: 'ponta mais vermelha que o restante',
  sugere: 'Calor no Coração ou no Pulmão',
} as const;
const bordasVermelhas = {
  aspecto: 'bordas',
  valor: 'vermelhas',
  palavras: 'bordas mais vermelhas que a ponta',
  sugere: 'Calor no Fígado ou na Vesícula Biliar',
} as const;
const saburraNaRaiz = {
  aspecto: 'raiz',
  valor: 'saburra',
  palavras: 'saburra concentrada na raiz',
  sugere: 'Umidade no Aquecedor Inferior',
} as const;

export const sinaisDaFoto: Record<FotoSinal, SinalVisual> = {
  lingua_palida: palida,
  lingua_rosada: rosada,
  lingua_vermelha: vermelha,
  lingua_vermelho_escura: {
    aspecto: 'cor',
    valor: 'vermelha',
    palavras: 'corpo vermelho-escuro',
    sugere: 'Calor profundo',
  },
  lingua_arroxeada: arroxeada,
  saburra_ausente: {
    aspecto: 'saburra',
    valor: 'ausente',
    palavras: 'saburra ausente',
    sugere: 'Yin do Estômago ou do Rim desgastado',
  },
  saburra_fina: saburraFina,
  saburra_espessa: saburraEspessa,
  saburra_branca: saburraBranca,
  saburra_amarela: saburraAmarela,
  lingua_umida: umida,
  lingua_seca: seca,
  lingua_rachaduras: rachaduras,
  lingua_marcas_dente: marcas,
  lingua_ponta_vermelha: pontaVermelha,
  lingua_bordas_vermelhas: bordasVermelhas,
  saburra_na_raiz: saburraNaRaiz,
  face_palida: {
    aspecto: 'cor_face',
    valor: 'palida',
    palavras: 'rosto sem cor própria nas maçãs e nos lábios',
    sugere: 'Sangue ou Qi que pouco chegam à face',
  },
  face_vermelha: {
    aspecto: 'cor_face',
    valor: 'vermelha',
    palavras: 'rosto mais corado que o pescoço',
    sugere: 'Calor que sobe',
  },
  malares_vermelhos: {
    aspecto: 'cor_face',
    valor: 'malares',
    palavras: 'maçãs do rosto mais coradas que o restante',
    sugere: 'Calor por deficiência de Yin, quando o restante do quadro concorda',
  },
  face_oleosa: {
    aspecto: 'brilho_face',
    valor: 'oleosa',
    palavras: 'brilho na testa e no nariz',
    sugere: 'Umidade ou Calor no Estômago',
  },
  olheiras: {
    aspecto: 'olhos',
    valor: 'olheiras',
    palavras: 'olheiras',
    sugere: 'desgaste do Rim',
  },
  labios_palidos: {
    aspecto: 'labios',
    valor: 'palidos',
    palavras: 'lábios pouco mais corados que a pele',
    sugere: 'Sangue deficiente',
  },
  orelha_vermelha: {
    aspecto: 'cor_orelha',
    valor: 'vermelha',
    palavras: 'orelha mais vermelha que a pele ao redor',
    sugere: 'Calor',
  },
  orelha_palida: {
    aspecto: 'cor_orelha',
    valor: 'palida',
    palavras: 'orelha mais pálida que a pele ao redor',
    sugere: 'Sangue ou Rim enfraquecidos',
  },
};

export const sinaisDoTerapeuta: Record<LinguaDescricao | LinguaDetalhe, SinalVisual> = {
  'Cor rosa': rosada,
  Pálida: palida,
  Vermelha: vermelha,
  'Saburra fina': saburraFina,
  'Saburra espessa': saburraEspessa,
  'Saburra amarela': saburraAmarela,
  'Marcas de dente': marcas,
  Rachaduras: rachaduras,
  Úmida: umida,
  Seca: seca,
  Arroxeada: arroxeada,
  'Bordas vermelhas': { ...bordasVermelhas, palavras: 'bordas vermelhas' },
  'Ponta vermelha': { ...pontaVermelha, palavras: 'ponta vermelha' },
  'Saburra branca': saburraBranca,
  'Saburra descascada': {
    aspecto: 'falhas_saburra',
    valor: 'descascada',
    palavras: 'saburra descascada',
    sugere: 'Yin do Estômago desgastado',
  },
  'Saburra na raiz': { ...saburraNaRaiz, palavras: 'saburra na raiz' },
  'Veias sublinguais dilatadas': {
    aspecto: 'veias',
    valor: 'dilatadas',
    palavras: 'veias sublinguais dilatadas',
    sugere: 'Sangue que circula mal',
  },
};

export const nomesAspectos: Record<SinalVisual['aspecto'], string> = {
  cor: 'na cor do corpo',
  saburra: 'na espessura da saburra',
  cor_saburra: 'na cor da saburra',
  umidade: 'na umidade',
  rachaduras: 'nas rachaduras',
  marcas: 'nas marcas de dente',
  ponta: 'na ponta',
  bordas: 'nas bordas',
  raiz: 'na raiz',
  veias: 'nas veias sob a língua',
  falhas_saburra: 'nas falhas da saburra',
  cor_face: 'na cor do rosto',
  brilho_face: 'no brilho da pele',
  olhos: 'ao redor dos olhos',
  labios: 'nos lábios',
  cor_orelha: 'na cor da orelha',
  expressao: 'na expressão',
  pele_orelha: 'na pele da orelha',
  toque_orelha: 'na sensibilidade da orelha',
};

/** Completes "a foto está…" in the sentence that says how far the photo can be trusted. */
export const problemasDaFoto: Record<QualidadeProblema, string> = {
  escura: 'escura',
  clara_demais: 'clara demais',
  estourada: 'com áreas estouradas de luz',
  desfocada: 'desfocada',
  dominante_de_cor: 'com uma cor dominante da luz do ambiente',
  lingua_nao_encontrada: 'sem uma língua reconhecível',
  lingua_pequena: 'com a língua pequena no quadro',
  contorno_incerto: 'com o contorno da língua pouco definido',
  luz_de_lado: 'com luz de um lado só',
};
