// Sources: GB/T 13734-2008, Nomenclature and Location of Auricular Points (the Chinese school's map); WHO, Report of the
// Working Group on Auricular Acupuncture Nomenclature (Lyon, 1990). Portuguese wording is our own.

export interface PontoAuricular {
  id: string;
  nome: string;
  /** Zone code of the Chinese standard. */
  oms: string;
  zona: string;
  /** What it is chosen for; the first one is the reason shown. */
  indicacoes: readonly string[];
  /** True: left out in pregnancy. */
  evitarGestacao: boolean;
}

export const pontosAuriculares = [
  auricular(
    'shenmen',
    'Shenmen',
    'TF4',
    'parte de cima do terço posterior da fossa triangular',
    'acalma a mente',
    'alivia a dor',
  ),
  auricular(
    'simpatico',
    'Simpático',
    'AH6a',
    'fim do ramo inferior da anti-hélice, sob a hélice',
    'relaxa vísceras e vasos',
    'alivia cólicas',
  ),
  auricular(
    'coracao',
    'Coração',
    'CO15',
    'centro da concha inferior',
    'aquieta o Coração e a mente',
    'acalma palpitações',
  ),
  auricular(
    'figado',
    'Fígado',
    'CO12',
    'parte posterior e inferior da concha superior',
    'favorece o livre fluxo do Qi',
    'nutre tendões e olhos',
  ),
  auricular(
    'baco',
    'Baço',
    'CO13',
    'parte posterior e superior da concha inferior',
    'fortalece a transformação dos alimentos',
    'resolve a umidade',
  ),
  auricular(
    'estomago',
    'Estômago',
    'CO4',
    'onde termina a raiz da hélice',
    'harmoniza o Estômago',
    'alivia náusea e azia',
  ),
  auricular(
    'pulmao',
    'Pulmão',
    'CO14',
    'ao redor do centro da concha inferior',
    'difunde o Qi do Pulmão',
    'cuida da pele',
  ),
  auricular(
    'rim',
    'Rim',
    'CO10',
    'concha superior, abaixo da bifurcação da anti-hélice',
    'fortalece o Rim',
    'firma lombar e ouvido',
  ),
  auricular(
    'bexiga',
    'Bexiga',
    'CO9',
    'concha superior, à frente da zona do Rim',
    'regula a micção',
    'solta o canal da Bexiga',
  ),
  auricular(
    'vesicula_biliar',
    'Pâncreas e Vesícula Biliar',
    'CO11',
    'concha superior, entre as zonas do Rim e do Fígado',
    'move o Qi da Vesícula Biliar',
    'alivia o flanco e a têmpora',
  ),
  auricular(
    'intestino_grosso',
    'Intestino Grosso',
    'CO7',
    'terço anterior da concha superior, acima da raiz da hélice',
    'regula o intestino',
  ),
  auricular(
    'intestino_delgado',
    'Intestino Delgado',
    'CO6',
    'terço médio acima da raiz da hélice',
    'ajuda a separar o puro do impuro',
  ),
  auricular(
    'duodeno',
    'Duodeno',
    'CO5',
    'terço posterior acima da raiz da hélice',
    'alivia o desconforto depois de comer',
  ),
  auricular(
    'cardia',
    'Cárdia',
    'CO3',
    'terço posterior abaixo da raiz da hélice',
    'ajuda o Qi do Estômago a descer',
    'alivia refluxo e náusea',
  ),
  auricular('boca', 'Boca', 'CO1', 'terço anterior abaixo da raiz da hélice', 'alivia a boca e modera a fome ansiosa'),
  auricular(
    'triplo_aquecedor',
    'Triplo Aquecedor',
    'CO17',
    'concha inferior, acima da incisura',
    'move os líquidos',
    'regula o intestino',
  ),
  auricularEvitado(
    'endocrino',
    'Endócrino',
    'CO18',
    'concha inferior, no fundo da incisura',
    'regula os ciclos do corpo',
  ),
  auricular(
    'traqueia',
    'Traqueia',
    'CO16',
    'concha inferior, entre o Coração e a abertura do ouvido',
    'acalma a tosse',
  ),
  auricular(
    'centro_da_orelha',
    'Centro da orelha (diafragma)',
    'HX1',
    'raiz da hélice',
    'solta o diafragma',
    'acalma coceira e soluço',
  ),
  auricular('reto', 'Reto', 'HX2', 'hélice, logo acima da raiz', 'alivia o esforço ao evacuar'),
  auricular('uretra', 'Uretra', 'HX3', 'hélice, acima da zona do reto', 'alivia o ardor ao urinar'),
  auricular(
    'apice',
    'Ápice da orelha',
    'HX6,7i',
    'ponto mais alto da orelha dobrada',
    'clareia o calor',
    'desce o que sobe',
  ),
  auricular(
    'vento_alergia',
    'Corrente de vento (alergia)',
    'SF1,2i',
    'escafa, entre dedos e punho',
    'acalma coceira e espirros',
  ),
  auricular('ombro', 'Ombro', 'SF4,5', 'escafa, na altura da incisura acima do trago', 'solta o ombro'),
  auricular('calcanhar', 'Calcanhar', 'AH1', 'canto de cima do ramo superior da anti-hélice', 'alivia o calcanhar'),
  auricular('joelho', 'Joelho', 'AH4', 'meio do ramo superior da anti-hélice', 'solta o joelho'),
  auricular('quadril', 'Quadril', 'AH5', 'parte de baixo do ramo superior da anti-hélice', 'solta o quadril'),
  auricular(
    'isquiatico',
    'Nervo isquiático',
    'AH6',
    'dois terços anteriores do ramo inferior da anti-hélice',
    'alivia a dor que desce pela perna',
  ),
  auricularEvitado(
    'abdome',
    'Abdome',
    'AH8',
    'dois quintos superiores da parte anterior do corpo da anti-hélice',
    'alivia o desconforto abdominal',
  ),
  auricularEvitado(
    'lombossacra',
    'Vértebras lombossacras',
    'AH9',
    'parte superior do corpo da anti-hélice',
    'solta a lombar',
  ),
  auricular(
    'toracica',
    'Vértebras torácicas',
    'AH11',
    'parte média do corpo da anti-hélice',
    'solta as costas e o peito',
  ),
  auricular('cervical', 'Vértebras cervicais', 'AH13', 'parte inferior do corpo da anti-hélice', 'solta a nuca'),
  auricularEvitado(
    'genitais_internos',
    'Genitais internos',
    'TF2',
    'terço anterior da fossa triangular',
    'regula o ciclo e alivia a cólica',
  ),
  auricularEvitado(
    'pelve',
    'Pelve',
    'TF5',
    'terço posterior da fossa triangular, parte de baixo',
    'alivia o baixo ventre',
  ),
  auricular('supra_renal', 'Suprarrenal', 'TG2p', 'borda inferior do trago', 'apoia a energia e reduz a inflamação'),
  auricular('garganta', 'Garganta e laringe', 'TG3', 'face interna do trago, metade de cima', 'alivia a garganta'),
  auricular('nariz_interno', 'Nariz interno', 'TG4', 'face interna do trago, metade de baixo', 'abre o nariz'),
  auricular('fronte', 'Fronte', 'AT1', 'parte anterior do antitrago', 'alivia a testa e clareia o pensamento'),
  auricular('tempora', 'Têmpora', 'AT2', 'meio do antitrago', 'alivia a dor lateral da cabeça'),
  auricular('occipital', 'Occipital', 'AT3', 'parte posterior do antitrago', 'alivia a nuca e a tontura'),
  auricular('subcortex', 'Subcórtex', 'AT4', 'face interna do antitrago', 'harmoniza sono, humor e dor'),
  auricular(
    'tronco_cerebral',
    'Tronco cerebral',
    'AT3,4i',
    'incisura entre antitrago e anti-hélice',
    'firma o vento e a tontura',
  ),
  auricular('olho', 'Olho', 'LO5', 'centro do lóbulo', 'clareia os olhos'),
  auricular('ouvido_interno', 'Ouvido interno', 'LO6', 'parte posterior do meio do lóbulo', 'alivia zumbido e tontura'),
  auricular(
    'lobulo_anterior',
    'Lóbulo anterior',
    'LO4',
    'parte anterior do meio do lóbulo',
    'acalma a mente antes de dormir',
  ),
  auricular(
    'mandibula',
    'Mandíbula',
    'LO3',
    'parte posterior e superior do lóbulo',
    'solta a mandíbula e alivia os dentes',
  ),
] as const satisfies readonly PontoAuricular[];

export type AuricularId = (typeof pontosAuriculares)[number]['id'];

const porId: ReadonlyMap<string, PontoAuricular> = new Map(pontosAuriculares.map((ponto) => [ponto.id, ponto]));

export function getPontoAuricular(id: string): PontoAuricular | undefined {
  return porId.get(id);
}

function auricular<const Id extends string>(id: Id, nome: string, oms: string, zona: string, ...indicacoes: string[]) {
  return { id, nome, oms, zona, indicacoes, evitarGestacao: false };
}

/** Regions and functions that tradition keeps away from a pregnancy. */
function auricularEvitado<const Id extends string>(
  id: Id,
  nome: string,
  oms: string,
  zona: string,
  ...indicacoes: string[]
) {
  return { id, nome, oms, zona, indicacoes, evitarGestacao: true };
}
