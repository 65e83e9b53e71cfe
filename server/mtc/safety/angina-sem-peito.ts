// The heart that hurts in arm, shoulder or jaw and not in the chest: NICE CG95, Recent-onset chest pain (2016); SBC, Angina instável e infarto sem
// supradesnível de ST (2021).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { deJuntos, type SinalDeAlerta } from './alarme.ts';
import { contaExame } from './coracao-examinado.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import type { Grupo, Juntos } from './grupos.ts';
import { deHoje } from './perigos-juntos.ts';
import type { Relatos } from './relatos.ts';

const onde = /\b(bracos?|ombros?|mandibula|maxilar|queix\w+|queicho\w*)\b/;
const comoSente =
  /\b(peso|pesa|pesad[oa]|aperto|aperta|pressao|dor|dores|doi|doeu|doendo|queim\w+|ardencia|dormencia|adormec\w+|amortec\w+|incomod\w+|pega|pegando)\b/;
/** Walking uphill or up stairs: it moves no shoulder and no jaw. */
const aoSubir =
  /\b(quando|qdo|qd|se|ao|sempre que|toda vez que)( eu)? (sub(o|e|ir)|ando (depressa|rapido|ligeiro|no plano|um pouco|ate)|caminh(o|a|ar)|ando na rua)\b|\bsub(indo|o|e|ir)( (a|as|o|na|uma|de|pela))* (ladeiras?|laderas?|escadas?|morros?|rampas?|ruas?)\b|\b(andando|caminhando) (depressa|rapido|ligeiro|no plano)\b/;
const aoParar =
  /\b(par(o|ar|ando|a)|encost\w+|descans\w+|sent(o|ar|a)|repous\w+)\b( \w+){0,9} (passa|melhora|alivia|some|vai embora)\b|\b(passa|melhora|alivia|some)( \w+){0,5} (paro|parar|parad[oa]|descans\w+|sento|sentar|repous\w+)\b/;
const semEsforco =
  /\b(deu|veio|doeu|pesou|apertou|comecou|acordei)( \w+){0,3} (parad[oa]|sentad[oa]|deitad[oa]|dormindo|em repouso|vendo)\b/;
const suorFrio = /\b(su(or|o|a|ei|ou|ando) (frio|gelado)|suor gelado|suadeira fria)\b/;

/** How far a story goes on, in sentences. */
const seguintes = 3;

interface Historia {
  frase: Frase;
  texto: string;
}

/** Each sentence of today that names such a place, with what is told right behind it. */
function historias(relatos: Relatos): Historia[] {
  const frases = deHoje(relatos).filter(({ campo }) => campo !== 'objetivosCliente');
  return frases.flatMap((frase, indice) => {
    if (lugaresDoPadrao(frase, onde).length === 0) return [];
    const junto = frases
      .slice(indice, indice + 1 + seguintes)
      .filter(
        ({ campo, marcas }) => campo === frase.campo && !(marcas.length > 0 && marcas.every(({ deOutro }) => deOutro)),
      );
    return [{ frase, texto: junto.map(({ texto }) => texto).join(' ') }];
  });
}

const doCoracao = (texto: string) => comoSente.test(texto) && aoSubir.test(texto) && aoParar.test(texto);

/** In years. */
const idadeDoCoracao = 30;

function anginaSemPeito(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  if (idade < idadeDoCoracao || relatos.frases.some(contaExame)) return null;
  return historias(relatos).some(({ texto }) => doCoracao(texto))
    ? { certeza: 'certo', ditos: [queVemAoSubir.nome] }
    : null;
}

const queVemAoSubir: Grupo = {
  nome: 'vem ao subir ou andar e passa ao parar',
  sinais: [],
  reconhece: (frase) => lugaresDoPadrao(frase, onde).length > 0 && aoSubir.test(frase.texto),
};

const sinal = 'Dor ou peso no ombro, no braço ou no queixo';

export const alarmeDaAnginaSemPeito: SinalDeAlerta = deJuntos(anginaSemPeito, {
  id: 'angina_sem_dor_no_peito',
  prazo: 'antes',
  sinal,
  conduta:
    'pode ser do coração, mesmo sem dor no peito: avaliação médica em um ou dois dias, antes de tratar, com eletrocardiograma; até lá, sem esforço. Se vier em repouso, com suor frio ou falta de ar: SAMU (192).',
  perguntar: 'quando foi a última vez? já veio parado? quanto dura? há suor, enjoo ou falta de ar junto?',
  especie: (relatos) =>
    historias(relatos).some(({ texto }) => doCoracao(texto) && (semEsforco.test(texto) || suorFrio.test(texto)))
      ? {
          sinal: `${sinal}, também em repouso ou com suor frio`,
          conduta:
            'SAMU (192) ou pronto-socorro agora, porque pode ser um infarto mesmo sem dor no peito; não dirigir nem ir só, e não tratar antes: nem agulha, nem ventosa, nem massagem.',
          prazo: 'hoje',
        }
      : null,
  grupos: [queVemAoSubir],
  fonte: 'NICE CG95, Recent-onset chest pain (2016); SBC, Angina instável e infarto sem supradesnível de ST (2021)',
});
