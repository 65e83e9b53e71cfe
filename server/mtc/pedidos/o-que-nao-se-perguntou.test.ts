import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { semOQueFoiDito } from '../diferenciacao/ja-dito.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { fichaCalada } from '../safety/ficha-calada.ts';
import { semAgulhas } from '../safety/regras/pedidos.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { lerPedidos } from './ler-pedidos.ts';
import { responderPedidos } from './responder-pedidos.ts';

const ficha = (mais: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 38,
  sexo: 'feminino',
  tpm: [],
  queixaPrincipal: 'Dor na lombar há dois meses, piora com frio.',
  ...mais,
});
const recusa = (objetivosCliente: string) => semAgulhas(lerRelatos(ficha({ objetivosCliente })), { idade: 38 });
const perguntas = (mais: Partial<DadosAnamnese>) =>
  lerPedidos(ficha(mais)).filter(({ assunto }) => assunto === 'pergunta');

describe('a question about needles', () => {
  it.each([
    'as agulha não faz mal?',
    'agulha não faz mal pro bebê não né?',
    'a agulha não vai pegar no nervo?',
    'agulhas não prejudicam o remédio da pressão?',
    'essas agulha não machuca o neném?',
    'agulha não pode dar infecção?',
  ])('is no refusal: %s', (fala) => {
    expect(recusa(fala)).toBeNull();
  });

  it.each(['agulha não, por favor', 'sem agulha? não quero agulhas', 'Agulha nem pensar', 'prefiro sem agulhas'])(
    'and a refusal stays one: %s',
    (fala) => {
      expect(recusa(fala)).toBe('pedido');
    },
  );
});

describe('what the therapist asked', () => {
  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'Dorme mal. Perguntei por tristeza e por ideias de morte: nega.' },
    { queixaPrincipal: 'Tensa. Perguntei com calma o que isso queria dizer: é desabafo.' },
    { historicoMedico: 'Perguntei se pode parar o remédio, disse que o médico não deixa' },
    { historicoMedico: 'os freguês pergunta se eu tô resfriado' },
  ])('is no question of the client: %o', (mais) => {
    expect(perguntas(mais)).toEqual([]);
  });

  it.each(['Pergunta se pode nadar', 'queria saber se posso tomar sol', 'posso parar a pomada?', 'Perguntou se dói'])(
    'and hers stays: %s',
    (objetivosCliente) => {
      expect(perguntas({ objetivosCliente })).not.toEqual([]);
    },
  );
});

describe('a visit that an answer names', () => {
  const respostas = (mais: Partial<DadosAnamnese>) => {
    const dados = ficha(mais);
    const { analise, protocolo } = diagnosticar(dados, [], 'completo');
    const conferido = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
    return responderPedidos({ dados, analise, ...conferido })
      .map(({ resposta }) => resposta)
      .join(' ');
  };
  const jogar = 'posso voltar a jogar vôlei?';

  it('is one that a note asks for', () => {
    expect(respostas({ objetivosCliente: jogar, historicoMedico: 'perna morta ao acordar' })).not.toMatch(
      /avaliação( médica)? que a Segurança pede/,
    );
    expect(respostas({ objetivosCliente: jogar, historicoMedico: 'desmaiei anteontem na rua' })).toMatch(
      /avaliação( médica)? que a Segurança pede/,
    );
  });
});

describe('a question of which a part was answered', () => {
  const dita = (pergunta: string, historicoMedico: string) => semOQueFoiDito(pergunta, ficha({ historicoMedico }));

  it.each([
    ['há pensamento de se machucar ou de machucar o bebê?', 'vontade de morrer não tenho'],
    ['há desmaio ao levantar ou ao virar a cabeça?', 'nunca desmaiei'],
    ['há dormência na perna ou no pé?', 'sem dormência nem formigamento'],
    ['há inchaço das pernas ou das mãos?', 'não incha nada'],
    ['houve sangramento depois da relação ou entre as menstruações?', 'nunca teve sangramento'],
    ['há febre com calafrio, ou com dor nas costas?', 'febre não'],
  ])('is a sentence or nothing: %s', (pergunta, historicoMedico) => {
    expect(dita(pergunta, historicoMedico)).toMatch(/^$|^(há|houve|tem) (?!(de|da|do|no|na|ao|das|dos|com|entre) )/);
  });

  it('keeps what stands by itself', () => {
    expect(dita('há febre, sangue nas fezes ou perda de peso?', 'febre não')).toBe(
      'há sangue nas fezes ou perda de peso?',
    );
    expect(dita('há tontura ou desmaio?', 'tontura não')).toBe('há desmaio?');
    expect(dita('há febre ou chiado?', 'nada disso')).toBe('há febre ou chiado?');
    expect(dita('há choro ou palpitação?', 'choro fácil')).toBe('há palpitação?');
  });
});
