import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const calada: DadosAnamnese = {
  ...fichaCalada,
  idade: 34,
  sexo: 'feminino',
  queixaPrincipal: 'Dor de cabeça e cansaço',
  tpm: [],
};

/** What stands in front of the plan: a question, or what another rule understood and refers or forbids. */
function seguram(mudancas: Partial<DadosAnamnese>): string[] {
  const dados = { ...calada, ...mudancas };
  return [
    ...encontrarSinaisDeAlerta(dados).filter(({ gravidade }) => gravidade === 'encaminhar'),
    ...conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] }).seguranca.filter(({ regra }) =>
      /^((pes|maos)_sem_sentir|gestacao)$/.test(regra),
    ),
  ].map(({ texto }) => texto);
}

/** Of each kind, ways to tell it, and the word that its question must hold: the one that decides. */
const generos: readonly {
  nome: string;
  pergunta: RegExp;
  ditos: readonly string[];
  mudancas?: Partial<DadosAnamnese>;
}[] = [
  {
    nome: 'gas, smoke or poison',
    pergunta: /chama, gás|carboxi|toxicologia/,
    ditos: [
      'De noite ligo o aquecedor no quarto e durmo com ele',
      'Desde que puseram o gerador dentro da garagem acordo com dor de cabeça',
      'A gente tranca a porta e dorme com o braseiro aceso',
      'Anda um cheiro de gás na cozinha',
      'O botijão está vazando um pouco',
      'Semana passada pulverizei veneno na roça sem máscara e fiquei tonta',
      'Caiu herbicida no meu braço ontem e estou enjoada',
      'Trabalho com solvente numa sala sem janela e saio zonza',
      'Dedetizaram a casa na segunda e desde então ando enjoada',
    ],
  },
  {
    nome: 'several of the house',
    pergunta: /quem mais|mais alguém|monóxido/,
    ditos: [
      'Meu marido também anda tonto desde sábado',
      'As crianças também amanheceram enjoadas',
      'Todo mundo lá em casa acordou com dor de cabeça',
      'A gata ficou cambaleando a noite toda',
      'O papagaio apareceu morto na cozinha',
      'A casa inteira amanheceu zonza',
    ],
  },
  {
    nome: 'a child on its way',
    pergunta: /gravidez|gesta(ção|nte)/i,
    ditos: [
      'Acho que estou esperando neném',
      'Parece que fiquei buchuda de novo',
      'Na farmácia deram duas listras',
      'Quinta colocaram dois embriões',
      'Puseram um embriãozinho em mim na terça',
      'O teste da farmácia deu positivo',
      'Tô atrasada e o teste é sábado',
    ],
  },
  {
    nome: 'a child just born',
    pergunta: /parto/,
    ditos: [
      'O bebê está com 3 semanas e mama bem',
      'Ganhei neném há 20 dias',
      'Cinco semanas de parto na quarta',
      'Pari faz duas semanas',
      'Ainda estou no resguardo',
      'A cesárea foi há 12 dias',
    ],
  },
  {
    nome: 'a thought of death',
    pergunta: /pensa em morrer|CVV/,
    ditos: [
      'Ando pensando besteira quando fico só',
      'Às vezes passa pela cabeça me jogar da ponte',
      'Queria fechar os olhos e não acordar mais',
      'Tem hora que acho que não faria falta',
      'Juntei umas cartelas na gaveta',
      'Se Deus me levasse seria um alívio',
    ],
  },
  {
    nome: 'what is not felt',
    pergunta: /não sente|sensibilidade|SAMU|sens/,
    ditos: [
      'Ando pisando em algodão',
      'Queimei a perna no escapamento e nem senti',
      'Perco o chinelo na rua e nem percebo',
      'Furei a planta do pé com uma tachinha e só vi o sangue no chão',
      'As mãos parece que não são minhas',
      'Não sinto se a água está quente',
      'Meus dedos do pé estão feito borracha',
    ],
  },
  {
    nome: 'blood that does not stop',
    pergunta: /sangra|sangue/,
    ditos: [
      'Apareceram manchas roxas nas pernas sem bater',
      'Fico roxa à toa',
      'Um corte no dedo custa a parar de sangrar',
      'O nariz sangra todo dia, escorrendo',
      'A gengiva sangra à toa e não para',
      'Acordei cheia de hematomas',
    ],
  },
  {
    nome: 'water that comes fast',
    pergunta: /inchou|coração|acumul/,
    ditos: [
      'A aliança não sai mais do dedo',
      'Engordei 5 kg em 10 dias sem comer mais',
      'As sandálias não fecham mais',
      'Inchei de um dia para o outro',
      'Subi três quilos em uma semana',
      'O sapato não entra mais no pé',
    ],
  },
  {
    nome: 'weight that went fast',
    pergunta: /quilos|peso/,
    ditos: [
      'As calças estão largas e não fiz regime',
      'Perdi 9 quilos em dois meses sem querer',
      'A aliança anda caindo do dedo',
      'Sequei desde o inverno, pele e osso',
    ],
  },
  {
    nome: 'an examination that may find a grave illness',
    pergunta: /suspeita|resultado|caroço|nódulo/,
    ditos: [
      'Estou esperando o resultado da biópsia do peito',
      'A biópsia sai na sexta',
      'Vou fazer uma punção da tireoide na quinta',
      'O médico pediu para descartar linfoma',
      'Acharam um nódulo no pulmão e a tomografia está marcada',
      'Aguardo a ressonância por causa de um tumor na hipófise',
    ],
  },
];

