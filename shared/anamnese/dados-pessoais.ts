import { z } from 'zod';
import { requiredName } from '../visible-name.ts';
import type { DecidingAnswers } from './deciding-answers.ts';
import { requiredText } from './fields.ts';
import { choiceQuestion, lineQuestion, numberQuestion, requiredAnswer } from './question.ts';
import type { AnamneseSection } from './section.ts';

const sexo = choiceQuestion({
  label: 'Sexo',
  reportName: 'Sexo',
  half: true,
  essential: true,
  options: { feminino: 'Feminino', masculino: 'Masculino', outro: 'Outro' },
});
export const sexos = sexo.values;

/** The answer of a client without a phone or email, or who told none. An invented contact would be worse than none. */
export const semContato = 'Não tem / não informou';

/** The contact as it can be used; empty when the client gave none. */
export function contactOf(answer: string): string {
  return answer === semContato ? '' : answer;
}

export const dadosPessoais = {
  id: 'dados-pessoais',
  title: 'Dados Pessoais',
  leigo: { title: 'Quem é você' },
  questions: {
    nomeCliente: requiredAnswer(
      lineQuestion({
        label: 'Nome completo do cliente',
        leigo: { label: 'Seu nome completo' },
        reportName: 'Nome',
        maxLength: 120,
        format: 'name',
        essential: true,
      }),
      requiredName('Informe o nome do cliente', 120),
    ),
    idade: requiredAnswer(
      numberQuestion({
        label: 'Idade',
        leigo: { label: 'Sua idade' },
        reportName: 'Idade',
        min: 0,
        max: 120,
        start: 30,
        unit: 'anos',
        half: true,
        essential: true,
      }),
      z
        .number({ error: 'Informe a idade em anos' })
        .int('Informe a idade em anos completos')
        .min(0, 'A idade não pode ser negativa')
        .max(120, 'Confira a idade: o máximo é 120 anos'),
    ),
    sexo: requiredAnswer(sexo, z.enum(sexos, { error: 'Escolha o sexo' })),
    telefone: requiredAnswer(
      lineQuestion({
        label: 'Telefone',
        leigo: { label: 'Seu telefone' },
        reportName: 'Telefone',
        maxLength: 30,
        placeholder: '(11) 99999-0000',
        format: 'phone',
        half: true,
        essential: true,
      }),
      requiredText('Informe o telefone', 30).refine(
        (value) => value === semContato || value.replace(/\D/g, '').length >= 8,
        {
          error: 'Informe o telefone com DDD, por exemplo (11) 99999-0000',
        },
      ),
    ),
    email: requiredAnswer(
      lineQuestion({
        label: 'Email',
        leigo: { label: 'Seu email' },
        reportName: 'Email',
        maxLength: 254,
        placeholder: 'nome@exemplo.com',
        format: 'email',
        half: true,
        essential: true,
      }),
      z.preprocess(
        (value) => (typeof value === 'string' ? value.trim() : value),
        z
          .string({ error: 'Informe o email do cliente' })
          .min(1, 'Informe o email do cliente')
          .max(254, 'O email pode ter no máximo 254 caracteres')
          .refine((value) => value === semContato || z.email().safeParse(value).success, {
            error: 'Informe um email válido, como nome@exemplo.com',
          }),
      ),
    ),
    profissao: lineQuestion({
      label: 'Profissão',
      leigo: { label: 'Em que você trabalha?' },
      reportName: 'Profissão',
      maxLength: 120,
      half: true,
    }),
    localidade: lineQuestion({
      label: 'Localidade',
      leigo: { label: 'Onde você mora?' },
      reportName: 'Localidade',
      maxLength: 120,
      placeholder: 'Cidade e estado',
      half: true,
    }),
  },
} as const satisfies AnamneseSection;

/** The menstrual section is shown only in this range of ages, in years, both ends included. */
export const menstrualAge = { min: 12, max: 55 } as const;

export function hasMenstrualSection({ sexo, idade }: DecidingAnswers): boolean {
  return sexo === 'feminino' && typeof idade === 'number' && idade >= menstrualAge.min && idade <= menstrualAge.max;
}
