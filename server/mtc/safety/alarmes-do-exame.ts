// What the therapist herself saw, felt or measured, and a physician must see. Each alarm names its guideline.
import type { DadosAnamnese, DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { deJuntos, ng12, type SinalDeAlerta } from './alarme.ts';
import type { Frase } from './frase.ts';
import type { Juntos } from './grupos.ts';
import { normalizar } from './mencoes.ts';
import { Relatos } from './relatos.ts';
import { tomadosDaClasse } from './uso-do-remedio.ts';

const doExame: ReadonlySet<DadosAnamneseField> = new Set([
  'faceObservacao',
  'linguaObservacao',
  'pulsoObservacao',
  'orelhaObservacao',
]);
const seDeHoje = ({ campo, texto, marcas }: Frase) =>
  doExame.has(campo) && !marcas.every(({ deOutro, passada }) => deOutro || passada) && !jaVisto.test(texto);
const jaVisto =
  /\b(biops\w+|dermatologista (ja )?(viu|avaliou|acompanha)|ja (avaliad|examinad|tratad)[oa]|benign[oa])\b/;
const visto =
  (padrao: RegExp, menos?: RegExp) =>
  (relatos: Relatos): Juntos | null =>
    relatos.frases.some((frase) => seDeHoje(frase) && padrao.test(frase.texto) && !menos?.test(frase.texto))
      ? { certeza: 'certo', ditos: [] }
      : null;

const batidas = /\b(\d{2,3}) ?(bpm|bat\w*( por| \/)? ?min\w*|por minuto|ppm|\/ ?min)/;
/** Beats in a minute at rest: below and above a physician looks today (ESC, pacing 2021; NICE NG196). */
const [lento, rapido] = [45, 130];
const deTreino = /\b(maraton\w+|triatl\w+|ciclis\w+|atleta|corredor\w*|corrid[ao]s?|nadador\w*)\b/;

function pulsoMedido(relatos: Relatos, { atividadeFisica, idade }: DadosAnamnese): Juntos | null {
  for (const frase of relatos.frases) {
    const [, quantas] = (seDeHoje(frase) && batidas.exec(frase.texto)) || [];
    if (quantas === undefined || idade < 12) continue;
    const pulso = Number(quantas);
    const treinado = deTreino.test(normalizar(atividadeFisica ?? ''));
    const freiam = tomadosDaClasse(relatos, ['betabloqueador', 'digoxina', 'amiodarona', 'bloqueadorDeCalcio']);
    if (pulso >= rapido || (pulso >= 25 && pulso < lento && !treinado))
      return { certeza: 'certo', ditos: [`${pulso} por minuto`, ...(pulso < lento ? freiam : [])] };
  }
  return null;
}

const quente = /\b(temperatura|temp|tax|febre|termometro)( \w+){0,3} (38|39|40|41)([.,]\d)?\b/;
const feridaDaBoca =
  /\b(ferida|ulcera|ulceracao|placa branca|mancha branca|caroco|lesao)\b( \w+){0,8} (nao (cicatriz\w+|fecha|sara)|(ha|faz) (\w+ )?(mais de )?(3|tres|quatro|cinco|seis|[4-9]|muitas) semanas|(ha|faz) (\w+ )?mes(es)?|endurecid[oa]|dur[oa])\b/;
const daBoca = /\b(lingua|boca|labio|gengiva|bochecha|borda|lateral|assoalho)\b/;
const olhoDeGlaucoma =
  /\bolhos?\b.*\bvermelh\w+.*\bpupila( \w+){0,3} (dilatad|fix|irregular|oval|grande|media)\w*|\bpupila( \w+){0,3} (dilatad|fix|oval)\w*.*\bolhos?\b.*\bvermelh\w+/;
const lesaoQueMuda =
  /\b(pinta|sinal|mancha|verruga|lesao|caroco|ferida)\b( \w+){0,5} ((que |e )?(cresce\w*|cresceu|aument\w+|mud(a|ou) de (cor|forma)|sangra\w*|nao (cicatriz\w+|fecha|sara)))\b/;
const melhora =
  /\b(diminu\w+|fechando|cicatrizando|melhor\w+|limpa|curativo|ao cocar|coca|coco|arranh\w+|depila\w+|barbear|brinco)\b/;

/** What stands in the mouth has an alarm of its own. */
const naPele = ({ campo, texto }: Frase) =>
  campo !== 'linguaObservacao' && !/\b(boca|lingua|gengiva|assoalho)\b/.test(texto);

export const alarmesDoExame: readonly SinalDeAlerta[] = [
  deJuntos(pulsoMedido, {
    id: 'pulso_medido_fora_da_faixa',
    prazo: 'antes',
    sinal: 'Pulso medido muito lento ou muito rápido em repouso',
    conduta:
      'contar de novo por um minuto, depois de cinco de repouso. Confirmado, médico hoje, com eletrocardiograma, antes da sessão; nenhum remédio do coração se para por conta própria. Desmaio, dor no peito, falta de ar ou confusão: SAMU (192).',
    perguntar: 'há tontura, desmaio, dor no peito ou falta de ar? mudou a dose de algum remédio?',
    grupos: [],
    fonte: 'ESC, Cardiac pacing (2021); NICE NG196, Atrial fibrillation (2021)',
  }),
  deJuntos(visto(quente), {
    id: 'temperatura_medida',
    prazo: 'antes',
    sinal: 'Temperatura de 38 graus ou mais medida na consulta',
    conduta:
      'não tratar hoje; avaliação médica em um ou dois dias. Nuca dura, falta de ar, confusão, manchas na pele, defesa baixa ou quimioterapia: pronto-socorro agora.',
    grupos: [],
    fonte: 'NICE NG253, Sepsis (2025)',
  }),
  deJuntos(
    (relatos) =>
      relatos.frases.some(
        (frase) =>
          seDeHoje(frase) &&
          feridaDaBoca.test(frase.texto) &&
          (frase.campo === 'linguaObservacao' || (frase.campo === 'faceObservacao' && daBoca.test(frase.texto))),
      )
        ? { certeza: 'certo', ditos: [] }
        : null,
    {
      id: 'ferida_vista_na_boca',
      prazo: 'dias',
      sinal: 'Ferida ou placa na boca ou na língua que não fecha, vista no exame',
      conduta:
        'dentista ou otorrino em até duas semanas, mesmo sem dor; nada de agulha na língua nem sangria nela. Sangramento ou dificuldade de engolir: em poucos dias.',
      grupos: [],
      fonte: ng12,
    },
  ),
  deJuntos(visto(olhoDeGlaucoma), {
    id: 'olho_com_pupila_dilatada',
    prazo: 'hoje',
    sinal: 'Olho vermelho com a pupila dilatada ou irregular, visto no exame',
    conduta:
      'pronto-socorro de olhos hoje: pode ser glaucoma agudo ou inflamação de dentro do olho. Não tratar antes, e nada ao redor do olho.',
    grupos: [],
    fonte: 'NICE CKS, Red eye',
  }),
  deJuntos((relatos) => visto(lesaoQueMuda, melhora)(new Relatos(relatos.frases.filter(naPele))), {
    id: 'lesao_vista_na_pele',
    prazo: 'dias',
    sinal: 'Lesão da pele que cresce, muda, sangra ou não fecha, vista no exame',
    conduta: 'dermatologista em até duas semanas; nada de agulha, ventosa, moxa nem semente sobre ela ou ao lado.',
    grupos: [],
    fonte: ng12,
  }),
];
