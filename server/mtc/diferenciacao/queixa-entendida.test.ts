import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { descreverAbertura } from '../render/descrever-abertura.ts';
import { sampleDados, sampleRelatorio } from '../render/sample-relatorio.ts';
import { conferirProtocolo, idDaQueixa } from '../safety/conferir-relatorio.ts';
import { escreverPrognostico } from '../writer/plano.ts';
import { queixaNaoEntendida } from './queixa-entendida.ts';

const ficha = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}): DadosAnamnese => ({
  ...sampleDados,
  historicoMedico: null,
  medicamentos: null,
  inicioQueixa: null,
  ...mudancas,
  queixaPrincipal,
});

const semLeitura = (dados: DadosAnamnese) => queixaNaoEntendida(dados, lerAnamnese(dados));

/** Words that no vocabulary knows. */
const inventada = 'O joelho direito tá de xerém, brocado por dentro. Sola dos pés quente';

describe('a main complaint of which nothing was read', () => {
  it('is told by its first place or function', () => {
    expect(semLeitura(ficha(inventada))).toMatchObject({ assunto: 'joelho' });
    expect(semLeitura(ficha('Tá tudo xumbregado por dentro de mim', sozinha))?.assunto).toBeNull();
  });

  it('is none where an answer tells what the place has', () => {
    expect(semLeitura(ficha('Dor no joelho direito que piora no frio'))).toBeNull();
    expect(semLeitura(ficha('Não durmo', { sintomasGerais: ['insônia'] }))).toBeNull();
    expect(semLeitura(ficha('A mãe tem labirintite. Azia depois do jantar'))).toBeNull();
    expect(semLeitura(ficha('Espirra muito. De manhã não levanta, dorme tarde demais', sozinha))).toBeNull();
  });

  it('keeps the confidence low, foretells nothing, takes no other sign for the complaint and says so on the first page', () => {
    const dados = ficha(inventada);
    const { analise, protocolo } = diagnosticar(dados, [], 'completo');
    expect(analise.padroes.every(({ confianca }) => confianca < 0.45)).toBe(true);
    if (!protocolo) throw new Error('a complete report has a protocol');
    expect(escreverPrognostico(protocolo)).not.toMatch(/em aberto|favorável|cautela/);
    expect(protocolo.sessoes.fases[0]?.objetivo).not.toContain('queixa principal');
    const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
    const { alertas } = descreverAbertura({ ...sampleRelatorio, seguranca });
    const nota = alertas.find(({ titulo }) => titulo === 'Queixa a esclarecer')?.notas[0];
    expect(nota?.regra).toBe(idDaQueixa);
    expect(nota?.texto).toContain('xerém');
    expect(nota?.texto).toContain('Entendido');
  });
});

const sozinha: Partial<DadosAnamnese> = { urina: null, evacuacao: null };