describe.each(generos)('$nome', ({ pergunta, ditos, mudancas }) => {
  it.each([...ditos])('holds the plan and asks what decides: %s', (dito) => {
    const notas = seguram({ ...mudancas, historicoMedico: `${dito}.` });
    expect(notas.join('\n')).toMatch(pergunta);
  });
});

it('asks each question by itself, with the words that raised it', () => {
  const dado = {
    historicoMedico: 'Apareceram manchas roxas nas pernas sem bater.',
    atividadeFisica: 'O sapato não entra mais no pé.',
    objetivosCliente: 'Quero dormir. Ligo o aquecedor a gás no quarto.',
  };
  const notas = seguram(dado);
  for (const fala of ['manchas roxas nas pernas sem bater', 'O sapato não entra mais', 'aquecedor a gás no quarto'])
    expect(notas.filter((nota) => nota.includes(fala))).toHaveLength(1);
  // Without one of them, the others still hold.
  expect(seguram({ ...dado, atividadeFisica: null })).toHaveLength(notas.length - 1);
});

/** A denial, another's, a past that is over, a wish: no plan is held for them. */
const semPerigo: readonly string[] = [
  'Não uso veneno na horta',
  'O aquecedor do quarto é elétrico e fica desligado',
  'Trabalho com tinta à base de água',
  'Cozinho no fogão a lenha da varanda',
  'Minha mãe também tem enxaqueca',
  'Meu marido também ronca',
  'O cachorro morreu ano passado e fiquei triste',
  'As crianças estão gripadas, todas vomitando',
  'Minha irmã está esperando neném',
  'Tive minha filha há 9 anos, de cesárea',
  'O neném da vizinha tem 3 semanas',
  'Nunca pensei em morrer',
  'Aos 17 anos pensei besteira, fiz tratamento e hoje não penso mais',
  'Morro de rir com as crianças',
  'Sinto bem os pés e as mãos',
  'Mexo com algodão na costura',
  'Não fico com mancha roxa',
  'A menstruação mancha o absorvente de vermelho vivo',
  'Antes de menstruar o anel aperta',
  'A sandália nova apertou e fez calo',
  'Quero perder 5 quilos',
  'A biópsia de 2018 deu benigna',
  'Fiz mamografia de rotina, normal',
  'Meu pai aguarda a biópsia da próstata',
  'Tenho medo de câncer desde que meu tio morreu',
];

it.each([...semPerigo])('holds nothing for: %s', (dito) => {
  expect(seguram({ historicoMedico: `${dito}.` })).toEqual([]);
});

it('quotes a dictated text around the danger and not from its beginning', () => {
  const ditado =
    'eu levanto cedo faço o café e arrumo as crianças e vou para o serviço de ônibus e fico o dia inteiro em pé na loja e de noite chego cansada e com a cabeça pesada e aí janto e vou dormir e quase sempre a gente tranca a porta e dorme com o braseiro aceso por causa do frio e de manhã acordo pior da cabeça e passa depois que saio';
  expect(seguram({ historicoMedico: ditado }).join('\n')).toMatch(/braseiro/);
});
