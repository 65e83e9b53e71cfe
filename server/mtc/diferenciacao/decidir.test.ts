import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';

const analise = (respostas: Record<string, unknown>) =>
  analisar(
    dadosAnamneseSchema.parse({
      nomeCliente: 'Cliente',
      idade: 50,
      sexo: 'masculino',
      telefone: '11999990000',
      email: 'c@example.com',
      queixaPrincipal: 'Cansaço, palpitação e insônia, com fezes moles e pé gelado',
      ...respostas,
    }),
    [],
  );

describe('the question that would decide', () => {
  it('names the neighbouring hypothesis, and for either side a sign that nobody has asked for yet', () => {
    const { padroes, achados } = analise({});
    const [primeiro, segundo] = padroes;
    expect(primeiro?.decidiria).toContain(`Para separar de ${segundo?.nome}, verifique:`);
    const perguntados = primeiro?.decidiria.split('verifique:')[1] ?? '';
    for (const { label } of achados) expect(perguntados).not.toContain(`${label} fala`);
  });

  it('takes no complaint as told that nobody told', () => {
    const perguntas = analise({ queixaPrincipal: 'Irritada, suspira muito, nó na garganta, pior com estresse' })
      .padroes.map(({ decidiria }) => decidiria)
      .join(' ');
    expect(perguntas).not.toMatch(/\b(A dor|a tontura|a tosse|o cansaço|o inchaço)\b[^.]*\?/i);
  });

  it('does not ask for what was just told, and keeps what still has to be examined', () => {
    const fria = (queixaPrincipal: string) =>
      analise({ queixaPrincipal }).padroes.find(({ id }) => id === 'vento_frio_umidade_canais')?.decidiria;
    const pergunta = 'A dor piora com frio ou tempo úmido e melhora com calor?';
    expect(fria('Dor nas articulações dos joelhos e das mãos, rigidez, dor muscular')).toContain(pergunta);
    const respondida = fria('Dor nas articulações e dor muscular, piora com frio e tempo úmido, melhora com calor');
    expect(respondida).not.toContain(pergunta);
    expect(respondida).toContain('Articulação quente e vermelha seria Calor.');
  });

  it('does not ask for what an opposite sign, a denied general sign or a regular cycle answers, nor twice for one sign', () => {
    const perguntas = (respostas: Record<string, unknown>) =>
      analise(respostas)
        .padroes.map(({ decidiria }) => decidiria)
        .join(' ');
    const frio = { queixaPrincipal: 'Dor no joelho e na lombar, dedos roxos no inverno', fatoresAgravantes: ['Frio'] };
    expect(perguntas({ ...frio, fatoresAmeliorantes: ['Calor local'] })).not.toContain('melhora com frio');
    const mulher = {
      sexo: 'feminino',
      idade: 30,
      queixaPrincipal: 'Cólica menstrual com coágulos',
      cicloRegular: 'sim',
    };
    expect(perguntas(mulher)).not.toMatch(/atras|adiantad|ciclo irregular/);
    for (const { decidiria } of analise({ queixaPrincipal: 'Insônia, ansiedade e tristeza' }).padroes) {
      const [antes = '', verificar = ''] = decidiria.split('verifique:');
      if (/Há preocupação/.test(antes)) expect(verificar).not.toContain('preocupação');
    }
  });

  it('does not ask about menstruation when no finding says that the client menstruates', () => {
    for (const { decidiria } of analise({ queixaPrincipal: 'Dor fixa em pontada, pior à noite, com cansaço' }).padroes)
      expect(decidiria.split('verifique:')[1] ?? '').not.toMatch(/menstru|fluxo|cólica/);
  });
});

describe('root and branch', () => {
  it('names the root when there is one, and otherwise says what to look for', () => {
    const { raizManifestacao, padroes } = analise({});
    expect(raizManifestacao?.raiz).toBe(padroes.find(({ natureza }) => natureza === 'raiz')?.id);
    const semRaiz = analise({
      queixaPrincipal: 'Furúnculo vermelho, quente e com pus',
      historicoMedico: 'Pulso rápido e cheio.',
    });
    expect(semRaiz.raizManifestacao?.raiz).toBeNull();
    expect(semRaiz.raizManifestacao?.explicacao).toMatch(/ainda não apareceu.+(pergunte|veja)/s);
  });
});
