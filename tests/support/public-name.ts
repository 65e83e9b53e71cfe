/** The headers of a request to `https://…` that came through a proxy which replaced Host; `fetch` can send them. */
export function publicEnv(publicUrl: string): Record<string, string> {
  return { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' };
}

export function publicHeaders(publicUrl: string): Record<string, string> {
  return { origin: publicUrl, 'x-forwarded-host': new URL(publicUrl).host };
}
