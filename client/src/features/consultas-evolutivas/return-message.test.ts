import { describe, expect, it } from 'vitest';
import { returnChatUrl } from './return-message.ts';

const id = '0b0a86a8-5c3f-4b53-9d4a-0f6d2c1b7a11';
const retorno = {
  ...{ consultaId: id, avaliacaoId: id, clienteId: id, nome: 'Helena Prado', telefone: '(11) 98888-7777' },
  ...{ retornoEm: '2026-12-01', atrasado: false, idade: 42, ultimoPadrao: 'Deficiência de Qi do Baço' },
};
const textOf = (url: string) => new URL(url).searchParams.get('text');

describe('the message about a return', () => {
  it('opens the chat of the client and names neither family names nor a health matter', () => {
    const url = returnChatUrl(retorno, 'Marina Duarte Lopes');
    expect(url).toMatch(/^https:\/\/wa\.me\/5511988887777\?text=/);
    expect(textOf(url)).toBe(
      'Olá, Helena! Aqui é Marina. Combinamos de nos ver de novo por volta de 01 de dezembro. Que horário fica bom para você?',
    );
    expect(textOf(url)).not.toMatch(
      /sess|consulta|acupuntura|tratamento|sintoma|dor|clínica|terap|saúde|Prado|Duarte/i,
    );
  });

  it('asks whom to send it to when no number is known', () => {
    expect(returnChatUrl({ ...retorno, telefone: 'não tem' }, 'Marina')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });
});
