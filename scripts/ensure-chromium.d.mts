export function ensureChromium(): Promise<string | undefined>;
