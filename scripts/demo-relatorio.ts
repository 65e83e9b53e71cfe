import { compose, diagnose, write } from '@meridia/server/engine/engine-tasks.ts';
import { catalogVersion } from '@meridia/server/mtc/catalog/catalog-version.ts';
import { sampleDados, sampleLingua } from '@meridia/server/mtc/render/sample-relatorio.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** The invented case of /demo-relatorio-exemplo. It has evidence against the first hypothesis too. */
const dados: DadosAnamnese = {
  ...sampleDados,
  queixaPrincipal: 'Cansaço depois das refeições e digestão lenta há alguns meses',
  sintomasGerais: ['cansaço', 'má digestão', 'irritabilidade'],
  sintomasEmocionais: ['Preocupação/Ruminação'],
  tpm: [],
  fatoresAgravantes: ['Alimentos gordurosos', 'Estresse'],
  sintomasDigestivos: ['Empachamento'],
  sintomasTermicos: ['Mãos/pés frios', 'Calor interno'],
  sede: 'aumentada',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
};

const fotoId = '0b8f2a52-6f0c-4a7e-9d51-3f3e6f0a1c01';

/**
 * The sample report of the public pages: an invented case, worked out by the present engine with the steps of the report job and
 * the local writer. Returns the `<article class="relatorio">` fragment, with a drawing in place of the photo.
 */
export function renderDemoRelatorio(): string {
  const fotos = [{ id: fotoId, kind: 'lingua' as const, observacoes: sampleLingua }];
  const tipo = 'completo';
  const { analise, protocolo, safeProtocolo } = diagnose({ dados, observacoes: [sampleLingua], tipo });
  const { html } = compose({
    dados,
    tipo,
    analise,
    protocolo,
    fotos,
    textos: write({ tipo, dados, analise, protocolo: safeProtocolo, fotos }),
    clinica: { nome: 'Espaço Caminho do Meio', logoUrl: null },
    origem: {
      motor: 'local',
      modelo: null,
      promptVersao: null,
      catalogoVersao: catalogVersion,
      geradoEm: '2026-11-18T17:42:00.000Z',
    },
  });
  return html
    .replace(`src="/api/fotos/${fotoId}"`, `src="data:image/svg+xml,${encodeURIComponent(drawTongue())}"`)
    .replace('alt="Foto enviada: língua"', 'alt="Desenho de uma língua, no lugar da foto"');
}

/** A drawn tongue that fills the sample's measured outline: pale, with a thin coating and tooth marks. */
function drawTongue(): string {
  const outline = (sampleLingua.contorno ?? [])
    .map(([x, y]) => `${Math.round(x * 600)},${Math.round(y * 600)}`)
    .join(' ');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">',
    '<rect width="600" height="600" fill="#ead9c8"/>',
    '<path d="M70 215C150 110 240 84 300 112c60-28 150-2 230 103-60 60-130 70-230 70S130 275 70 215Z" fill="#8d4a44"/>',
    '<path d="M70 215C150 110 240 84 300 112c60-28 150-2 230 103-90-56-150-50-230-46-80-4-140-10-230 46Z" fill="#c98a7f"/>',
    `<polygon points="${outline}" fill="#dfa69c"/>`,
    '<ellipse cx="300" cy="318" rx="104" ry="138" fill="#ece0d4" opacity=".55"/>',
    '<path d="M300 190c-8 90 6 150 0 260" fill="none" stroke="#b9786f" stroke-width="5" stroke-linecap="round"/>',
    '<path d="M150 290q16 14 0 30m4 36q18 12 4 30m292-96q-16 14 0 30m-4 36q-18 12-4 30" fill="none" stroke="#c48b82" stroke-width="7" stroke-linecap="round"/>',
    '</svg>',
  ].join('');
}
