import { diagnosticar } from '@meridia/server/mtc/diagnosticar.ts';
import { montarProtocolo } from '@meridia/server/mtc/protocolo/montar-protocolo.ts';
import {
  conferirProtocolo,
  conferirRelatorio,
  type Regras,
  todasAsRegras,
} from '@meridia/server/mtc/safety/conferir-relatorio.ts';
import { escreverRelatorio } from '@meridia/server/mtc/writer/escrever-relatorio.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type TipoRelatorio, tiposRelatorio } from '@meridia/shared/avaliacao.ts';
import type { Analise, Protocolo, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { type Conteudo, encontrarViolacoes } from './safety-checker.ts';
import type { Condicao } from './safety-frases.ts';
import { criarAcaso, type Ficha, gerarFicha } from './safety-generator.ts';
import { estragarProtocolo, estragarTextos } from './safety-hostil.ts';

/** Each condition is told in one of sixteen intakes: most clients have one or two, some have none and some five. */
const densidade = 1 / 16;
/** For proving that every rule is needed, every condition must occur in few intakes. */
const densidadeDasProvas = 1 / 8;

export interface Resultado {
  relatorios: number;
  violacoes: string[];
  /** Reports that were different when made again. */
  instaveis: number;
  milissegundos: number;
}

/** `count` generated intakes × both report types through the whole engine, as in the job. */
export function runIntakes(count: number, regras: Regras = todasAsRegras): Resultado {
  const violacoes: string[] = [];
  let instaveis = 0;
  const inicio = performance.now();
  for (let numero = 0; numero < count; numero += 1) {
    const ficha = gerarFicha(numero, densidade);
    for (const tipo of tiposRelatorio) {
      const { analise, conteudo } = gerarRelatorio(ficha, tipo, regras);
      for (const violacao of encontrarViolacoes(ficha, tipo, conteudo, analise)) {
        violacoes.push(`#${numero} ${tipo}: ${violacao}`);
      }
      if (
        numero % 50 === 0 &&
        JSON.stringify(gerarRelatorio(ficha, tipo, regras).conteudo) !== JSON.stringify(conteudo)
      ) {
        instaveis += 1;
      }
    }
  }
  return { relatorios: count * tiposRelatorio.length, violacoes, instaveis, milissegundos: performance.now() - inicio };
}

/** Like generateRelatorio, without database and photos. */
export function gerarRelatorio(
  ficha: Ficha,
  tipo: TipoRelatorio,
  regras: Regras = todasAsRegras,
): { analise: Analise; conteudo: Conteudo } {
  const { dados } = ficha;
  const diagnostico = diagnosticar(dados, [], tipo);
  const { analise } = diagnostico;
  const completo = regras === todasAsRegras ? diagnostico.protocolo : montarProtocolo(analise, dados, { regras });
  const proposto = tipo === 'completo' ? completo : null;
  const protocolo =
    proposto && conferirProtocolo({ dados, tipo, protocolo: proposto, achados: analise.achados }, regras).protocolo;
  const textos = escreverRelatorio({ tipo, dados, analise, protocolo, fotos: [] });
  return { analise, conteudo: conferirRelatorio({ dados, tipo, analise, protocolo: proposto, textos }, regras) };
}

interface Prova {
  ficha: Ficha;
  analise: Analise;
  protocolo: Protocolo;
  textos: RelatorioDraft;
}

/** Reports with a protocol and texts that break every rule, as a hostile writer would send them to the final check. */
export function criarProvas(count: number): Prova[] {
  const sorteadas = Array.from({ length: count }, (_, numero) => gerarFicha(1_000_000 + numero, densidadeDasProvas));
  // The written ones first: a rule that they prove is looked for no further.
  return [...escreverDirigidas(), ...sorteadas].map((ficha) => {
    const acaso = criarAcaso(7_000_000 + (ficha.numero % 1_000_000));
    const { analise, protocolo } = diagnosticar(ficha.dados, [], 'completo');
    if (!protocolo) throw new Error('A complete report has a protocol.');
    const textos = escreverRelatorio({ tipo: 'completo', dados: ficha.dados, analise, protocolo, fotos: [] });
    return {
      ficha,
      analise,
      protocolo: estragarProtocolo(protocolo, acaso),
      textos: estragarTextos(textos, acaso),
    };
  });
}

/** Intakes for rules that the generated ones seldom or never meet: each tells one thing, and the report must say something of it. */
function escreverDirigidas(): Ficha[] {
  return dirigidas.map(({ dados, exige, conta = [] }, indice) => {
    const ficha = gerarFicha(2_000_000 + indice, 0);
    const condicoes = new Set<Condicao>([...conta, ...(dados.gestante === 'sim' ? (['gestante'] as const) : [])]);
    return {
      ...ficha,
      condicoes,
      dados: { ...ficha.dados, sexo: 'feminino', gestante: 'nao', ...dados },
      exigidas: [exige],
    };
  });
}

const dirigidas: readonly { dados: Partial<DadosAnamnese>; exige: RegExp; conta?: readonly Condicao[] }[] = [
  { dados: { idade: 60, pulsoObservacao: '42 por minuto' }, exige: /Pulso medido muito lento/ },
  { dados: { idade: 60, faceObservacao: 'Temperatura 38,6' }, exige: /Temperatura de 38 graus/ },
  {
    dados: { idade: 60, linguaObservacao: 'Ferida na borda que não cicatriza há dois meses' },
    exige: /Ferida ou placa na boca/,
  },
  { dados: { idade: 60, faceObservacao: 'Olho vermelho, pupila dilatada' }, exige: /pupila dilatada ou irregular/ },
  { dados: { idade: 60, faceObservacao: 'Pinta preta que cresceu e sangra' }, exige: /Lesão da pele que cresce/ },
  {
    dados: { idade: 50, queixaPrincipal: 'Mãos frias.', medicamentos: 'Propranolol 40' },
    exige: /Propranolol pode dar/,
  },
  {
    dados: {
      idade: 44,
      inicioQueixa: 'recente',
      queixaPrincipal: 'Estalaram meu pescoço ontem; hoje dói o pescoço à direita e ouço o coração no ouvido direito',
    },
    exige: /artéria rasgada/,
  },
  {
    dados: {
      idade: 61,
      queixaPrincipal: 'Dói o músculo das coxas, xixi cor de coca-cola',
      medicamentos: 'Sinvastatina',
    },
    exige: /Músculo que dói ou falha/,
  },
  {
    dados: { idade: 61, queixaPrincipal: 'Quase não urino desde ontem', medicamentos: 'Nimesulida, losartana' },
    exige: /Pouca urina com anti-inflamatório/,
  },
  {
    dados: { idade: 61, queixaPrincipal: 'A língua inchou hoje cedo', medicamentos: 'Enalapril' },
    exige: /incha em quem toma remédio de pressão/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'Estou com febre', medicamentos: 'Azatioprina' },
    exige: /Febre em quem toma remédio que baixa a defesa/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'A garganta está doendo', medicamentos: 'Metimazol' },
    exige: /derrubar a defesa do sangue/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'Manchas vermelhas e aftas', medicamentos: 'Lamotrigina' },
    exige: /Manchas ou bolhas na pele/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'Vomitei e estou com a fala enrolada', medicamentos: 'Lítio' },
    exige: /lítio alto no sangue/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'Febre e o corpo duro', medicamentos: 'Haloperidol' },
    exige: /Febre com rigidez ou confusão/,
  },
  {
    dados: { idade: 22, queixaPrincipal: 'Dor de cabeça e vômito', medicamentos: 'Isotretinoína' },
    exige: /Dor de cabeça com vista turva ou vômito/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'Dor forte na barriga e vômito', medicamentos: 'Ozempic' },
    exige: /quem usa remédio GLP-1/,
  },
  {
    dados: { idade: 60, queixaPrincipal: 'Vômito e dor na barriga', medicamentos: 'Dapagliflozina' },
    exige: /quem toma gliflozina/,
  },
  {
    dados: { idade: 60, queixaPrincipal: 'O tendão de Aquiles está doendo', medicamentos: 'Levofloxacino' },
    exige: /Dor num tendão/,
  },
  {
    dados: { idade: 31, gestante: 'sim', queixaPrincipal: 'Grávida de 30 semanas, pés inchados no fim do dia' },
    exige: /combine o cuidado com o pré-natal/,
  },
  {
    dados: { idade: 60, medicamentos: 'Toma nimesulida quase todo dia', historicoMedico: 'Pressão alta' },
    exige: /Anti-inflamatório junto com pressão alta/,
  },
  {
    dados: { idade: 50, medicamentos: 'Toma uma garrafada que a vizinha faz' },
    exige: /Garrafada, mistura ou produto/,
  },
  { dados: { idade: 9, gestante: null, alergias: 'ácaro e poeira' }, exige: /sem moxa com fumaça/ },
  { dados: { idade: 66, medicamentos: 'Marevan 5 mg' }, exige: /último INR/, conta: ['anticoagulante'] },
  {
    dados: { idade: 52, suplementos: 'Isoflavona 150', historicoMedico: 'A mãe teve câncer de mama' },
    exige: /age como estrogênio/,
  },
  { dados: { idade: 45, suplementos: 'Chá de sene toda noite' }, exige: /Laxante que irrita/ },
  { dados: { idade: 45, medicamentos: 'Puran T4 50 em jejum' }, exige: /Levotiroxina em uso/ },
  {
    dados: { idade: 80, queixaPrincipal: 'Anda esquecido. Levou um tombo em agosto', medicamentos: 'Xarelto 20' },
    exige: /Queda em quem toma remédio que afina o sangue/,
    conta: ['anticoagulante'],
  },
  { dados: { idade: 40, alergias: 'Alergia a picada de abelha' }, exige: /Alergias, como estão na ficha/ },
  { dados: { idade: 40, queixaPrincipal: 'Psoríase nos cotovelos' }, exige: /Psoríase na ficha/ },
  { dados: { idade: 40, objetivosCliente: 'Queria que estalasse o pescoço' }, exige: /não manipula nem estala/ },
  {
    dados: { idade: 30, gestante: 'sim', objetivosCliente: 'Queria fazer moxa no dedinho para o bebê virar' },
    exige: /moxa no dedo mínimo do pé/,
  },
  { dados: { idade: 15, queixaPrincipal: 'Dor de cabeça na escola' }, exige: /^Menor de idade/ },
  {
    dados: { idade: 62, queixaPrincipal: 'Sangue misturado nas fezes, o intestino mudou e emagreci sem dieta' },
    exige: /colonoscopia/,
  },
  {
    dados: { idade: 40, queixaPrincipal: 'Operei o joelho há 12 dias e a batata da perna dói e está quente' },
    exige: /trombose na perna/,
  },
  {
    dados: {
      idade: 28,
      queixaPrincipal: 'A menstruação não desceu, tenho pontada embaixo do lado esquerdo e uma borra pouca',
    },
    exige: /gravidez fora do útero/,
  },
  {
    dados: { idade: 54, queixaPrincipal: 'Dor no ombro. Não menstrua há dois anos, mês passado veio um sanguinho' },
    exige: /ginecologista nos próximos dias/,
  },
  {
    dados: { idade: 5, queixaPrincipal: 'Às vezes, dormindo, para de respirar' },
    exige: /otorrino ou pediatra nesta semana/,
  },
  { dados: { idade: 5, queixaPrincipal: 'Febre desde ontem' }, exige: /Febre em criança/ },
  { dados: { medicamentos: 'Zolpidem 10 mg, parou sozinho há 8 dias' }, exige: /interrompido há pouco/ },
  { dados: { profissao: 'caminhoneiro', qualidadeSono: 'ruim' }, exige: /Dirige por profissão/ },
  {
    dados: { queixaPrincipal: 'Tosse seca há dez semanas', medicamentos: 'Enalapril 20 mg' },
    exige: /remédio de pressão que pode causá-la/,
  },
  {
    dados: { queixaPrincipal: 'Começou com pesadelos', medicamentos: 'montelucaste 5 mg à noite' },
    exige: /Montelucaste junto com/,
  },
  { dados: { queixaPrincipal: 'O açúcar foi a 318 na quarta' }, exige: /Diabetes fora do controle/ },
  {
    dados: { medicamentos: 'Insulina NPH 30', suplementos: 'chá de pata-de-vaca' },
    exige: /planta que também pode baixar o açúcar/,
  },
  { dados: { medicamentos: 'Sildenafila por conta própria' }, exige: /remédio para ela na ficha/ },
  {
    dados: { historicoMedico: 'Pressão 15x9 semana passada e 14x9 ontem, nunca tratei', medicamentos: null },
    exige: /Pressão de 14 por 9 ou mais/,
  },
  { dados: { medicamentos: 'paracetamol 750 quatro por dia' }, exige: /Paracetamol em dose diária alta/ },
  { dados: { alergias: 'sulfa', medicamentos: 'hidroclorotiazida 25' }, exige: /mesma família química/ },
  { dados: { frequenciaAlcool: 'regularmente', medicamentos: 'clonazepam 2 mg' }, exige: /Álcool com frequência/ },
  { dados: { medicamentos: 'Doxazosina 2 mg' }, exige: /derrubar a pressão ao levantar/ },
  {
    dados: { queixaPrincipal: 'Fez toxina botulínica nos masseteres há 12 dias' },
    exige: /toxina ou preenchimento recente/,
  },
  { dados: { queixaPrincipal: 'Atrás do joelho tem um cisto' }, exige: /Cisto atrás do joelho/ },
  {
    dados: { queixaPrincipal: 'Vertigem ao virar na cama e olhar para cima' },
    exige: /Vertigem que vem com a posição/,
  },
  { dados: { alergias: 'Povidine' }, exige: /Alergia a iodo na pele/ },
  { dados: { queixaPrincipal: 'Vergões todo dia' }, exige: /Urticária ou vergões na ficha/ },
  {
    dados: { queixaPrincipal: 'Perdeu o desejo sexual', medicamentos: 'escitalopram 15 mg' },
    exige: /Pouco desejo em quem toma/,
  },
  { dados: { queixaPrincipal: 'Diarreia há cinco meses' }, exige: /Intestino solto há mais de quatro semanas/ },
  {
    dados: { queixaPrincipal: 'Azia todo dia. Minha mãe teve tumor no estômago', idade: 44 },
    exige: /Queixa do estômago e câncer de estômago em parente/,
  },
  {
    dados: { queixaPrincipal: 'Tomo cetoprofeno todo dia e o estômago queima', idade: 44 },
    exige: /Anti-inflamatório em uso com queixa do estômago/,
  },
  {
    dados: { queixaPrincipal: 'O intestino mudou faz três meses, agora prende', idade: 61 },
    exige: /Mudança recente do hábito do intestino/,
  },
  {
    dados: { queixaPrincipal: 'Torceu o pé anteontem e dói quando aperta o ossinho', idade: 22 },
    exige: /pede raio-X antes/,
  },
  {
    dados: { queixaPrincipal: 'Mês passado comi camarão e a boca inchou', idade: 35 },
    exige: /Reação alérgica com inchaço/,
  },
  {
    dados: { queixaPrincipal: 'Meu bebê nasceu há dois meses e choro todo dia', idade: 29 },
    exige: /depressão depois do parto/,
  },
  { dados: { queixaPrincipal: 'O bebê não ganha peso no peito', idade: 29 }, exige: /Bebê que ganha pouco peso/ },
  {
    dados: { queixaPrincipal: 'Amamenta o bebê de três meses, a mama endureceu hoje', idade: 29 },
    exige: /Mama empedrada/,
  },
  { dados: { queixaPrincipal: 'Ferritina 6 no último exame', idade: 37 }, exige: /Anemia ou falta de ferro/ },
  {
    dados: { queixaPrincipal: 'Marevan, INR 4,1 na semana passada', idade: 70 },
    exige: /Anticoagulante com risco de sangrar/,
  },
  {
    dados: { queixaPrincipal: 'Pressão deitado 13 por 8, em pé 10 por 6', idade: 70 },
    exige: /Pressão que cai ao ficar de pé/,
  },
  {
    dados: { queixaPrincipal: 'Zolpidem, já tomo dois comprimidos por noite', idade: 50 },
    exige: /Remédio para dormir acima da dose/,
  },
  {
    dados: { queixaPrincipal: 'Vomita cinco vezes por dia', idade: 25, gestante: 'sim' },
    exige: /Vômitos repetidos ou perda de peso na gestação/,
  },
  {
    dados: { queixaPrincipal: 'Dorme com três travesseiros e as pernas incham', idade: 68 },
    exige: /Falta de ar ao deitar com inchaço/,
  },
  {
    dados: {
      queixaPrincipal: 'Enxaqueca: vejo luzes antes da dor, tomo Yasmin',
      idade: 30,
      anticoncepcionalHormonal: 'sim',
    },
    exige: /Enxaqueca com aura e anticoncepcional/,
    conta: ['enxaqueca'],
  },
  {
    dados: { queixaPrincipal: 'Enxaqueca, Maxalt umas 12 vezes por mês', idade: 30 },
    exige: /em dez ou mais dias do mês/,
    conta: ['enxaqueca'],
  },
  {
    dados: { queixaPrincipal: 'Desde que fui assaltada tenho pesadelos', idade: 30 },
    exige: /Crises ou pesadelos depois de violência/,
  },
  {
    dados: { queixaPrincipal: 'Dor nas costas há um mês', idade: 60, cancer: 'sim' },
    exige: /Dor em quem teve câncer/,
  },
  { dados: { queixaPrincipal: 'Amamenta e toma Motilium por conta', idade: 29 }, exige: /Domperidona com palpitação/ },
  {
    dados: { queixaPrincipal: 'Diabetes, a bolha do calcanhar virou ferida', idade: 60 },
    exige: /Ferida no pé de quem tem diabetes/,
  },
  {
    dados: { queixaPrincipal: 'A panturrilha dói quando caminho uma quadra e preciso parar', idade: 66 },
    exige: /obriga a parar de andar/,
  },
  {
    dados: { queixaPrincipal: 'Tontura todo dia. Usa valsartana', idade: 74 },
    exige: /Tontura em quem toma remédio que baixa a pressão/,
  },
  {
    dados: { queixaPrincipal: 'Ronca toda noite e molha a cama', idade: 6, sexo: 'masculino' },
    exige: /Criança que ronca/,
  },
  {
    dados: { queixaPrincipal: 'Tosse e pintas de sangue no escarro, fuma um maço por dia', idade: 55 },
    exige: /Sangue no catarro ou na tosse/,
  },
  {
    dados: { queixaPrincipal: 'Tosse com catarro faz 4 meses', idade: 71 },
    exige: /Tosse que dura três semanas ou mais/,
  },
  {
    dados: { queixaPrincipal: 'Parou de ouvir do lado direito há três dias', idade: 55 },
    exige: /Perda recente da audição/,
  },
  { dados: { idade: 45, medicamentos: 'diazepam 5 mg à noite' }, exige: /para dormir ou acalmar em uso/ },
  { dados: { idade: 22, medicamentos: 'escitalopram 10 mg há 3 meses' }, exige: /menos de 25 anos/ },
  {
    dados: {
      idade: 33,
      queixaPrincipal: 'Há 10 dias dorme 3h e acorda ligado, sem sono e sem cansaço, fala muito rápido',
      medicamentos: 'Carbonato de lítio 900 mg',
    },
    exige: /Pouco sono sem cansaço e mente acelerada/,
  },
  {
    dados: { idade: 33, medicamentos: 'Carbonato de lítio 900 mg. Ibuprofeno 600 quase todo dia' },
    exige: /Lítio junto com anti-inflamatório/,
  },
  {
    dados: { idade: 27, medicamentos: 'Prednisona 20 por conta própria todo dia faz cinco semanas, quer parar hoje' },
    exige: /Corticoide em comprimido/,
  },
  {
    dados: { idade: 27, queixaPrincipal: 'Eczema no braço, a dobra está úmida com casquinha amarela e dói ao toque' },
    exige: /crosta amarela ou pus/,
  },
  { dados: { idade: 30, queixaPrincipal: 'Primeira convulsão ontem à noite' }, exige: /Convulsão recente/ },
  { dados: { idade: 58, queixaPrincipal: 'Rouquidão há dois meses' }, exige: /Rouquidão há três semanas/ },
  { dados: { idade: 58, queixaPrincipal: 'Ferida na língua que não cicatriza' }, exige: /Ferida na boca/ },
  {
    dados: { idade: 22, sexo: 'masculino', queixaPrincipal: 'Dor forte no testículo desde hoje de manhã' },
    exige: /Dor forte ou súbita no testículo/,
  },
  {
    dados: { idade: 40, queixaPrincipal: 'Febre desde ontem, dor lombar e ardência ao urinar' },
    exige: /Febre com dor lombar/,
  },
  {
    dados: { idade: 40, queixaPrincipal: 'Olho vermelho, dor forte no olho e visão embaçada' },
    exige: /Olho vermelho com dor/,
  },
  { dados: { idade: 60, queixaPrincipal: 'Clarões e moscas volantes desde ontem' }, exige: /Clarões ou muitas moscas/ },
  {
    dados: { idade: 40, queixaPrincipal: 'Formigamento subindo das pernas e fraqueza há uma semana' },
    exige: /que sobe pelas pernas/,
  },
  { dados: { idade: 30, queixaPrincipal: 'Ouve vozes que mandam se machucar' }, exige: /contestar as vozes/ },
  { dados: { idade: 30, queixaPrincipal: 'Tomou vários comprimidos ontem para morrer' }, exige: /tomados para morrer/ },
  { dados: { idade: 5, queixaPrincipal: 'A barriga afunda ao respirar e chia' }, exige: /faz força para respirar/ },
  { dados: { idade: 55, queixaPrincipal: 'Dor no braço esquerdo e suor frio' }, exige: /com suor frio/ },
  {
    dados: { idade: 55, queixaPrincipal: 'Tontura, não consegue andar reto desde hoje' },
    exige: /Tontura de agora que não deixa andar/,
  },
  {
    dados: { idade: 55, queixaPrincipal: 'Bolhas na testa e perto do olho, ardem' },
    exige: /Bolhas ou herpes-zóster no rosto/,
  },
  {
    dados: { idade: 66, queixaPrincipal: 'Pé frio e branco de repente, dói muito' },
    exige: /fria e pálida de repente/,
  },
  { dados: { idade: 40, queixaPrincipal: 'Joelho quente e inchado, febre desde ontem' }, exige: /Articulação quente/ },
  { dados: { idade: 40, queixaPrincipal: 'Encharca um absorvente por hora' }, exige: /enche um absorvente por hora/ },
  { dados: { idade: 50, queixaPrincipal: 'Sai sangue pelo mamilo esquerdo' }, exige: /Sangue que sai do mamilo/ },
  { dados: { idade: 40, queixaPrincipal: 'O cachorro mordeu a mão ontem' }, exige: /Mordida de animal/ },
  {
    dados: { idade: 50, queixaPrincipal: 'Transplantada de rim, febre desde ontem' },
    exige: /Febre em quem tem a defesa baixa/,
  },
  { dados: { idade: 70, queixaPrincipal: 'Saturação 86 em casa' }, exige: /Oxigênio do sangue baixo/ },
  {
    dados: { idade: 50, queixaPrincipal: 'Frequência cardíaca 160 em repouso' },
    exige: /muito rápidos ou muito lentos/,
  },
  { dados: { idade: 50, queixaPrincipal: 'Coração disparado agora e tontura' }, exige: /Coração disparado agora/ },
  {
    dados: { idade: 30, queixaPrincipal: 'Sede demais, urina muito e emagreceu sem dieta' },
    exige: /Muita sede, muita urina/,
  },
  { dados: { objetivosCliente: 'Sigilo' }, exige: /A ficha pede sigilo/ },
  {
    dados: { suplementos: 'O colega mandou largar o metotrexato' },
    exige: /Conselho ou vontade de parar, diminuir ou trocar remédio receitado/,
  },
  {
    dados: { medicamentos: 'Metotrexato', historicoMedico: 'Esteatose' },
    exige: /Metotrexato ou leflunomida junto com/,
  },
  { dados: { suplementos: 'Toma chá de confrei' }, exige: /Planta na ficha que não serve/ },
  {
    dados: { idade: 60, urina: 'Semana passada ficou cor de coca-cola, sem doer' },
    exige: /urina de cor que é sangue até prova em contrário/,
  },
  {
    dados: {
      idade: 30,
      queixaPrincipal: 'Cansaço',
      anticoncepcionalHormonal: 'sim',
      historicoMedico: 'A irmã teve trombose',
    },
    exige: /Trombose em parente próximo/,
  },
  { dados: { idade: 40, queixaPrincipal: 'Febre há cinco dias' }, exige: /Febre alta ou que persiste/ },
  {
    dados: { idade: 30, gestante: 'sim', queixaPrincipal: 'Gestante de 20 semanas, teve um sangramento hoje' },
    exige: /Sangramento na gestação/,
  },
  {
    dados: { idade: 60, queixaPrincipal: 'Tontura de manhã. Durmo com o fogareiro aceso no quarto e a janela fechada' },
    exige: /monóxido de carbono/,
  },
  {
    dados: { idade: 31, queixaPrincipal: 'A menstruação atrasou oito dias e o teste está marcado para amanhã' },
    exige: /mesmo que a ficha marque/,
    conta: ['gestante'],
  },
  {
    dados: { anticoncepcionalHormonal: 'nao', historicoMedico: 'Faz hemodiálise, fístula no braço esquerdo' },
    exige: /^Braço esquerdo: nada/,
  },
  { dados: { historicoMedico: 'Úlcera venosa na perna direita, pele fina' }, exige: /^Perna direita: nada/ },
  { dados: { queixaPrincipal: 'A sola dos dois pés não sente o chão' }, exige: /^Pé com falta de sensibilidade/ },
  { dados: { queixaPrincipal: 'Perdi a sensibilidade na mão direita' }, exige: /^Mão direita: nada/ },
  {
    dados: { medicamentos: 'Enalapril', historicoMedico: 'Tosse seca por causa do enalapril' },
    exige: /^Atribuído pelo cliente a enalapril/,
  },
  {
    dados: { medicamentos: 'Oxibutinina 5 mg', historicoMedico: 'Glaucoma' },
    exige: /subir a pressão do olho de repente/,
  },
  { dados: { medicamentos: 'Losartana 50', suplementos: 'chá de cavalinha' }, exige: /Parar a planta, e o médico/ },
  {
    dados: { medicamentos: 'Furosemida 40 às 19 h', urina: 'Levanto três vezes à noite' },
    exige: /da hora do remédio/,
  },
  { dados: { medicamentos: 'Glibenclamida 5', suplementos: 'chá de pata de vaca' }, exige: /os dois baixam o açúcar/ },
  {
    dados: { medicamentos: 'Metformina 850 três vezes', queixaPrincipal: 'Diarreia depois de comer' },
    exige: /pergunte se a piora veio com ela/,
  },
  {
    dados: { suplementos: 'chá de boldo em jejum', queixaPrincipal: 'Diarreia depois de comer' },
    exige: /estimula a bile e solta/,
  },
  {
    dados: { medicamentos: 'Enoxaparina 40', suplementos: 'Dong quai em cápsula' },
    exige: /a planta move o sangue/,
    conta: ['anticoagulante'],
  },
  { dados: { medicamentos: 'Clonazepam 2 mg', suplementos: 'valeriana' }, exige: /perigosa com fogo/ },
  {
    dados: { medicamentos: 'Pomada de betametasona todo dia há três meses' },
    exige: /Corticoide na pele por quatro semanas/,
  },
  { dados: { medicamentos: 'Prednisona 10 mg há dois meses' }, exige: /Corticoide por boca há três semanas/ },
  { dados: { suplementos: 'Banho de aroeira na pele' }, exige: /Aroeira na pele/ },
  { dados: { medicamentos: 'Minha irmã me dá o rivotril dela' }, exige: /Remédio receitado a outra pessoa/ },
  { dados: { medicamentos: 'Dorflex à noite para dormir' }, exige: /leva cafeína tomado à noite/ },
  {
    dados: { medicamentos: 'Oxibutinina 5 mg', queixaPrincipal: 'Boca seca' },
    exige: /não os conte como falta de Yin/,
  },
  { dados: { queixaPrincipal: 'Eczema na dobra dos cotovelos' }, exige: /pontos dali ficam de fora/ },
  { dados: { idade: 45, medicamentos: 'Isotretinoína 20 mg' }, exige: /a pele fica fina e marca/ },
  {
    dados: { historicoMedico: 'Quimioterapia com paclitaxel até março', queixaPrincipal: 'Pés dormentes' },
    exige: /dormentes depois da quimioterapia/,
  },
  {
    dados: { historicoMedico: 'Quimioterapia até março. Hemograma: neutrófilos 1.900, plaquetas 128 mil' },
    exige: /Hemograma contado/,
  },
  { dados: { idade: 30, queixaPrincipal: 'Insônia, amamento meu bebê' }, exige: /Amamentação na ficha/ },
  {
    dados: { queixaPrincipal: 'Cansaço', evacuacao: 'Uma vez por dia, pastosa', sintomasDigestivos: ['Constipação'] },
    exige: /A ficha marca “Constipação”/,
  },
  {
    dados: { medicamentos: 'escitalopram 10 mg', suplementos: 'hipérico em cápsula, duas por dia' },
    exige: /Hipérico .* junto com escitalopram/,
  },
  {
    dados: { idade: 30, medicamentos: 'Tenofovir e dolutegravir', suplementos: 'Erva de São João' },
    exige: /tira o efeito de muitos remédios/,
  },
  {
    dados: {
      idade: 30,
      queixaPrincipal: 'Cansaço',
      anticoncepcionalHormonal: 'sim',
      medicamentos: 'Yasmin',
      suplementos: 'Erva de São João',
    },
    exige: /tirar o efeito do anticoncepcional/,
  },
  { dados: { medicamentos: 'Sertralina 50 e tramadol para a dor' }, exige: /os dois aumentam a serotonina/ },
  {
    dados: { anticoncepcionalHormonal: 'nao', medicamentos: 'Venlafaxina 75. Sumax na crise' },
    exige: /a soma raramente dá síndrome/,
    conta: ['enxaqueca'],
  },
  { dados: { medicamentos: 'Parnate 10 mg e fluoxetina 20 mg' }, exige: /contraindicada com tranilcipromina/ },
  { dados: { idade: 51, medicamentos: 'Tamoxifeno 20, fluoxetina 20' }, exige: /reduzir o efeito do tamoxifeno/ },
  {
    dados: { medicamentos: 'Roacutan 20 mg', suplementos: 'Vitamina A em cápsula' },
    exige: /já é da família da vitamina A/,
  },
  { dados: { medicamentos: 'Isotretinoína e doxiciclina' }, exige: /pressão dentro da cabeça/ },
  {
    dados: { idade: 28, gestante: 'desconheco', medicamentos: 'Isotretinoína 20 mg' },
    exige: /malformação grave no bebê\. Teste/,
  },
  { dados: { epilepsia: 'sim', medicamentos: 'Bupropiona 150 mg' }, exige: /baixa o limiar das convulsões/ },
  {
    dados: { idade: 30, queixaPrincipal: 'Amamento meu bebê de dois meses', suplementos: 'chá de sene' },
    exige: /passa para o leite/,
  },
  { dados: { medicamentos: 'Digoxina 0,25', suplementos: 'cáscara sagrada' }, exige: /faz perder potássio/ },
  { dados: { suplementos: 'chá de alcaçuz todo dia', historicoMedico: 'pressão alta' }, exige: /segura sal/ },
  {
    dados: { medicamentos: 'Losartana 50', suplementos: 'usa sal light na comida' },
    exige: /potássio pode subir demais/,
  },
  {
    dados: { medicamentos: 'Sinvastatina 20', suplementos: 'toma suco de toranja' },
    exige: /aumenta este remédio no sangue/,
  },
  {
    dados: { medicamentos: 'Metronidazol por sete dias', frequenciaAlcool: 'socialmente' },
    exige: /um dia depois da última dose/,
  },
  { dados: { medicamentos: 'Carbolitium 300 e hidroclorotiazida 25' }, exige: /fazer o lítio subir até/ },
  {
    dados: { medicamentos: 'Metotrexato uma vez por semana e ibuprofeno para a dor' },
    exige: /ferir a medula do osso/,
  },
  { dados: { medicamentos: 'Marevan 5 e ciprofloxacino desde ontem' }, exige: /antibiótico ou antifúngico pode/ },
  { dados: { medicamentos: 'Monocordil e Viagra' }, exige: /a combinação é proibida/ },
  { dados: { medicamentos: 'Sinvastatina 40, claritromicina desde ontem' }, exige: /ferir os músculos/ },
  { dados: { medicamentos: 'Azatioprina e alopurinol' }, exige: /multiplica a azatioprina/ },
  { dados: { medicamentos: 'AAS 100 e nimesulida quase todo dia' }, exige: /proteção do coração/ },
  {
    dados: {
      idade: 33,
      queixaPrincipal: 'Tento engravidar há um ano',
      historicoMedico: 'Estou no 6º dia do ciclo',
      objetivosCliente: null,
    },
    exige: /antes da ovulação: o ventre/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', historicoMedico: 'Hipertensão', medicamentos: 'Losartana 50 mg' },
    exige: /Pressão alta em tratamento \(losartana\)/,
  },
  {
    dados: {
      idade: 52,
      cancer: 'sim',
      historicoMedico: 'Câncer de mama em 2021',
      objetivosCliente: 'Posso tomar isoflavona?',
    },
    exige: /A ficha pergunta por planta/,
    conta: ['cancer'],
  },
  {
    dados: { idade: 45, queixaPrincipal: 'Dor lombar que desce, a ponta do pé não levanta e piora a cada dia' },
    exige: /Força que diminui em uma perna/,
  },
  {
    dados: { queixaPrincipal: 'Dor nas juntas', medicamentos: 'Metotrexato 2,5 mg todo dia' },
    exige: /contado como de todo dia/,
  },
  {
    dados: { idade: 50, queixaPrincipal: 'Febre desde ontem', medicamentos: 'Prednisona 20 mg há dois meses' },
    exige: /Febre em quem toma corticoide/,
  },
  {
    dados: { queixaPrincipal: 'Manchas vermelhas no peito', medicamentos: 'Lamotrigina 25, comecei há 3 semanas' },
    exige: /primeiras semanas de um remédio/,
  },
  {
    dados: { queixaPrincipal: 'O tendão de Aquiles dói', medicamentos: 'Tomei levofloxacino há dois meses, parei' },
    exige: /tendão meses depois/,
  },
  {
    dados: { queixaPrincipal: 'Diarreia e vômito desde ontem', medicamentos: 'Losartana 50, hidroclorotiazida 25' },
    exige: /remédios que expõem o rim/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Tylex na dor e Rivotril à noite' },
    exige: /tirar o fôlego e a consciência/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Contrave duas vezes ao dia, tramadol na crise' },
    exige: /corta o efeito do opioide/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', epilepsia: 'sim', medicamentos: 'Tramadol 50' },
    exige: /tramadol baixa o limiar/,
  },
  {
    dados: {
      sexo: 'masculino',
      gestante: null,
      queixaPrincipal: 'Dor no ombro',
      medicamentos: 'Omnic à noite, Pramil às vezes',
    },
    exige: /juntos podem derrubar a pressão/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', anticoncepcionalHormonal: 'sim', medicamentos: 'Tegretol 200 e Yaz' },
    exige: /tirar o efeito da pílula/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', anticoncepcionalHormonal: 'sim', medicamentos: 'Lamitor 100 e Ciclo 21' },
    exige: /diminui a lamotrigina/,
  },
  {
    dados: {
      queixaPrincipal: 'Dor no ombro',
      anticoncepcionalHormonal: 'sim',
      medicamentos: 'Mounjaro 5, comecei agora; Yaz',
    },
    exige: /pílula pode ser menos absorvida/,
  },
  {
    dados: { idade: 30, gestante: 'desconheco', queixaPrincipal: 'Dor no ombro', medicamentos: 'Arava 20' },
    exige: /malformação grave no bebê ou interromper/,
  },
  {
    dados: { idade: 30, gestante: 'desconheco', queixaPrincipal: 'Dor no ombro', medicamentos: 'Carbolitium 300' },
    exige: /parar de uma vez pode fazer mal à mãe/,
  },
  {
    dados: { idade: 30, gestante: 'desconheco', queixaPrincipal: 'Dor no ombro', medicamentos: 'Torlos 50' },
    exige: /este remédio não se usa na gestação/,
  },
  {
    dados: {
      queixaPrincipal: 'Dor no ombro',
      medicamentos: 'Carbolitium 300',
      suplementos: 'chá de cavalinha todo dia',
    },
    exige: /planta que faz urinar pode fazer o lítio/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Digoxina 0,25, Ancoron 200' },
    exige: /pode aumentar a digoxina/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Marevan 5 e amiodarona' },
    exige: /subir ou baixar o INR/,
    conta: ['anticoagulante'],
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Xarelto 20, Doril quando dói a cabeça' },
    exige: /a soma faz sangrar mais/,
    conta: ['anticoagulante'],
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Xarelto 20, itraconazol há uma semana' },
    exige: /aumentar o anticoagulante, e sangrar/,
    conta: ['anticoagulante'],
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Cefaliv na crise, claritromicina desde ontem' },
    exige: /os vasos podem fechar/,
  },
  {
    dados: {
      queixaPrincipal: 'Dor no ombro',
      anticoncepcionalHormonal: 'nao',
      medicamentos: 'Ormigrein e depois Sumax',
    },
    exige: /não se toma no mesmo dia/,
    conta: ['enxaqueca'],
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Sinvastatina 40 mg, anlodipino 5' },
    exige: /nesta dose ou com este remédio/,
  },
  { dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Colchis, verapamil 80' }, exige: /colchicina pode subir/ },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'DDAVP à noite, hidroclorotiazida' },
    exige: /baixar o sódio do sangue/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Palexia 50, sertralina' },
    exige: /a soma pode dar síndrome/,
  },
  {
    dados: {
      queixaPrincipal: 'Dor no ombro',
      medicamentos: 'Secnidazol ontem e amanhã',
      frequenciaAlcool: 'socialmente',
    },
    exige: /quatro dias depois do secnidazol/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Durogesic 25, troco a cada três dias' },
    exige: /Adesivo de opioide na pele/,
  },
  { dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Exelon adesivo' }, exige: /Remédio em adesivo na pele/ },
  { dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Minirin à noite' }, exige: /Desmopressina em uso/ },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Prednisona 10 mg há dois anos' },
    exige: /Corticoide por meses/,
  },
  {
    dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Brilinta, parei ontem por conta' },
    exige: /Remédio parado há pouco/,
  },
  { dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Parnate 10 mg' }, exige: /sem queijo curado/ },
  {
    dados: { queixaPrincipal: 'Dor no ombro', alergias: 'sulfa', medicamentos: 'Celebra 200' },
    exige: /bula contraindica nessa alergia/,
  },
  { dados: { queixaPrincipal: 'Dor no ombro', medicamentos: 'Ibrutinibe 420' }, exige: /sangra e mancha mais fácil/ },
  {
    dados: { idade: 30, queixaPrincipal: 'Febre desde ontem e manchas roxas nas pernas' },
    exige: /Febre com manchas roxas/,
  },
  {
    dados: { idade: 30, queixaPrincipal: 'Febre desde anteontem e dor no corpo' },
    exige: /porque pode ser dengue/,
  },
  {
    dados: {
      idade: 50,
      sexo: 'masculino',
      gestante: null,
      queixaPrincipal: 'Parei de beber há três dias e estou tremendo',
    },
    exige: /Parou de beber há pouco/,
  },
  {
    dados: { idade: 30, queixaPrincipal: 'Febre desde ontem. Pari há dez dias' },
    exige: /seis semanas depois do parto/,
  },
  { dados: { queixaPrincipal: 'Dor no ombro', historicoMedico: 'Uso oxigênio em casa' }, exige: /alimenta o fogo/ },
  {
    dados: { idade: 57, queixaPrincipal: 'Peso no braço que pega o queixo quando subo a ladeira; paro e passa' },
    exige: /mesmo sem dor no peito: avaliação/,
  },
  {
    dados: {
      idade: 36,
      queixaPrincipal: 'Dá vontade de sumir quando junta tudo, modo de falar, nunca pensei em me matar',
    },
    exige: /é modo de falar ou é negado/,
  },
  {
    dados: { idade: 30, tpm: [], queixaPrincipal: 'Antes da menstruação o peito dói e incha' },
    exige: /mama que dói/,
  },
  {
    dados: { idade: 70, medicamentos: 'Alendronato, toma deitada com um gole de água' },
    exige: /Modo de tomar a conferir/,
  },
  {
    dados: { idade: 36, queixaPrincipal: 'Emagreci 6 kg comendo muito, batimento 110, as mãos tremem' },
    exige: /podem ser da tireoide acelerada/,
  },
];

