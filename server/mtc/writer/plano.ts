import type { Elemento, Protocolo } from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos } from './nomes.ts';
import { contar, contrair, limitar, listar, minuscula, paragrafo, porExtenso } from './portugues.ts';
import type { Redacao } from './redacao.ts';

type Categoria = Protocolo['orientacoes'][number]['categoria'];

/** What to change first at home, and why. */
export function escreverOrientacoes({ facts, pessoa, escolha }: Redacao, { orientacoes }: Protocolo): string {
  if (orientacoes.length === 0) return paragrafo('Não há orientações de estilo de vida nesta avaliação');
  const essenciais = orientacoes.filter(({ prioridade }) => prioridade === 'Essencial');
  const orgao = facts.analise.padroes[0]?.orgaos[0];
  const elemento: Elemento = orgao ? nomesOrgaos[orgao].elemento : 'terra';
  const campos = [...new Set((essenciais.length > 0 ? essenciais : orientacoes).map(({ categoria }) => categoria))];
  const nomes = listar(campos.map((campo) => nomesCategorias[campo]));
  const quantas = `${porExtenso(essenciais.length, 'a')} ${essenciais.length === 1 ? 'orientação essencial' : 'orientações essenciais'}`;
  const inicio =
    essenciais.length === 0
      ? escolha('sem-essencial', [
          `Nenhuma orientação é urgente para ${pessoa.quem}: convém começar pelas que couberem melhor na rotina`,
          `Como nada é urgente, ${pessoa.quem} pode começar pelo que lhe parecer mais fácil`,
        ])
      : escolha('essenciais', [
          `Para ${pessoa.quem}, convém começar por ${quantas}, no campo ${nomes}`,
          `O começo está em ${quantas}, que ${essenciais.length === 1 ? 'toca' : 'tocam'} o campo ${nomes}`,
          `Entre as sugestões há ${quantas} (campo ${nomes}), e é por aí que ${pessoa.quem} pode começar`,
        ]);
  return limitar(
    paragrafo(
      inicio,
      porQue(campos[0] ?? 'rotina', elemento, escolha),
      essenciais.length < orientacoes.length
        ? escolha('demais', [
            'As demais entram aos poucos, de preferência uma por semana, para que se tornem hábito',
            'O restante pode esperar: um hábito de cada vez dura mais do que dez de uma só vez',
            'As outras se acrescentam uma a uma, quando a anterior já não custar esforço',
            'Depois, uma nova por semana basta',
          ])
        : '',
      escolha('apoio-em-casa', [
        'São apoios ao cuidado energético e não mudam nenhum tratamento médico em curso',
        'Elas acompanham o que já foi prescrito, sem mudar nada do que o médico orientou',
        'Tudo isso caminha ao lado do acompanhamento de saúde que já existe',
        'Servem de apoio, e o que foi prescrito por médicos continua como está',
      ]),
    ),
    2500,
  );
}

const nomesCategorias: Record<Categoria, string> = {
  alimentacao: 'da alimentação',
  rotina: 'da rotina',
  emocoes: 'das emoções',
  movimento: 'do movimento',
  sono: 'do sono',
};

/**
 * Why this part of life matters to this element. Source: Su Wen 2 and 5; Maciocia, Foundations, ch. 20-22 (causes of disease).
 */
const razoes: Record<Categoria, Record<Elemento, string>> = {
  alimentacao: {
    madeira: 'o que se come com pressa ou com raiva para no meio do caminho, e o Fígado se ressente',
    fogo: 'café, álcool e pimenta acendem o que já está aceso no Coração',
    terra: 'cada refeição pede ao Baço o trabalho que agora lhe custa',
    metal: 'o que umedece sem gelar poupa o Pulmão e o Intestino Grosso',
    agua: 'o Rim se refaz devagar, e o alimento morno e regular é o que mais o poupa',
  },
  rotina: {
    madeira: 'o Fígado gosta de ritmo e se tensiona com o imprevisto',
    fogo: 'o Shen se aquieta quando o dia tem começo e fim',
    terra: 'o centro se firma quando o dia tem horários',
    metal: 'o Pulmão guarda melhor a superfície de quem se protege do vento e descansa',
    agua: 'o Rim se gasta com excesso de trabalho e se refaz com pausas',
  },
  emocoes: {
    madeira: 'o que não se expressa fica preso no Fígado',
    fogo: 'o Coração recebe todas as emoções antes dos outros',
    terra: 'o pensamento que gira sem fim amarra o Baço',
    metal: 'a tristeza guardada encurta a respiração',
    agua: 'o medo desce e cansa o Rim',
  },
  movimento: {
    madeira: 'mover o corpo é o modo mais simples de mover o Qi do Fígado',
    fogo: 'o movimento suave leva o calor do peito para as extremidades',
    terra: 'caminhar depois de comer ajuda o Baço a transformar',
    metal: 'respirar enquanto se move fortalece o Pulmão',
    agua: 'o movimento moderado aquece a lombar sem gastar a reserva do Rim',
  },
  sono: {
    madeira: 'é de noite que o Sangue volta ao Fígado',
    fogo: 'o Shen só se refaz quando encontra onde repousar',
    terra: 'quem dorme pouco acorda pedindo ao Baço uma força que ele não tem',
    metal: 'o Pulmão recomeça a respiração do corpo de madrugada',
    agua: 'o sono é a hora em que a Água se recolhe e se refaz',
  },
};

