/** How a request looks that came to `https://…` through a proxy which put a name of its own into Host: what `fetch` can send. */
export function publicEnv(publicUrl: string): Record<string, string> {
  return { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' };
}

export function publicHeaders(publicUrl: string): Record<string, string> {
  return { origin: publicUrl, 'x-forwarded-host': new URL(publicUrl).host };
}
