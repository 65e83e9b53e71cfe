/** SVG does not break lines: this puts words into lines of at most `letras` letters. A longer word gets a line of its own. */
export function quebrarLinhas(texto: string, letras: number): string[] {
  const linhas: string[] = [];
  for (const palavra of texto.split(' ').filter((parte) => parte !== '')) {
    const ultima = linhas.at(-1);
    if (ultima === undefined || ultima.length + 1 + palavra.length > letras) linhas.push(palavra);
    else linhas[linhas.length - 1] = `${ultima} ${palavra}`;
  }
  return linhas;
}
