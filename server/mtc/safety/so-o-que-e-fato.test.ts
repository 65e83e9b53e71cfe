import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { conferirProtocolo, esperaPelaResposta, esperaPeloMedico } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';

/**
 * All that a report would assert of an intake, in one line: "+sign" told ("~" where weak), "-sign" denied, "!note:grade:deadline{text}", "?question",
 * MEDICO or RESPOSTA where the plan waits.
 */
function linha(ficha: Partial<DadosAnamnese>): string {
  const dados: DadosAnamnese = {
    ...fichaCalada,
    ...{ idade: 44, sexo: 'feminino', tpm: [], linguaDesc: [], faceDesc: [], queixaPrincipal: 'Cansaço' },
    ...ficha,
  };
  const { achados, padroes } = analisar(dados, []);
  const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados });
  return [
    ...achados.map(
      ({ id, presente, forca }) => `${presente ? '+' : '-'}${id.split('@')[0]}${forca < fraca ? '~' : ''}`,
    ),
    ...seguranca.map(({ regra, gravidade, prazo, texto }) => `!${regra}:${gravidade}:${prazo ?? ''}{${texto}}`),
    esperaPeloMedico(dados) ? 'MEDICO' : '',
    esperaPelaResposta(dados) ? 'RESPOSTA' : '',
    ...oQuePerguntar(dados).map((uma) => `?${uma}`),
    ...padroes.slice(0, 3).map(({ decidiria }) => `??${decidiria}`),
  ].join(' ');
}

const fraca = 0.75;

/** An intake, what its report must not say, and what it must. */
type Linha = readonly [ficha: Partial<DadosAnamnese>, nada: RegExp | null, algo?: RegExp];

function conferem(linhas: readonly Linha[]): void {
  it.each(linhas.map(([ficha, nada, algo]) => ({ ficha, nada, algo })))('$ficha', ({ ficha, nada, algo }) => {
    const dita = linha(ficha);
    if (nada) expect(dita).not.toMatch(nada);
    if (algo) expect(dita).toMatch(algo);
    expect(nada ?? algo).toBeDefined();
  });
}

