import {
  ciclosRegulares,
  doresMenstruais,
  endometrioseDiagnosticos,
  fluxos,
  sintomasTpm,
} from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { sexos } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { apetites, sedes } from '@meridia/shared/anamnese/eliminacoes.ts';
import { cigarros, frequenciasAlcool, qualidadesSono } from '@meridia/shared/anamnese/habitos.ts';
import { disponibilidadesSessoes } from '@meridia/shared/anamnese/objetivos.ts';
import { faceDescricoes, linguaDescricoes, orelhaDescricoes } from '@meridia/shared/anamnese/observacao-visual.ts';
import { fatoresAgravantes, fatoresAmeliorantes, iniciosQueixa } from '@meridia/shared/anamnese/queixa-principal.ts';
import { gestanteRespostas, marcapassoRespostas } from '@meridia/shared/anamnese/seguranca.ts';
import {
  sintomasDigestivos,
  sintomasEmocionais,
  sintomasGerais,
  sintomasPele,
  sintomasRespiratorios,
  sintomasSono,
  sintomasTermicos,
} from '@meridia/shared/anamnese/sintomas.ts';
import { alertas, type Condicao, condicoes, frases } from './safety-frases.ts';

/** An intake and what is true of its client, known because it was made so and not because a rule read it. */
export interface Ficha {
  numero: number;
  dados: DadosAnamnese;
  condicoes: ReadonlySet<Condicao>;
  /** Indexes into `alertas`. */
  alertas: ReadonlySet<number>;
}

/** `densidade`: share of intakes in which each condition is told (0..1); as often each is denied. Same seed, same intake. */
export function gerarFicha(numero: number, densidade: number): Ficha {
  const acaso = criarAcaso(numero + 1);
  const textos: Record<string, string[]> = {};
  const presentes = new Set<Condicao>();
  const escrever = (campo: string, frase: string) => {
    textos[campo] = [...(textos[campo] ?? []), frase];
  };
  for (const condicao of condicoes) {
    const { campo, sim, nao } = frases[condicao];
    const sorte = acaso.fracao();
    if (sorte < densidade) {
      escrever(campo, acaso.um(sim));
      presentes.add(condicao);
    } else if (sorte < densidade * 2) escrever(campo, acaso.um(nao));
  }
  const vistos = new Set<number>();
  for (const [indice, { sim, nao }] of alertas.entries()) {
    const sorte = acaso.fracao();
    if (sorte < densidade * 0.5) {
      escrever('queixaPrincipal', acaso.um(sim));
      vistos.add(indice);
    } else if (sorte < densidade && nao.length > 0) escrever('queixaPrincipal', acaso.um(nao));
  }
  const livre = (campo: string) => textos[campo]?.join(acaso.um(['. ', '; ', '\n', '. '])) ?? null;
  const dados = dadosAnamneseSchema.parse({
    nomeCliente: acaso.um(['Mariana Alves', 'João Pedro', 'Rita de Cássia', 'Antônio']),
    idade: acaso.um([0, 2, 5, 8, 11, 12, 16, 22, 28, 31, 35, 39, 44, 50, 55, 56, 63, 70, 75, 81, 94]),
    sexo: acaso.um(sexos),
    telefone: '(11) 90000-0000',
    email: 'cliente@example.com',
    queixaPrincipal: [acaso.um(queixas), ...(textos.queixaPrincipal ?? [])].join('. '),
    inicioQueixa: acaso.talvez(iniciosQueixa),
    intensidadeDor: acaso.inteiro(11),
    fatoresAgravantes: acaso.alguns(fatoresAgravantes),
    fatoresAmeliorantes: acaso.alguns(fatoresAmeliorantes),
    historicoMedico: livre('historicoMedico'),
    medicamentos: livre('medicamentos'),
    suplementos: acaso.talvez(['Vitamina D', 'Ômega 3', 'Magnésio']),
    sintomasGerais: acaso.alguns(sintomasGerais),
    sintomasDigestivos: acaso.alguns(sintomasDigestivos),
    sintomasRespiratorios: acaso.alguns(sintomasRespiratorios),
    sintomasTermicos: acaso.alguns(sintomasTermicos),
    sintomasPele: acaso.alguns(sintomasPele),
    sintomasEmocionais: acaso.alguns(sintomasEmocionais),
    sintomasSono: acaso.alguns(sintomasSono),
    apetite: acaso.talvez(apetites),
    sede: acaso.talvez(sedes),
    urina: acaso.talvez(['Clara e frequente', 'Escura, ardência leve', 'Normal']),
    evacuacao: acaso.talvez(['Fezes moles pela manhã', 'Ressecada, a cada três dias', 'Normal']),
    cicloRegular: acaso.talvez(ciclosRegulares),
    fluxo: acaso.talvez(fluxos),
    dorMenstrual: acaso.talvez(doresMenstruais),
    endometrioseDiagnostico: acaso.talvez(endometrioseDiagnosticos),
    tpm: acaso.alguns(sintomasTpm),
    atividadeFisica: acaso.talvez(['Caminhada', 'Nenhuma', 'Musculação 3x']),
    consumoAgua: acaso.talvez([1, 4, 8]),
    cafeXicaras: acaso.talvez([0, 2, 6]),
    frequenciaAlcool: acaso.talvez(frequenciasAlcool),
    cigarro: acaso.talvez(cigarros),
    qualidadeSono: acaso.talvez(qualidadesSono),
    estresseNivel: acaso.inteiro(11),
    linguaDesc: acaso.alguns(linguaDescricoes),
    linguaObservacao: acaso.talvez([
      'Corpo pálido com marcas',
      'Ponta vermelha',
      'Saburra amarela e pegajosa no fundo',
    ]),
    faceDesc: acaso.alguns(faceDescricoes),
    orelhaDesc: acaso.alguns(orelhaDescricoes),
    gestante: acaso.talvez(gestanteRespostas),
    marcapasso:
      acaso.fracao() < densidade ? 'sim' : acaso.talvez(marcapassoRespostas.filter((resposta) => resposta !== 'sim')),
    alergias: livre('alergias'),
    objetivosCliente: livre('objetivosCliente'),
    disponibilidadeSessoes: acaso.talvez(disponibilidadesSessoes),
  });
  if (dados.marcapasso === 'sim') presentes.add('implante');
  if (dados.gestante === 'sim') presentes.add('gestante');
  return { numero, dados, condicoes: presentes, alertas: vistos };
}

