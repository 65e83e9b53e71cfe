import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const calada: DadosAnamnese = {
  ...fichaCalada,
  idade: 52,
  sexo: 'feminino',
  tpm: [],
};

/** What stands at the top of the first page for a text. */
function noTopo(queixaPrincipal: string): string[] {
  return encontrarSinaisDeAlerta({ ...calada, queixaPrincipal })
    .filter(({ gravidade }) => gravidade === 'encaminhar')
    .map(({ id, texto }) => `${id}: ${texto}`);
}

/** Each harmless sentence beside its twin, in which the same word tells a danger. Own words, as people say them. */
const gemeas: readonly (readonly [inocente: string, perigosa: string])[] = [
  // Examined and normal
  [
    'Panturrilhas sem dor, iguais dos dois lados; operei a vesícula há três semanas',
    'Desde ontem a panturrilha direita dói muito e está bem mais inchada que a outra, operei o joelho há duas semanas',
  ],
  ['Pescoço e nuca sem rigidez, nenhuma febre', 'Febre de 39 e a nuca dura, não encosto o queixo no peito'],
  // To die
  ['No gelo os dedos morrem, ficam brancos e depois voltam', 'Tem noite que peço para morrer e não acordar mais'],
  ['Quero trabalhar sem os dedos morrerem', 'Quero morrer e acabar com esse sofrimento'],
  ['A minha samambaia quis morrer no calor e eu fiquei triste', 'Melhor morrer do que viver assim'],
  ['A bateria do celular vive querendo morrer', 'Vivo querendo morrer desde que ele foi embora'],
  ['Quase morri de rir na festa da firma', 'Já pensei em me matar com os comprimidos'],
  ['Passei uma vergonha de morrer no mercado', 'Dá vontade de sumir e não voltar, de morrer mesmo'],
  ['Morro de saudade da minha terra', 'Penso em morrer todo dia'],
  ['Meu cachorro está para morrer de velho e eu ando triste', 'Minha família ficaria melhor sem mim'],
  ['O pé formiga e parece que vai morrer quando cruzo a perna', 'Não vejo mais sentido em viver'],
  ['Tinha um pedaço de pele morta no calcanhar e a lixa tirou', 'Queria dormir e não acordar nunca mais'],
  ['A conversa morreu e eu fui dormir cedo', 'Pensei em acabar com a minha vida na semana passada'],
  ['Sou louca por doce, mato um pote de sorvete', 'Tenho pensado em me jogar da ponte'],
  ['Acabar com a dor no ombro é o que eu quero', 'Quero acabar com tudo, não aguento mais viver'],
  ['Essa dor no joelho me mata quando agacho', 'Já guardei um monte de comprimidos para tomar tudo de uma vez'],
  ['Faço besteira na dieta todo domingo', 'Às vezes penso em fazer uma besteira comigo'],
  // Sight
  ['A fasciculação da pálpebra foi vista duas vezes na sessão', 'Desde ontem vejo tudo duplo'],
  ['Lesão de pele vista pelo dermatologista, benigna', 'A vista do olho direito apagou hoje cedo'],
  ['A casa tem vista para o mar e eu durmo bem', 'Desceu uma cortina preta na vista do olho esquerdo'],
  ['Do meu ponto de vista a dor é da cadeira', 'Perdi a vista de um olho de repente ontem'],
  ['Paguei à vista o colchão novo e a lombar melhorou', 'A vista escureceu de um lado e não voltou desde ontem'],
  ['Até a vista cansa de tanto computador', 'Estou vendo dois de cada coisa desde segunda'],
  ['Não vejo a hora de tirar férias', 'Fiquei cego de um olho por dez minutos ontem'],
  ['Uso óculos para perto, não enxergo letra miúda', 'Não enxergo mais do lado esquerdo desde hoje de manhã'],
  ['Apaguei a luz e fiquei de olho fechado até a enxaqueca passar', 'O olho perdeu a visão de uma hora para outra'],
  // Thin, fine
  ['A pele do braço é fininha e coça', 'As fezes ficaram finas como lápis e vem sangue junto'],
  ['Se coço a perna, a pele sangra fininho', 'Sai um fio de sangue vivo quando evacuo há dois meses'],
  ['Meu cabelo é fino e quebra', 'O cocô afinou e perdi oito quilos sem querer'],
  ['Corto a carne bem fininha porque o dente dói', 'O coco sai fininho e com sangue tem um mês'],
  // Blood
  ['A gengiva sangra quando passo fio dental', 'Cuspi sangue tossindo ontem e hoje'],
  ['A pele racha no inverno e sangra na mão', 'Vomitei sangue esta madrugada'],
  ['Arranquei a cutícula e sangrou um pouco', 'Sai sangue no xixi desde quinta'],
  ['A cutícula sangra quando a manicure tira', 'Evacuei com sangue escuro, preto feito piche'],
  ['Cortei o dedo na cozinha, sangrou e parou', 'O nariz sangra há três horas e não para'],
  ['Fiz exame de sangue em março e deu tudo certo', 'O catarro vem com raios de sangue há um mês'],
  ['Doei sangue no sábado sem problema', 'Estou perdendo muito sangue, encho um absorvente por hora'],
  ['Tenho pressão boa e sangue tipo O', 'Urina cor de coca cola com sangue desde ontem'],
  ['Comi beterraba e o xixi saiu rosado', 'O xixi saiu vermelho de sangue, sem dor nenhuma'],
  ['A menstruação vem com sangue vivo e dura quatro dias', 'Depois de dez anos da menopausa voltou um sangramento'],
  ['O mosquito picou, cocei e saiu sangue', 'Tossindo há dois meses e agora com sangue no catarro'],
  ['Depois do açaí o cocô fica escuro', 'O cocô está preto que nem asfalto há três dias e estou tonta'],
  ['Pano vermelho de tinta, parecia sangue', 'O papel sai vermelho de sangue toda vez que evacuo'],
  ['Sangue não na evacuação', 'Sangue na evacuação há três meses e emagreci'],
  ['Cuspo só saliva, sem sangue', 'Cuspo sangue de manhã há semanas'],
  // White as paper
  [
    'Os dedos ficam brancos que nem papel quando mexo no gelo',
    'Fiquei branca que nem papel, suando frio e com aperto no peito',
  ],
  ['A ponta da orelha fica branca no vento frio', 'O braço esquerdo ficou branco, gelado e sem pulso hoje'],
  ['Meu uniforme é branco e eu suo muito', 'A perna ficou branca e gelada de repente, com dor forte'],
  // Basin
  ['Ponho os pés na bacia de água morna e alivia', 'Caí sentada ontem, a bacia dói e não consigo pôr o pé no chão'],
  ['A bacia de gelo me dá dor na mão', 'Tombei na escada hoje cedo, quebrei a bacia, acho'],
  // Nail, tired
  [
    'Fiquei um prego depois da mudança e a lombar doeu',
    'Pisei num prego enferrujado e o pé está vermelho, quente e com pus',
  ],
  ['Bati prego o dia todo e o punho doeu', 'Pisei num prego há dois dias, estou com febre e o pé inchou'],
  // Fall
  ['Tenho queda de cabelo desde o parto', 'Levei uma queda ontem, bati a cabeça e vomitei'],
  ['A queda da temperatura piora a rinite', 'Caí da escada, bati a cabeça e ando confusa desde então'],
  ['Notei queda da libido este ano', 'Depois da queda no banheiro vivo sonolenta e troco os nomes'],
  ['Quase caí na calçada, mas não caí', 'Caí na calçada anteontem, bati a testa e estou vomitando'],
  ['Meu sono caiu de qualidade', 'Caiu o lado esquerdo da boca hoje de manhã'],
  ['A ficha caiu e eu larguei o emprego', 'Caí e bati a nuca, agora a dor de cabeça só piora'],
  ['Tropecei na rua, não caí', 'Rolei a escada semana passada e desde então ando fora do ar'],
  ['A comida caiu mal e arrotei a tarde toda', 'O braço direito caiu sem força de repente hoje'],
  // Tumour of others
  ['Meu tio teve um tumor no fígado e eu fiquei impressionada', 'Acharam um tumor no meu fígado e sai a biópsia sexta'],
  [
    'O filho da vizinha teve leucemia, por isso me assusto',
    'O médico suspeita de leucemia, espero o resultado do mielograma',
  ],
  ['A mulher do meu patrão trata câncer de mama', 'Apareceu um caroço na mama que cresce há dois meses'],
  ['A patroa tem um nódulo na tireoide', 'Tenho um caroço duro no pescoço que cresce há três meses'],
  ['Minha mãe morreu de câncer de intestino', 'Vou fazer biópsia do nódulo na sexta, deu suspeito'],
  ['Li uma reportagem sobre tumor no cérebro', 'A ressonância mostrou um tumor no cérebro'],
  // Chest
  ['O peito do pé dói com a sandália', 'O peito aperta e a dor vai para o braço esquerdo'],
  ['Meu coração aperta de saudade dos netos', 'O peito aperta quando subo a ladeira e passa parado'],
  ['Comprei peito de frango e passei mal do estômago', 'Dor no peito agora, com suor frio e falta de ar'],
  ['O sutiã aperta embaixo do seio', 'Parece uma pedra em cima do peito desde cedo, com suor frio'],
  ['Criei meus filhos no peito e na raça', 'Peito espremendo e queixo dormente quando ando'],
  // Air
  ['O ar condicionado me resseca o nariz', 'O ar não entra, tenho que dormir sentada'],
  ['Falta ar fresco no escritório e dá sono', 'Falta ar mesmo parada desde ontem'],
  ['Estou sufocada de tanto trabalho na loja', 'Acordo sufocada e só respiro sentada'],
  ['O nariz entope e fico sem respirar por ele', 'Estou sem fôlego em repouso e a perna inchou'],
  ['Suspiro muito, mas subo escada sem falta de ar', 'Não consigo terminar a frase de tanta falta de ar'],
  // Mouth, speech
  ['Fico de boca torta fazendo careta para a neta', 'Acordei com a boca torta e a fala enrolada'],
  [
    'Depois do dentista a boca ficou dormente por uma hora em 2019',
    'Minha boca entortou e o braço ficou sem força hoje',
  ],
  ['Enrolo a língua para falar inglês', 'A fala enrolou de repente e a mão ficou boba'],
  ['Não acho palavras para agradecer', 'De uma hora para outra não acho as palavras e o braço pesa'],
  // Leg
  [
    'A panturrilha fica dura depois da corrida, as duas',
    'A panturrilha esquerda inchou, está quente e dura há dois dias',
  ],
  ['As pernas incham um pouco no fim do dia, as duas', 'Uma perna só inchou depois do voo e está vermelha'],
  ['Batata da perna doída depois do futebol', 'A batata da perna direita amanheceu inchada e quente'],
  // Water, urine
  ['Prendo o xixi na estrada porque não tem banheiro', 'O xixi trancou desde ontem e a barriga dói'],
  ['O ralo do banheiro trancou e eu limpei abaixada', 'Não consigo urinar desde a madrugada'],
  ['Fico dormente de tanto ficar sentada na perna', 'Está dormente entre as pernas e não seguro o xixi'],
  // Weight and clothes
  ['A calça nova veio larga da loja', 'As calças estão caindo e não fiz dieta'],
  ['A ferida do dedo secou em uma semana', 'Sequei, perdi doze quilos sem fazer dieta'],
  [
    'A roupa seca no varal e eu estendo com o ombro doendo',
    'As roupas sobram, emagreci dez quilos em dois meses sem querer',
  ],
  // Fever
  ['Febre não, só moleza', 'Febre alta há cinco dias com calafrio e pescoço duro'],
  ['Estou com febre de viajar', 'Febrão que não baixa e manchas roxas no corpo'],
  ['Ardendo de raiva do vizinho', 'Ardendo em febre e confusa desde ontem'],
  // Head
  ['Estou de cabeça quente com as contas', 'A pior dor de cabeça da minha vida, veio de repente agora'],
  ['Minha cabeça explode de tanta ideia', 'Dor de cabeça súbita e fortíssima com vômito e nuca dura'],
  ['Perdi a cabeça e gritei com o chefe', 'Desmaiei ontem do nada e acordei no chão'],
  ['Apaguei no sofá de tanto sono', 'Apaguei de repente em pé e caí'],
  ['Ataque de riso na missa', 'Deu um ataque, revirei os olhos e mordi a língua'],
  ['Nunca tive convulsão, não quero largar a losartana', 'Tive uma convulsão na semana passada, a primeira'],
  ['Tremi de frio na cachoeira', 'Ontem tremi inteira, perdi os sentidos e urinei na roupa'],
  // Ear
  ['Faço ouvido de mercador para fofoca', 'Fiquei surda do ouvido direito de repente ontem'],
  ['Meu marido não escuta conselho', 'Há quatro dias não escuto do ouvido esquerdo, apagou de uma vez'],
  // Throat, allergy
  ['Nó na garganta de emoção no casamento', 'Comi camarão, a língua inchou e a garganta está fechando'],
  ['Camarão como à vontade', 'Depois do camarão o rosto inchou e faltou ar ontem'],
  // Belly
  ['Barriga dura de tanto abdominal na academia', 'Barriga dura que nem tábua, não deixa encostar e vomito'],
  ['Tenho uma faca boa e corto verdura com dor no punho', 'Dor de facada na barriga desde hoje cedo, com vômito verde'],
  ['Soltei muito pum depois do feijão', 'Não solto gases nem evacuo há quatro dias e vomito'],
  // Poison and gas
  [
    'Limpo o fogão a gás toda sexta e a lombar dói',
    'Dormi com o aquecedor a gás ligado no quarto fechado e acordei tonta e enjoada',
  ],
  ['Moro perto do posto de gasolina há anos', 'Vazou gás em casa e estou com dor de cabeça e tontura desde ontem'],
  ['Veneno de abelha não me faz mal', 'Respirei agrotóxico ontem na lavoura e estou tonta, babando e suando'],
  // Skin
  ['A pinta do braço é de nascença e não mudou', 'A pinta do braço cresceu, mudou de cor e sangra'],
  ['A ferida do joelho sarou em dez dias', 'A ferida da perna está vermelha, quente, com pus e febre'],
  ['Roxo no joelho da pancada na mesa', 'Aparecem manchas roxas sozinhas e a gengiva sangra todo dia'],
  ['Mancha roxa no braço, da coleta do exame', 'Roxos espalhados sem bater e febre há uma semana'],
  // Back
  ['Não travou a coluna, só cansa', 'Travou a coluna, a perna perdeu a força e não seguro o xixi'],
  [
    'Carrego o neto de colo e a lombar cansa',
    'Dor nas costas que acorda de noite, com febre e emagrecimento sem querer',
  ],
  // Eye
  ['Olho vermelho de cebola na cozinha', 'Olho vermelho, com dor forte e visão embaçada desde hoje'],
  ['Meu olho treme de cansaço', 'Vejo clarões e uma sombra no canto do olho desde ontem'],
  // Others' danger, denied and asked
  ['Meu pai teve derrame e eu cuido dele', 'Meu braço esquerdo ficou fraco de repente ontem e passou'],
  ['Nego dor no peito, desmaio e falta de ar', 'Desmaiei ontem subindo a rampa, com dor no peito'],
  ['Minha sogra ficou confusa depois da anestesia', 'Fiquei confusa de ontem para hoje e não sei o dia'],
  ['O rapaz da obra pisou num prego e teve tétano', 'Fui mordida por um cachorro de rua ontem e não tomei vacina'],
  // The same words in the answer about what she hopes for
  ['Achei o cabelo branco cedo e fiquei um trapo', 'Fiquei pálida, tonta e evacuei preto feito borra de café'],
  ['Ele ficou vermelho de vergonha na festa', 'A perna está vermelha, quente e com febre de trinta e nove'],
];

