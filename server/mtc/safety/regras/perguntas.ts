import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { imas, listar, oms, qualquerUm, type RegraClinica, semCorrenteNemSangria } from '../regra.ts';
import type { Relatos } from '../relatos.ts';

/** Questions on which a technique depends, their names in the note, and the signs with which a text answers them. */
const perguntas = [
  ['marcapasso', 'marca-passo', ['marca_passo', 'dispositivo_implantado']],
  ['anticoagulante', 'anticoagulante', ['anticoagulante', 'antiagregante']],
  ['epilepsia', 'epilepsia ou convulsão', ['epilepsia', 'anticonvulsivante']],
  ['cancer', 'câncer', ['cancer', 'oncologia']],
] as const;

function semResposta(dados: DadosAnamnese, relatos: Relatos): string[] {
  return perguntas
    .filter(
      ([campo, , sinais]) => dados[campo] === null && relatos.certeza(...sinais) === null && !relatos.nega(...sinais),
    )
    .map(([, nome]) => nome);
}

export const idSemResposta = 'seguranca_sem_resposta';

/** What nobody asked is not known to be safe. */
export const regrasDasPerguntas: readonly RegraClinica[] = [
  {
    id: idSemResposta,
    gravidade: 'evitar',
    fonte: `${oms}, seções 2 e 4`,
    motivo: (dados, relatos) => {
      const faltam = semResposta(dados, relatos);
      if (faltam.length === 0) return null;
      const semAlergias =
        (dados.alergias ?? '').trim() === '' &&
        !relatos.frases.some(({ sinais, negados }) =>
          [...sinais.keys(), ...negados].some((sinal) => sinal.startsWith('alergia_')),
        );
      const nenhuma = faltam.length === perguntas.length && semAlergias;
      const quais = listar(semAlergias ? [...faltam, 'alergias'] : faltam);
      const abertura = nenhuma
        ? 'Nenhuma pergunta de segurança foi respondida'
        : `Sem resposta na ficha: ${quais}. Este relatório não sabe se há restrição`;
      return `${abertura}${nenhuma ? `: ${quais}. Este relatório não sabe se há restrições` : ''}: confirme antes de agulhar. Até lá, sem corrente elétrica, ímãs, sangria nem agulhas que ficam na pele.`;
    },
    efeito: {
      ...semCorrenteNemSangria,
      retirarTerapias: qualquerUm(semCorrenteNemSangria.retirarTerapias, imas),
    },
  },
];
