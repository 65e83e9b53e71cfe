/** The app role's rights on a table, as letters: Select, Insert, Update, Delete. */
export interface TableRow {
  /** The column that names the owner of a row; null for tables without owners. */
  owner: string | null;
  app: string;
  /** The only columns that `Update` covers. */
  updates?: readonly string[];
}

/** Every table of the public schema. The tests fail for a table that is missing here or has other rights. */
export const tables: Record<string, TableRow> = {
  aceites_termos: { owner: 'user_id', app: 'S', updates: ['aceito_em', 'versao'] },
  access_log: { owner: 'owner_id', app: 'SI' },
  access_log_head: { owner: null, app: '' },
  account_tokens: { owner: 'account_id', app: '' },
  accounts: { owner: 'id', app: '' },
  admin_actions: { owner: null, app: '' },
  ai_calls: { owner: 'terapeuta_id', app: '' },
  anamnese_drafts: { owner: 'terapeuta_id', app: 'SIUD' },
  api_keys: { owner: 'account_id', app: 'S', updates: ['revoked_at'] },
  avaliacao_versoes: { owner: 'terapeuta_id', app: 'SI' },
  avaliacoes: { owner: 'terapeuta_id', app: 'SIU' },
  cartas: { owner: 'terapeuta_id', app: 'SIUD' },
  cliente_juncoes: { owner: 'terapeuta_id', app: 'SI', updates: ['desfeita_em'] },
  cliente_versoes: { owner: 'terapeuta_id', app: 'SI' },
  clientes: { owner: 'terapeuta_id', app: 'SIU' },
  clinica_configs: { owner: 'terapeuta_id', app: 'SIU' },
  consulta_evolutiva_versoes: { owner: 'terapeuta_id', app: 'SI' },
  consultas_evolutivas: { owner: 'terapeuta_id', app: 'SIU' },
  convites: {
    owner: 'terapeuta_id',
    app: 'SI',
    updates: ['email', 'expires_at', 'ficha', 'revoked_at', 'token_hash'],
  },
  foto_uploads: { owner: 'terapeuta_id', app: 'SIUD' },
  fotos: { owner: 'terapeuta_id', app: 'SIUD' },
  free_unit_marks: { owner: 'account_id', app: '' },
  known_devices: { owner: 'account_id', app: '' },
  mails: { owner: 'account_id', app: 'SI' },
  paid_subscriptions: { owner: 'account_id', app: '' },
  pedidos_titular: { owner: 'terapeuta_id', app: 'SI', updates: ['concluido_em', 'desfecho', 'resposta'] },
  payment_customers: { owner: 'account_id', app: '' },
  payment_events: { owner: 'account_id', app: '' },
  plan_changes: { owner: 'account_id', app: 'S' },
  plan_grants: { owner: 'account_id', app: '' },
  plan_prices: { owner: null, app: '' },
  price_announcements: { owner: null, app: '' },
  profiles: { owner: 'id', app: 'S' },
  protocolos_proprios: { owner: 'terapeuta_id', app: 'SIUD' },
  rate_limits: { owner: null, app: '' },
  recovery_codes: { owner: 'account_id', app: '' },
  registros_anonimos: { owner: 'terapeuta_id', app: 'S' },
  relatorio_events: { owner: 'terapeuta_id', app: 'SI' },
  relatorio_pareceres: { owner: 'terapeuta_id', app: 'SIU' },
  relatorio_shares: { owner: 'terapeuta_id', app: 'SI', updates: ['revoked_at'] },
  relatorio_versoes: { owner: 'terapeuta_id', app: 'S' },
  relatorios_anteriores: { owner: 'terapeuta_id', app: 'S' },
  second_factors: { owner: 'account_id', app: '' },
  sessions: { owner: 'user_id', app: '' },
  setup_codes: { owner: null, app: '' },
  data_keys: { owner: null, app: '' },
  storage_places: { owner: null, app: '' },
  support_messages: { owner: 'account_id', app: 'SI' },
  support_pictures: { owner: 'account_id', app: 'SI' },
  support_threads: {
    owner: 'account_id',
    app: 'SI',
    updates: ['closed_at', 'last_message_at', 'message_count', 'priority', 'revision', 'state', 'waiting_since'],
  },
  subscription_plans: { owner: null, app: 'S' },
  usage_movements: { owner: 'user_id', app: 'SI' },
  user_roles: { owner: 'user_id', app: 'S' },
  user_subscriptions: { owner: 'user_id', app: 'S', updates: ['diagnoses_used_this_period'] },
  webhook_deliveries: {
    owner: 'account_id',
    app: 'SI',
    updates: ['claimed_at', 'earlier_tries', 'failure', 'next_try_at', 'state'],
  },
  webhook_endpoints: {
    owner: 'account_id',
    app: 'SD',
    updates: ['descricao', 'disabled_at', 'disabled_reason', 'eventos', 'failing_since'],
  },
};