describe('words of danger', () => {
  it('have at least 120 harmless sentences and as many twins', () => {
    expect(gemeas.length).toBeGreaterThanOrEqual(120);
    expect(new Set(gemeas.flat()).size).toBe(2 * gemeas.length);
  });

  it.each(gemeas.map(([inocente]) => inocente))('raise nothing in: %s', (texto) => {
    expect(noTopo(texto)).toEqual([]);
  });

  it.each(gemeas.map(([, perigosa]) => perigosa))('are raised in: %s', (texto) => {
    expect(noTopo(texto)).not.toEqual([]);
  });

  it.each<[Partial<DadosAnamnese>, string]>([
    [{ objetivosCliente: 'Quero trabalhar sem os dedo morrer' }, 'Quero morrer'],
    [
      { objetivosCliente: 'Me fala com sinceridade se pode ser leucemia' },
      'O médico suspeita de leucemia, espero o resultado',
    ],
    [
      { idade: 84, medicamentos: 'Semana retrasada quase caí indo ao banheiro. Não caí.' },
      'Semana retrasada caí no banheiro e bati a cabeça',
    ],
    [{ faceObservacao: 'Fasciculação fina na pálpebra, vista duas vezes.' }, 'Visão dupla desde ontem'],
    [
      {
        idade: 84,
        historicoMedico:
          'Uma ferida no tornozelo direito, que abre e fecha há dois anos; a moça do posto troca o curativo toda terça, está rasa e limpa, diminuindo.',
      },
      'Uma ferida na perna que cresce há um ano, não cicatriza e sangra',
    ],
  ])('in another answer raise nothing: %j', (mudancas, perigosa) => {
    const dados = { ...calada, queixaPrincipal: 'Cansaço', ...mudancas };
    expect(encontrarSinaisDeAlerta(dados).filter(({ gravidade }) => gravidade === 'encaminhar')).toEqual([]);
    expect(noTopo(perigosa)).not.toEqual([]);
  });
});
