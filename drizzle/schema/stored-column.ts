import { customType, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Outgoing, OutgoingList, readJsonText, type Stored, type StoredText, type StoredTexts } from '../stored.ts';

/**
 * Every column whose content is sealed where it lies when the installation has a master key, and its type (ADR 0048). A column is made with
 * its entry; stored-column.test.ts compares both.
 */
export const storedColumns = {
  'anamnese_drafts.data': 'jsonb',
  'avaliacao_versoes.dados_anamnese': 'jsonb',
  'avaliacao_versoes.motivo': 'text',
  'avaliacoes.consentimento_cliente': 'jsonb',
  'avaliacoes.dados_anamnese': 'jsonb',
  'avaliacoes.diagnostico_json': 'text',
  'avaliacoes.leitura_ia': 'jsonb',
  'avaliacoes.relatorio_html': 'text',
  'cartas.textos': 'jsonb',
  'cliente_versoes.dados': 'jsonb',
  'consulta_evolutiva_versoes.conteudo': 'jsonb',
  'consultas_evolutivas.anulada_motivo': 'text',
  'consultas_evolutivas.correcoes': 'jsonb',
  'consultas_evolutivas.liberacao': 'jsonb',
  'consultas_evolutivas.mudancas_quadro': 'text',
  'consultas_evolutivas.novas_queixas': 'text',
  'consultas_evolutivas.observacoes': 'text',
  'consultas_evolutivas.pontos': 'jsonb',
  'consultas_evolutivas.sintomas_atuais': 'text[]',
  'consultas_evolutivas.sintomas_resolvidos': 'text[]',
  'convites.consentimento': 'jsonb',
  'convites.ficha': 'jsonb',
  'fotos.observacoes': 'jsonb',
  'protocolos_proprios.pontos': 'jsonb',
  'registros_anonimos.dados': 'jsonb',
  'relatorio_pareceres.parecer': 'jsonb',
  'relatorio_versoes.conteudo': 'text',
  'relatorio_versoes.html': 'text',
  'relatorios_anteriores.diagnostico_json': 'text',
  'relatorios_anteriores.relatorio_html': 'text',
  'support_messages.text': 'text',
} as const satisfies Record<string, 'jsonb' | 'text' | 'text[]'>;

export type StoredPlace = keyof typeof storedColumns;
type PlaceOf<Type extends string> = {
  [Place in StoredPlace]: (typeof storedColumns)[Place] extends Type ? Place : never;
}[StoredPlace];

/**
 * The primary key of a table with stored columns. It has no default here, so that who inserts a row names the id to which its content is
 * bound. The database keeps its own default for the release before, which names none.
 */
export function rowId() {
  return uuid().primaryKey();
}

/** JSON of a format (ADR 0022). Imported data may have it as a text within the JSON. @param place the column's own name */
export function storedJson<Value>(place: PlaceOf<'jsonb'>) {
  const kept = passed<Stored<Value>>();
  return customType<{ data: Stored<Value>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => outgoing(value, place),
    fromDriver: (value) => kept(typeof value === 'string' ? (readJsonText(value) ?? value) : value),
  })();
}

/** Text that only `storeText` makes. @param place the column's own name */
export function storedText(place: PlaceOf<'text'>) {
  return customType<{ data: StoredText; driverData: unknown }>({
    dataType: () => 'text',
    toDriver: (value) => outgoing(value, place),
    fromDriver: passed<StoredText>(),
  })();
}

/** A list of texts that only `storeTexts` makes. @param place the column's own name */
export function storedTexts(place: PlaceOf<'text[]'>) {
  return customType<{ data: StoredTexts; driverData: unknown }>({
    dataType: () => 'text[]',
    toDriver: (value: unknown) => {
      if (value instanceof OutgoingList) return value.at(place);
      throw notOutgoing(place);
    },
    fromDriver: passed<StoredTexts>(),
  })();
}

/** The driver has opened it, and only the column's own type went in. */
function passed<Data>(): (value: unknown) => Data {
  const kept = z.custom<Data>();
  return (value) => kept.parse(value);
}

function outgoing(value: unknown, place: StoredPlace): Outgoing {
  if (value instanceof Outgoing) return value.at(place);
  throw notOutgoing(place);
}

/** What was read from a row cannot be written into another one as it is: it is bound to its row. */
function notOutgoing(place: StoredPlace): Error {
  return new Error(`${place} takes only what its format, storeText or storeTexts made for this row`);
}
