// Sources: Ministério da Saúde, Manual de gestação de alto risco (2022); NICE NG133, Hypertension in pregnancy (2019).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { comoEContado, type Grupo, type Juntos } from './grupos.ts';
import { lerDuracoesNoLugar, lerPressoes } from './quantidades.ts';
import { semanasDe } from './regras/gestacao.ts';
import { certezaNaFrase, maisForte, type Relatos } from './relatos.ts';

/** Completed weeks of pregnancy from which on it occurs. */
const semanasMinimas = 20;
/** Six weeks after birth. */
const diasDoPosParto = 42;
/** From here on a pressure is raised in a pregnancy (mmHg). */
const pressaoAlta = { sistolica: 140, diastolica: 90 } as const;

const inchado = 'inchad[oa]s?|empapucad[oa]s?|inchou|incharam|incham?|inchando|empapucou';
const rostoOuMaos = 'rosto|cara|face|palpebras?|olhos|maos?|dedos( das maos)?';

/** The two last are one sign. */
const grupos: readonly Grupo[] = [
  {
    nome: 'dor de cabeça',
    sinais: [
      'dor_cabeca',
      'enxaqueca',
      'cefaleia_subita',
      'cefaleia_lateral',
      'cefaleia_temporal',
      'cefaleia_topo',
      'cefaleia_frontal',
      'cefaleia_nuca',
    ],
    padrao: /\b(dor de cabeca|cabeca (doendo|latejando))\b/,
  },
  {
    nome: 'vista alterada',
    sinais: ['visao_turva', 'perda_visao', 'visao_dupla', 'moscas_volantes'],
    padrao:
      /\b(vaga ?-?lum\w+|(pontinhos?|estrelinhas?|luzinhas?|luzes|faiscas?|bolinhas?) (\w+ )?(brilhantes?|piscando|na (vista|visao)|nos olhos)|(vendo|vejo|ve|enxerga\w*) (\w+ )?(estrelinhas?|pontinhos?|luzes|luzinhas|faiscas|embacado|turvo|borrado)|claroes|escotomas?|(vista|visao) (\w+ )?(embacad\w+|embaca\w*|turva|borrada|escurec\w+))\b/,
  },
  {
    nome: 'dor abaixo das costelas ou no estômago',
    sinais: ['dor_epigastrica', 'dor_hipocondrio', 'dor_estomago'],
    padrao:
      /\b(dor|doi|doendo|pontadas?|fisgadas?|aperto)( \w+){0,6} (boca do estomago|((de|em)?baixo|abaixo|sob) (d?as? )?costelas?|barriga alta|alto da barriga)\b/,
  },
  {
    nome: 'inchaço do rosto ou das mãos',
    sinais: ['edema_face'],
    padrao: new RegExp(
      `\\b((${inchado})( \\w+){0,2} (${rostoOuMaos})|(${rostoOuMaos})( \\w+){0,2} (${inchado})|(inchaco|edema) (no|do|na|da|nas|das) (${rostoOuMaos})|(alianca|anel|aneis) (nem|nao) (\\w+ )?(entra|sai|cabe|serve)m?)\\b`,
    ),
  },
  {
    nome: 'urina pouca ou com espuma',
    sinais: ['urina_escassa', 'urina_espumosa'],
    padrao:
      /\b(((urina\w*|xixi)( \w+){0,5} (espum\w+|poucas?|pouco|pouquinho|menos))|((espum\w+|pouc[oa]|menos) (\w+ ){0,2}(urina|xixi))|urin\w+ (pouco|menos)|proteinuria|proteina na urina)\b/,
  },
  {
    nome: 'urina pouca ou com espuma',
    sinais: [],
    campo: 'urina',
    padrao: /\b(espum\w+|pouc[oa]|fazendo menos|menos que antes)\b/,
  },
];

