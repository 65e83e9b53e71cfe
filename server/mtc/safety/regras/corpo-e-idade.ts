// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 3.9, 4, 5.1 and 5.2; Deadman, A Manual of
// Acupuncture (2nd ed., 2007), cautions of each point; Loo, Pediatric Acupuncture (2002), stimulation by age.
import type { Protocolo } from '@meridia/shared/relatorio.ts';
import { obterPadrao } from '../../catalog/padroes.ts';
import {
  extrasDaCabeca,
  extrasToracicos,
  pontosDaFontanela,
  pontosNobres,
  pontosProibidos,
  pontosSemCorrente,
  pontosSomenteMoxa,
  pontosToracicos,
} from '../pontos-de-risco.ts';
import { cnt, moxa, oms, type RegraClinica } from '../regra.ts';
import { semAgulhas } from './pedidos.ts';

const comOResponsavel = 'Com o responsável presente e de acordo.';

/** Rules that follow from the body itself: places, age, heat. */
export const regrasDeCorpoEIdade: readonly RegraClinica[] = [
  {
    id: 'infancia',
    gravidade: 'cautela',
    fonte: `Loo, Pediatric Acupuncture (2002); ${cnt}`,
    motivo: ({ idade }) =>
      idade < 12 && idade >= 7
        ? `Criança: estímulo leve, retenção curta, sem corrente elétrica, sem ventosa nem raspagem. ${comOResponsavel}`
        : null,
    efeito: {
      semEletro: true,
      semDispersar: true,
      retencaoMax: 10,
      retirarTerapias: /\b(ventosa\w*|gua ?sha|fitoterap\w*)\b/,
    },
  },
  {
    id: 'primeira_infancia',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5.1; Loo, Pediatric Acupuncture (2002)`,
    motivo: (dados, relatos) =>
      dados.idade < 7
        ? `Criança pequena: ${semAgulhas(relatos, dados) ? 'somente toque e pressão leve' : 'toque ou agulha sem reter'}, somente nos membros; nada sobre a fontanela, sem moxa e sem corrente elétrica. ${relatos.certeza('alergia_fita') === null ? 'Semente da orelha pode ser engolida: somente com um adulto atento. ' : ''}${comOResponsavel}`
        : null,
    efeito: {
      retirarPontos: pontosDaFontanela,
      retirarExtras: extrasDaCabeca,
      semEletro: true,
      semMoxa: true,
      semDispersar: true,
      retencaoMax: 5,
      retirarTerapias: /\b(ventosa\w*|gua ?sha|fitoterap\w*|moxa\w*|aromaterap\w*)\b/,
    },
  },
  {
    id: 'menor_de_idade',
    gravidade: 'cautela',
    fonte: 'Estatuto da Criança e do Adolescente (Lei 8.069/1990); Código Civil, art. 1.634',
    motivo: ({ idade }) => (idade >= 12 && idade < 18 ? `Menor de idade. ${comOResponsavel}` : null),
    efeito: {},
  },
  {
    id: 'idade_avancada',
    gravidade: 'cautela',
    fonte: `${cnt}; ${oms}, seção 3.3`,
    motivo: ({ idade }) =>
      idade >= 75
        ? 'Idade avançada: estímulo suave, sem técnica de dispersão forte, retenção curta; ajudar a levantar.'
        : null,
    efeito: { semDispersar: true, retencaoMax: 15 },
  },
  {
    id: 'moxa_no_calor',
    gravidade: 'evitar',
    fonte: `${oms}, seção 3.9; Deadman (2007), capítulo sobre moxabustão`,
    lePlano: true,
    motivo: (_dados, relatos, protocolo) =>
      mostraCalor(protocolo) || relatos.diz('febre', 'febre_alta', 'febre_persistente')
        ? 'Há padrão de calor ou febre: a moxa fica de fora.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa },
    somenteSeMudar: true,
  },
  {
    id: 'corrente_no_peito',
    gravidade: 'evitar',
    fonte: `${oms}, seção 4`,
    motivo: () =>
      'Sem corrente elétrica em peito, dorso alto, pescoço e cabeça: ela não deve cruzar coração nem crânio.',
    efeito: { semEletro: pontosSemCorrente },
    somenteSeMudar: true,
  },
  {
    id: 'ponto_proibido',
    gravidade: 'evitar',
    fonte: `${oms}, seção 5.1`,
    motivo: () => 'Mamilo, genitais e globo ocular não são agulhados; o umbigo aceita somente calor indireto.',
    efeito: { retirarPontos: pontosProibidos, retirarSemMoxa: pontosSomenteMoxa },
    somenteSeMudar: true,
  },
  {
    id: 'agulhamento_toracico',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5.2`,
    motivo: () => 'Há pontos sobre a caixa torácica: inserção rasa e oblíqua, para não atingir pleura e pulmão.',
    efeito: {
      cautelaPontos: {
        codigos: new Set([...pontosToracicos, ...extrasToracicos]),
        texto: 'Tórax: inserção rasa e oblíqua',
      },
    },
    somenteSeMudar: true,
  },
  {
    id: 'agulhamento_em_area_nobre',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5.2`,
    motivo: () => 'Há pontos perto de olhos, nuca ou grandes vasos: somente com técnica segura, sem inserção profunda.',
    efeito: { cautelaPontos: { codigos: pontosNobres, texto: 'Área nobre: profundidade mínima' } },
    somenteSeMudar: true,
  },
  {
    id: 'fora_do_catalogo',
    gravidade: 'evitar',
    fonte: 'OMS, Standard Acupuncture Point Locations (2008)',
    motivo: () => 'Havia ponto que não existe no catálogo, ou com código trocado.',
    efeito: { conjunto: 'catalogo' },
    somenteSeMudar: true,
  },
  {
    id: 'ponto_repetido',
    gravidade: 'evitar',
    fonte: 'Regra da casa: cada ponto uma vez',
    motivo: () => 'O mesmo ponto aparecia duas vezes.',
    efeito: { conjunto: 'repetidos' },
    somenteSeMudar: true,
  },
  {
    id: 'tecnicas_opostas',
    gravidade: 'cautela',
    fonte: 'Nan Jing, capítulo 69: um canal é tonificado ou disperso, não as duas coisas na mesma sessão',
    motivo: () => 'Um mesmo canal era tonificado e disperso: os pontos em desacordo passam a ser harmonizados.',
    efeito: { conjunto: 'opostos' },
    somenteSeMudar: true,
  },
  {
    id: 'pontos_demais',
    gravidade: 'cautela',
    fonte: 'Regra da casa: até doze pontos corporais e seis auriculares por sessão',
    motivo: () => 'Havia mais pontos do que uma sessão comporta.',
    efeito: { conjunto: 'quantidade' },
    somenteSeMudar: true,
  },
];

/** A point that is chosen for a pattern of heat shows that heat is treated. */
function mostraCalor(protocolo: Protocolo | null): boolean {
  return protocolo?.pontos.some(({ padraoId }) => obterPadrao(padraoId)?.marcas.includes('calor')) ?? false;
}
