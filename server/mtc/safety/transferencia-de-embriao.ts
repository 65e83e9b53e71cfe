// The days between a transfer, an insemination or a late period and the test: a pregnancy that nobody can know of yet. Sources: SBRA, Diretrizes de
// reprodução assistida; Betts and Budd, Forbidden points in pregnancy, Acupunct Med 29 (2011).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { falaQueDiz } from './citar.ts';
import { certezaDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { lerDuracoes } from './quantidades.ts';
import { podeGestar } from './regra.ts';
import type { Relatos } from './relatos.ts';

const embriao = '(embria\\w+|embrio\\w*|blasto\\w*|morula)';
const quando =
  '(anteontem|ontem|hoje|ha|faz|dia|na|no|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana passada|fresc[oa]|congelad[oa]|d|com|de (1|2|3|um|dois|tres))';
const transferiu = new RegExp(
  [
    `\\b(transf\\w*|implant(ou|aram|ei|ado|ados|acao)|coloc(ou|aram|ado|ados|ei)|bot(ou|aram|ei)|pus|puseram|pos|recebi|recebeu)( \\w+){0,4} ${embriao}\\b(?!( \\w+){0,3} (cabelo|capilar))`,
    `\\b${embriao}( \\w+){0,4} (transferid[oa]s?|implantad[oa]s?|colocad[oa]s?)\\b`,
    '\\b(transferencia|transf) (embrionaria|de embria\\w+|da fiv)\\b',
    // "TEC D5", "TE D3", "FET d5", "D5 pós-TE"
    '\\b(tec|te|fet) (d|dia|de blasto\\w*) ?[2-7]\\b(?! vitamina)',
    '\\b(d|dia) ?\\d{1,2} (pos|depois d[ao]|apos) (a )?(tec|te|fet|transf\\w*)\\b',
    '\\b(pos|apos|fiz|fez) (a |o )?(tec|te|fet)\\b(?! (de|do|da|com|sem|normal|cranio))',
    `\\b(fet|tec) ${quando}\\b(?! (cranio|cabeca|torax|abdome|abdomen|coluna|encefal\\w*|contraste|trauma))`,
    '\\bfiz( \\w+){0,2} transferencia\\b( \\w+){0,4} (clinica|fertilidade|fiv|reproducao)\\b',
    '\\b(transferencia|transferi|transferimos) (feita |foi )?(dia|ontem|anteontem|ha|na|no)\\b(?=.*\\b(fiv|embri\\w+|beta|progesterona|utrogestan|clinica)\\b)',
    // A full stop behind "transf" ends a sentence.
    '^embrionaria (ontem|anteontem|hoje|ha|d|dia|na|no|com|fresc[oa]|congelad[oa])\\b',
    // Insemination
    '\\b(iiu|inseminacao( artificial| intra ?uterina)?|inseminad[oa]|coito programado)\\b',
  ].join('|'),
);
const esperaOBeta = new RegExp(
  [
    '\\b(aguard\\w+|esper\\w+|falta|sai)( \\w+){0,3} (o |do |pelo )?(resultado d[oe] )?beta\\b(?! ?bloq)',
    '\\bbeta( ?hcg)?( \\w+)? (em \\d+|daqui|dia \\d+|marcad[oa]|agendad[oa]|amanha|depois de amanha|na (segunda|terca|quarta|quinta|sexta)|n[oa] (sabado|domingo)|(segunda|terca|quarta|quinta|sexta|sabado) que vem|semana que vem)\\b',
    '\\b(faco|fazer|farei|vou fazer|vai fazer|fara|colher|colho)( o| a)? beta\\b',
    '\\bbeta ?espera\\b',
  ].join('|'),
);
/** The test has come, or the cycle has begun anew. */
const acabou =
  /\b(beta|bhcg|hcg|teste)( \w+){0,4} negativ\w+|\b(nao (deu certo|pegou|vingou)|sem sucesso|falh(ou|a)|bioquimica|abort\w+|perdi|perdeu|nasc(eu|eram|ido)|nasceram)\b/;
const porVir =
  /\b(vai|vou|vamos|quer|quero|pretend\w+|planej\w+|aguard\w+( \w+){0,2} para|antes d[ae]|prepar\w+( \w+){0,3} (para|pra)|marcad[oa] para|agendad[oa] para|fila|congelad[oa]s? e)( \w+){0,3} (a )?(transfer\w+|implantar|iiu|insemina\w+|tec|te|fet)\b/;
/** In days: by then the test has been made. */
const diasAteOBeta = 31;

function transferiuNaFrase(frase: Frase): boolean {
  if (frase.campo === 'alergias' || frase.campo === 'objetivosCliente') return false;
  const { texto, palavras } = frase;
  if (acabou.test(texto) || porVir.test(texto)) return false;
  if (lerDuracoes(palavras).some((dias) => dias > diasAteOBeta) || /\b((19|20)\d\d|anos|ano passado)\b/.test(texto))
    return false;
  const certeza = certezaDoPadrao(frase, transferiu);
  // "Na quarta da semana passada foi transferido um blastocisto" is over, and not what came of it.
  return certeza === 'certo' || (certeza === 'passado' && haPouco.test(texto));
}

const haPouco =
  /\b(hoje|ontem|anteontem|semana passada|est[ae] semana|nest[ae] semana|(na|no|desde|de) (ultim[oa] )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)|(ha|faz|tem) (\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|poucos) dias?)\b/;

