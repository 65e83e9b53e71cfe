import type { PadraoResultado, PontoPrescrito, Protocolo } from '@meridia/shared/relatorio.ts';
import type { FatosRelatorio } from './fatos.ts';
import { padraoComArtigo } from './nomes.ts';
import { contrair, type Escolha, limitar, listar, minuscula, paragrafo, porExtenso, texto } from './portugues.ts';

export function escreverProtocolo({ analise }: FatosRelatorio, protocolo: Protocolo, escolha: Escolha): string {
  const { pontos, auriculares, terapias } = protocolo;
  const corporais = contar(pontos.length, 'ponto corporal', 'pontos corporais');
  const daOrelha = contar(auriculares.length, 'auricular', 'auriculares');
  const grupos = analise.padroes.flatMap((padrao) => descreverGrupo(padrao, pontos));
  return limitar(
    texto(
      paragrafo(
        escolha('protocolo', [
          `A proposta reúne ${corporais} e ${daOrelha}, escolhidos para tratar a raiz sem deixar de aliviar o que mais incomoda`,
          `Foram escolhidos ${corporais} e ${daOrelha}, combinando alívio do que aparece e cuidado com a raiz`,
        ]),
        ...grupos,
      ),
      paragrafo(descreverTecnica(pontos), descreverMoxa(pontos)),
      paragrafo(
        auriculares.length === 0
          ? ''
          : `Na orelha, pelo mapa da escola chinesa, entram ${listar(auriculares.map(({ nome }) => nome))}`,
        terapias.length === 0 ? '' : `Complementam o cuidado ${listar(terapias.map(({ nome }) => minuscula(nome)))}`,
        'Localização, profundidade e intensidade ficam a critério do profissional, que ajusta tudo ao que encontrar no dia',
      ),
    ),
    2500,
  );
}

export function escreverOrientacoes({ orientacoes }: Protocolo): string {
  if (orientacoes.length === 0) return paragrafo('Não há orientações de estilo de vida nesta avaliação');
  const essenciais = orientacoes.filter(({ prioridade }) => prioridade === 'Essencial');
  const campos = [...new Set(essenciais.map(({ categoria }) => nomesCategorias[categoria]))];
  const inicio =
    essenciais.length === 0
      ? 'Nenhuma orientação é urgente: convém começar pelas que couberem melhor na rotina'
      : `Vale começar ${essenciais.length === 1 ? 'pela orientação marcada como essencial' : `pelas ${porExtenso(essenciais.length, 'a')} orientações essenciais`}, no campo ${listar(campos)}`;
  return limitar(
    paragrafo(
      inicio,
      essenciais.length < orientacoes.length
        ? 'As demais entram aos poucos, de preferência uma por semana, para que se tornem hábito'
        : '',
      'São apoios ao cuidado energético e não mudam nenhum tratamento médico em curso',
    ),
    2500,
  );
}

export function escreverSessoes({ sessoes }: Protocolo): string {
  const total = contar(sessoes.total, 'sessão', 'sessões', 'a');
  const fases = sessoes.fases.map(({ nome, sessoes: quantas, semanas, objetivo }, index) => {
    const ordem = ordinais[index] ?? `${index + 1}ª`;
    const verbo = quantas === 1 ? 'é' : 'são';
    return `Na ${ordem} fase (${nome}), ${verbo} ${contar(quantas, 'sessão', 'sessões', 'a')} (${minuscula(semanas)}), para ${semPonto(objetivo)}`;
  });
  return limitar(
    paragrafo(
      `O plano prevê ${total}, no ritmo de ${semPonto(sessoes.frequencia)}`,
      ...fases,
      'A cada fase, convém rever sintomas, língua e pulso antes de seguir adiante',
    ),
    1800,
  );
}

export function escreverPrognostico({ prognostico }: Protocolo): string {
  const leitura = {
    favoravel: 'O prognóstico energético é favorável, desde que haja continuidade',
    reservado: 'O prognóstico energético é reservado: espera-se resposta gradual, a ser reavaliada com frequência',
    cauteloso: 'O prognóstico energético pede cautela, com metas curtas e acompanhamento médico em paralelo',
  } as const;
  return limitar(
    paragrafo(
      leitura[prognostico.nivel],
      ...prognostico.razoes,
      'É uma expectativa, não uma promessa: cada pessoa responde no próprio ritmo',
    ),
    1800,
  );
}

const nomesCategorias: Record<Protocolo['orientacoes'][number]['categoria'], string> = {
  alimentacao: 'da alimentação',
  rotina: 'da rotina',
  emocoes: 'das emoções',
  movimento: 'do movimento',
  sono: 'do sono',
};

function descreverGrupo(padrao: PadraoResultado, pontos: readonly PontoPrescrito[]): string[] {
  const doPadrao = pontos.filter(({ padraoId }) => padraoId === padrao.id);
  if (doPadrao.length === 0) return [];
  const nomes = listar(doPadrao.map(({ codigo, pinyin }) => `${codigo} (${pinyin})`));
  const verbo = doPadrao.length === 1 ? 'serve' : 'servem';
  return [`${nomes} ${verbo} ${contrair('a', padraoComArtigo(padrao.nome))}`];
}

function descreverTecnica(pontos: readonly PontoPrescrito[]): string {
  const verbos = { tonificar: 'tonificação', dispersar: 'dispersão', harmonizar: 'harmonização' } as const;
  const grupos = (['tonificar', 'dispersar', 'harmonizar'] as const)
    .map((tecnica) => ({
      tecnica,
      codigos: pontos.filter((ponto) => ponto.tecnica === tecnica).map(({ codigo }) => codigo),
    }))
    .filter(({ codigos }) => codigos.length > 0);
  if (grupos.length === 0) return '';
  const partes = grupos.map(({ tecnica, codigos }) => `${verbos[tecnica]} em ${listar(codigos)}`);
  return `Quanto à técnica, indica-se ${partes.join('; ')}`;
}

function descreverMoxa(pontos: readonly PontoPrescrito[]): string {
  const comMoxa = pontos.filter(({ moxa }) => moxa).map(({ codigo }) => codigo);
  if (comMoxa.length === 0) return 'Neste caso não se propõe moxa';
  return `A moxa, quando o profissional a considerar oportuna, cabe em ${listar(comMoxa)}`;
}

const ordinais = ['primeira', 'segunda', 'terceira', 'quarta'];

function semPonto(text: string): string {
  return minuscula(text.trim()).replace(/\.$/, '');
}

function contar(count: number, um: string, varios: string, genero: 'o' | 'a' = 'o'): string {
  return `${porExtenso(count, genero)} ${count === 1 ? um : count === 0 ? um : varios}`;
}
