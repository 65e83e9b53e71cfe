import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { normalizar } from '../safety/mencoes.ts';
import { regrasDePalavras } from '../safety/palavras-proibidas.ts';
import { lerPedidos } from './ler-pedidos.ts';
import { responderPedidos } from './responder-pedidos.ts';
import { semPerguntas } from './sem-perguntas.ts';
import type { TemaId } from './temas.ts';

interface Frases {
  sim: readonly string[];
  /** A statement, or a question about something else. */
  nao: readonly string[];
  ficha?: Partial<DadosAnamnese>;
}

function temasEm(objetivosCliente: string, ficha: Partial<DadosAnamnese> = {}): TemaId[] {
  const dados = { ...anamneseVazia, medicamentos: 'clonazepam 2 mg à noite', ...ficha, objetivosCliente };
  return lerPedidos(dados).flatMap(({ temas }) => temas);
}

const frases: Partial<Record<TemaId, Frases>> = {
  parar_remedio: {
    sim: [
      'Posso parar o remédio da pressão?',
      'quero saber se dá pra diminuir a sertralina',
      'melhorar da dor e pergunta se pode largar o anti-inflamatório',
      'Preciso suspender o Xarelto antes?',
      'dá pra tomar só metade do comprimido?',
      'Posso pular o remédio no dia da sessão?',
      'e dá pra parar ele depois?',
      'será que consigo ficar sem o clonazepam?',
      'Perguntou se com a acupuntura já pode trocar a losartana',
    ],
    nao: [
      'Posso parar de fumar com a semente?',
      'Precisa parar o carro longe?',
      'Parei o remédio em março.',
      'Posso deixar meu filho na sala?',
      'Posso deixar ele esperando na recepção?',
      'quero parar de chorar',
    ],
  },
  anticoagulante: {
    sim: [
      'Quem toma Marevan pode botar agulha?',
      'tomo xarelto, tem problema furar?',
      'Posso fazer acupuntura tomando rivaroxabana?',
      'será que sangra muito por causa do remédio de afinar o sangue?',
      'Pergunta se o AAS atrapalha a agulha',
      'quem toma remédio que afina o sangue pode fazer acupuntura',
      'Com sangue fino pode espetar?',
      'Uso clexane, posso vir?',
    ],
    nao: [
      'Tomo Marevan desde 2019.',
      'A agulha sangra?',
      'Posso doar sangue?',
      'Quero melhorar a circulação do sangue',
    ],
  },
  quilos: {
    sim: [
      'Quantos quilos dá pra perder?',
      'Qtos kg emagreço por mês?',
      'a semente ajuda a emagrecer?',
      'Será que a acupuntura faz perder peso?',
      'Posso emagrecer só com a acupuntura?',
      'pergunta se a sementinha faz perder barriga',
      'Em quanto tempo perco 5 quilos?',
      'tem como emagrecer com agulha?',
    ],
    nao: ['Perdi 7 quilos sem querer, o que será?', 'quero emagrecer', 'Posso levantar peso?', 'Peso 80 kg.'],
  },
  continuar_remedio: {
    sim: [
      'Posso continuar tomando a sertralina?',
      'continuo com a losartana?',
      'Devo seguir usando o remédio da tireoide?',
      'pergunta se mantém o comprimido da pressão',
      'Posso manter a pregabalina?',
      'dá pra continuar com o anticoncepcional?',
      'Sigo tomando a amitriptilina?',
      'Preciso continuar com o clonazepam?',
    ],
    nao: [
      'Posso continuar vindo?',
      'Continuo com dor.',
      'Se eu engravidar posso continuar?',
      'Posso continuar correndo?',
      'Dá pra seguir trabalhando?',
    ],
  },
  adesivo: {
    sim: [
      'Pode usar adesivo junto?',
      'quantas sessões e posso colar o adesivo de nicotina?',
      'A goma de nicotina atrapalha?',
      'posso continuar com o adesivo?',
      'Pergunta se o adesivo de hormônio atrapalha',
      'Tem problema usar adesivo de dor?',
      'Dá para fazer com o adesivo nas costas?',
      'será que pode chiclete de nicotina?',
    ],
    nao: ['Usei adesivo em 2019.', 'Tenho alergia a adesivo, pode semente?', 'Posso fumar antes?', 'Posso comer?'],
    ficha: { queixaPrincipal: 'Quer parar de fumar' },
  },
  sem_agulha: {
    sim: [
      'Precisa furar?',
      'Dá para fazer sem agulha?',
      'tem que ser com agulha?',
      'Pergunta se precisa espetar, ela tem pavor',
      'Tem jeito de tratar sem agulhas?',
      'É obrigado furar?',
      'Só funciona com agulha?',
      'pode ser sem agulha?',
    ],
    nao: [
      'A agulha dói?',
      'Posso parar o remédio sem agulha?',
      'Sem agulha no braço esquerdo.',
      'Precisa de jejum?',
      'Pode agulha na cabeça?',
    ],
  },
  operar: {
    sim: [
      'Vou precisar operar?',
      'Será que escapo da cirurgia?',
      'tem como evitar a operação?',
      'perguntou se é caso de cirurgia',
      'Tem jeito sem operar?',
      'Preciso mesmo operar a hérnia?',
      'dá pra fugir da cirurgia?',
      'Vai ter que operar?',
    ],
    nao: [
      'Operei em 2010.',
      'Posso fazer depois da cirurgia?',
      'Quanto tempo antes da cirurgia posso vir?',
      'A cirurgia é em maio.',
      'Posso correr?',
    ],
  },
  vacina: {
    sim: [
      'Posso tomar vacina no mesmo dia?',
      'Tem problema vacinar?',
      'A vacina da gripe atrapalha?',
      'pode fazer depois da vacina?',
      'Preciso esperar por causa da vacina?',
      'Vou me vacinar amanhã, posso vir?',
      'pergunta se pode vacina',
      'Fiz a vacina ontem, posso agulhar?',
    ],
    nao: ['Tomei vacina em abril.', 'Vacinas em dia.', 'Posso vir gripada?', 'Posso tomar dipirona antes?'],
  },
  outro_tratamento: {
    sim: [
      'Preciso parar a fisioterapia?',
      'Posso trocar a fisio pela acupuntura?',
      'dá pra largar a terapia?',
      'Substitui a psicoterapia?',
      'É no lugar do pilates?',
      'devo deixar a hidroginástica?',
      'pergunta se pode parar a quimio',
      'Faço em vez da fisioterapia?',
    ],
    nao: [
      'Parei a fisioterapia.',
      'Posso fazer junto com a fisioterapia?',
      'Faço terapia.',
      'Posso parar de trabalhar?',
      'A fisio ajuda?',
    ],
  },
  cafe_e_mate: {
    sim: [
      'Tenho que largar o chimarrão?',
      'Posso tomar café?',
      'O cafezinho atrapalha?',
      'pergunta se precisa cortar o café',
      'Faz mal tomar mate?',
      'E o tereré, pode?',
      'posso tomar energético?',
      'Devo parar com a coca cola?',
    ],
    nao: ['Tomo café.', 'Por que coça tanto?', 'Posso vir depois do café da manhã?', 'Posso comer doce?'],
  },
  engravidar: {
    sim: [
      'A acupuntura ajuda a engravidar?',
      'Pode me ajudar a ter um filho?',
      'Será que a agulha melhora a fertilidade?',
      'aumenta a chance de engravidar?',
      'Funciona para engravidar?',
      'pergunta se ajuda a ovular',
      'As sessões ajudam na ovulação?',
      'Serve pra quem quer ter bebê?',
    ],
    nao: [
      'Quero engravidar.',
      'Posso engravidar com 40 anos?',
      'Se eu engravidar posso continuar?',
      'A acupuntura ajuda na fertilização?',
      'A acupuntura ajuda na gravidez?',
    ],
    ficha: { sexo: 'feminino', idade: 33 },
  },
  sementes: {
    sim: [
      'e aquelas sementinhas na orelha, funciona?',
      'Será que a semente adianta?',
      'a sementinha serve pra ansiedade?',
      'Auriculoterapia resolve?',
      'Vale a pena? A semente ajuda?',
      'funciona mesmo essa semente na orelha?',
      'pergunta se a bolinha na orelha faz efeito',
      'A semente resolve a dor?',
    ],
    nao: [
      'Pode molhar a semente?',
      'A semente ajuda a emagrecer?',
      'a semente tira a vontade de fumar?',
      'Usei semente na orelha.',
      'quero sementes de chia',
    ],
  },
  cigarro: {
    sim: [
      'a semente tira a vontade de fumar?',
      'Perguntou se a agulha ajuda a largar o cigarro',
      'Acupuntura funciona para parar de fumar?',
      'posso fumar antes da sessão?',
      'tem ponto pra tirar a vontade do cigarro?',
      'Será que o vape atrapalha?',
      'quero saber se a orelha ajuda com o tabaco',
      'Em quanto tempo largo o cigarro?',
    ],
    nao: ['Fumo dez por dia.', 'parar de fumar', 'Meu marido fuma.', 'Posso dormir mais cedo?'],
  },
  reproducao: {
    sim: [
      'Pode fazer junto com a FIV?',
      'Até que dia antes da transferência posso fazer?',
      'Depois da inseminação posso continuar?',
      'pergunta se pode agulha no dia da transferência',
      'Posso fazer acupuntura durante a indução da ovulação?',
      'a acupuntura ajuda na fertilização?',
      'Tem problema fazer depois da IIU?',
      'com embrião transferido pode?',
    ],
    nao: [
      'Vou fazer FIV em março.',
      'Transferência marcada para maio.',
      'Posso engravidar com 40 anos?',
      'quero engravidar',
    ],
  },
  se_engravidar: {
    sim: [
      'Se eu engravidar posso continuar?',
      'e se eu ficar grávida no meio do tratamento?',
      'Se o teste der positivo precisa parar?',
      'Quando eu engravidar muda os pontos?',
      'pergunta se pode continuar caso engravide',
      'Se eu descobrir que estou grávida posso vir?',
      'Assim que engravidar tem que parar?',
      'e se a gravidez vier, posso fazer?',
    ],
    nao: ['Quero engravidar.', 'Engravidei em 2019.', 'Minha irmã está grávida.', 'Posso comer peixe?'],
    ficha: { sexo: 'feminino', idade: 32 },
  },
  amamentacao: {
    sim: [
      'Posso fazer amamentando?',
      'Quem amamenta pode fazer acupuntura?',
      'a agulha passa para o leite materno?',
      'Tem problema na amamentação?',
      'pergunta se dando o peito pode',
      'Estou amamentando, posso tomar as ervas?',
      'Faz mal pro leite do peito?',
      'Será que amamentar atrapalha?',
    ],
    nao: ['Amamento minha filha de 3 meses.', 'Posso tomar leite?', 'parei de amamentar', 'Posso trazer a bebê?'],
  },
  dirigir: {
    sim: [
      'Posso dirigir depois da sessão?',
      'dá pra voltar dirigindo?',
      'Saio da sessão podendo pegar estrada?',
      'Pergunta se pode dirigir em seguida',
      'posso vir e voltar de moto?',
      'Tem problema dirigir depois?',
      'Será que dá para dirigir no mesmo dia?',
      'preciso de alguém ou posso voltar dirigindo?',
    ],
    nao: ['Quero dirigir sem dor.', 'Dirijo caminhão.', 'Preciso usar cinta para dirigir?', 'dirigir sem medo'],
  },
  alcool: {
    sim: [
      'Posso beber no dia?',
      'Pode tomar cerveja depois da sessão?',
      'tem problema tomar um vinho?',
      'Pergunta se pode álcool durante o tratamento',
      'Posso tomar uma cervejinha no fim de semana?',
      'Precisa cortar a bebida alcoólica?',
      'será que o vinho atrapalha?',
      'bebida alcoólica pode?',
    ],
    nao: ['Bebo socialmente.', 'Posso beber água antes?', 'parar de beber', 'Passei álcool na ferida.'],
  },
  marcas_e_implantes: {
    sim: [
      'Pode agulha em cima da tatuagem?',
      'Tenho prótese no joelho, tem problema?',
      'posso fazer com DIU?',
      'Pergunta se pode perto da cicatriz',
      'Silicone atrapalha?',
      'Fiz botox, posso fazer acupuntura?',
      'com pino no tornozelo pode?',
      'E a placa de metal no braço, pode agulhar?',
    ],
    nao: [
      'Tenho DIU de cobre.',
      'Tatuagem no braço.',
      'Fez cirurgia em 2010.',
      'Posso tirar a placa dos dentes à noite?',
    ],
  },
  crise: {
    sim: [
      'posso vir no dia da crise?',
      'Se eu estiver com dor de cabeça forte posso fazer?',
      'dá pra fazer quando estou com crise?',
      'tem que esperar passar a dor pra vir?',
      'Posso vir travada?',
      'pergunta se pode vir em plena crise',
      'no dia em que dá a enxaqueca pode agulha?',
      'Com muita dor pode fazer a sessão?',
      'Posso fazer durante a crise?',
    ],
    nao: [
      'As crises vêm todo mês.',
      'Posso tomar o remédio na crise?',
      'diminuir as crises',
      'Posso trabalhar com dor?',
      'e no dia da transferência?',
    ],
  },
  remedio_antes: {
    sim: [
      'e se eu tiver tomado a naratriptana pode?',
      'Posso tomar dipirona antes da sessão?',
      'Tomei relaxante hoje: dorflex, posso fazer?',
      'precisa vir sem remédio?',
      'Se eu usar o remédio da dor no dia atrapalha?',
      'posso tomar o analgésico depois?',
      'Pergunta se pode tomar o remédio da crise antes de vir',
      'tem problema ter usado ibuprofeno de manhã?',
    ],
    nao: [
      'Tomo dipirona às vezes.',
      'Posso tomar banho depois?',
      'Posso tomar chá?',
      'Posso fazer acupuntura tomando rivotril?',
    ],
  },
  ervas: {
    sim: [
      'Posso tomar chá de canela?',
      'Pergunta se pode isoflavona',
      'posso tomar melatonina?',
      'Vale a pena tomar cúrcuma?',
      'Será que chá de camomila ajuda?',
      'dá pra tomar magnésio junto?',
      'Tem alguma erva para isso?',
      'Posso usar óleo de copaíba?',
      'A vitamina D ajuda?',
    ],
    nao: ['Tomo chá de boldo.', 'Fui ao chá de bebê.', 'Não posso tomar chá de boldo, dá azia.', 'Posso tomar sol?'],
  },
  cinta: {
    sim: [
      'Preciso usar cinta?',
      'Pergunta se o colete ajuda',
      'Vale usar joelheira?',
      'devo usar a tala à noite?',
      'Posso tirar o colar cervical?',
      'a cinta atrapalha?',
      'munhequeira resolve?',
      'Qual palmilha uso?',
    ],
    nao: ['Uso cinta no serviço.', 'Dor em faixa na cintura.', 'O colete salva-vidas caiu.', 'Posso correr?'],
  },
  jejum_e_comida: {
    sim: [
      'Precisa estar em jejum?',
      'Posso comer antes?',
      'Tem alguma comida que piora?',
      'pergunta se precisa cortar o leite',
      'Devo parar o glúten?',
      'Posso comer ovo?',
      'O que posso comer?',
      'Tem dieta para isso?',
    ],
    nao: ['Comi pimenta ontem.', 'jantar sem azia', 'Tomo café.', 'Posso amamentar depois?'],
  },
  sexo: {
    sim: [
      'Posso ter relação no dia?',
      'pergunta se pode ter relações sexuais',
      'Sexo atrapalha?',
      'Precisa evitar relação sexual?',
      'Tem problema transar depois?',
      'Quanto tempo sem ter relações?',
      'A vida sexual melhora?',
      'Posso ter relação durante o tratamento?',
    ],
    nao: ['Dor na relação sexual.', 'Tem relação com o trabalho?', 'Boa relação com a mãe.', 'Sem libido.'],
  },
  menstruada: {
    sim: [
      'Posso vir menstruada?',
      'Pode fazer durante a menstruação?',
      'Se eu estiver menstruada tem problema?',
      'pergunta se pode menstruada',
      'Menstruada pode agulha?',
      'dá para fazer naqueles dias?',
      'Precisa esperar se estiver menstruada?',
      'de chico pode vir?',
    ],
    nao: ['Estou menstruada.', 'Menstruação irregular.', 'Por que a menstruação atrasa?', 'Menstruei semana passada.'],
    ficha: { sexo: 'feminino', idade: 30 },
  },
  gripe: {
    sim: [
      'Posso vir gripada?',
      'Se estiver resfriado pode fazer?',
      'Com febre pode?',
      'pergunta se pode vir com gripe',
      'Estou com covid, posso ir?',
      'E se eu pegar uma virose?',
      'Gripado faz mal?',
      'Preciso desmarcar se estiver gripada?',
    ],
    nao: ['Fiquei gripado em maio.', 'Sem febre.', 'Tomei vacina da gripe.', 'Posso vir cedo?'],
  },
  banho: {
    sim: [
      'Posso tomar banho depois?',
      'Pode molhar a semente?',
      'Posso ir à piscina?',
      'pergunta se pode lavar o cabelo',
      'Pode tomar sol no dia?',
      'Dá para ir à praia depois?',
      'Precisa esperar para o banho?',
      'Secador em cima da orelha pode?',
    ],
    nao: ['Banho quente alivia.', 'Mora na praia.', 'Nado na piscina duas vezes.', 'Posso comer?'],
  },
  doi: {
    sim: [
      'dói a agulha?',
      'A acupuntura dói?',
      'Dói muito?',
      'Machuca furar?',
      'pergunta se a agulha dói',
      'Será que a sessão dói?',
      'a semente machuca a orelha?',
      'As agulhas doem?',
    ],
    nao: ['Dói o joelho.', 'Quando dói mais?', 'Dor de agulhada na perna.', 'Por que dói de noite?'],
  },
  quantas: {
    sim: [
      'Quantas sessões precisa?',
      'qtas sessoes ate melhorar?',
      'Em quanto tempo faz efeito?',
      'Quantas vezes por semana?',
      'demora muito para melhorar?',
      'Quando vou sentir melhora?',
      'De quanto em quanto tempo eu venho?',
      'pergunta quantas sessões até voltar ao normal',
    ],
    nao: [
      'Faço há dez sessões.',
      'Quantos quilos perco?',
      'Quantos anos tem a clínica?',
      'Acordo duas vezes por noite.',
    ],
  },
  ponto_para: {
    sim: [
      'tem ponto pra insônia?',
      'Existe ponto para hemorroida?',
      'Qual ponto para dor de cabeça?',
      'pergunta se tem ponto pra secar hemorroida',
      'Tem algum ponto para ansiedade?',
      'há ponto para azia?',
      'Qual o ponto para enjoo?',
      'existe algum ponto de emagrecer?',
    ],
    nao: ['O ponto dói.', 'Ponto de ônibus.', 'Levei dez pontos.', 'Em que ponto estamos?'],
  },
  gravidade: {
    sim: [
      'pode ser aneurisma?',
      'perguntou se pode ser câncer',
      'É grave?',
      'Será que é do coração?',
      'Isso pode virar artrose?',
      'O que é isso?',
      'Pode ser emocional?',
      'Será que é labirintite?',
      'vou ficar cega?',
    ],
    nao: ['Tive pneumonia.', 'Pode ser na sexta?', 'Pode ser às 15 h?', 'Pode ser sem agulha?'],
  },
  movimento: {
    sim: [
      'Posso correr?',
      'Pergunta se pode voltar a nadar',
      'Posso voltar à academia?',
      'Pilates ajuda?',
      'Devo parar o futebol?',
      'posso carregar peso?',
      'Preciso parar de trabalhar?',
      'Quando posso voltar a pedalar?',
    ],
    nao: ['Quer voltar ao futebol.', 'Corro três vezes por semana.', 'Posso fazer acupuntura?', 'trabalhar sem dor'],
  },
  condicao: {
    sim: [
      'tem problema por causa da epilepsia?',
      'Quem tem marca-passo pode?',
      'Sou diabético, posso fazer?',
      'Com pressão alta pode agulha?',
      'pergunta se quem teve câncer pode fazer',
      'Tenho varizes, tem risco?',
      'osteoporose atrapalha?',
      'Posso fazer com asma?',
    ],
    nao: ['Tenho epilepsia.', 'Pressão controlada.', 'Diabetes tem cura?', 'Mãe teve câncer.'],
  },
  junto: {
    sim: [
      'posso fazer acupuntura tomando rivotril?',
      'Pode fazer junto com a fisioterapia?',
      'Dá para fazer durante a quimio?',
      'Posso continuar com o tratamento ao mesmo tempo da acupuntura?',
      'pergunta se faz junto com remédio',
      'Enquanto faço acupuntura posso usar a pomada e o remédio?',
      'Agulha com os remédios pode?',
      'Posso fazer as sessões com a psicoterapia?',
    ],
    nao: ['Faço fisioterapia.', 'Moro junto com a mãe.', 'Junto vem enjoo.', 'Posso levar alguém?'],
  },
  cura: {
    sim: [
      'zumbido tem cura?',
      'a acupuntura resolve?',
      'Será que adianta?',
      'perguntou se a psoríase vai sair de vez',
      'Isso tem jeito?',
      'Funciona mesmo?',
      'com 75 anos ainda adianta?',
      'Vou sarar?',
      'Acupuntura ajuda na ansiedade?',
    ],
    nao: ['Curei a gastrite.', 'Nada resolve.', 'Quantas sessões?', 'sarar logo'],
  },
  risco: {
    sim: [
      'Faz mal?',
      'Tem algum risco?',
      'A agulha é descartável?',
      'É perigoso?',
      'Tem contraindicação?',
      'pergunta se é seguro',
      'Pega doença pela agulha?',
      'Pode infeccionar?',
    ],
    nao: ['Risco de cair.', 'Leite me faz mal.', 'Seguro de saúde.', 'Posso trazer minha mãe?'],
  },
};

