import { choicesQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

const linguaDescricoes = [
  'Cor rosa',
  'Pálida',
  'Vermelha',
  'Saburra fina',
  'Saburra espessa',
  'Saburra amarela',
  'Marcas de dente',
  'Rachaduras',
  'Úmida',
  'Seca',
] as const;

export const faceDescricoes = ['Pálida', 'Avermelhada', 'Oleosa', 'Seca', 'Tensa', 'Cansada'] as const;

export const orelhaDescricoes = ['Sem alterações', 'Vermelhidão', 'Descamativa', 'Sensível ao toque'] as const;

export type LinguaDescricao = (typeof linguaDescricoes)[number];

/** Signs of the tongue beyond the agreed list, which stays as it is. */
const linguaDetalhes = [
  'Arroxeada',
  'Bordas vermelhas',
  'Ponta vermelha',
  'Saburra branca',
  'Saburra descascada',
  'Saburra na raiz',
  'Veias sublinguais dilatadas',
] as const;

export type LinguaDetalhe = (typeof linguaDetalhes)[number];

/** The 28 classical pulses. Names: Maciocia, "Os fundamentos da medicina chinesa"; in brackets another name where one is not enough. */
export const pulsoQualidades = [
  'Superficial',
  'Profundo',
  'Lento',
  'Rápido',
  'Vazio',
  'Cheio',
  'Deslizante',
  'Áspero',
  'Longo',
  'Curto',
  'Transbordante',
  'Fino',
  'Mínimo',
  'Fraco',
  'Mole (encharcado)',
  'Em corda',
  'Tenso (apertado)',
  'Moderado (retardado)',
  'Oco',
  'Em couro (timpânico)',
  'Firme',
  'Disperso',
  'Escondido',
  'Móvel',
  'Muito rápido',
  'Precipitado',
  'Nodoso',
  'Intermitente',
] as const;

export type PulsoQualidade = (typeof pulsoQualidades)[number];

/** The pulse at one of the six positions of the wrist. `lugar` fits after "Pulso no". */
function pulsoEm(label: string, lugar: string) {
  return choicesQuestion({
    label,
    reportName: `Pulso no ${lugar}`,
    fold: 'Pulso por posição',
    options: pulsoQualidades,
  });
}

export const observacaoVisual = {
  id: 'observacao-visual',
  title: 'Observação Visual',
  leigo: null,
  description: 'O que você vê. Sua observação conta junto com as fotos.',
  questions: {
    linguaDesc: choicesQuestion({
      label: 'Língua',
      reportName: 'Língua, ao exame direto',
      completes: true,
      essential: true,
      options: linguaDescricoes,
    }),
    linguaObservacao: textQuestion({
      label: 'Outras observações da língua',
      reportName: 'Língua, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
    faceDesc: choicesQuestion({ label: 'Face', reportName: 'Face, ao exame direto', options: faceDescricoes }),
    faceObservacao: textQuestion({
      label: 'Outras observações da face',
      reportName: 'Face, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
    orelhaDesc: choicesQuestion({ label: 'Orelha', reportName: 'Orelha, ao exame direto', options: orelhaDescricoes }),
    orelhaObservacao: textQuestion({
      label: 'Outras observações da orelha',
      reportName: 'Orelha, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
    linguaDetalhes: choicesQuestion({
      label: 'Mais sinais da língua',
      reportName: 'Língua, ao exame direto',
      options: linguaDetalhes,
    }),
    pulso: choicesQuestion({
      label: 'Pulso',
      reportName: 'Pulso, ao exame direto',
      essential: true,
      options: pulsoQualidades,
      common: [
        ...(['Superficial', 'Profundo', 'Lento', 'Rápido', 'Vazio', 'Cheio', 'Deslizante', 'Áspero'] as const),
        ...(['Fino', 'Fraco', 'Em corda', 'Tenso (apertado)'] as const),
      ],
    }),
    pulsoCunEsquerdo: pulsoEm('Esquerdo, cun (Coração)', 'cun esquerdo'),
    pulsoGuanEsquerdo: pulsoEm('Esquerdo, guan (Fígado)', 'guan esquerdo'),
    pulsoChiEsquerdo: pulsoEm('Esquerdo, chi (Rim)', 'chi esquerdo'),
    pulsoCunDireito: pulsoEm('Direito, cun (Pulmão)', 'cun direito'),
    pulsoGuanDireito: pulsoEm('Direito, guan (Baço)', 'guan direito'),
    pulsoChiDireito: pulsoEm('Direito, chi (Rim)', 'chi direito'),
    pulsoObservacao: textQuestion({
      label: 'Outras observações do pulso',
      reportName: 'Pulso, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
  },
} as const satisfies AnamneseSection;

/** The row's `lingua_*` columns, derived from the chosen descriptions. Null = not described. */
export function deriveLinguaColumns(vistos: readonly (LinguaDescricao | LinguaDetalhe)[]) {
  const has = (value: (typeof vistos)[number]) => vistos.includes(value);
  const listed = (...values: (typeof vistos)[number][]) => values.filter(has).join(', ') || null;
  return {
    linguaCor: listed('Cor rosa', 'Pálida', 'Vermelha', 'Arroxeada'),
    linguaSaburra: listed(
      ...(['Saburra fina', 'Saburra espessa', 'Saburra amarela'] as const),
      ...(['Saburra branca', 'Saburra descascada', 'Saburra na raiz'] as const),
    ),
    linguaForma: listed('Marcas de dente', 'Rachaduras'),
    linguaUmidade: listed('Úmida', 'Seca'),
    linguaRachaduras: has('Rachaduras'),
    linguaMarcasDente: has('Marcas de dente'),
  };
}
