import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { openApiCheck } from '../openapi-check.ts';
import type { FormValue } from './form.ts';

const contractFile = new URL('../../../../shared/contracts/stripe-openapi-2023-09.json', import.meta.url);

/** Why requests are not compared with Stripe's description; null when they are. */
export const stripeContractSkipReason = existsSync(contractFile)
  ? null
  : `contract file not found at ${contractFile.pathname}: Stripe requests are checked for their frame and by our own routes only`;

/** Calls that are missing in the description of September 2023: newer ones, and ones that its excerpt leaves out. */
const newerCalls = [
  // Replaced GET /v1/invoices/upcoming in 2025.
  'POST /v1/invoices/create_preview',
  // Since 2025 an invoice may be paid in several parts, so its payments became a list.
  'GET /v1/invoice_payments',
  // As old as the others, but not in the excerpt.
  'POST /v1/checkout/sessions/{session}/expire',
  'GET /v1/charges',
  'GET /v1/charges/{charge}',
];

/** Newer parameters. */
const newerKeys = [
  // Since the end of 2023 there are separate hosted and embedded pages.
  'POST /v1/checkout/sessions.ui_mode',
  // Replaced payment_method_types in September 2026.
  'POST /v1/checkout/sessions.allowed_payment_method_types',
  // A filter of 2024.
  'GET /v1/checkout/sessions.status',
  // Portal configurations have a name since 2025.
  'POST /v1/billing_portal/configurations.name',
];

/** Required at that time; now the account's settings decide. */
const optionalNow = ['POST /v1/billing_portal/configurations.business_profile'];

export interface CheckedRequest {
  method: string;
  /** Null for a path that is not one of our routes. */
  template: string | null;
  path: string;
  headers: IncomingHttpHeaders;
  params: Record<string, FormValue>;
}

/** @returns a function that lists every difference between a request and what Stripe accepts. */
export function requestCheck(): (request: CheckedRequest) => string[] {
  const contract = stripeContractSkipReason === null ? openApiCheck(contractFile, { newerKeys, optionalNow }) : null;
  return ({ method, template, path, headers, params }) => {
    const call = `${method} ${template ?? path}`;
    const problems: string[] = [];
    if (!headers.authorization?.startsWith('Bearer sk_')) problems.push('no bearer key');
    if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version']))) problems.push('no Stripe-Version');
    if (method === 'POST' && !headers['idempotency-key']) problems.push('no Idempotency-Key');
    if (method !== 'GET' && headers['content-type'] !== 'application/x-www-form-urlencoded')
      problems.push('not a form');
    if (template === null) problems.push('unknown path');
    else if (contract && !newerCalls.includes(call)) {
      problems.push(...(contract.requestDifferences(method, template, params) ?? ['not in the contract']));
    }
    return problems.map((problem) => `${call}: ${problem}`);
  };
}