describe.each(Object.entries(frases))('a question on %s', (tema, { sim, nao, ficha }) => {
  it.each(sim)('%s', (dito) => {
    expect(temasEm(dito, ficha)).toContain(tema);
  });
  it.each(nao)('is not “%s”', (dito) => {
    expect(temasEm(dito, ficha)).not.toContain(tema);
  });
});

describe('an answer', () => {
  const fichas: Partial<DadosAnamnese>[] = [
    { idade: 44, queixaPrincipal: 'Dor lombar há dois anos, piora no frio.' },
    { idade: 69, queixaPrincipal: 'Dor no ombro direito.', anticoagulante: 'sim', medicamentos: 'Xarelto 20 mg' },
    { idade: 30, sexo: 'feminino', gestante: 'sim', queixaPrincipal: 'Dor lombar, 24 semanas de gestação.' },
    { idade: 8, queixaPrincipal: 'Rinite.', objetivosCliente: 'sem agulha' },
    { idade: 68, queixaPrincipal: 'Aperto forte no peito agora, suando frio, com falta de ar.' },
    { idade: 61, queixaPrincipal: 'Sangue nas fezes e perdi 8 kg sem dieta em três meses.' },
  ];
  const contexto = {
    nomeCliente: '',
    relatos: '',
    pontos: new Set<string>(),
    codigosTm1: new Set<string>(),
    tecnicasExcluidas: [],
    regras: regrasDePalavras,
  };
  const proibidas = regrasDePalavras.filter(({ id }) => ['promessa_de_cura', 'dose_de_medicamento'].includes(id));

  it.each(fichas)('promises nothing, names no dose, is short, and waits for a physician: $queixaPrincipal', (ficha) => {
    const base: DadosAnamnese = { ...anamneseVazia, ...ficha };
    const { analise, protocolo } = diagnosticar(base, [], 'completo');
    const conferido = conferirProtocolo({ dados: base, tipo: 'completo', protocolo, achados: analise.achados });
    const hoje = conferido.seguranca.some(({ prazo }) => prazo === 'hoje');
    const perguntas = Object.values(frases).flatMap(({ sim }) => sim.slice(0, 3));
    for (const objetivosCliente of perguntas) {
      const dados = { ...base, objetivosCliente };
      for (const { pedido, resposta } of responderPedidos({ dados, analise, ...conferido })) {
        expect(resposta, pedido).not.toMatch(/programa não decide|Segurança: undefined|\$\{/);
        expect(resposta.length, `${pedido} ${resposta}`).toBeLessThan(620);
        const quebras = proibidas.filter(({ viola }) => viola(resposta, normalizar(resposta), contexto));
        expect(
          quebras.map(({ id }) => id),
          resposta,
        ).toEqual([]);
        if (hoje) expect(resposta, pedido).not.toMatch(/^Pode (vir|receber)/);
      }
    }
  });

  const responder = (ficha: Partial<DadosAnamnese>) => {
    const dados: DadosAnamnese = { ...anamneseVazia, ...ficha };
    const { analise, protocolo } = diagnosticar(dados, [], 'completo');
    const conferido = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
    return responderPedidos({ dados, analise, ...conferido });
  };

  it.each([
    [
      'Quem toma Marevan pode botar agulha? Preciso parar antes?',
      { medicamentos: 'Marevan 5' },
      /não se para por causa da agulha/,
    ],
    ['Posso tomar isoflavona?', { historicoMedico: 'Câncer de mama em 2022', medicamentos: 'tamoxifeno' }, /oncologia/],
    ['Posso tomar sene enquanto faço as sessões?', { queixaPrincipal: 'Intestino preso há anos' }, /^Todo dia, não/],
    [
      'Dá para usar laxante junto com as agulhas?',
      { queixaPrincipal: 'Intestino preso há dois meses, sangue misturado nas fezes, emagreci sem dieta', idade: 62 },
      /^Não por agora/,
    ],
    ['Posso tomar isoflavona?', { sexo: 'feminino', idade: 52 }, /ginecologista/],
    ['O senhor pode ligar aquele choquinho nas agulhas?', { marcapasso: 'sim' }, /^Não: marca-passo/],
    ['tem problema por causa da epilepsia?', { epilepsia: 'sim' }, /sem corrente elétrica/],
    ['dói a agulha?', { objetivosCliente: 'Agulha nem pensar! dói a agulha?' }, /não usa nenhuma agulha/],
    ['Quanto custa a sessão?', {}, /^$/],
    ['Tem estacionamento?', {}, /^$/],
  ] as [string, Partial<DadosAnamnese>, RegExp][])(
    'to “%s” is chosen by what is known',
    (objetivosCliente, ficha, esperada) => {
      const respostas = responder({ objetivosCliente, ...ficha });
      expect(respostas.length).toBeGreaterThan(0);
      expect(respostas.map(({ resposta }) => resposta).join(' ')).toMatch(esperada);
    },
  );

  it.each([
    // May it be done beside something else
    ['Pode usar adesivo junto?', { queixaPrincipal: 'Quer parar de fumar, fuma um maço por dia' }, /^Pode junto.*SUS/],
    [
      'Quantas sessões precisa e posso usar adesivo?',
      { queixaPrincipal: 'Quer largar o cigarro' },
      /sessões.*Pode junto/,
    ],
    ['posso continuar tomando a venlafaxina?', { medicamentos: 'venlafaxina 75' }, /^Sim, como foi receitado/],
    ['Posso fazer musculação junto?', {}, /^Em geral sim|^Pode/],
    ['Dá pra fazer no mesmo dia da fisioterapia?', {}, /^Pode: as duas somam/],
    ['A vacina atrapalha a sessão?', {}, /^Não: a vacina não impede/],
    ['Preciso largar a fisioterapia?', {}, /^Não é preciso/],
    // The first word fits the way it was asked
    ['Faz mal treinar no dia em que dói?', {}, /^Em geral não faz mal/],
    ['Preciso parar a corrida?', {}, /^Em geral não é preciso parar/],
    ['Posso voltar a pedalar?', {}, /^Em geral sim/],
    ['Agulha prejudica o bebê?', { sexo: 'feminino', idade: 29, gestante: 'sim' }, /^Não: com pontos/],
    ['É segura para o nenê?', { sexo: 'feminino', idade: 29, gestante: 'sim' }, /^Sim: com pontos/],
    ['A epilepsia atrapalha?', { epilepsia: 'sim' }, /^Não: pode, com o remédio em dia/],
    ['Faz mal fazer amamentando?', { sexo: 'feminino', idade: 29 }, /^Não: agulha e pressão/],
    ['Vai pro leite?', { sexo: 'feminino', idade: 29 }, /^Não passa/],
    ['Tem problema largar o rivotril?', { medicamentos: 'rivotril' }, /^Sim, e por isso não por conta/],
    ['É perigoso?', {}, /^Em geral não/],
    ['É seguro?', {}, /^Sim/],
    [
      'Tem que fazer no dia da transferência?',
      { sexo: 'feminino', idade: 36 },
      /^Não é preciso no dia da transferência/,
    ],
    // Whether it works: of this complaint, or nothing
    [
      'E isso tem cura?',
      { queixaPrincipal: 'Zumbido nos dois ouvidos há cinco anos' },
      /^Depois de 5 anos, .*pouco provável/,
    ],
    ['Funciona?', { queixaPrincipal: 'Enxaqueca desde menina' }, /crises ficam menos frequentes/],
    [
      'dá para melhorar os calores sem hormônio e em quanto tempo?',
      { sexo: 'feminino', idade: 52 },
      /menos do que com hormônio.*sessões/,
    ],
    ['com 81 anos ainda adianta?', { idade: 81, queixaPrincipal: 'Dor nos joelhos, artrose' }, /^A idade não impede/],
    ['A acupuntura resolve?', { queixaPrincipal: 'Unha encravada' }, /^$/],
    ['A acupuntura trata miopia?', { queixaPrincipal: 'Dor lombar' }, /^$/],
    [
      'A sementinha na orelha funciona? dói?',
      { queixaPrincipal: 'parar de fumar, 10 cigarros por dia' },
      /não faz sozinha.*só incomoda ao apertar/,
    ],
    // Drinks, operations, sport, children
    [
      'Tenho que largar o chimarrão?',
      { queixaPrincipal: 'Azia e refluxo', cafeXicaras: 4 },
      /^Não é preciso largar: morno.*4 xícaras/,
    ],
    [
      'Vai precisar operar?',
      { sexo: 'feminino', idade: 66, queixaPrincipal: 'Perde xixi quando tosse' },
      /assoalho pélvico/,
    ],
    ['Volto ao futebol?', { queixaPrincipal: 'Hérnia de disco, dor que desce pela perna' }, /^Ainda não/],
    ['Precisa furar? ela tem medo', { idade: 9 }, /^Não/],
    [
      'Pode me ajudar a engravidar?',
      { sexo: 'feminino', idade: 33, medicamentos: 'ibuprofeno na cólica' },
      /sem prometer gravidez.*anti-inflamatório/,
    ],
  ] as [string, Partial<DadosAnamnese>, RegExp][])(
    'to “%s” says what was asked',
    (objetivosCliente, ficha, esperada) => {
      const respostas = responder({ ...ficha, objetivosCliente });
      expect(respostas.length).toBeGreaterThan(0);
      expect(
        respostas
          .map(({ resposta }) => resposta)
          .join(' ')
          .trim(),
      ).toMatch(esperada);
    },
  );

  it('leaves the frame of what was not understood to what is told', () => {
    const pedidos = responder({ objetivosCliente: 'e se eu tiver tomado a naratriptana pode?' });
    expect(semPerguntas(['e se eu tiver tomado a naratriptana pode'], { pedidos, fatos: [] })).toEqual([]);
    expect(semPerguntas(['tomo lítio 900 desde 2019'], { pedidos, fatos: [] })).toEqual(['tomo lítio 900 desde 2019']);
    const fatos = [{ rotulo: 'Antes' as const, texto: 'Retirou o apêndice aos 19 anos; troca valva mitral 2009' }];
    expect(semPerguntas(['Retirou o apêndice aos 19 anos'], { pedidos: [], fatos })).toEqual([]);
    expect(semPerguntas(['troca valva mitral 2009'], { pedidos: [], fatos })).toEqual(['troca valva mitral 2009']);
  });
});
