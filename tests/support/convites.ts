import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken } from '@meridia/server/auth/random-token.ts';
import type { Ficha } from '@meridia/shared/anamnese/ficha.ts';
import { type Consentir, consentimentoDoCliente } from '@meridia/shared/consentimento.ts';
import type postgres from 'postgres';

/** An open invitation of this therapist. @returns its id and token */
export async function insertConvite(
  sql: postgres.Sql,
  terapeutaId: string,
  { ficha = null, clienteId = null }: { ficha?: Ficha | null; clienteId?: string | null } = {},
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into convites (id, terapeuta_id, cliente_id, nome, token_hash, expires_at, ficha, revision)
    values (${id}, ${terapeutaId}, ${clienteId}, 'Helena Prado', ${hashToken(token)}, now() + interval '7 days',
      ${ficha && sql.json(ficha as unknown as postgres.JSONValue)}, ${ficha ? 1 : 0})`;
  return { id, token };
}

export const tokenOf = (url: string) => new URL(url).hash.slice(1);

/** What a client answers on her phone; each test changes only the part that it tests. */
export function buildFicha(respostas: Ficha['respostas'] = {}, recusadas: Ficha['recusadas'] = []): Ficha {
  return {
    respostas: {
      nomeCliente: 'Helena Prado',
      idade: 42,
      sexo: 'feminino',
      telefone: '(11) 98888-7777',
      queixaPrincipal: 'Dor de cabeça toda tarde.',
      sintomasGerais: ['dor de cabeça'],
      marcapasso: 'nao',
      ...respostas,
    },
    recusadas,
    fotos: null,
  };
}

export function buildConsentir(changes: Partial<Consentir> = {}): Consentir {
  return {
    versao: consentimentoDoCliente.versao,
    aceite: true,
    fotos: true,
    iaExterior: null,
    nome: 'Helena Prado',
    assinatura: null,
    local: 'Campinas',
    ...changes,
  };
}
