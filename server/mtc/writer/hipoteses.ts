import type { Achado, PadraoResultado, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { compararEvidencia, evidenciaDoPadrao, sinaisQueFaltam } from './evidencia.ts';
import { mecanismoDe } from './mecanismos.ts';
import { padraoComArtigo } from './nomes.ts';
import { contrair, limitar, listar, minuscula, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { artigoDe, comArtigo, concordar, listarRotulos, listarRotulosCom, oRotulo, rotuloDe } from './rotulos.ts';
import { descreverConfianca } from './sintese.ts';

/**
 * One text per hypothesis: its rank and the reason, the mechanism, evidence for and against, missing signs, and what would
 * decide.
 */
export function escreverHipoteses(redacao: Redacao): RelatorioDraft['hipoteses'] {
  const { analise } = redacao.facts;
  return analise.padroes.map((padrao, lugar) => {
    const texto = lugar === 0 ? escreverPrincipal(padrao, redacao) : escreverSeguinte(padrao, lugar, redacao);
    return {
      padraoId: padrao.id,
      texto: limitar(texto, 1800),
      achadoIds: evidenciaDoPadrao(analise, padrao).achadoIds,
    };
  });
}

function escreverPrincipal(padrao: PadraoResultado, redacao: Redacao): string {
  const { facts, memoria, escolha } = redacao;
  const evidencia = evidenciaDoPadrao(facts.analise, padrao);
  const respostas = memoria.nomearFortes(evidencia.respostas, 5);
  const exame = memoria.nomearFortes(evidencia.exame, 3);
  const confianca = `confiança ${descreverConfianca(padrao.confianca)}`;
  return paragrafo(
    escolha('principal', [
      `É a leitura que explica mais sinais de uma só vez (${confianca})`,
      `Vem em primeiro lugar porque reúne mais sinais do que qualquer outra (${confianca})`,
      `É por onde a leitura deste quadro começa (${confianca})`,
      `Nenhuma outra hipótese dá conta de tantos sinais ao mesmo tempo (${confianca})`,
    ]),
    explicarMecanismo(padrao, respostas, redacao),
    argumentar(respostas, padrao, redacao),
    escreverExame(exame, respostas.length > 0, padrao, redacao),
    natureza(padrao, redacao),
    contrarios(evidencia.contra, redacao),
    faltas(padrao, redacao),
    decidir(padrao, redacao),
  );
}

function escreverSeguinte(padrao: PadraoResultado, lugar: number, redacao: Redacao): string {
  const { facts, memoria, escolha } = redacao;
  const [melhor] = facts.analise.padroes;
  const { comuns, proprios } = compararEvidencia(padrao, melhor ?? padrao);
  const seus = memoria.nomearFortes(proprios, 4);
  const divididos = memoria.nomear(comuns, 2);
  const confianca = `confiança ${descreverConfianca(padrao.confianca)}`;
  const posicao = ordinais[lugar] ?? 'outro';
  return paragrafo(
    escolha('seguinte', [
      `Fica em ${posicao} lugar (${confianca})${porQueDepois(seus, divididos)}`,
      `Concorre com a primeira (${confianca})${porQueDepois(seus, divididos)}`,
      `Vale mantê-la à vista (${confianca})${porQueDepois(seus, divididos)}`,
      `Aparece em ${posicao} lugar (${confianca})${porQueDepois(seus, divididos)}`,
      `Não se descarta, mas vem depois (${confianca})${porQueDepois(seus, divididos)}`,
    ]),
    explicarMecanismo(padrao, seus, redacao),
    natureza(padrao, redacao),
    contrarios(evidenciaDoPadrao(facts.analise, padrao).contra, redacao),
    faltas(padrao, redacao),
    decidir(padrao, redacao),
  );
}

const ordinais = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];

function porQueDepois(seus: readonly Achado[], divididos: readonly Achado[]): string {
  if (seus.length === 0) {
    return divididos.length === 0
      ? ''
      : `: tudo o que fala por ela, como ${listarRotulos(divididos)}, a primeira também explica`;
  }
  const dividido =
    divididos.length === 0
      ? ''
      : `; ${listarRotulos(divididos)} ${concordar(divididos, 'pertence', 'pertencem')} às duas`;
  return seus.length < 3
    ? `: de próprio há apenas ${listarRotulos(seus)}${dividido}`
    : `: de próprio traz ${listarRotulos(seus)}${dividido}`;
}

function explicarMecanismo({ id, nome }: PadraoResultado, todos: readonly Achado[], { escolha }: Redacao): string {
  const mecanismo = mecanismoDe(id);
  if (mecanismo === '') return '';
  const padrao = padraoComArtigo(nome);
  const sinais = todos.slice(0, 3);
  if (sinais.length === 0) {
    return escolha('mecanismo-sem-sinais', [
      `Quando se fala ${contrair('de', padrao)}, o que se quer dizer é que ${mecanismo}`,
      `O que está em jogo ${contrair('em', padrao)}: ${mecanismo}`,
      `O nome quer dizer que ${mecanismo}`,
      `Sem sinais próprios, fica a ideia: ${mecanismo}`,
    ]);
  }
  const daqui = listarRotulos(sinais);
  return escolha('mecanismo', [
    `O que o nome descreve: ${mecanismo}, e daí ${concordar(sinais, 'vem', 'vêm')} ${daqui}`,
    `Nesse padrão, ${mecanismo}; é assim que se ${concordar(sinais, 'entende', 'entendem')} ${daqui}`,
    `Em outras palavras, ${mecanismo}, o que aqui aparece como ${listar(sinais.map(rotuloDe))}`,
    `A lógica é esta: ${mecanismo}. O corpo o diz ${listarRotulosCom('por', sinais)}`,
    `Dito de modo simples: ${mecanismo}. ${concordar(sinais, 'É consequência', 'São consequência')} disso ${daqui}`,
  ]);
}

/** The reasons behind the two strongest answers, with the questions they answer. */
function argumentar(respostas: readonly Achado[], { orgaos }: PadraoResultado, { memoria, escolha }: Redacao): string {
  const primeiro = memoria.comPorque(respostas, orgaos);
  if (!primeiro) return '';
  const porque = memoria.porque(primeiro);
  const onde = ondeFoiDito(primeiro);
  const segundo = memoria.comPorque(respostas, orgaos);
  const dele = concordar([primeiro], '', 'm');
  if (!segundo) {
    return escolha('porque-um', [
      `${oRotulo(primeiro)}${onde} conta${dele} muito, porque ${porque}`,
      `Repare ${contrair('em', oRotulo(primeiro))}${onde}: ${porque}`,
      `Conta${dele} muito ${oRotulo(primeiro)}${onde}, porque ${porque}`,
    ]);
  }
  const outro = memoria.porque(segundo);
  return escolha('porque', [
    `Das respostas, ${oRotulo(primeiro)}${onde} ${concordar([primeiro], 'é', 'são')} o que mais diz, porque ${porque}; ${oRotulo(segundo)} ${concordar([segundo], 'confirma', 'confirmam')}, pois ${outro}`,
    `Por que ${concordar([primeiro], 'importa', 'importam')} ${oRotulo(primeiro)}${onde}? Porque ${porque}. O mesmo raciocínio vale para ${oRotulo(segundo)}: ${outro}`,
    `Repare ${contrair('em', oRotulo(primeiro))}${onde}: ${porque}. Quanto ${contrair('a', oRotulo(segundo))}, ${outro}`,
    `${oRotulo(primeiro)}${onde} ${concordar([primeiro], 'fala', 'falam')} por si, já que ${porque}; ${oRotulo(segundo)} ${concordar([segundo], 'acompanha', 'acompanham')}, uma vez que ${outro}`,
  ]);
}

function ondeFoiDito({ fonte }: Achado): string {
  if (fonte === 'anamnese.queixaPrincipal') return ' (já na queixa)';
  if (fonte === 'anamnese.historicoMedico') return ' (no histórico)';
  return '';
}

function escreverExame(
  exame: readonly Achado[],
  comRespostas: boolean,
  { orgaos }: PadraoResultado,
  { memoria, escolha }: Redacao,
): string {
  if (exame.length === 0) {
    return comRespostas
      ? escolha('sem-exame', [
          'Língua, face e pulso ainda não falaram a favor dela, e convém ouvi-los',
          'Por enquanto ela se apoia somente no que foi contado; o exame não trouxe sinal próprio',
          'Falta-lhe um sinal do exame, e o pulso pode dá-lo',
        ])
      : '';
  }
  const motivo = memoria.comPorque(exame, orgaos);
  const porque = motivo ? `: ${memoria.porque(motivo)}` : '';
  const vistos = listarRotulos(exame);
  return escolha('exame', [
    `O exame concorda, com ${vistos}${porque}`,
    `Ao exame se ${concordar(exame, 'vê', 'veem')} ${vistos}${porque}`,
    `A observação reforça o argumento ${listarRotulosCom('por', exame)}${porque}`,
    `O que se viu aponta para o mesmo lado (${listar(exame.map(rotuloDe))})${porque}`,
  ]);
}

function natureza({ natureza: lado }: PadraoResultado, { escolha }: Redacao): string {
  return lado === 'raiz'
    ? escolha('raiz', [
        'É lida como raiz (ben): o terreno de onde os demais sinais tendem a nascer',
        'Por ser de raiz (ben), formou-se devagar e pede um cuidado mais longo',
        'Pertence à raiz (ben), a parte que faz as queixas voltarem quando não é cuidada',
        'Como padrão de raiz (ben), muda aos poucos e sustenta o que muda depressa',
        'Está na raiz (ben) do quadro: é ela que se cuida para que o alívio dure',
      ])
    : escolha('manifestacao', [
        'É lida como manifestação (biao): o que mais incomoda agora, apoiado em um desequilíbrio mais fundo',
        'Por ser manifestação (biao), costuma ser a primeira a responder quando o cuidado começa',
        'Fica na superfície do quadro (biao), onde o alívio se busca primeiro',
        'Como manifestação (biao), pode ceder cedo e voltar, se a raiz não for cuidada',
        'Pertence ao ramo (biao): é o que se vê da árvore, e não o que a alimenta',
      ]);
}

function contrarios(contra: readonly Achado[], { memoria, escolha }: Redacao): string {
  if (contra.length === 0) {
    return escolha('sem-contra', [
      'Nada do que foi informado a contradiz, o que ainda não é uma confirmação',
      'Não apareceu sinal contrário, mas a ausência de objeção não é prova',
      'Nenhum sinal fala diretamente contra ela até aqui',
      'Contra ela, por enquanto, não há nada anotado',
      'Objeções não surgiram nesta avaliação',
    ]);
  }
  const sinais = listarRotulos(contra);
  const motivo = memoria.comPorque(contra.filter(({ presente }) => presente));
  const porque = motivo ? `, porque ${memoria.porque(motivo)}` : '';
  return escolha('contra', [
    `${concordar(contra, 'Pesa', 'Pesam')} contra ela ${sinais}${porque}`,
    `Não ${concordar(contra, 'combina', 'combinam')} com ela ${sinais}${porque}`,
    `O que a contradiz: ${sinais}${porque}`,
    `A objeção vem ${listarRotulosCom('de', contra)}${porque}`,
    `Em sentido oposto ${concordar(contra, 'vai', 'vão')} ${sinais}${porque}`,
  ]);
}

function faltas(padrao: PadraoResultado, { facts, escolha }: Redacao): string {
  const faltam = sinaisQueFaltam(facts.analise, padrao, facts.dados, 2);
  if (faltam.length === 0) return '';
  const sinais = listar(faltam.map(comArtigo));
  const deles = listar(faltam.map((rotulo) => contrair('de', comArtigo(rotulo))));
  const varios = faltam.length > 1 || artigoDe(faltam[0] ?? '').length > 1;
  return escolha('faltas', [
    `Não se falou ${deles}, que ${varios ? 'costumam' : 'costuma'} acompanhá-la`,
    `Ainda não se sabe ${deles}, que a ${varios ? 'tornariam' : 'tornaria'} mais firme`,
    `Para que ganhasse força, ${varios ? 'faltariam' : 'faltaria'} ${sinais}`,
    `Ficou por perguntar se há ${listar(faltam)}, o que a aproximaria do quadro típico`,
    `Vale perguntar ${listar(faltam.map((rotulo) => contrair('por', comArtigo(rotulo))))}, que ela costuma trazer`,
  ]);
}

function decidir({ decidiria }: PadraoResultado, { escolha }: Redacao): string {
  const pergunta = decidiria.trim();
  // A text without a question (an instruction, or the note that nothing is open) needs no introduction.
  if (!/^[^.]*\?/.test(pergunta)) return pergunta;
  const baixa = minuscula(pergunta);
  return escolha('decidir', [
    `O que ajudaria a decidir: ${baixa}`,
    `Uma pergunta separa: ${baixa}`,
    `Para tirar a dúvida: ${baixa}`,
    `O que falta conferir: ${baixa}`,
    `A pergunta que decide: ${baixa}`,
  ]);
}
