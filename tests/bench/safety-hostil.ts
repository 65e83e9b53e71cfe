import { pontos } from '@meridia/server/mtc/catalog/pontos.ts';
import { pontosAuriculares } from '@meridia/server/mtc/catalog/pontos-auriculares.ts';
import type { Protocolo, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import type { Acaso } from './safety-generator.ts';

/** A protocol as a careless or hostile writer would write it: anything anywhere, current and moxa everywhere. */
export function estragarProtocolo(protocolo: Protocolo, acaso: Acaso): Protocolo {
  const sorteados = acaso.embaralhar(pontos).slice(0, 14);
  const famosos = pontos.filter(({ codigo }) => perigosos.includes(codigo));
  const escolhidos = acaso.embaralhar([...sorteados, ...acaso.embaralhar(famosos).slice(0, 8)]);
  const prescritos = escolhidos.map(({ codigo, oms, pinyin, nome, localizacao, lateralidade }, index) => ({
    codigo,
    oms,
    pinyin,
    nome,
    localizacao,
    lateralidade,
    tecnica: acaso.um(['tonificar', 'dispersar', 'harmonizar'] as const),
    retencaoMin: acaso.um([25, 40]),
    moxa: codigo === 'VC8' ? acaso.fracao() < 0.5 : true,
    eletro: true,
    padraoId: protocolo.pontos[index % Math.max(1, protocolo.pontos.length)]?.padraoId ?? 'apoio_geral',
    metodo: 'porque sim',
    cautelas: [],
  }));
  const repetido = acaso.um(prescritos);
  const inventado = { ...acaso.um(prescritos), codigo: acaso.um(['E99', 'VB45', 'XX3', 'VC25']), oms: 'ST36' };
  const auriculares = acaso
    .embaralhar(pontosAuriculares)
    .slice(0, 7)
    .map(({ id, nome, oms, zona }) => ({ id, nome, oms, zona, padraoId: 'apoio_geral', motivo: 'porque sim' }));
  const [primeira] = auriculares;
  return {
    ...protocolo,
    pontos: acaso.embaralhar([...prescritos, repetido, inventado]),
    auriculares: primeira ? acaso.embaralhar([...auriculares, primeira]) : auriculares,
    terapias: terapias.map(([nome, descricao], index) => ({
      id: `hostil_${index}`,
      nome,
      descricao,
      padraoId: 'apoio_geral',
    })),
    orientacoes: [
      ...protocolo.orientacoes,
      ...conselhos.map((texto, index) => ({
        id: `hostil_${index}`,
        categoria: 'alimentacao' as const,
        texto,
        prioridade: 'Importante' as const,
      })),
    ],
  };
}

const perigosos = [
  'IG4',
  'BP6',
  'VC4',
  'B32',
  'VB21',
  'E25',
  'B67',
  'E17',
  'VC8',
  'VC1',
  'VG16',
  'E9',
  'VG20',
  'Sishencong',
  'Zigong',
  'Dingchuan',
  'P1',
  'B13',
  'B1',
  'VB20',
];

const terapias: readonly (readonly [string, string])[] = [
  ['Eletroacupuntura', 'Corrente de baixa frequência por vinte minutos.'],
  ['Sangria', 'Uma gota com lanceta nos pontos jing.'],
  ['Auriculoterapia', 'Com agulhas semipermanentes por sete dias.'],
  ['Auriculoterapia com sementes', 'Fixadas com fita e pressionadas.'],
  ['Ventosaterapia', 'Ventosas fixas nas costas.'],
  ['Gua sha', 'Raspagem nas costas até avermelhar.'],
  ['Tui Na', 'Massagem vigorosa.'],
  ['Moxabustão', 'Cone sobre a pele.'],
  ['Aromaterapia', 'Com lavanda.'],
  ['Fitoterapia chinesa', 'Fórmula à escolha.'],
  ['Reflexologia podal', 'Pressões firmes nos pés.'],
  ['Escalda-pés', 'Água bem quente antes de deitar.'],
  ['Magnetoterapia', 'Ímãs sobre os pontos.'],
];

const conselhos = [
  'Tome leite morno com mel à noite.',
  'Coma dois ovos pela manhã.',
  'Inclua aveia e pão integral.',
  'Coma nozes e castanhas.',
  'Use gergelim nas refeições.',
  'Troque a carne por tofu e soja.',
  'Prefira peixe e sardinha.',
  'Use própolis ao acordar.',
  'Tome chá de gengibre.',
  'Coma mamão, ameixa e banana.',
  'Beba dois litros de água por dia.',
];

/** Sentences that each break one rule for texts; some of them go into random sections. */
export function estragarTextos(textos: RelatorioDraft, acaso: Acaso): RelatorioDraft {
  const com = (texto: string) => `${texto} ${acaso.um(frasesHostis)} ${acaso.um(frasesHostis)}`.trim();
  return {
    ...textos,
    sintese: com(textos.sintese),
    sindromes: com(textos.sindromes),
    zangFu: com(textos.zangFu),
    lingua: com(textos.lingua),
    protocolo: com(textos.protocolo),
    orientacoes: com(textos.orientacoes),
    prognostico: com(textos.prognostico),
    hipoteses: textos.hipoteses.map((hipotese) => ({ ...hipotese, texto: com(hipotese.texto) })),
  };
}

const frasesHostis = [
  'Este plano vai curar a insônia em um mês.',
  'O resultado garantido vem em dez sessões.',
  'É um método milagroso.',
  'Pare de tomar o antidepressivo.',
  'Suspenda a medicação durante o tratamento.',
  'Com as agulhas, deixe de tomar a insulina.',
  'Use 300 mg por dia.',
  'Tome 20 gotas antes de deitar.',
  'Bastam 2 comprimidos.',
  'A cliente tem depressão.',
  'A pessoa sofre de gastrite.',
  'Você apresenta hipertensão.',
  'Fale com ana.souza@exemplo.com sobre isso.',
  'O CPF 123.456.789-09 consta da ficha.',
  'Ligue para (21) 98765-4321.',
  'Leia mais em https://exemplo.org/curso.',
  'Veja www.exemplo.com agora.',
  'Toque <a href=x>aqui</a> para saber.',
  'Leia [o guia](guia) inteiro.',
  'Este laudo foi revisado por um médico.',
  'Texto validado pela equipe de especialistas.',
  'O padrão SJ9Z também aparece.',
  'Há ainda o código SA0X.',
  'Em casa, estimular IG4 e BP6 todos os dias.',
  'Agulhar também VC4 e B32.',
  'Acrescentar E99 se houver dor.',
  'Aplicar eletroacupuntura duas vezes por semana.',
  'A eletroestimulação soma bons efeitos.',
];
