import { contarPalavras, emFrases, type Faixa, type Palavra, textoDe } from './palavras.ts';

interface Voltavel {
  passada: boolean;
  datada: boolean;
  encerrada: boolean;
  fora: boolean;
  incerta: boolean;
}

/** Behind what was, or what another has, the client says of herself what is: "minha mãe teve câncer e eu estou com sangue". */
const deSi =
  /\b(e|mas|porem|so que|agora|hoje)( agora| hoje| ja)? eu( (agora|hoje|ainda|tambem|ja|mesm[oa]))? (estou|to|tou|tenho|ando|sinto|venho|continuo|sigo|fico|vivo)\b/;
/** What goes on of what was: "tive pneumonia e continuo com catarro". */
const segue =
  /\b(e|mas|porem|so que)( (ainda|agora|hoje|ate hoje))? (continuo|continua|continuam|sigo|segue|seguem)\b(?! (bem|bom|boa|normal|sem|tratando|a tratar|em tratamento|trabalhando))/;
/** "E ontem o sangue voltou", of what the same sentence told before. */
const voltou =
  /(?<!\b(nao|nunca|nem|jamais)( \w+)? )\b(ontem|anteontem|hoje|agora|est[ae] (semana|mes|noite))( \w+){0,2} (?<oque>sangue|sangramento|dor|febre|caroco|nodulo|tosse|tontura|crise|inchaco|convulsao|desmaio|ictericia|amarelo|falta de ar)( \w+)? (voltou|voltaram|reapareceu|recomecou)\b|(?<!\b(nao|nunca|nem|jamais)( \w+)? )\b(?<mesmo>sangue|sangramento|dor|febre|caroco|nodulo|tosse|tontura|crise|inchaco|convulsao|desmaio|ictericia|amarelo|falta de ar) (voltou|voltaram|reapareceu|recomecou)( \w+)? (ontem|anteontem|hoje|agora|est[ae] (semana|mes|noite))\b/;

/** Marks as of today, and as the client's, what a sentence tells of her after something past or of another. */
export function voltarAHoje(palavras: readonly Palavra[], marcas: readonly Voltavel[]): void {
  for (const frase of emFrases(palavras)) {
    const [de, ate] = frase;
    if (!marcas.slice(de, ate).some(({ passada, datada, fora }) => passada || datada || fora)) continue;
    const texto = textoDe(palavras, frase);
    const eu = deSi.exec(texto);
    if (eu) hoje(marcas, [de + contarPalavras(texto.slice(0, eu.index)), ate], { dono: true });
    const ainda = segue.exec(texto);
    if (ainda) hoje(marcas, [de + contarPalavras(texto.slice(0, ainda.index)), ate], { dono: false });
    if (voltou.test(texto)) hoje(marcas, frase, { dono: false });
  }
}

function hoje(marcas: readonly Voltavel[], [de, ate]: Faixa, { dono }: { dono: boolean }): void {
  for (const marca of marcas.slice(de, ate)) {
    marca.passada = false;
    marca.datada = false;
    marca.encerrada = false;
    if (dono && !marca.incerta) marca.fora = false;
  }
}
