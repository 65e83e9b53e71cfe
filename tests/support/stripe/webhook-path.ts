/** The path of an app's webhook. */
export function webhookUrlOf(baseUrl: string): string {
  return `${baseUrl}/api/stripe/webhook`;
}
