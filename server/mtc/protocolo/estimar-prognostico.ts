import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Confianca, describeConfianca } from '@meridia/shared/confianca.ts';
import type { Achado, Protocolo } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { idDaQueixa } from '../safety/conferir-relatorio.ts';
import { inicioContado } from './inicio-contado.ts';
import type { PadraoTratado } from './padroes-tratados.ts';

interface Razao {
  /** '' where another part of the report says it. */
  texto: string;
  /** Above 0 the reason lengthens the treatment, below 0 it shortens it. */
  peso: number;
}

/**
 * Level and reasons. They follow from duration, age, how clear, how many and how deep the patterns are, pain, habits, and signs
 * that need a physician.
 */
export function estimarPrognostico(
  dados: DadosAnamnese,
  padroes: readonly PadraoTratado[],
  regras: ReadonlySet<string>,
  {
    sinalDeAlerta,
    perguntaAberta = false,
    achados,
  }: {
    sinalDeAlerta: boolean;
    /** A question of safety that nobody has answered yet: it is no sign of alarm. */
    perguntaAberta?: boolean;
    achados: readonly Achado[];
  },
): Protocolo['prognostico'] {
  const razoes = [
    razaoDoTempo(dados, achados),
    razaoDaIdade(dados),
    razaoDosPadroes(padroes),
    razaoDaClareza(padroes),
    razaoDoQueSeTrata(padroes),
    razaoDaDor(dados),
    razaoDosHabitos(dados, achados),
    sinalDeAlerta ? { texto: doAlerta, peso: 3 } : perguntaAberta ? { texto: daPergunta, peso: 1 } : null,
    condicoesEmParalelo.some((regra) => regras.has(regra))
      ? { texto: 'Há uma condição de saúde que pede acompanhamento médico em paralelo.', peso: 3 }
      : null,
    regras.has('gestacao')
      ? { texto: 'A gestação pede poucos pontos e estímulo suave, com metas curtas.', peso: 1 }
      : null,
  ].filter((razao) => razao !== null);
  if (regras.has(idDaQueixa)) return { nivel: 'reservado', razoes: [semQueixa] };
  const soma = razoes.reduce((total, { peso }) => total + peso, 0);
  const leve = !sinalDeAlerta && dados.intensidadeDor !== null && dados.intensidadeDor > 0 && dados.intensidadeDor <= 4;
  return {
    // Without a pattern nothing is known that a good outlook could rest on.
    nivel:
      soma > 3 ? 'cauteloso' : (soma > 1 && !leve) || sinalDeAlerta || padroes.length === 0 ? 'reservado' : 'favoravel',
    // Before the physician has looked nothing else is foretold.
    razoes: sinalDeAlerta ? [doAlerta] : razoes.map(({ texto }) => texto).filter((texto) => texto !== ''),
  };
}

/** Also the whole of what the text of the prognosis says, because nothing can be foretold. */
export const semQueixa = 'Enquanto a queixa principal não for entendida, não se estima a resposta ao tratamento.';

/** Signs by which the text tells of more time than the answer about the beginning. */
const doTempoLongo: ReadonlySet<string> = new Set<SinalId>(['cronico', 'constitucional']);

/** The beginning by a sign that was read where no duration stands: "ontem", "de uns dias para cá". */
function inicioLido(achados: readonly Achado[]): DadosAnamnese['inicioQueixa'] {
  const lido = (sinal: SinalId) =>
    achados.some((achado) => achado.presente && achado.forca > 0 && sinalDoAchado(achado) === sinal);
  return lido('cronico') ? 'anos' : lido('inicio_recente') ? 'recente' : null;
}

function razaoDoTempo(dados: DadosAnamnese, achados: readonly Achado[]): Razao {
  const inicioQueixa = dados.inicioQueixa ?? inicioContado(dados) ?? inicioLido(achados);
  // "Alergia há muitos anos" is the time of something else.
  const contaMais = achados.some(
    (achado) =>
      achado.presente && achado.fonte === 'anamnese.queixaPrincipal' && doTempoLongo.has(sinalDoAchado(achado) ?? ''),
  );
  if ((inicioQueixa === 'recente' || inicioQueixa === 'meses') && contaMais)
    return {
      texto: `O início foi marcado como ${inicioQueixa === 'meses' ? 'de meses' : 'recente'}, e o texto fala de mais tempo: confirme.`,
      peso: 1,
    };
  if (inicioQueixa === 'recente')
    return { texto: 'A queixa é recente, o que favorece uma resposta mais rápida.', peso: -1 };
  if (inicioQueixa === 'meses') return { texto: 'A queixa dura meses; as primeiras sessões mostram o ritmo.', peso: 0 };
  if (inicioQueixa === 'anos') return { texto: 'A queixa dura anos, o que pede constância e metas graduais.', peso: 1 };
  if (inicioQueixa === 'infancia')
    return { texto: 'A queixa vem da infância: a constituição pede um cuidado mais longo.', peso: 2 };
  return { texto: 'O início da queixa não foi informado e vale esclarecê-lo na próxima conversa.', peso: 0 };
}

const daPergunta = 'Antes de qualquer expectativa vem a resposta à pergunta que a Segurança faz.';
const doAlerta = 'Há um sinal de alerta: a avaliação médica vem antes de qualquer expectativa.';

