import { type Correcao, withDecisao } from '@meridia/shared/anamnese/correcoes.ts';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerTexto } from '../leitura/ler-texto.ts';
import { citarFonte, nomearAchado } from '../render/fonte-do-achado.ts';
import { compararLeituras } from './comparar-leituras.ts';
import { lerAnamnese } from './ler-anamnese.ts';

const texto = 'Insônia há meses e pés frios. Nega dor de cabeça.';

const ler = (correcoes: Correcao[], queixaPrincipal = texto) =>
  lerAnamnese(
    dadosAnamneseSchema.parse({
      nomeCliente: 'Cliente',
      idade: 40,
      sexo: 'feminino',
      telefone: '11999990000',
      email: 'c@example.com',
      queixaPrincipal,
      correcoes,
    }),
  );
const achar = (achados: ReturnType<typeof ler>, sinal: string) =>
  achados.find(({ id }) => id === `${sinal}@queixaPrincipal`);

function corrigir(sinal: string, decisao: Correcao['decisao']): Correcao[] {
  const sign = lerTexto(texto, 'queixaPrincipal', 1).find((mencao) => mencao.sinal === sinal);
  if (!sign) throw new Error(`${sinal} is not read`);
  return withDecisao([], { campo: 'queixaPrincipal', texto, sign, decisao });
}

describe('a finding that the therapist corrected', () => {
  it('is gone when she took it away, and the others stay as they were', () => {
    const achados = ler(corrigir('insonia', 'removido'));
    expect(achar(achados, 'insonia')).toBeUndefined();
    expect(achados).toEqual(ler([]).filter(({ id }) => id !== 'insonia@queixaPrincipal'));
  });

  it('says the opposite when she turned it round, and names her beside the words', () => {
    const dor = achar(ler(corrigir('dor_cabeca', 'presente')), 'dor_cabeca');
    expect(achar(ler([]), 'dor_cabeca')).toMatchObject({ presente: false });
    expect(dor).toMatchObject({ presente: true, confirmado: 'ao_contrario' });
    expect(dor && citarFonte(dor)).toMatch(/^Queixa principal, confirmado por você; no texto: “.*dor de cabeça.*”$/);
    const frio = achar(ler(corrigir('membros_frios', 'negado')), 'membros_frios');
    expect(frio && nomearAchado(frio)).toBe('Pés frios: ausente');
  });

  it('says so when she confirmed it', () => {
    const insonia = achar(ler(corrigir('insonia', 'presente')), 'insonia');
    expect(insonia).toMatchObject({ presente: true, confirmado: 'como_lido' });
    expect(insonia && citarFonte(insonia)).toBe('Queixa principal, relato: “Insônia”, confirmado por você');
    const untouched = achar(ler([]), 'insonia');
    expect(untouched && citarFonte(untouched)).toBe('Queixa principal, relato: “Insônia”');
  });

  it('stays when a later reader no longer reads it, under a name of the catalogue', () => {
    const unread: Correcao = {
      campo: 'queixaPrincipal',
      sinal: 'sonolencia',
      rotulo: 'palavras de fora',
      decisao: 'presente',
      trecho: 'Insônia há meses',
    };
    const sonolencia = achar(ler([unread]), 'sonolencia');
    expect(sonolencia).toMatchObject({ presente: true, forca: 1, valor: 'Insônia há meses' });
    expect(sonolencia?.label).not.toBe(unread.rotulo);
    expect(
      achar(ler([{ ...unread, sinal: 'membros_frios', rotulo: 'mãos frias' }], 'Insônia há meses'), 'membros_frios'),
    ).toMatchObject({ label: 'mãos frias' });
  });

  it('is not changed by an unknown sign, or by a correction whose words are gone', () => {
    const [insonia] = corrigir('insonia', 'removido');
    if (!insonia) throw new Error('no correction');
    expect(ler([{ ...insonia, sinal: 'constructor', decisao: 'presente' }])).toEqual(ler([]));
    expect(ler([insonia], 'Sofre de insônia.')).toEqual(ler([], 'Sofre de insônia.'));
  });
});

describe('two readings of the same texts', () => {
  const antes = ler([]);

  it('are compared by what they say in each text', () => {
    expect(compararLeituras(antes, ler([]))).toBeNull();
    const agora = ler(corrigir('insonia', 'removido')).map((achado) =>
      achado.id === 'dor_cabeca@queixaPrincipal' ? { ...achado, presente: true } : achado,
    );
    expect(compararLeituras(antes, agora)).toEqual({
      agora: [{ label: 'dor de cabeça', presente: true, onde: 'Queixa principal' }],
      naoMais: expect.arrayContaining([
        { label: 'insônia', presente: true, onde: 'Queixa principal' },
        { label: 'dor de cabeça', presente: false, onde: 'Queixa principal' },
      ]),
    });
  });

  it('leave out closed answers and photos, which nobody reads', () => {
    const fechado = { ...antes[0], id: 'x', label: 'x', valor: '', forca: 1, presente: true };
    const mais = [
      { ...fechado, fonte: 'anamnese.sintomasGerais' },
      { ...fechado, fonte: 'foto.lingua.x' },
    ];
    expect(compararLeituras(antes, [...antes, ...mais])).toBeNull();
  });
});