/** Two or more signs from the twentieth week on or within six weeks after birth; in doubt where the week is not told. */
export function preEclampsia(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  const quando = deQuando(relatos, dados);
  if (quando === null) return null;
  const frases = relatos.frases.filter(({ campo }) => campo !== 'objetivosCliente').map(daMae);
  const contados = [
    ...grupos.map((grupo) => ({ nome: grupo.nome, certeza: comoEContado(grupo, frases) })),
    { nome: 'pressão alta', certeza: pressao(frases) },
  ];
  const ditos = (quais: readonly (Certeza | null)[]) => [
    ...new Set(contados.filter(({ certeza }) => quais.includes(certeza)).map(({ nome }) => nome)),
  ];
  const todos = ditos(['certo', 'incerto']);
  if (todos.length < 2) return null;
  return { certeza: ditos(['certo']).length >= 2 ? quando : 'incerto', ditos: todos };
}

/** A pressure of at least 140 by 90, or one told as high today and not as controlled. */
function pressao(frases: readonly Frase[]): Certeza | null {
  return maisForte(
    frases.flatMap((frase): Certeza[] => {
      const medidas = lerPressoes(frase).filter(({ indice }) => !frase.marcas[indice]?.deOutro);
      if (medidas.length > 0)
        return medidas.some(
          ({ sistolica, diastolica }) =>
            sistolica >= pressaoAlta.sistolica || (diastolica ?? 0) >= pressaoAlta.diastolica,
        )
          ? ['certo']
          : [];
      if (/\b(controlad[oa]|normal|boa)\b/.test(frase.texto)) return [];
      return [certezaNaFrase(frase, ['hipertensao', 'crise_hipertensiva'])].filter((uma) => uma !== null);
    }),
  );
}

/** 'certo' in the dangerous weeks, 'incerto' in a pregnancy of unknown weeks, null at any other time. */
function deQuando(relatos: Relatos, dados: DadosAnamnese): Certeza | null {
  if (dados.sexo === 'masculino') return null;
  if (relatos.frases.some(pariuHaPouco)) return 'certo';
  if (dados.gestante !== 'sim' && !relatos.diz('gestante', 'gravidez_escrita')) return null;
  const semanas = semanasDe(dados, relatos);
  if (semanas === null) return 'incerto';
  return semanas >= semanasMinimas ? 'certo' : null;
}

const deParto =
  /\b(parto|cesarea|cesariana|puerper\w+|(tive|teve|ganhei|ganhou) (o |a |um |uma |meu |minha )?(bebe|nenem|filh[oa]|menin[oa])|dei a luz|deu a luz|pari|pariu|bebe nasceu|nasceu (o |a |meu |minha )?(bebe|nenem|filh[oa]))\b/;
/** Words between the birth and the time since it. */
const alcance = 8;

/** "Parto há 3 semanas"; not "o sangramento acabou na 5ª semana". */
function pariuHaPouco(frase: Frase): boolean {
  const lugares = partosContados(frase);
  const perto = (indice: number) => lugares.some((de) => indice >= de - alcance && indice < de + alcance);
  const desdeQuando = (indice: number) =>
    frase.palavras
      .slice(Math.max(0, indice - 4), indice)
      .some(({ forma }) => /^(ha|faz|fazem|tem|fez|completou)$/.test(forma)) ||
    /^(atras|passad[oa])$/.test(frase.palavras[indice + 1]?.forma ?? '');
  const duracoes = lerDuracoesNoLugar(frase.palavras).filter(({ indice }) => perto(indice) && desdeQuando(indice));
  if (duracoes.length > 0) return Math.max(...duracoes.map(({ dias }) => dias)) <= diasDoPosParto;
  return lugares.length > 0 && /\b(ontem|anteontem|semana passada|recem)\b/.test(frase.texto);
}

/** Index of the first word of each birth that the client tells of herself. */
function partosContados(frase: Frase): number[] {
  return lugaresDoPadrao({ ...frase, marcas: [] }, deParto).flatMap(([de]) =>
    frase.marcas[de]?.deOutro || frase.marcas[de]?.negada ? [] : [de],
  );
}

/** "Tive bebê há 3 semanas, dor de cabeça": the pain is the mother's of today, though the baby stands before it. */
function daMae(frase: Frase): Frase {
  if (!pariuHaPouco(frase)) return frase;
  return { ...frase, marcas: frase.marcas.map((marca) => ({ ...marca, deOutro: false, passada: false })) };
}
