// Sources: WHO, Guidelines on Basic Training and Safety in Chiropractic (2005); Cochrane, moxibustion for breech presentation (2023). That nobody
// is needled without consent is our own rule.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { certezaDoPadrao } from '../dito.ts';
import { qualquerUm, type RegraClinica, semCorrenteNemSangria } from '../regra.ts';
import type { Relatos } from '../relatos.ts';

const onde = '(no|na|nos|nas|em|perto|dentro|grossas?|fundas?|longas?|compridas?)';
const recusa = new RegExp(
  `\\b((nada de|(nao|nunca|nem) (quer\\w*|quero|aceit\\w*|gost\\w*|suport\\w*|toler\\w*|admit\\w*|us(a|ar|em|e)|faz(er)?|coloc\\w+|por|ponh\\w+)( (de|usar|com|nenhuma|levar|colocar|por|ver|mais|nem ver))*|recus\\w+( \\w+)?|nem pensar em|detest\\w+|odei\\w+|(quer\\w*|quero|prefer\\w+|pref[ei]ro|gostaria|pediu|peco|pede|aceit\\w*)( \\w+){0,4} sem( nenhuma| as| uso de)?) agulhas?(?! ${onde}\\b))\\b`,
);
const recusaAtras =
  /\bagulhas? (nao|nem pensar|jamais|de jeito nenhum)\b(?! (doi|doem|doeu|incomod\w+|e|eh|foi|sao|tem|tenho|me|da|dao|ha|assust\w+|faz|fazem|fez|vai|vao|pode|podem|prejudic\w+|machuc\w+|atrapalh\w+|peg\w+|mat\w+|entra\w*|estrag\w+|passa\w*|deix\w+|caus\w+|fur\w+|tir\w+)\b)/;
const medo =
  /(?<!\b(perd\w+|venc\w+|super\w+|passou)( [oa]| do| seu| meu)? )\b(medo|pavor|horror|panico|fobia|terror|trauma) d[aeo]s? agulhas?\b/;
/** A child that dreads the syringe dreads the needle. */
const medoDaCrianca = /\b(medo|pavor|horror|panico|fobia|terror|trauma) d[aeo]s? injec\w+/;
const idadeDeCrianca = 12;

/** Why no needle is used: asked for, feared, or null when nothing speaks against needles. */
export function semAgulhas(relatos: Relatos, { idade }: Pick<DadosAnamnese, 'idade'>): 'pedido' | 'medo' | null {
  const diz = (padrao: RegExp) => relatos.frases.some((frase) => certezaDoPadrao(frase, padrao) === 'certo');
  if (diz(recusa) || recusaDepois(relatos)) return 'pedido';
  const teme = diz(medo) || (idade < idadeDeCrianca && diz(medoDaCrianca));
  return teme && !relatos.frases.some(({ texto }) => aceita.test(texto)) ? 'medo' : null;
}

/** A little afraid, and wanting it: the needle is hers to choose. */
const aceita =
  /\bagulhas?( \w+){0,4} (eu )?(quero|aceito|topo|encaro|enfrento)\b|\b(quero|aceito|topo|encaro|pode (por|usar|fazer))( \w+){0,3} (a |as |com )?agulhas?\b|\b(um pouco|um poco|pouquinho|um pouquinho) de (medo|receio) d[aeo]s? agulhas?\b/;

/** "Agulha não": the denial behind the word is the refusal itself; "as agulha não faz mal?" asks. */
function recusaDepois({ frases }: Relatos): boolean {
  return frases.some((frase) => {
    const marcas = frase.marcas.map((marca) => ({ ...marca, negada: false }));
    return certezaDoPadrao({ ...frase, marcas }, recusaAtras) === 'certo';
  });
}

/** Seeds are fixed with tape: who reacts to it has the points of the ear pressed with a finger. */
const comoTratar = (relatos: Relatos) =>
  relatos.certeza('alergia_fita') === null
    ? 'os pontos do corpo são pressionados com o dedo, de um a dois minutos cada, com sementes na orelha e massagem'
    : 'os pontos do corpo e da orelha são pressionados com o dedo, de um a dois minutos cada, sem sementes nem fita, e com massagem';

/** Rules that follow from what the client asks for. */
export const regrasDosPedidos: readonly RegraClinica[] = [
  {
    id: 'sem_agulhas',
    gravidade: 'evitar',
    fonte: 'Do próprio programa: sem o acordo de quem se trata não se agulha',
    motivo: (dados, relatos) => {
      const porque = semAgulhas(relatos, dados);
      if (porque === null) return null;
      return porque === 'pedido'
        ? `A ficha pede tratamento sem agulhas, e o plano não usa nenhuma: ${comoTratar(relatos)}.`
        : `Medo de agulha informado, e o plano não usa nenhuma: ${comoTratar(relatos)}. Agulha, somente se a pessoa vier a querer.`;
    },
    efeito: {
      ...semCorrenteNemSangria,
      semAgulha: true,
      retirarFrases: qualquerUm(semCorrenteNemSangria.retirarFrases, /\bagulha(s|r|mento)?\b/),
    },
  },
  {
    id: 'pedido_de_estalar',
    gravidade: 'evitar',
    fonte: 'OMS, Guidelines on Basic Training and Safety in Chiropractic (2005)',
    motivo: (_dados, relatos) =>
      pede(relatos, estalar)
        ? 'A ficha pergunta por estalar ou pôr no lugar o pescoço ou a coluna: este plano não manipula nem estala. Formigamento, fraqueza ou mão desajeitada pedem avaliação médica antes de qualquer manipulação, feita por quem for.'
        : null,
    efeito: {},
  },
  {
    id: 'pedido_de_virar_o_bebe',
    gravidade: 'cautela',
    fonte: 'Cochrane, Cephalic version by moxibustion for breech presentation (2023)',
    motivo: (_dados, relatos) =>
      pede(relatos, virarOBebe)
        ? 'A ficha pede moxa no dedo mínimo do pé (B67) para o bebê virar: não é proposta aqui. Estudou-se entre 33 e 36 semanas, com a posição vista no ultrassom e o acordo do pré-natal, e nunca com pressão alta, inchaço novo, sangramento ou dor.'
        : null,
    efeito: {},
  },
];

const estalar =
  /\b(estal\w+|estral\w+|manipul\w+|(por|colocar|botar) no lugar)( \w+){0,3} (pescoco|coluna|costas|cervical|lombar)\b|\b(pescoco|coluna)( \w+){0,3} (estalar|estalad[oa])\b/;
const virarOBebe =
  /\b(moxa|b67|dedinho|dedo minimo)\b.*\b(beb[eê]|nenem|virar|sentado|dedinho)\b|\b(beb[eê]|nenem)\b.*\bmoxa\b/;

/** What is asked for among the wishes, or in the words of a question. */
function pede({ frases }: Relatos, padrao: RegExp): boolean {
  return frases.some(
    (frase) =>
      padrao.test(frase.texto) &&
      (frase.campo === 'objetivosCliente' ||
        /\b(pergunta|queria|quer|quero|da para|posso|pode|gostaria)\b/.test(frase.texto)),
  );
}
