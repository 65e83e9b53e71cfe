import type { Vision } from '@meridia/server/ports.ts';
import type { PlanName } from '@meridia/shared/plans.ts';
import { buildAvaliacao } from './build-avaliacao.ts';
import { daysAgo, workingHour } from './calendar.ts';
import { clientes } from './clients.ts';
import { demoAccountId, extraEmail } from './demo-account.ts';
import { type DemoRows, noRows } from './demo-rows.ts';
import { createDice } from './dice.ts';
import { drawTongue, type Picture } from './draw-pictures.ts';
import { tellStory, tongueOf } from './tell-story.ts';

/** Another therapist, for the charts and lists of the admin area. Nobody can sign in to such an account. */
export interface Extra {
  id: string;
  email: string;
  nomeCompleto: string;
  createdAt: Date;
  confirmed: boolean;
  blockedReason: string | null;
  plan: PlanName;
  rows: DemoRows;
}

const first =
  'Adriana Bruno Clarice Dirceu Estela Fabrício Gláucia Heitor Irene Júlio Kátia Luan Márcia Nélson Olívia Péricles'.split(
    ' ',
  );
const last =
  'Aguiar Bragança Cavalcanti Dantas Esteves Fagundes Godói Holanda Iglésias Jardim Kobayashi Lacerda Muniz'.split(' ');
const plans: PlanName[] = [
  'Gratuito',
  'Gratuito',
  'Gratuito',
  'Profissional',
  'Profissional',
  'Premium',
  'Gratuito',
  'Enterprise',
];

/** @param numbers which of the therapists to make */
export async function buildExtras(
  { vision, email, today }: { vision: Vision; email: string; today: Date },
  numbers: readonly number[],
): Promise<Extra[]> {
  const tongues = await drawSome(vision, numbers.length);
  return numbers.map((number) => {
    const id = demoAccountId(extraEmail(email, number));
    const dice = createDice(id);
    // Most of them signed up recently.
    const age = Math.ceil(700 * (1 - Math.sqrt(dice.share()))) + 2;
    const extra: Extra = {
      id,
      email: extraEmail(email, number),
      rows: noRows(),
      nomeCompleto: `${first[number % first.length]} ${last[(number * 5) % last.length]} ${dice.pick(last)}`,
      createdAt: workingHour(daysAgo(today, age), dice),
      confirmed: number % 9 !== 8,
      blockedReason: number % 15 === 14 ? 'Cadastro duplicado' : null,
      plan: plans[number % plans.length] ?? 'Gratuito',
    };
    const reports = extra.confirmed ? dice.integer(0, 3) : 0;
    for (let turn = 0; turn < reports; turn += 1) {
      const variant = dice.integer(0, 50);
      buildAvaliacao(extra.rows, dice, {
        terapeutaId: id,
        clienteId: null,
        clinica: null,
        lingua: dice.pick(tongues),
        dados: tellStory(dice.pick(clientes), { variant, better: 0, years: 0 }),
        at: workingHour(daysAgo(today, dice.integer(0, Math.max(0, age - 2)) + 1), dice),
        outcome:
          dice.share() < 0.06
            ? {
                erro: 'A geração foi interrompida repetidas vezes. Os dados da anamnese estão guardados; tente novamente.',
              }
            : 'finalizado',
      });
    }
    return extra;
  });
}

async function drawSome(vision: Vision, most: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { story } of clientes.slice(0, Math.min(6, most)))
    pictures.push(await drawTongue(vision, tongueOf(story, 0)));
  return pictures;
}