/** What the checker finds in hostile reports after the final check with these rules. */
export function atacar({ ficha, analise, protocolo, textos }: Prova, regras: Regras): string[] {
  const { dados } = ficha;
  const conteudo = conferirRelatorio({ dados, tipo: 'completo', analise, protocolo, textos }, regras);
  return encontrarViolacoes(ficha, 'completo', conteudo, analise).map((violacao) => `#${ficha.numero}: ${violacao}`);
}

/**
 * The rules of which nothing depends: without one of them, hostile reports still show nothing. For each rule the reports in which it
 * says something come first, because most rules prove themselves in one of these.
 */
export function encontrarMansas(provas: readonly Prova[]): string[] {
  const notadas = provas.map(({ ficha: { dados }, ...prova }) => {
    const { seguranca } = conferirRelatorio({ ...prova, dados, tipo: 'completo' });
    return new Set(seguranca.map(({ regra }) => regra));
  });
  return semCadaRegra()
    .filter(({ id, regras }) => {
      const primeiras = provas.filter((_, indice) => notadas[indice]?.has(id));
      const outras = provas.filter((_, indice) => !notadas[indice]?.has(id));
      return ![...primeiras, ...outras].some((prova) => atacar(prova, regras).length > 0);
    })
    .map(({ id }) => id);
}

