// Sources: CCAOM, Clean Needle Technique Manual (7th ed., 2015), positioning; NICE CKS, Bell's palsy, care of the eye.
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { cnt, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { temSequela } from '../sequelas.ts';
import { operadaHaPouco } from './implantes.ts';

const olhoAberto =
  /\b(nao (consegue |consigo |da para |esta )?fech(a|o|ar|ando)( \w+){0,2} (olhos?|palpebras?)|lagoftalmo)\b/;
/** The denial behind the eye is the complaint itself. */
const olhoNaoFecha = /\b(olhos?|palpebras?)( (direit|esquerd)[oa]s?)? (que )?nao (\w+ )?fecham?\b/;
const paralisia =
  /\b(paralisia (facial|de bell|do rosto|da face)|(rosto|face|boca)( \w+){0,2} (paralisad[oa]|torta|repuxad[oa]))\b/;
const doVentre =
  /\b(abdom\w+|abdominoplastia|barriga|cesarea|cesariana|vesicula|colecist\w+|hernia|apendic\w+|utero|histerec\w+|ovari\w+|laparo\w+|bariatric\w+|intestin\w+|figado|baco|prostat\w+|rim|rins|estomago)\b/;

/** She does not want to, or cannot. */
const recusaBrucos =
  /\b(brucos|barriga (para|pra|p) baixo) (eu )?(nao|nem pensar|jamais|de jeito nenhum)\b(?! (piora|doi|incomoda|tem problema))|\b((nao|nem|nunca) (\w+ )?(consig\w+|consegue|posso|pode|quer\w*|gost\w+|aguent\w+|suport\w+|fico|fica|deito|deita|da para|da pra)|sem|menos|nada de|detest\w+|odei\w+)( \w+){0,3} (brucos|barriga (para|pra|p) baixo)\b/;

function temOlhoAberto(relatos: Relatos): boolean {
  return relatos.frases.some((frase) => {
    const semNegar = { ...frase, marcas: frase.marcas.map((marca) => ({ ...marca, negada: false })) };
    return certezaDoPadrao(frase, olhoAberto) === 'certo' || certezaDoPadrao(semNegar, olhoNaoFecha) === 'certo';
  });
}

function temFaceParada(relatos: Relatos): boolean {
  return relatos.frases.some(
    (frase) => certezaDoPadrao(frase, paralisia) === 'certo' || frase.sinais.get('paralisia_facial') === 'certo',
  );
}

function ventreOperado(frase: Frase): boolean {
  return operadaHaPouco(frase) && doVentre.test(frase.texto);
}

/** Rules for how the client lies. */
export const regrasDePosicao: readonly RegraClinica[] = [
  {
    id: 'sem_decubito_ventral',
    gravidade: 'cautela',
    fonte: `${cnt}; NICE CKS, Bell's palsy`,
    motivo: (_dados, relatos) => {
      if (temFaceParada(relatos) && temSequela(relatos) && !temOlhoAberto(relatos))
        return 'Rosto que ficou fraco de um lado depois do AVC, na ficha: não deitar de bruços, nada que pressione esse lado do rosto.';
      if (temOlhoAberto(relatos) || temFaceParada(relatos))
        return 'Olho que não fecha ou paralisia da face na ficha: não deitar de bruços, nada que pressione a face ou o olho. O olho que não fecha pede lágrima e proteção para dormir, como o médico indicou; olho vermelho, dor ou vista pior pede avaliação no mesmo dia.';
      if (relatos.frases.some(ventreOperado))
        return 'Cirurgia recente no abdome na ficha: não deitar de bruços; de lado ou de costas, como não repuxar a cicatriz.';
      return relatos.frases.some(({ texto }) => recusaBrucos.test(texto))
        ? 'A ficha diz que de bruços não: as costas são alcançadas de lado.'
        : null;
    },
    efeito: { trocarPosicao: [{ de: /^decubito ventral/, para: 'decúbito lateral' }] },
  },
];
