// Remedies that stay longer than they were prescribed, are somebody else's, or do what the complaint tells. Sources: ANVISA, bulário eletrônico,
// for the substances named; MHRA, Topical corticosteroids: withdrawal reactions (2021); SBP, Dermatite atópica (2017); ESE and Endocrine Society (2024);
// Farmacopeia Brasileira, Memento Fitoterápico (2016), Schinus terebinthifolius; AGS, Beers criteria (2023).

import { alternativasDe, nomesDe } from '../../catalog/remedios.ts';
import { sinais } from '../../catalog/sinais.ts';
import { minuscula } from '../../writer/portugues.ts';
import { falaQueDiz } from '../citar.ts';
import { certezaDoPadrao, lugarDito, lugaresDoPadrao } from '../dito.ts';
import { efeitosAtribuidos } from '../efeito-atribuido.ts';
import type { Frase } from '../frase.ts';
import { nomesDeCorticoideDeBoca, nomesDeReceita } from '../nomes-por-uso.ts';
import { lerDuracoes } from '../quantidades.ts';
import { listar, type RegraClinica } from '../regra.ts';
import { foiParado, type Relatos } from '../relatos.ts';
import { remediosNaFrase } from '../remedios-na-frase.ts';
import { doQueToma, tomadas, tomaNaFrase } from '../substancias.ts';

const corticoide =
  'dexametasona|betametasona|clobetasol|hidrocortisona|mometasona|triancinolona|fluticasona|desonida|prednicarbato|corticoides?|cortisona|trok|candicort|diprogenta|betnovate|psorex|quadriderm|novacort';
const deComprimido = `${alternativasDe(nomesDeCorticoideDeBoca)}|decadron|celestone|celestamine|koide|corticoide (oral|via oral|em comprimido)`;
const naPele = new RegExp(
  `\\b(pomadas?|cremes?|locao|gel|unguento)\\b( \\w+){0,5} (${corticoide})\\b|\\b(${corticoide})\\b( \\w+){0,3} (pomada|creme|locao|na pele|pomadinha)\\b|\\b(trok|candicort|diprogenta|betnovate|psorex|quadriderm|novacort)\\b`,
);
const porBoca = new RegExp(`\\b(${deComprimido})\\b`);
/** In days: of a cream on the skin and of a tablet. */
const demais = { pele: 28, boca: 21 } as const;

function haTempo(frase: Frase, padrao: RegExp, dias: number): boolean {
  if (frase.campo === 'objetivosCliente' || frase.campo === 'alergias') return false;
  const lugares = lugaresDoPadrao(doQueToma(frase), padrao);
  if (lugares.length === 0 || lugares.every((lugar) => foiParado(frase.palavras, lugar))) return false;
  return (
    lerDuracoes(frase.palavras).some((um) => um >= dias) || /\b(ha|faz) (anos|meses)\b|\bdireto\b/.test(frase.texto)
  );
}

const corticoideNaPele = (frase: Frase) => haTempo(frase, naPele, demais.pele);
/** To stop it, or without a physician, has an alarm of its own; of last month it is over. */
const deOutroAlarme = /\b(parar|por conta propria|sem receita|(mes|semana|ano) passad[oa]|tomou|tomei)\b/;
const corticoideDeBoca = (frase: Frase) => haTempo(frase, porBoca, demais.boca) && !deOutroAlarme.test(frase.texto);

const aroeira = /\b(aroeira|anacardiaceas?)\b/;
const naPeleDela = /\b(banhos?|pele|compressas?|passa|passo|lav\w+|vermelh\w+|coc\w+|coceira|assento|molh\w+)\b/;

const deReceita = `${alternativasDe(nomesDeReceita)}|frontal|antibiotico|bombinha`;
const deQuem =
  '(d[ao] (minha |meu )?(mae|pai|irma|irmao|marido|esposa|mulher|filh[oa]|tia|tio|vizinh[oa]|amig[oa]|colega|avo|sogr[oa]|cunhad[oa]|comadre|compadre|mainha|painho))';
const deOutraPessoa = new RegExp(
  `\\b(${deReceita})\\b( (?!(e|para|mas)\\b)\\w+){0,2} (dela|dele|${deQuem})\\b|\\b(irma|mae|vizinha|amiga|tia|cunhada|sogra|comadre|marido|colega|filha)( \\w+){0,3} (da|deu|dao|empresta|emprestou|arruma|arrumou|passa)( \\w+){0,6} (${deReceita})\\b`,
);
/** Told as taken by the client, and not only by its owner. */
const tomei =
  /\b(me da|me deu|me dao|me arrum\w+|me passa|me emprest\w+|tomo|tomei|uso|usei|peguei|pego|experimentei|ela deu|ele deu)\b/;