/** The rules without one of them, for each rule. */
function semCadaRegra(): { id: string; regras: Regras }[] {
  const semUma = <Nome extends keyof Regras>(nome: Nome) =>
    todasAsRegras[nome].map(({ id }) => ({
      id,
      regras: { ...todasAsRegras, [nome]: todasAsRegras[nome].filter((regra) => regra.id !== id) },
    }));
  return [...semUma('clinicas'), ...semUma('alertas'), ...semUma('palavras')];
}

/** One line for each kind of violation, with the first intakes that show it: points differ, the cause seldom does. */
function juntarPorTipo(violacoes: readonly string[]): string[] {
  const tipos = Map.groupBy(violacoes, (violacao) =>
    violacao.replace(/^#\d+( \w+)?: /, '').replace(/: [A-Z]{1,2}\d+$/, ''),
  );
  return [...tipos].map(([tipo, casos]) => {
    const onde = [...new Set(casos.map((caso) => caso.split(/[ :]/)[0]))];
    return `${casos.length} x ${tipo} (${onde.slice(0, 8).join(', ')})`;
  });
}

/** `pnpm bench safety`: 0 violations in generated and in hostile reports, and violations when any rule is missing. */
export async function measureSafety(
  count = Number(process.env.SAFETY_INTAKES ?? 10_000),
): Promise<{ passed: boolean; figures: string }> {
  const { relatorios, violacoes, instaveis, milissegundos } = runIntakes(count);
  const provas = criarProvas(Math.max(120, Math.round(count / 40)));
  const passaram = provas.flatMap((prova) => atacar(prova, todasAsRegras));
  const mansas = encontrarMansas(provas);
  const quantas = semCadaRegra().length;
  for (const linha of juntarPorTipo([...violacoes, ...passaram])) console.error(`  ${linha}`);
  return {
    passed: violacoes.length === 0 && passaram.length === 0 && mansas.length === 0 && instaveis === 0,
    figures:
      `${relatorios} reports of ${count} intakes in ${Math.round(milissegundos / 1000)} s (${(milissegundos / relatorios).toFixed(1)} ms each): ` +
      `${violacoes.length} violations, ${instaveis} changed when made again; ${provas.length} hostile reports: ${passaram.length} violations; ` +
      `${quantas - mansas.length} of ${quantas} rules bite when switched off${mansas.length > 0 ? ` (not: ${mansas.join(', ')})` : ''}`,
  };
}
