import { readConfig } from '@meridia/server/config.ts';
import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { createLocalWriter } from '@meridia/server/engine/local-writer.ts';
import type { Writer } from '@meridia/server/ports.ts';
import type { Motor } from '@meridia/shared/relatorio.ts';
import { BadInput } from './bad-input.ts';

/** @throws BadInput when Gemini is requested without a key, or when the settings are wrong */
export async function openWriter(motor: Motor): Promise<Writer> {
  if (motor === 'local') return createLocalWriter(engineHere);
  const { GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = settings();
  if (!apiKey) {
    throw new BadInput(
      '--motor gemini precisa da variável GEMINI_API_KEY, no ambiente ou em .env, e ela não está definida.',
    );
  }
  const [{ createGeminiWriter }, { shrinkForModel }] = await Promise.all([
    import('@meridia/server/integrations/gemini/gemini-writer.ts'),
    import('@meridia/server/images/shrink-for-model.ts'),
  ]);
  return createGeminiWriter({ apiKey, model, shrinkFoto: shrinkForModel, ...(baseUrl ? { baseUrl } : {}) });
}

function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}
