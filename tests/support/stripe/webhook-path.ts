/** Where an app takes events. */
export function webhookUrlOf(baseUrl: string): string {
  return `${baseUrl}/api/stripe/webhook`;
}
