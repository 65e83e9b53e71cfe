import { expect, it } from 'vitest';
import { sampleDados } from '../mtc/render/sample-relatorio.ts';
import type { ReadingOptions, UnreadTexto } from '../ports.ts';
import { askForLeitura } from './ask-for-leitura.ts';

const options: ReadingOptions = {
  signal: new AbortController().signal,
  budget: { reserve: async () => ({ settle: async () => {} }) },
};

/** What a model is asked to read, when our reader understood nothing of the first sentence. */
async function asked(queixaPrincipal: string): Promise<readonly UnreadTexto[]> {
  let sent: readonly UnreadTexto[] = [];
  const dados = {
    ...sampleDados,
    queixaPrincipal,
    historicoMedico: '',
    urina: null,
    evacuacao: null,
    objetivosCliente: null,
  };
  await askForLeitura(
    { dados, otherNames: [] },
    {
      findUnread: async (textos) => textos.map(({ texto }) => texto.split(/[.;]\s*/).slice(0, 1)),
      read: async (textos) => {
        sent = textos;
        return { propostas: [], modelo: 'm', promptVersao: 'p', usage: null };
      },
    },
    options,
  );
  return sent;
}

it('asks for rare words of the dictionary as they stand', async () => {
  const [texto] = await asked('vive com um tijolo encravado no estômago. Dorme mal.');
  expect(texto?.trechos).toEqual(['vive com um tijolo encravado no estômago']);
});

it('asks for what stands around a word that no dictionary has, without it', async () => {
  const [texto] = await asked('um zorfilaque sobe do estômago para a goela. Dorme mal.');
  expect(texto?.texto).toContain('um [palavra] sobe do estômago');
  expect(texto?.trechos).toEqual(['sobe do estômago para a goela']);
});

it('asks nothing about people, nor when too little is left', async () => {
  expect(await asked('a vizinha Josicleide mandou dizer. Dorme mal.')).toEqual([]);
  expect(await asked('é um zorfilaque. Dorme mal.')).toEqual([]);
});