function porQue(categoria: Categoria, elemento: Elemento, escolha: Redacao['escolha']): string {
  const razao = razoes[categoria][elemento];
  return escolha('por-que-ai', [
    `A razão é simples: ${razao}`,
    `O motivo está ${contrair('em', nomesElementos[elemento].comArtigo)}: ${razao}`,
    `Por que aí? Porque ${razao}`,
  ]);
}

/** Rhythm, phases and the date of the next review. */
export function escreverSessoes({ escolha }: Redacao, { sessoes }: Protocolo): string {
  const total = contar(sessoes.total, 'sessão', 'sessões', 'a');
  const dito = semPonto(sessoes.frequencia);
  // "Conforme a disponibilidade …" does not fit after "no ritmo de".
  const ritmo = dito.startsWith('conforme') ? dito : `no ritmo de ${dito}`;
  return limitar(
    paragrafo(
      escolha('ritmo', [
        `O plano prevê ${total}, ${ritmo}`,
        `São ${total} ao todo, ${ritmo}`,
        `Estima-se um percurso de ${total}, ${ritmo}`,
      ]),
      ...sessoes.fases.map((fase, lugar) => descreverFase(fase, lugar, escolha)),
      escolha('rever', [
        'A cada fase, convém rever sintomas, língua e pulso antes de seguir adiante',
        'Entre uma fase e outra, vale olhar de novo a língua, tomar o pulso e ouvir o que mudou',
        'Antes de passar de fase, sintomas, língua e pulso dizem se é hora',
        'O calendário é uma proposta: quem decide a passagem de fase é a reavaliação',
      ]),
    ),
    1800,
  );
}

const ordinais = ['primeira', 'segunda', 'terceira', 'quarta'];

function descreverFase(
  { nome, sessoes, semanas, objetivo }: Protocolo['sessoes']['fases'][number],
  lugar: number,
  escolha: Redacao['escolha'],
): string {
  const quantas = contar(sessoes, 'sessão', 'sessões', 'a');
  const quando = minuscula(semanas);
  const ordem = ordinais[lugar] ?? `${lugar + 1}ª`;
  const fim = semPonto(objetivo).replace(/:.*$/, '');
  return escolha('fase', [
    `A ${ordem} fase, de ${minuscula(nome)}, ocupa ${quantas} (${quando}) e serve para ${fim}`,
    `Na fase de ${minuscula(nome)}, ${quantas} (${quando}) se destinam a ${fim}`,
    `Para ${fim}, ${sessoes === 1 ? 'reserva-se' : 'reservam-se'} ${quantas} na ${ordem} fase, a de ${minuscula(nome)} (${quando})`,
  ]);
}

export function escreverPrognostico({ pessoa, escolha }: Redacao, { prognostico }: Protocolo): string {
  return limitar(
    paragrafo(
      abrirPrognostico(prognostico.nivel, pessoa.de, escolha),
      ...prognostico.razoes,
      escolha('expectativa', [
        'É uma expectativa, não uma promessa: cada pessoa responde no próprio ritmo',
        'São expectativas, e não promessas; o corpo tem o seu tempo',
        'Nada disso é promessa: é o que a experiência permite esperar',
        'O ritmo de cada pessoa pode confirmar ou corrigir essa expectativa',
      ]),
    ),
    1800,
  );
}

function abrirPrognostico(nivel: Protocolo['prognostico']['nivel'], de: string, escolha: Redacao['escolha']): string {
  switch (nivel) {
    case 'favoravel':
      return escolha('favoravel', [
        'O prognóstico energético é favorável, desde que haja continuidade',
        `As condições ${de} são favoráveis, contanto que o cuidado seja regular`,
        'Há boas razões para esperar resposta, com sessões regulares',
      ]);
    case 'reservado':
      return escolha('reservado', [
        'O prognóstico energético é reservado: espera-se resposta gradual, a ser reavaliada com frequência',
        `Para o quadro ${de} espera-se uma resposta gradual, com reavaliações frequentes (prognóstico reservado)`,
        'O caminho tende a ser gradual, e o prognóstico energético se diz reservado',
      ]);
    case 'cauteloso':
      return escolha('cauteloso', [
        'O prognóstico energético pede cautela, com metas curtas e acompanhamento médico em paralelo',
        `O quadro ${de} pede cautela: metas curtas, estímulos leves e acompanhamento médico em paralelo`,
      ]);
  }
}

function semPonto(text: string): string {
  return minuscula(text.trim()).replace(/\.$/, '');
}
