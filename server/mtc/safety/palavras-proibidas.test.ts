import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { variantes } from '../catalog/sinais/variantes.ts';
import { sinais } from '../catalog/sinais.ts';
import { sampleAnalise, sampleDados, sampleProtocolo, sampleRelatorio } from '../render/sample-relatorio.ts';
import { conferirRelatorio } from './conferir-relatorio.ts';
import { pontosCitados, regrasDePalavras } from './palavras-proibidas.ts';

const antes = 'O Baço pede atenção.';
const depois = 'Descansar ajuda.';

function check(frase: string, historicoMedico = 'Diz ter diabetes há anos.') {
  const textos: RelatorioDraft = { ...sampleRelatorio.textos, sindromes: `${antes} ${frase} ${depois}` };
  const dados = { ...sampleDados, historicoMedico, marcapasso: 'sim' as const };
  const resultado = conferirRelatorio({
    dados,
    tipo: 'completo',
    analise: sampleAnalise,
    protocolo: sampleProtocolo,
    textos,
  });
  return { sindromes: resultado.textos.sindromes, regras: resultado.seguranca.map(({ regra }) => regra) };
}

const casos: Record<string, { viola: string[]; permite: string[] }> = {
  promessa_de_cura: {
    viola: [
      'Este protocolo cura a insônia.',
      'O resultado é garantido.',
      'Não se preocupe, este chá cura a dor.',
      'A dor será eliminada de vez e resolve para sempre.',
      'Um efeito milagroso.',
    ],
    permite: ['Nenhum tratamento promete cura, e não cura sozinho.', 'A procura por equilíbrio é gradual.'],
  },
  suspensao_de_medicamento: {
    viola: [
      'Suspenda o antidepressivo aos poucos.',
      'Pode parar de tomar o remédio.',
      'Não é mais necessário usar insulina.',
      'O protocolo substitui o tratamento médico.',
      'Reduza a medicação.',
    ],
    permite: [
      'Nunca interrompa um medicamento por conta própria.',
      'O protocolo não substitui o tratamento médico.',
      'Reduza o café à noite.',
      'Até aqui se registrou: imunidade reduzida por doença ou remédio.',
    ],
  },
  dose_de_medicamento: {
    viola: ['Use 500 mg ao dia.', 'Tome 2 comprimidos à noite.'],
    permite: ['Beba 2 litros de água.'],
  },
  diagnostico_medico: {
    viola: ['Mariana tem depressão.', 'O quadro é compatível com hipotireoidismo.', 'Apresenta uma gastrite leve.'],
    permite: [
      'A cliente relata que tem diabetes.',
      'Isso não indica gastrite.',
      'O ponto fica na depressão à frente do osso.',
      'Apresenta Calor no Estômago.',
      'O que perguntar a seguir: tem diabetes ou ferida no pé?',
    ],
  },
  dados_de_outra_pessoa: {
    viola: [
      'Escreva para joao@exemplo.com agora.',
      'Ligue (11) 98888-7777.',
      'CPF 123.456.789-09.',
      'A paciente Joana teve o mesmo quadro.',
    ],
    permite: ['A cliente Mariana dorme tarde.', 'Em 2026 começou a cansar.'],
  },
  endereco_na_internet: {
    viola: ['Veja https://exemplo.org.', 'Visite www.exemplo.com hoje.', 'Acesse exemplo.com.br agora.'],
    permite: ['Durma bem. Coma devagar.'],
  },
  marcacao_no_texto: {
    viola: ['Veja <script>alert(1)</script> aqui.', 'Use <img src=x onerror=alert(1)>.', 'Clique [aqui](x).'],
    permite: ['Frio < Calor neste caso.'],
  },
  revisao_nao_ocorrida: {
    viola: ['Relatório revisado por um médico.'],
    permite: ['Deve ser revisto pelo terapeuta antes do uso.'],
  },
  codigo_fora_da_tabela: { viola: ['Padrão SF58 confirmado.', 'Código TM30.01.'], permite: ['Padrão SF70 (Baço).'] },
  ponto_fora_do_protocolo: {
    viola: ['Usar também R1 e BL23.'],
    permite: ['E36 e ST36 são o mesmo ponto.', 'Falta vitamina B12 na dieta.'],
  },
  tecnica_excluida: {
    viola: ['Aplicar eletroestimulação suave.'],
    permite: ['Evite eletroestimulação.', 'A eletroacupuntura não é indicada: não usar eletroacupuntura.'],
  },
};

describe('forbidden words', () => {
  it('have cases and a source for every rule', () => {
    expect(Object.keys(casos)).toEqual(regrasDePalavras.map(({ id }) => id));
    expect(regrasDePalavras.every(({ fonte }) => fonte !== '')).toBe(true);
  });

  it.each(Object.entries(casos))(
    '%s: the sentence is removed, its neighbours stay, and the removal is noted',
    (regra, { viola, permite }) => {
      for (const frase of viola) {
        const resultado = check(frase);
        expect(resultado.sindromes, frase).toBe(`${antes} ${depois}`);
        expect(resultado.regras, frase).toContain(regra);
      }
      for (const frase of permite) expect(check(frase).regras, frase).not.toContain(regra);
    },
  );

  it('do not allow a disease that the client never named', () => {
    expect(check('A cliente relata que tem lúpus.').regras).toContain('diagnostico_medico');
  });

  it('never leaves a required text empty', () => {
    const textos = { ...sampleRelatorio.textos, sintese: 'Isto cura tudo.' };
    const { textos: limpos } = conferirRelatorio({
      dados: sampleDados,
      tipo: 'completo',
      analise: sampleAnalise,
      protocolo: sampleProtocolo,
      textos,
    });
    expect(limpos.sintese).toBe('O texto desta parte foi retirado pela verificação de segurança.');
  });

  it('let a report list every sign of the catalogue', () => {
    const rotulos = [...Object.values(sinais), ...Object.values(variantes)].map(({ rotulo }) => rotulo);
    const lista = rotulos.map((rotulo) => `Até aqui se registrou: ${rotulo}.`).join(' ');
    expect(check(lista).sindromes).toContain(lista);
  });

  it('remove nothing from the texts of the local writer', () => {
    const resultado = conferirRelatorio({
      dados: sampleDados,
      tipo: 'completo',
      analise: sampleAnalise,
      protocolo: sampleProtocolo,
      textos: sampleRelatorio.textos,
    });
    expect(resultado.textos).toEqual(sampleRelatorio.textos);
  });

  it('do not take vertebrae and vitamins for points', () => {
    expect(pontosCitados('E36, IG 4 e vértebra C7 com vitamina B12')).toEqual(['ST36', 'LI4']);
  });
});