describe('a figure of speech, or a thought denied right behind it, is no wish to die', () => {
  conferem([
    [
      {
        queixaPrincipal: 'Tem hora que me dá vontade de morrer, mas é só jeito de dizer, nunca pensei nisso de verdade',
      },
      /risco_de_suicidio:encaminhar|MEDICO|RESPOSTA|\+ideacao/,
    ],
    [
      {
        queixaPrincipal:
          'Quando o chefe grita dá vontade de desaparecer. É força de expressão, nunca pensei em me matar',
      },
      /risco_de_suicidio:encaminhar|MEDICO|RESPOSTA|\+ideacao/,
    ],
    [
      { queixaPrincipal: 'Às vezes falo que quero morrer, brincando. Não tenho ideia de me machucar' },
      /risco_de_suicidio:encaminhar|MEDICO|RESPOSTA|\+ideacao/,
    ],
    [
      { queixaPrincipal: 'dá vontade de sumir com tudo, maneira de falar, amo viver' },
      /risco_de_suicidio:encaminhar|MEDICO|RESPOSTA|\+ideacao/,
    ],
    [
      { queixaPrincipal: 'Tem semana que queria sumir do mapa, no sentido de tirar férias. Não penso em morte' },
      /risco_de_suicidio:encaminhar|MEDICO|RESPOSTA|\+ideacao/,
    ],
    [
      { queixaPrincipal: 'Disse que dá vontade de sumir; perguntada, nega ideia de morte, diz que é expressão' },
      /risco_de_suicidio:encaminhar|MEDICO|RESPOSTA|\+ideacao/,
    ],
    [{ queixaPrincipal: 'queria dormir e não acordar, modo de dizer né, nunca faria nada' }, /MEDICO/],
    [{ queixaPrincipal: 'Tem hora que dá vontade de sumir' }, null, /risco_de_suicidio:encaminhar/],
    [
      { queixaPrincipal: 'Dá vontade de morrer, digo que é brincadeira mas no fundo penso nisso toda noite' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Quero sumir, não é modo de falar, penso em tomar os remédios todos' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Nunca pensei que ia chegar nisso, mas dá vontade de morrer' },
      null,
      /risco_de_suicidio:encaminhar/,
    ],
    [
      { queixaPrincipal: 'Brinco com isso, mas a vontade de morrer é real' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Antes era só modo de falar, agora a vontade de sumir não passa' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Digo que quero morrer, é exagero, mas tem hora que penso nisso a sério' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Dizem que é drama. Quero morrer e não aguento mais' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Meu marido diz que é brincadeira minha, mas eu quero morrer' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Não penso em morrer. Só queria dormir e não acordar nunca mais' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [{ queixaPrincipal: 'Quero morrer, não tenho plano' }, null, /risco_de_suicidio:encaminhar|leia_antes/],
    [{ queixaPrincipal: 'Vontade de morrer sem plano estruturado' }, null, /risco_de_suicidio:encaminhar|leia_antes/],
    [
      { queixaPrincipal: 'Tenho ideação suicida, sem intenção no momento' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Penso em me matar; amo minha vida de mãe mas não dou conta' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [{ queixaPrincipal: 'quero morrer, não falo isso pra ninguém' }, null, /risco_de_suicidio:encaminhar|leia_antes/],
    [{ queixaPrincipal: 'quer se matar, mãe acha que é drama' }, null, /risco_de_suicidio:encaminhar|leia_antes/],
    [
      { queixaPrincipal: 'Vontade de morrer. Não pensei em como fazer ainda' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Vontade de morrer todo dia, nunca contei pra ninguém' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'quero sumir pra sempre, não tenho mais ideia do que fazer da vida' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [{ queixaPrincipal: 'quero morrer, não penso em mais nada' }, null, /risco_de_suicidio:encaminhar|leia_antes/],
    [
      { queixaPrincipal: 'vontade de me matar, sem pensar nas consequências' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'dá vontade de morrer, não penso nos meus filhos nem em nada' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [{ queixaPrincipal: 'Quero me matar, meu desabafo é esse' }, null, /risco_de_suicidio:encaminhar|leia_antes/],
    [
      { queixaPrincipal: 'pensou em se matar, no sentido de tomar veneno' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'Já pensou em se jogar da ponte. Nega ideação hoje' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
    [
      { queixaPrincipal: 'vontade de morrer, como um drama que não acaba' },
      null,
      /risco_de_suicidio:encaminhar|leia_antes/,
    ],
  ]);
});

describe("what a relative has is not the client's", () => {
  conferem([
    [{ historicoMedico: 'vó diabética amputou a perna' }, /\+diabetes|!diabetes|membro_ampu/],
    [
      { historicoMedico: 'Doenças: tia lúpica, primo hipertenso, irmão epilético' },
      /\+lupus|\+hipertensao|\+epilepsia|!epilep|!hiperten/,
    ],
    [{ historicoMedico: 'mãe cardíaca com marcapasso, pai cirrótico' }, /marca_?passo|\+cirrose|!cirrose/],
    [
      { historicoMedico: 'Sou saudável. Avô tuberculoso, tio alcoólatra, sogra com câncer' },
      /\+tubercul|!tubercul|\+alcool|\+cancer|!cancer/,
    ],
    [{ historicoMedico: 'minha irmã mais velha é asmática e a caçula bipolar' }, /\+asma|bipolar/],
    [{ historicoMedico: 'Diabetes na família (vó, duas tias). Glicose minha 92' }, /\+diabetes|!diabetes/],
    [
      { historicoMedico: 'hipertensão da mãe, diabetes do pai, infarto do avô aos 50' },
      /\+diabetes|!diabetes|\+hipertensao/,
    ],
    [
      { historicoMedico: 'pai infartou, mãe diabética, eu tenho pressão alta' },
      /\+diabetes|!diabetes/,
      /\+hipertensao/,
    ],
    [{ historicoMedico: 'Sou diabética igual minha vó' }, null, /\+diabetes/],
    [{ historicoMedico: 'vó paterna diabética e hipertensa' }, /\+diabetes|!diabetes|\+hipertensao/],
  ]);
});

describe('what is over, seen or cared for raises no alarm', () => {
  conferem([
    [
      {
        queixaPrincipal: 'Estômago queima depois do café',
        historicoMedico: 'Perdi 9 kg em 2020 quando me separei, recuperei tudo em um ano',
      },
      /MEDICO|RESPOSTA|\+emagrec|dispepsia_com_alarme:enc/,
    ],
    [
      {
        queixaPrincipal: 'Azia',
        historicoMedico: 'Emagreceu 7 quilos em 2018 com a morte da mãe. Hoje o peso está estável',
      },
      /MEDICO|RESPOSTA|\+emagrec|dispepsia_com_alarme:enc/,
    ],
    [
      {
        queixaPrincipal: 'Dor no ombro',
        historicoMedico: 'Tontura em março, o médico baixou o remédio da pressão e passou',
        medicamentos: 'losartana 50, anlodipino 5',
      },
      /MEDICO|encaminhar|\+tontura/,
    ],
    [
      {
        idade: 71,
        queixaPrincipal: 'Pés queimam de noite',
        historicoMedico: 'Teve tontura ao levantar, clínico reduziu a hidroclorotiazida e melhorou',
        medicamentos: 'losartana, hidroclorotiazida 12,5',
      },
      /MEDICO|:encaminhar:dias|\+tontura/,
    ],
    [
      {
        queixaPrincipal:
          'Acordo com a mão morta, sacudo e volta ao normal. O neurologista fez eletroneuro e não deu nada',
      },
      /RESPOSTA|MEDICO/,
    ],
    [
      { queixaPrincipal: 'Braço adormece de noite pela posição, mexo e passa; neuro examinou, tudo normal' },
      /RESPOSTA|MEDICO/,
    ],
    [
      {
        queixaPrincipal: 'Cansaço',
        historicoMedico:
          'Desmaiei em abril, fui ao hospital, cardiologista e neuro viram, era pressão baixa, não repetiu',
      },
      /MEDICO/,
    ],
    [
      {
        queixaPrincipal: 'Lombar',
        historicoMedico: 'Em 2017 sangramento nas fezes, fez colonoscopia, era hemorroida, operou e nunca mais sangrou',
      },
      /MEDICO|RESPOSTA/,
    ],
    [{ queixaPrincipal: 'Azia', historicoMedico: 'Perdi 6 kg este ano sem dieta' }, null, /encaminhar/],
    [
      {
        queixaPrincipal: 'Azia',
        historicoMedico: 'Em 2019 perdi 8 kg e recuperei, mas agora perdi 6 de novo sem querer',
      },
      null,
      /encaminhar/,
    ],
  ]);
});

describe('a strength told as whole is no weakness', () => {
  conferem([
    [
      { queixaPrincipal: 'Formigamento na mão direita', historicoMedico: 'Força MMSS nl, reflexos nl' },
      /\+hemiplegia|fraqueza_um|\+fraqueza|\+membros_fracos/,
    ],
    [
      { queixaPrincipal: 'Dor lombar', historicoMedico: 'força MMII 5/5, sensibilidade preservada' },
      /\+hemiplegia|\+fraqueza|\+membros_fracos/,
    ],
    [
      { queixaPrincipal: 'Ciática à direita, força preservada bilateralmente' },
      /\+hemiplegia|\+fraqueza|\+membros_fracos/,
    ],
    [
      { queixaPrincipal: 'Paralisia facial à esquerda há 10 dias; força nos braços e pernas normal' },
      /\+hemiplegia|\+fraqueza|\+membros_fracos/,
    ],
    [{ queixaPrincipal: 'dor no braço, força grau V' }, /\+hemiplegia|\+fraqueza|\+membros_fracos/],
    [{ queixaPrincipal: 'Cervicalgia. FM MMSS e MMII normais, marcha nl' }, /\+hemiplegia|\+fraqueza|\+membros_fracos/],
    [{ queixaPrincipal: 'dor na perna, a força tá boa, ando normal' }, /\+hemiplegia|\+fraqueza|\+membros_fracos/],
    [
      { queixaPrincipal: 'AVC em 2020, força do braço direito grau 3' },
      null,
      /\+hemiplegia|\+fraqueza|\+membros_fracos|\+avc/,
    ],
    [
      { queixaPrincipal: 'Sem força na perna esquerda desde o derrame' },
      null,
      /\+hemiplegia|\+fraqueza|\+membros_fracos/,
    ],
  ]);
});

describe('the subject of the clause decides the organ', () => {
  conferem([
    [
      { idade: 66, queixaPrincipal: 'O pescoço amanhece duro e demora mais de hora pra soltar' },
      /\+diarreia|intestino|fezes_moles|MEDICO/,
    ],
    [
      { queixaPrincipal: 'Ombro travado, demora pra soltar depois do banho' },
      /\+diarreia|intestino|fezes_moles|constip/,
    ],
    [
      { queixaPrincipal: 'joelho preso de manhã, solta depois de andar' },
      /\+diarreia|\+constipacao|fezes_moles|\+\w*alterna/,
    ],
    [{ queixaPrincipal: 'Espinha no queixo e coluna dolorida' }, /mandibula|\+dor_atm/],
    [
      { queixaPrincipal: 'A mandíbula prende e depois solta com estalo' },
      /\+diarreia|\+constipacao|fezes|\+\w*alterna/,
    ],
    [{ queixaPrincipal: 'catarro preso que de manhã solta' }, /\+diarreia|\+constipacao|fezes|\+\w*alterna/],
    [{ queixaPrincipal: 'Nariz seco e sangra quando assoo' }, /fezes|sangue_fezes|\+boca_seca/],
    [
      { queixaPrincipal: 'menstruação que prende e solta, intestino todo dia normal' },
      /\+diarreia|\+constipacao|\+\w*alterna/,
    ],
    [{ queixaPrincipal: 'Intestino prende uma semana e solta na outra' }, null, /alterna|\+constipacao|\+diarreia/],
  ]);
});

describe('the field that asks for it decides', () => {
  conferem([
    [
      { queixaPrincipal: 'Cólica forte, pele e boca secas, fezes nada demais', evacuacao: 'normal todo dia' },
      /\+fezes_secas|\+constipacao/,
    ],
    [{ queixaPrincipal: 'Pele seca, cabelo seco', evacuacao: 'mole, 2x ao dia' }, /\+fezes_secas|\+constipacao/],
    [{ queixaPrincipal: 'Ansiedade', evacuacao: 'mole, às vezes normal' }, /\+\w*alterna|\+constipacao/],
    [
      { queixaPrincipal: 'Cólica', evacuacao: 'solta no primeiro dia da menstruação, resto normal' },
      /\+fezes_secas|\+constipacao|\+\w*alterna/,
    ],
    [{ queixaPrincipal: 'Rinite com poeira e mofo', alergias: 'nega' }, /!alergia_(latex|adesivo|metal)/],
    [{ queixaPrincipal: 'Dor no ombro', alergias: 'esparadrapo comum' }, /latex/],
    [{ queixaPrincipal: 'Enxaqueca', alergias: 'camarão (coceira)' }, /\+coceira/],
    [
      { queixaPrincipal: 'Lombalgia, protocolo com o intestino da minha mãe que é preso', evacuacao: 'normal' },
      /\+constipacao/,
    ],
  ]);
});

describe('breasts before the menses and a chest that only feelings press are no heart', () => {
  conferem([
    [
      { queixaPrincipal: 'Uns dias antes de descer o peito fica doendo e inchado', tpm: ['Dor mamária'] },
      /MEDICO|RESPOSTA|dor_no_peito:enc|\+dor_toracica|\+opressao/,
    ],
    [
      { queixaPrincipal: 'TPM forte: peito dolorido, irritação, espinha', tpm: ['Dor mamária', 'Irritabilidade'] },
      /MEDICO|RESPOSTA|dor_no_peito:enc|\+dor_toracica/,
    ],
    [
      { queixaPrincipal: 'Na semana da menstruação os peitos doem até pra deitar de bruços' },
      /MEDICO|RESPOSTA|dor_no_peito:enc|\+dor_toracica/,
    ],
    [
      { queixaPrincipal: 'peito doendo e espinha na testa quando vai chegando a regra', tpm: ['Dor mamária'] },
      /MEDICO|RESPOSTA|dor_no_peito:enc|\+dor_toracica/,
    ],
    [
      { queixaPrincipal: 'Cólica. Antes vem dor no peito que não posso nem encostar no sutiã', tpm: [] },
      /MEDICO|dor_no_peito:enc|\+dor_toracica/,
    ],
    [
      {
        queixaPrincipal: 'O peito aperta quando tem cobrança no trabalho e passa quando respiro',
        historicoMedico: 'Eletro de maio normal',
        atividadeFisica: 'corre 5 km três vezes por semana, sem sentir nada',
      },
      /MEDICO|RESPOSTA|dor_no_peito:enc/,
    ],
    [
      {
        queixaPrincipal: 'Aperto no peito só em reunião',
        historicoMedico: 'cardiologista fez eco e esteira em 2024, tudo normal',
        atividadeFisica: 'nado e não sinto nada',
      },
      /MEDICO|RESPOSTA|dor_no_peito:enc/,
    ],
    [
      { queixaPrincipal: 'Peito aperta quando fico nervosa', historicoMedico: 'avó teve pressão alta' },
      null,
      /dor_no_peito:encaminhar/,
    ],
    [{ queixaPrincipal: 'Peito doendo com suor frio, e estou pra menstruar' }, null, /dor_no_peito:encaminhar/],
    [
      { queixaPrincipal: 'Peito aperta na ladeira e quando tem cobrança', historicoMedico: 'Eletro de maio normal' },
      null,
      /dor_no_peito.*:encaminhar/,
    ],
  ]);
});

describe('a headache has a word of pain', () => {
  conferem([
    [{ queixaPrincipal: 'Acordo com a cabeça vazia, sem conseguir pensar' }, /\+dor_cabeca|\+cefaleia/],
    [{ queixaPrincipal: 'cabeça oca e esquecida à tarde' }, /\+dor_cabeca|\+cefaleia/],
    [{ queixaPrincipal: 'Paralisia facial: testa D sem rugas, move pouco' }, /\+dor_cabeca|\+cefaleia/],
    [{ queixaPrincipal: 'A cabeça fica leve e aérea quando levanto' }, /\+dor_cabeca|\+cefaleia/],
    [{ queixaPrincipal: 'Suor na testa, oleosidade na testa' }, /\+dor_cabeca|\+cefaleia/],
    [{ queixaPrincipal: 'cabeça cheia de preocupação, não desliga' }, /\+dor_cabeca|\+cefaleia/],
    [{ queixaPrincipal: 'Dor vazia na cabeça, piora em pé' }, null, /\+cefaleia_vazio|\+dor_cabeca/],
    [{ queixaPrincipal: 'Dói a testa no fim do dia' }, null, /\+cefaleia_frontal|\+dor_cabeca/],
  ]);
});

describe('how often something is lowers its weight', () => {
  conferem([
    [{ idade: 7, queixaPrincipal: 'Tosse. Faz xixi na cama muito de vez em quando' }, /\+(enurese|incontinencia)(?!~)/],
    [{ queixaPrincipal: 'Dor nas costas. Muito raramente tenho azia' }, /\+azia\w*(?!~|\w)/],
    [{ queixaPrincipal: 'Insônia. Palpitação bem de vez em quando' }, /\+palpitacao(?!~)/],
    [{ queixaPrincipal: 'Enxaqueca. Um dia ou outro tenho tontura' }, /\+tontura(?!~)/],
    [{ queixaPrincipal: 'Cólica. Diarreia uma vez na vida outra na morte' }, /\+diarreia(?!~)/],
    [{ queixaPrincipal: 'Rinite. Quase nunca tenho dor de cabeça' }, /\+dor_cabeca(?!~)|\+cefaleia(?!~)/],
    [{ queixaPrincipal: 'Cansaço. Zumbido muito esporádico' }, /\+zumbido(?!~)/],
    [{ queixaPrincipal: 'De vez em quando sinto tontura; a dor no joelho é todo dia' }, /\+dor_joelho~|\+tontura(?!~)/],
  ]);
});

describe('who prescribes is told, and the sessions go on', () => {
  conferem([
    [
      {
        idade: 67,
        queixaPrincipal: 'Joelho dói para descer escada há anos',
        medicamentos: 'apixabana 5 mg 2x; de vez em quando um diclofenaco do vizinho',
      },
      /MEDICO/,
      /anticoagulante_em_risco/,
    ],
    [
      { idade: 70, queixaPrincipal: 'Ombro dói', medicamentos: 'varfarina 5 mg e ibuprofeno 600 uma vez por semana' },
      /MEDICO/,
      /anticoagulante_em_risco/,
    ],
    [{ idade: 70, queixaPrincipal: 'Ombro dói', medicamentos: 'Xarelto e ginkgo por conta própria' }, /MEDICO/],
    [
      {
        idade: 70,
        queixaPrincipal: 'Ombro dói, gengiva sangrando desde ontem e manchas roxas',
        medicamentos: 'varfarina 5 mg e ibuprofeno 600 todo dia',
      },
      null,
      /MEDICO/,
    ],
    [{ idade: 72, queixaPrincipal: 'Bati a cabeça ontem, dor de cabeça', medicamentos: 'Eliquis' }, null, /MEDICO/],
    [
      {
        idade: 6,
        queixaPrincipal: 'Nariz entupido',
        historicoMedico: 'Ronca; otorrino viu a adenoide em junho e não indicou cirurgia',
      },
      /crianca_que_ronca:encaminhar/,
    ],
    [
      { idade: 9, queixaPrincipal: 'Rinite', historicoMedico: 'ronca e a adenoide é grande; o otorrino acompanha' },
      /crianca_que_ronca:encaminhar/,
    ],
    [
      { idade: 5, queixaPrincipal: 'Ronca alto e para de respirar dormindo' },
      null,
      /crianca_que_ronca:encaminhar|encaminhar/,
    ],
  ]);
});

describe('a ready question is not asked where the intake answers it', () => {
  conferem([
    [
      {
        idade: 31,
        queixaPrincipal: 'Enxaqueca de 15 em 15 dias desde os 15 anos',
        medicamentos: 'dipirona ou sumatriptano, uns 10 dias no mês',
      },
      /em quantos dias|quantos dias/,
    ],
    [
      { queixaPrincipal: 'Insônia e ansiedade. Nunca pensei em fazer mal a mim mesma', cafeXicaras: 3 },
      /\?[^?]*pensamento de morte/,
    ],
    [
      { queixaPrincipal: 'Ansiedade e choro, mas não tenho ideia de me ferir' },
      /\?[^?]*(pensamento de morte|se machucar)/,
    ],
    [{ idade: 35, queixaPrincipal: 'Cólica forte, D5 hoje' }, /primeiro dia da última menstruação|última menstruação/],
    [{ idade: 33, queixaPrincipal: 'Tentando engravidar, D12 hj, FIV mês que vem' }, /última menstruação/],
    [
      {
        idade: 66,
        queixaPrincipal: 'Queimação no estômago',
        historicoMedico: 'EDA mar: gastrite leve. Fezes s/ sangue, s/ melena',
      },
      /já fez endoscopia|como estão as fezes|fezes estão pretas/,
    ],
    [
      {
        idade: 63,
        queixaPrincipal: 'Fezes finas e sangue vivo no papel toda semana',
        historicoMedico: 'nunca fez colonoscopia',
      },
      /há sangue nas fezes|já fez colonoscopia/,
    ],
    [
      {
        idade: 70,
        queixaPrincipal: 'Pés queimam',
        historicoMedico: 'DM2 há 12 anos, monofilamento abolido no hálux, caiu em fevereiro',
      },
      /tem diabetes|já caiu|sente o toque/,
    ],
    [{ idade: 72, queixaPrincipal: 'Joelho', medicamentos: 'rivaroxabana 20' }, /INR|varfarina/],
    [{ idade: 40, queixaPrincipal: 'Dor no ombro direito, mexo à vontade, força eu tenho' }, /perde força|falseia/],
    [
      { idade: 27, queixaPrincipal: 'Menstruação não vem há 7 semanas, fiz teste e deu negativo' },
      /quantos dias atrasou|última menstruação/,
    ],
    [{ idade: 51, queixaPrincipal: 'Dor lombar depois de trocar o pneu' }, /houve pancada/],
  ]);
});

describe('alarms speak of the complaint', () => {
  conferem([
    [
      { idade: 29, queixaPrincipal: 'enxaqueca desde os 15 anos, vem 2 dias antes da menstruação e com raiva' },
      /alarmes_da_queixa:cautela[^!]*menstrua|corrimento|preventivo/,
    ],
    [
      { idade: 58, queixaPrincipal: 'Zumbido nos dois ouvidos há 3 anos, piora no silêncio e atrapalha dormir' },
      /pensamento de mor|\(sono\)/,
    ],
    [
      { idade: 44, queixaPrincipal: 'Dor lombar há 3 semanas', medicamentos: 'dipirona, usou nimesulida 5 dias' },
      /imunidade reduzida/,
    ],
    [
      { idade: 38, queixaPrincipal: 'Paralisia facial há 10 dias', medicamentos: 'prednisona 60 mg, terminou ontem' },
      /imunidade reduzida/,
    ],
  ]);
});

describe('the dangers beside them stay', () => {
  conferem([
    [
      { idade: 62, queixaPrincipal: 'Boca torta desde ontem, força nas pernas normal mas o braço direito não levanta' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 55, queixaPrincipal: 'Sem força na perna direita desde cedo, o médico da UPA disse força preservada' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 70, queixaPrincipal: 'Perdi a força do braço por uns minutos ontem e depois a força voltou ao normal' },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 58, queixaPrincipal: 'A cabeça parece que explodiu do nada hoje cedo' }, null, /:encaminhar:/],
    [
      { idade: 66, queixaPrincipal: 'Têmpora sensível, couro cabeludo dolorido ao pentear, mandíbula cansa' },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 60, queixaPrincipal: 'Azia. Perdi 10 quilos desde 2024 e não recuperei' }, null, /:encaminhar:/],
    [
      {
        idade: 64,
        queixaPrincipal: 'Azia',
        historicoMedico: 'Perdeu 6 kg desde março, o médico trocou o remédio e a azia melhorou',
      },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 49, queixaPrincipal: 'Sangue nas fezes, o médico receitou pomada e melhorou, mas voltou essa semana' },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 49, queixaPrincipal: 'Sangue nas fezes todo dia, proctologista marcado' }, null, /:encaminhar:/],
    [
      {
        idade: 52,
        queixaPrincipal: 'Dor no peito ao subir escada; cardiologista aumentou o remédio e melhorou um pouco',
      },
      null,
      /:encaminhar:/,
    ],
    [
      {
        idade: 57,
        queixaPrincipal: 'Aperto no peito quando fico nervosa e ao subir ladeira',
        historicoMedico: 'eletro 2020 normal',
      },
      null,
      /:encaminhar:/,
    ],
    [
      {
        idade: 57,
        queixaPrincipal: 'Aperto no peito no estresse, hoje veio parado com suor frio',
        historicoMedico: 'eco normal',
        atividadeFisica: 'caminho sem sentir nada',
      },
      null,
      /:encaminhar:/,
    ],
    [
      {
        idade: 61,
        queixaPrincipal: 'Aperto no peito quando brigo, vai para o braço',
        historicoMedico: 'teste ergométrico normal',
        atividadeFisica: 'pedalo sem problema',
      },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 46, queixaPrincipal: 'Dor no peito e menstruação irregular' }, null, /:encaminhar:/],
    [{ idade: 50, queixaPrincipal: 'Peito apertando desde ontem, estou menstruada' }, null, /:encaminhar:/],
    [
      { idade: 47, queixaPrincipal: 'Dor no peito que piora quando respiro, perto da menstruação' },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 53, queixaPrincipal: 'Peito doendo, fogachos, ciclo falhando, cansaço ao andar' }, null, /:encaminhar:/],
    [
      { idade: 5, queixaPrincipal: 'Ronca e dorme de boca aberta', historicoMedico: 'fila do otorrino há um ano' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 5, queixaPrincipal: 'Ronca, xixi na cama', historicoMedico: 'o otorrino do irmão disse que é normal' },
      null,
      /:encaminhar:/,
    ],
    [
      {
        idade: 6,
        queixaPrincipal: 'Ronca toda noite com boca aberta, fica roxo dormindo',
        historicoMedico: 'otorrino viu ano passado',
      },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 63, queixaPrincipal: 'As solas estão de algodão desde semana passada, perna fraca' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 59, queixaPrincipal: 'Perna adormecida e urina presa, acordei assim, mexo e não passa' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 65, queixaPrincipal: 'Vista escureceu num olho ontem e voltou; oftalmo mês passado normal' },
      null,
      /:encaminhar:/,
    ],
    [
      {
        idade: 65,
        queixaPrincipal: 'Cortina no olho, já fui ao oftalmo e disse que estava tudo bem, mas hoje apareceu de novo',
      },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 44, queixaPrincipal: 'Falta de ar de repente desde ontem, raio x do ano passado limpo' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 70, queixaPrincipal: 'Ombro', medicamentos: 'varfarina e ibuprofeno todo dia, gengiva sangrando' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 70, queixaPrincipal: 'Tombo ontem, hematoma na coxa', medicamentos: 'Xarelto, nimesulida' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 28, queixaPrincipal: 'Menstruação atrasa sempre, mas agora são 9 dias e dor do lado direito' },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 28, queixaPrincipal: 'A menstruação nunca atrasa e está atrasada 10 dias' }, null, /:encaminhar:/],
    [{ idade: 66, queixaPrincipal: 'O intestino mudou de dois meses pra cá, fezes finas' }, null, /:encaminhar:/],
    [
      { idade: 66, queixaPrincipal: 'De três meses para cá não vou mais ao banheiro como antes, prende e solta' },
      null,
      /:encaminhar:/,
    ],
    [
      { idade: 66, queixaPrincipal: 'Há dois meses ando preso e depois solto, sem nunca ter sido assim' },
      null,
      /:encaminhar:/,
    ],
    [
      {
        idade: 35,
        queixaPrincipal: 'Desmaiei duas vezes, o cardiologista trocou o remédio e melhorou, anteontem desmaiei de novo',
      },
      null,
      /:encaminhar:/,
    ],
    [{ idade: 61, queixaPrincipal: 'Uma vez ou outra sai sangue na urina' }, null, /:encaminhar:/],
    [{ idade: 55, queixaPrincipal: 'De vez em quando a fala enrola e a mão formiga' }, null, /:encaminhar:/],
    [{ idade: 60, queixaPrincipal: 'Dor no peito de vez em quando ao caminhar' }, null, /:encaminhar:/],
    [{ idade: 22, queixaPrincipal: 'bem de vez em quando penso em me matar' }, null, /:encaminhar:/],
  ]);
});
