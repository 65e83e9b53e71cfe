import { describe, expect, it } from 'vitest';
import { dadosDa } from '../mtc/writer/test-fichas.ts';
import { compose, diagnose, write } from './engine-tasks.ts';

const tipo = 'completo' as const;
const origem = {
  motor: 'local',
  modelo: null,
  promptVersao: null,
  catalogoVersao: '1',
  geradoEm: '2026-11-22',
} as const;

interface Wanted {
  nome: Parameters<typeof dadosDa>[0];
  queixaPrincipal?: string;
}

/** The steps of one report, each with copies, as a thread gets them. */
function* steps({ nome, queixaPrincipal }: Wanted) {
  const intake = () => {
    const dados = structuredClone(dadosDa(nome));
    return queixaPrincipal === undefined ? dados : { ...dados, queixaPrincipal };
  };
  const { analise, protocolo, safeProtocolo } = structuredClone(diagnose({ dados: intake(), observacoes: [], tipo }));
  yield;
  const textos = write({ tipo, dados: intake(), analise, protocolo: safeProtocolo, fotos: [] });
  yield;
  return compose({ dados: intake(), tipo, analise, protocolo, textos, fotos: [], clinica: null, origem });
}

function finish(report: ReturnType<typeof steps>) {
  for (;;) {
    const { done, value } = report.next();
    if (done) return value;
  }
}

describe('the steps of reports in one thread', () => {
  it('do not mix the answers of reports that are made at the same time, whether alike or not', () => {
    const wanted: Wanted[] = [
      { nome: 'tpm' },
      { nome: 'lombar' },
      { nome: 'tpm', queixaPrincipal: 'Dor no peito que vai para o braço, com suor frio, desde hoje.' },
      { nome: 'tpm' },
    ];
    const alone = wanted.map((one) => finish(steps(one)));
    const together = wanted.map((one) => steps(one));
    for (let step = 0; step < 2; step += 1) for (const report of together) report.next();
    expect(together.map(finish)).toEqual(alone);
    expect(alone[2]?.html).not.toBe(alone[0]?.html);
  });
});