const queixas = [
  'Insônia e ansiedade',
  'Dor lombar que desce pela perna direita',
  'Enxaqueca na têmpora esquerda',
  'Cansaço depois do almoço',
  'Cólica menstrual forte',
  'Gastrite e azia',
  'Tosse com catarro',
  'Dor no joelho direito',
  'Ombro esquerdo travado',
  'Intestino preso',
  'Ondas de calor',
  'Coceira na pele',
  'Zumbido no ouvido',
  'Inchaço nas pernas',
  'Tristeza e choro fácil',
  'Tontura ao levantar',
  'Nariz entupido e espirros',
  'Urina muito à noite',
  'Dor na nuca e tensão',
  'Palpitação quando deita',
  'Pele seca e olhos secos',
  'Fraqueza e falta de apetite',
];

export interface Acaso {
  fracao: () => number;
  inteiro: (abaixoDe: number) => number;
  um: <Item>(itens: readonly Item[]) => Item;
  /** Null in one case of three. */
  talvez: <Item>(itens: readonly Item[]) => Item | null;
  alguns: <Item>(itens: readonly Item[]) => Item[];
  embaralhar: <Item>(itens: readonly Item[]) => Item[];
}

/** mulberry32: small, even, the same everywhere. */
export function criarAcaso(semente: number): Acaso {
  let estado = Math.imul(semente, 0x9e3779b1) >>> 0;
  const fracao = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let valor = Math.imul(estado ^ (estado >>> 15), estado | 1);
    valor ^= valor + Math.imul(valor ^ (valor >>> 7), valor | 61);
    return ((valor ^ (valor >>> 14)) >>> 0) / 2 ** 32;
  };
  const inteiro = (abaixoDe: number) => Math.floor(fracao() * abaixoDe);
  const um = <Item>(itens: readonly Item[]): Item => {
    const item = itens[inteiro(itens.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
  return {
    fracao,
    inteiro,
    um,
    talvez: (itens) => (fracao() < 1 / 3 ? null : um(itens)),
    alguns: (itens) => {
      const parte = fracao() * 0.6;
      return itens.filter(() => fracao() < parte);
    },
    embaralhar: (itens) =>
      itens
        .map((item) => ({ item, ordem: fracao() }))
        .sort((a, b) => a.ordem - b.ordem)
        .map(({ item }) => item),
  };
}
