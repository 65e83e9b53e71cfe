import {
  accounts,
  accountTokens,
  aceitesTermos,
  anamneseDrafts,
  apiKeys,
  clinicaConfigs,
  freeUnitMarks,
  knownDevices,
  paidSubscriptions,
  paymentCustomers,
  paymentEvents,
  planChanges,
  planGrants,
  profiles,
  protocolosProprios,
  recoveryCodes,
  secondFactors,
  sessions,
  subscriptionPlans,
  userRoles,
  userSubscriptions,
  webhookEndpoints,
} from '@meridia/drizzle/schema.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { type ExportFile, type ExportScene, jsonFile } from './open-scene.ts';

/** `conta.json` and the logo: the small tables of an account. Contains no hash, no secret and nothing about other people. */
export async function* exportAccount(scene: ExportScene): AsyncGenerator<ExportFile> {
  const { tx, accountId } = scene;
  const section = async <Row>(table: string, query: PromiseLike<Row[]>): Promise<Row[]> => {
    const rows = await query;
    scene.tell(table, rows.length);
    return rows;
  };

  const { passwordHash: _hash, mailboxMark: _mailbox, blockedReason: _reason, ...account } = getTableColumns(accounts);
  const { busca: _busca, ...profile } = getTableColumns(profiles);
  const { secretHash: _secret, ...apiKey } = getTableColumns(apiKeys);
  const { sealedSecret: _sealed, sealedEarlier: _earlier, ...webhook } = getTableColumns(webhookEndpoints);
  const { mark: _mark, ...freeUnits } = getTableColumns(freeUnitMarks);
  const { grantedBy: _by, revokedBy: _revokedBy, ...grant } = getTableColumns(planGrants);
  const clinicas = await section(
    'clinica_configs',
    tx.select().from(clinicaConfigs).where(eq(clinicaConfigs.terapeutaId, accountId)),
  );
  const found = await section(
    'sessions',
    tx
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, accountId)),
  );

  yield jsonFile('conta.json', {
    conta: await section('accounts', tx.select(account).from(accounts).where(eq(accounts.id, accountId))),
    perfil: await section('profiles', tx.select(profile).from(profiles).where(eq(profiles.id, accountId))),
    papeis: await section('user_roles', tx.select().from(userRoles).where(eq(userRoles.userId, accountId))),
    clinica: clinicas,
    plano: await section(
      'user_subscriptions',
      tx
        .select({ nome: subscriptionPlans.name, ...getTableColumns(userSubscriptions) })
        .from(userSubscriptions)
        .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
        .where(eq(userSubscriptions.userId, accountId)),
    ),
    unidadesGratis: await section(
      'free_unit_marks',
      tx.select(freeUnits).from(freeUnitMarks).where(eq(freeUnitMarks.accountId, accountId)),
    ),
    assinaturasPagas: await section(
      'paid_subscriptions',
      tx.select().from(paidSubscriptions).where(eq(paidSubscriptions.accountId, accountId)),
    ),
    clienteNoProvedorDePagamento: await section(
      'payment_customers',
      tx.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId)),
    ),
    eventosDePagamento: await section(
      'payment_events',
      tx.select().from(paymentEvents).where(eq(paymentEvents.accountId, accountId)),
    ),
    planosConcedidos: await section(
      'plan_grants',
      tx.select(grant).from(planGrants).where(eq(planGrants.accountId, accountId)),
    ),
    mudancasDePlano: await section(
      'plan_changes',
      tx.select().from(planChanges).where(eq(planChanges.accountId, accountId)),
    ),
    planos: await tx.select().from(subscriptionPlans),
    sessoes: found,
    navegadoresConhecidos: await section(
      'known_devices',
      tx
        .select({ createdAt: knownDevices.createdAt, expiresAt: knownDevices.expiresAt })
        .from(knownDevices)
        .where(eq(knownDevices.accountId, accountId)),
    ),
    verificacaoEmDuasEtapas: await section(
      'second_factors',
      tx
        .select({ confirmedAt: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.accountId, accountId)),
    ),
    codigosDeRecuperacao: await section(
      'recovery_codes',
      tx.select({ usedAt: recoveryCodes.usedAt }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)),
    ),
    linksEnviados: await section(
      'account_tokens',
      tx
        .select({
          purpose: accountTokens.purpose,
          createdAt: accountTokens.createdAt,
          expiresAt: accountTokens.expiresAt,
          usedAt: accountTokens.usedAt,
        })
        .from(accountTokens)
        .where(eq(accountTokens.accountId, accountId)),
    ),
    aceitesDosTermos: await section(
      'aceites_termos',
      tx.select().from(aceitesTermos).where(eq(aceitesTermos.userId, accountId)),
    ),
    chavesDaApi: await section('api_keys', tx.select(apiKey).from(apiKeys).where(eq(apiKeys.accountId, accountId))),
    webhooks: await section(
      'webhook_endpoints',
      tx.select(webhook).from(webhookEndpoints).where(eq(webhookEndpoints.accountId, accountId)),
    ),
    meusProtocolos: await section(
      'protocolos_proprios',
      tx.select().from(protocolosProprios).where(eq(protocolosProprios.terapeutaId, accountId)),
    ),
    rascunhosDeAnamnese: await section(
      'anamnese_drafts',
      tx.select().from(anamneseDrafts).where(eq(anamneseDrafts.terapeutaId, accountId)),
    ),
  });
  for (const { logoKey } of clinicas) {
    const logo = logoKey && (await scene.picture('clinica/logo.png', logoKey));
    if (logo) yield logo;
  }
}
