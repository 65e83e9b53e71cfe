import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, Protocolo } from '@meridia/shared/relatorio.ts';
import { sinaisPresentes } from '../achados/achado-id.ts';
import type { Tema } from '../catalog/tema.ts';
import { type Terapia, terapias } from '../catalog/terapias.ts';
import { apoioGeral } from './candidatos.ts';
import { idadeAdulta } from './forca-do-estimulo.ts';
import { type PadraoTratado, temasTratados } from './padroes-tratados.ts';
import { temPeleFragil } from './pele-fragil.ts';

/** Therapies that suit the treated patterns and harm none of them: best first those with a reason in her case, then those that suit anybody. */
export function ordenarTerapias(
  padroes: readonly PadraoTratado[],
  {
    dados,
    regras,
    semMoxa,
    achados,
  }: { dados: DadosAnamnese; regras: ReadonlySet<string>; semMoxa: boolean; achados: readonly Achado[] },
): Protocolo['terapias'] {
  const { idade } = dados;
  const peleFragil = temPeleFragil(dados);
  const semAgulha = idade < idadeAdulta || regras.has('sem_agulhas');
  const tratados = padroes.filter(({ tratado }) => tratado);
  const temas = temasTratados(padroes);
  const presentes = sinaisPresentes(achados);
  const cabe = (terapia: Terapia) =>
    idade >= terapia.idadeMinima &&
    idade <= terapia.idadeMaxima &&
    !terapia.evitarNasRegras.some((regra) => regras.has(regra)) &&
    !terapia.temasContrarios.some((tema) => temas.has(tema)) &&
    !terapia.sinaisContrarios.some((sinal) => presentes.has(sinal)) &&
    !(semMoxa && terapia.id === 'moxabustao') &&
    !(puxamAPele.has(terapia.id) && (peleFragil || idade >= idadeFragil)) &&
    !(peleFragil && (terapia.id === 'tuina' || terapia.id === 'escalda_pes')) &&
    // Instead of a needle; beside one it only fills the list.
    !(terapia.id === 'cromopuntura' && idade >= idadeAdulta && !regras.has('sem_agulhas'));
  const principal = tratados[0]?.padrao.id ?? apoioGeral;
  const ditos = new Set<Tema>();
  const todas = terapias
    .filter(cabe)
    .map((terapia) => {
      const razoes = razoesPara(terapia, tratados);
      return { terapia, razoes, peso: razoes.reduce((soma, { ganho }) => soma + ganho, terapia.base) };
    })
    .sort((a, b) => b.peso - a.peso || (a.terapia.id < b.terapia.id ? -1 : 1))
    .map(({ terapia: { id, nome, como, proposito }, razoes }) => {
      // Each therapy names a theme of its own, and one of the main pattern; what would suit anybody is no reason.
      const razao = razoes.find(({ tema, padraoId }) => padraoId === principal && !ditos.has(tema));
      if (razao) {
        ditos.add(razao.tema);
        return { id, nome, descricao: `${como} ${motivos[razao.tema]}`, padraoId: razao.padraoId, lugar: 0 };
      }
      const doSeuPlano = tratados.length === 0 || doPlano.has(id) || (id === 'acupressao' && semAgulha);
      return {
        ...{ id, nome, descricao: `${como} ${proposito}`, padraoId: razoes[0]?.padraoId ?? principal },
        lugar: doSeuPlano ? 0 : soEnfeitam.has(id) ? 2 : 1,
      };
    });
  return todas.sort((a, b) => a.lugar - b.lugar).map(({ lugar: _, ...terapia }) => terapia);
}

/** What suits anybody and says nothing of her: the last to be named. */
const soEnfeitam: ReadonlySet<string> = new Set(['florais', 'musicoterapia', 'aromaterapia']);
/** What carries the points of this plan needs no other reason: seeds at its ear points, and what a child gets instead of needles. */
const doPlano: ReadonlySet<string> = new Set(['auriculoterapia', 'shonishin']);
const puxamAPele: ReadonlySet<string> = new Set(['ventosaterapia', 'gua_sha']);
const idadeFragil = 80;

/** The reasons for a therapy: one gain per theme that it shares with a treated pattern, greatest first. */
function razoesPara({ temas }: Terapia, tratados: readonly PadraoTratado[]) {
  return tratados
    .flatMap(({ padrao, tratamento, peso }) =>
      temas.flatMap((tema, ordem) =>
        tratamento.temas.includes(tema)
          ? { tema, padraoId: padrao.id, ganho: peso * Math.max(0.12, 0.36 - 0.06 * ordem) }
          : [],
      ),
    )
    .sort((a, b) => b.ganho - a.ganho);
}

const motivos: Record<Tema, string> = {
  calor: 'Aqui ajuda a aquietar e a baixar o calor.',
  calor_vazio: 'Aqui ajuda a recolher o calor que sobe por falta de Yin.',
  frio: 'Aqui ajuda a aquecer o que o frio travou.',
  deficiencia: 'Aqui sustenta a energia sem desgastar.',
  excesso: 'Aqui ajuda a liberar o que está em excesso.',
  qi: 'Aqui ajuda a refazer o Qi aos poucos.',
  xue: 'Aqui apoia a formação do Sangue.',
  yin: 'Aqui favorece o repouso, que nutre o Yin.',
  yang: 'Aqui ajuda a sustentar o Yang.',
  essencia: 'Aqui ajuda a poupar e a cultivar a essência.',
  estagnacao: 'Aqui ajuda o Qi parado a voltar a circular.',
  estase: 'Aqui ajuda a mover o Sangue.',
  umidade: 'Aqui ajuda o Baço a escoar a umidade.',
  fleuma: 'Aqui ajuda a não formar mais fleuma.',
  secura: 'Aqui ajuda a preservar os líquidos.',
  exterior: 'Aqui ajuda a soltar a superfície do corpo.',
  vento: 'Aqui ajuda a firmar o que o vento agita.',
  shen: 'Aqui ajuda a aquietar a mente e o sono.',
  digestao: 'Aqui apoia a digestão entre as sessões.',
  intestino: 'Aqui apoia o ritmo do intestino.',
  respiracao: 'Aqui dá amplitude à respiração.',
  aguas: 'Aqui apoia o movimento dos líquidos.',
  canais: 'Aqui solta músculos e articulações.',
  pele: 'Aqui cuida da pele com suavidade.',
};