function razaoDaIdade({ idade, inicioQueixa }: DadosAnamnese): Razao | null {
  // What began with her life takes long, and the text does not say the opposite in its next sentence.
  if (idade < 12 && inicioQueixa === 'infancia') return null;
  if (idade < 12) return { texto: 'Crianças costumam responder com poucas sessões.', peso: -1 };
  if (idade >= 75) return { texto: 'A idade pede estímulos suaves e um ritmo mais lento.', peso: 2 };
  if (idade >= 65) return { texto: 'A idade pede estímulos mais suaves.', peso: 1 };
  return null;
}

function razaoDosPadroes(padroes: readonly PadraoTratado[]): Razao {
  const quantos = padroes.filter(({ tratado }) => tratado).length;
  if (quantos === 0) return { texto: 'Nenhum padrão se destacou: convém reavaliar com língua e pulso.', peso: 1 };
  if (quantos === 1) {
    return padroes[0] && palavraDe(padroes[0]) === 'alta'
      ? { texto: 'Um padrão se destaca com clareza, o que dá foco ao cuidado.', peso: -1 }
      : { texto: 'O plano cuida de um só padrão, ainda a confirmar.', peso: 0 };
  }
  if (quantos === 2) return { texto: '', peso: 0 };
  return { texto: '', peso: 1 };
}

function razaoDaClareza([principal]: readonly PadraoTratado[]): Razao | null {
  if (!principal || palavraDe(principal) !== 'baixa') return null;
  return { texto: '', peso: 1 };
}

function razaoDaDor({ intensidadeDor }: DadosAnamnese): Razao | null {
  if (intensidadeDor === null || intensidadeDor < 8) return null;
  return {
    texto: 'Pela intensidade informada, convém reavaliar depois de três sessões e não insistir sem resposta.',
    peso: 1,
  };
}

function palavraDe({ padrao }: PadraoTratado): Confianca['palavra'] {
  return describeConfianca(padrao.confianca).palavra;
}

const condicoesEmParalelo = ['neoplasia', 'risco_de_infeccao', 'figado_ou_rins', 'restricao_de_liquidos', 'epilepsia'];

function razaoDoQueSeTrata(padroes: readonly PadraoTratado[]): Razao | null {
  const temas = padroes[0]?.tratamento.temas;
  if (!temas) return null;
  if (temas.includes('essencia')) return { texto: 'O quadro toca a essência do Rim, que se refaz devagar.', peso: 2 };
  if (temas.includes('estase')) {
    // A treatment may move the Blood where nobody named a stasis.
    const nomeada = /\bestase\b/i.test(padroes[0]?.padrao.nome ?? '');
    return { texto: nomeada ? 'A estase de Sangue costuma ceder aos poucos.' : '', peso: 1 };
  }
  if (temas.includes('yin') || temas.includes('yang')) {
    return { texto: 'O quadro toca Yin ou Yang, que se refazem mais devagar do que o Qi.', peso: 1 };
  }
  if (temas.includes('exterior')) return { texto: '', peso: -1 };
  return null;
}

function razaoDosHabitos(
  { cigarro, frequenciaAlcool, estresseNivel, qualidadeSono, atividadeFisica }: DadosAnamnese,
  achados: readonly Achado[],
): Razao | null {
  const pesam = [
    cigarro === 'diario' ? 'o tabaco diário' : null,
    frequenciaAlcool === 'regularmente' ? 'o álcool regular' : null,
    estresseNivel !== null && estresseNivel >= 8 ? 'o nível de estresse' : null,
    qualidadeSono === 'ruim' ? 'a qualidade do sono' : null,
  ].filter((habito) => habito !== null);
  if (pesam.length > 0) {
    const [primeiro, ...outros] = pesam;
    const lista = outros.length === 0 ? primeiro : `${pesam.slice(0, -1).join(', ')} e ${pesam.at(-1)}`;
    return { texto: `Entre os hábitos, pesa${pesam.length > 1 ? 'm' : ''} ${lista}.`, peso: pesam.length > 1 ? 1 : 0 };
  }
  const contradito = achados.some((achado) => achado.presente && contraOsHabitos.has(sinalDoAchado(achado) ?? ''));
  if (qualidadeSono === 'boa' && !contradito && praticaHoje(atividadeFisica))
    return { texto: 'O sono bom e o corpo em movimento ajudam a recuperação.', peso: -1 };
  return null;
}

/** Signs of a bad night or of rest that an answer "boa" or a sport does not outweigh. */
const contraOsHabitos: ReadonlySet<string> = new Set<SinalId>([
  'insonia',
  'insonia_inicial',
  'despertares_noturnos',
  'sono_ruim',
  'sonolencia',
  'acorda_cansado',
  'sedentarismo',
]);

/** Whether the answer tells of a sport of today: "pilates 2x", and not "antes pedalava", "não vai há um mês" or "nada". */
export function praticaHoje(atividadeFisica: string | null): boolean {
  const dita = semAcentos(atividadeFisica ?? '').trim();
  return (
    dita !== '' &&
    !/\b(nao|nunca|nada|nd|nenhum\w*|sem|sedentari\w*|parou|parad[oa]|parei|antes|antigamente|ja (fez|fiz|praticou)|quando (da|consegue)|queria|pretende)\b/.test(
      dita,
    )
  );
}
