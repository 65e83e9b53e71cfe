/** `data:` address of an SVG. The content security policy allows it in an image. */
export async function drawQrCode(text: string): Promise<string> {
  // Loaded on demand, because few requests need it.
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
