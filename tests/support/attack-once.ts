import type { Scene } from './attack-scene.ts';
import { countEffects, readPlanState } from './payers.ts';
import type { Attack } from './payment-attacks.ts';

/** Runs an attack and checks that the attacker still has the free plan and the victim the paid one. */
export async function attackOnce(scene: Scene, attack: Attack): Promise<{ upgrades: number; wrong: string[] }> {
  const wrong = await attack.run(scene);
  const attacker = await readPlanState(scene.sql, scene.attacker.userId);
  const victim = await readPlanState(scene.sql, scene.victim.userId);
  const changes = (await countEffects(scene.sql, scene.attacker.userId)).planChanges;
  const upgraded = [attacker.plan !== 'Gratuito' || changes > 0, victim.plan !== 'Premium'];
  return { upgrades: upgraded.filter(Boolean).length, wrong: wrong.map((what) => `${attack.name}: ${what}`) };
}