function deOutro(frase: Frase): boolean {
  return (
    frase.campo !== 'objetivosCliente' &&
    frase.campo !== 'alergias' &&
    deOutraPessoa.test(frase.texto) &&
    tomei.test(frase.texto) &&
    !/\b(nao|nunca) (tomo|tomei|uso|usei|quis|aceitei)\b/.test(frase.texto)
  );
}

/** Painkillers with caffeine, and what else they hold that somebody must know. */
const comCafeina = nomesDe([], ['cafeina']);
const semDor = nomesDe(['cafeina']);
const queSomam = [
  { nome: 'dipirona', quais: nomesDe([], ['dipirona']) },
  { nome: 'anti-inflamatório', quais: nomesDe(['antiInflamatorio']) },
  { nome: 'AAS', quais: nomesDe([], ['acetilsalicilico']) },
  { nome: 'paracetamol', quais: nomesDe([], ['paracetamol']) },
  { nome: 'isometepteno, que sobe a pressão', quais: nomesDe([], ['isometepteno']) },
  { nome: 'di-hidroergotamina, que aperta os vasos', quais: nomesDe([], ['diidroergotamina']) },
] as const;
const paraDormir = /\b(dorm\w*|deit\w*|noite|noturn\w+|madrugada)\b/;

function cafeinaNaFrase(frase: Frase): string[] {
  const dita = doQueToma(frase);
  return remediosNaFrase(dita).flatMap(({ nome, lugar }) =>
    comCafeina.has(nome) && !semDor.has(nome) && lugarDito(dita, lugar) ? [nome] : [],
  );
}

function cafeinaDeNoite(frase: Frase): boolean {
  const toma = cafeinaNaFrase(frase).length > 0 && frase.campo !== 'alergias';
  return toma && frase.campo !== 'objetivosCliente' && paraDormir.test(frase.texto);
}

const seco =
  /\b(boca|lingua|garganta|olhos?)( \w+){0,2} (muito )?(sec[oa]s?|ressecad\w+)\b|\b(sec\w+|constip\w+|intestino preso|prisao de ventre)\b/;

function secaPeloRemedio(relatos: Relatos): boolean {
  const ditas = ['boca_seca', 'constipacao', 'fezes_secas', 'garganta_seca'];
  const seca = relatos.diz(...ditas) || relatos.frases.some((frase) => certezaDoPadrao(frase, seco) === 'certo');
  return relatos.frases.some((frase) => tomaNaFrase(frase, 'anticolinergico')) && seca;
}

const fala = ({ frases }: Relatos, diz: (frase: Frase) => boolean) => {
  const dita = falaQueDiz(frases, diz);
  return dita && ` (“${dita}”)`;
};

const quemCuidaSabe =
  /\b(oncologista|medic[oa]|doutora?|dr|dra|neuro\w*|psiquiatra|cardiologista|reumat\w+|ginec\w+|endocrin\w*|quem (receitou|acompanha))\b( \w+){0,2} (sabe|ja sabe|foi avisad[oa]|esta sabendo|ta sabendo|explicou|disse que e (normal|efeito))\b/;