/** A late period with a test that is still to come, or a test that nobody has read yet. */
const testeDeGravidez =
  /\b(teste|exame)( de sangue)? (de|da|pra|para) (gravidez|ver se (estou|esta|to|ta) gravida)\b|\bteste de farmacia\b|\bb?(eta )?hcg\b|\bbeta\b(?! ?(bloq|caroten|met|lactam|alanina))/;
const testeAFazer =
  /\b(vou|vai|vamos) (fazer|colher|tirar|repetir)\b|\b(faco|farei|fara|colho)\b|\b(marquei|marcou|marcad[oa]|agend\w+|comprei|comprou|pedi|pediu|pediram|solicit\w+)\b|\b(ainda nao|nao) (fiz|fez)\b|\b(resultado|exame|teste)( \w+){0,3} (sai|fica pronto|amanha|(est[ae]|nest[ae]|dest[ae]) (semana|segunda|terca|quarta|quinta|sexta|sabado|domingo)|(segunda|terca|quarta|quinta|sexta|sabado|domingo))\b|\b(amanha|depois de amanha)\b/;
const atrasada =
  /\b(menstruacao|menstru\w+|regras?|ela|ciclo)( \w+){0,4} (atras\w+|nao (veio|desceu|baixou))\b|\b(atras(o|ada|ou))( \w+){0,3} (\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze)? ?(dias?|semanas?|menstru\w+|regras?)\b|\bnao (desceu|veio|baixou)( \w+){0,3} (menstru\w+|regras?|esse mes|este mes)\b|\b(estou|to|ta|esta) atrasada\b(?! (para|pra|no|na|com|o|a)\b)/;
const outroTeste = /\b(covid|dengue|hiv|glicose|alergi\w+|admissional|vocacional|direcao|ergometrico|esforco|escola)\b/;

/** "Atrasou dez dias e o teste é sexta": nobody can know yet. */
function esperaOTeste({ frases }: Relatos): boolean {
  const dela = frases.filter(({ texto, campo }) => campo !== 'alergias' && !deOutra.test(texto));
  if (dela.some(({ texto }) => acabou.test(texto))) return false;
  const porFazer = dela.some(
    ({ texto }) => testeDeGravidez.test(texto) && testeAFazer.test(texto) && !outroTeste.test(texto),
  );
  const atrasou = dela.some((frase) => atrasada.test(frase.texto) && frase.campo !== 'objetivosCliente');
  const testeMarcado = dela.some(
    ({ texto }) => /\bteste\b/.test(texto) && testeAFazer.test(texto) && !outroTeste.test(texto),
  );
  return porFazer || (atrasou && testeMarcado);
}

const deOutra = /\b(irma|amiga|prima|cunhada|filha|nora|vizinha|colega|sobrinha|esposa|mulher)\b/;

/** What is awaited is told of nobody else, although its result is open. */
function esperaNaFrase({ texto }: Frase): boolean {
  return esperaOBeta.test(texto) && !acabou.test(texto) && !deOutra.test(texto);
}

const diz = (frase: Frase) => transferiuNaFrase(frase) || esperaNaFrase(frase);

/** Whether an embryo was transferred, or an insemination made, and the test has not come yet. */
export function transferiuHaPouco({ sexo }: Pick<DadosAnamnese, 'sexo'>, relatos: Relatos): boolean {
  return sexo !== 'masculino' && relatos.frases.some(diz);
}

/** Whether a pregnancy may have begun of which only a test to come will tell: by a clinic, or by a late period with the test still open. */
export function testeEmAberto(dados: Pick<DadosAnamnese, 'sexo' | 'idade'>, relatos: Relatos): boolean {
  return (
    transferiuHaPouco(dados, relatos) || (podeGestar(dados) && (esperaOTeste(relatos) || atrasouTentando(relatos)))
  );
}

/** A period that is late now, told beside the wish for a child: nobody has tested yet, or nobody tells the result. */
function atrasouTentando(relatos: Relatos): boolean {
  const dela = relatos.frases.filter(({ texto, campo }) => campo !== 'alergias' && !deOutra.test(texto));
  if (dela.some(({ texto }) => acabou.test(texto))) return false;
  return (
    dela.some(
      ({ texto, campo }) => campo !== 'objetivosCliente' && atrasouAgora.test(texto) && !sempreAtrasa.test(texto),
    ) &&
    (relatos.diz('tentativa_gestar') || dela.some(({ texto }) => tentando.test(texto)))
  );
}

const atrasouAgora =
  /\b(menstruacao|menstru\w+|regras?|ciclo|ela)( \w+){0,3} (atrasou|atrasad[oa]|esta atrasad[oa]|nao (veio|desceu|baixou))\b|\b(atraso|atrasou|atrasada)( \w+){0,2} (\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze) (dias?|semanas?)\b|\bnao (desceu|veio|baixou)( \w+){0,2} (menstru\w+|regras?|(est|ess)e mes)\b/;
const sempreAtrasa = /\b(sempre|costuma\w*|todo mes|vive|as vezes|anos|desde (menina|mocinha|adolescente|os \d+))\b/;
const tentando =
  /\b(tent(o|a|amos|ando|ante)|quer(o|emos|endo)?|plane(jo|jando|ja)|busc(o|ando)|sonh\w+)( \w+){0,3} (engravidar|gravidez|gestar|ser mae|um (bebe|nenem|filho))\b|\bestamos liberados\b|\b(parei|larguei|suspendi|tirei)( \w+){0,3} (pilula|anticoncepcional|diu)( \w+){0,3} (engravidar|gravidez|bebe|filho)\b|\btentante\b/;

/** What tells of it, as it was written; '' where it may not be quoted. */
export function falaDaTransferencia({ frases }: Relatos): string {
  return falaQueDiz(frases, diz);
}