export const regrasDosRemediosSemReceita: readonly RegraClinica[] = [
  {
    id: 'corticoide_na_pele',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'MHRA, Topical corticosteroids: withdrawal reactions (2021); SBP, Dermatite atópica (2017)',
    motivo: ({ idade }, relatos) =>
      relatos.frases.some(corticoideNaPele)
        ? `Corticoide na pele por quatro semanas ou mais${fala(relatos, corticoideNaPele)}: ${idade < 14 ? 'pediatra' : 'dermatologista ou clínico'} em até uma semana, para um plano de retirada. Não parar de uma vez nem seguir por conta própria; nunca na dobra sob pano fechado, nem no rosto. Nada de agulha, calor, ventosa ou fita na pele afinada. Pus, crosta amarela, febre ou bolhinhas que doem: médico no mesmo dia.`
        : null,
    efeito: {},
  },
  {
    id: 'corticoide_por_semanas',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'ESE e Endocrine Society, Glucocorticoid-induced adrenal insufficiency (2024); ANVISA, bula do medicamento',
    motivo: (_dados, relatos) =>
      relatos.frases.some(corticoideDeBoca)
        ? `Corticoide por boca há três semanas ou mais${fala(relatos, corticoideDeBoca)}: confirme em até uma semana, com quem receitou, dose, fim e como se reduz; nunca parar sozinho nem de uma vez. Febre, vômito, fraqueza forte ou desmaio: pronto-socorro, dizendo do corticoide.`
        : null,
    efeito: {},
  },
  {
    id: 'aroeira_na_pele',
    gravidade: 'evitar',
    fonte: 'Farmacopeia Brasileira, Memento Fitoterápico (2016): Schinus terebinthifolius; ABD, Dermatite de contato',
    motivo: (_dados, relatos) =>
      relatos.frases.some(
        (frase) =>
          frase.campo !== 'objetivosCliente' &&
          lugaresDoPadrao(frase, aroeira).length > 0 &&
          naPeleDela.test(frase.texto),
      )
        ? 'Aroeira na pele, pela ficha: irrita e pode dar alergia de contato, ainda mais na pele já ferida ou de criança. Parar o banho e a compressa; bolha, inchaço ou vermelhidão que se espalha: médico no mesmo dia.'
        : null,
    efeito: {},
  },
  {
    id: 'remedio_de_outra_pessoa',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'ANVISA, bulário eletrônico; Portaria SVS 344/1998',
    motivo: (_dados, relatos) =>
      relatos.frases.some(deOutro)
        ? `Remédio receitado a outra pessoa e tomado por esta${fala(relatos, deOutro)}: não repetir nem somar a outro; que o posto ou quem cuida saiba em um ou dois dias quanto e quantas vezes foi. Se for de todo dia, não se para de uma vez. Sono demais, queda, confusão ou falta de ar: pronto-socorro, levando a caixa.`
        : null,
    efeito: {},
  },
  {
    id: 'analgesico_com_cafeina',
    gravidade: 'cautela',
    fonte: 'ANVISA, bulário eletrônico: composição do medicamento',
    motivo: (_dados, relatos) => {
      const nomes = relatos.frases.filter(cafeinaDeNoite).flatMap(cafeinaNaFrase);
      if (nomes.length === 0) return null;
      const tem = queSomam.flatMap(({ nome, quais }) => (nomes.some((um) => quais.has(um)) ? [nome] : []));
      const febre = tem.includes('dipirona') ? ' Garganta inflamada com febre: médico no mesmo dia.' : '';
      return `Analgésico que leva cafeína tomado à noite${fala(relatos, cafeinaDeNoite)}: tem também ${listar(tem)}, e a cafeína pode tirar o sono que se procura. Que o médico ou o farmacêutico diga por quantos dias ainda cabe, e o que não se soma a ele; alergia a um deles exclui.${febre}`;
    },
    efeito: {},
  },
  {
    id: 'secura_do_remedio',
    gravidade: 'cautela',
    fonte: 'ANVISA, bula do medicamento: reações adversas; AGS, Beers criteria (2023)',
    motivo: (_dados, relatos) => {
      if (!secaPeloRemedio(relatos)) return null;
      const [nome = 'o remédio'] = tomadas(relatos, ['anticolinergico']);
      return `Boca, língua, olhos ou fezes secas em quem toma ${nome}: podem ser efeito dele. Pergunte se começaram com ele e não os conte como falta de Yin nem de líquidos; que quem receitou saiba na próxima consulta. Urina que não sai, confusão ou vista turva: pronto-socorro.`;
    },
    efeito: {},
  },
  {
    id: 'efeito_atribuido',
    gravidade: 'cautela',
    fonte: 'OMS-UMC, The use of the WHO-UMC system for standardised case causality assessment',
    motivo: (dados, relatos) => {
      const atribuidos = efeitosAtribuidos(relatos, dados);
      if (atribuidos.length === 0) return null;
      const ditos = [...new Set(atribuidos.map(({ remedio }) => remedio))].map((nome) => {
        const dele = atribuidos.filter(({ remedio }) => remedio === nome);
        const falas = [...new Set(dele.map(({ fala }) => fala))].filter((um) => um !== '');
        const citadas = falas.length > 0 ? ` (“${falas.join('”; “')}”)` : '';
        return `Atribuído pelo cliente a ${nome}: ${listar(dele.map(({ sinal }) => minuscula(sinais[sinal].rotulo)))}${citadas}.`;
      });
      const sabe = relatos.frases.some((frase) => lugaresDoPadrao(frase, quemCuidaSabe).length > 0);
      const quem = sabe ? 'Quem acompanha já sabe, pela ficha' : 'Quem receitou precisa saber na próxima consulta';
      return `${ditos.join(' ')} Não pesa nas hipóteses. ${quem}; nada se para nem se diminui por conta própria.`;
    },
    efeito: {},
  },
];
