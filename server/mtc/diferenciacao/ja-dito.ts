// What an intake has told or denied, in whatever field and whether or not the reader understood it: nobody is asked twice.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { idadeDaMenopausa } from '../achados/ler-anamnese.ts';
import { semAcentos } from '../leitura/palavras.ts';

/** A swollen tongue tells of no swollen leg, and a name of nothing. */
const foraDoRelato = /^(lingua|pulso|orelha|face)|^(nomeCliente|telefone|email|localidade|objetivosCliente|tpm)$/;

/** All that was told, in simple letters, one space between the words; ticked chips and choices are words, too. */
export function palavrasDaFicha(dados: DadosAnamnese): string {
  return Object.entries(dados)
    .flatMap(([campo, valor]: [string, unknown]) =>
      foraDoRelato.test(campo)
        ? []
        : typeof valor === 'string'
          ? [valor]
          : Array.isArray(valor)
            ? valor.filter((um) => typeof um === 'string')
            : [],
    )
    .map((texto) => simplificar(texto))
    .join(' . ');
}

function simplificar(texto: string): string {
  return semAcentos(texto)
    .toLowerCase()
    .replaceAll('ñ', 'nao')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .replace(/\./g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

interface Assunto {
  /** Words of a question that asks for it. */
  pergunta: RegExp;
  /** Asked only where nothing narrower is: "inchaço" beside "inchaço do rosto". */
  geral?: true;
  /** Words of an intake that has told or denied it. */
  dito: RegExp | ((dados: DadosAnamnese, palavras: string) => boolean);
}

const deNoite =
  /\b(noite|noturn\w+|madrugada)\b( \w+){0,6} (urin\w+|xixi|banheiro)\b|\b(urin\w+|xixi|banheiro)\b( \w+){0,8} (noite|noturn\w+|madrugada|cama)\b|\bnoturia\b|\bnoctiuria\b|\benurese\b|\b\d+ ?x? noite\b/;

/** "Urina: nl", "ok, clara": asked how it is, she told nothing wrong with it. */
const semQueixaDaUrina = ({ urina }: DadosAnamnese) =>
  /^\W*(nl|nls|normal|normais|ok|boa|bem|tudo (bem|certo|ok|normal)|sem (alteracoes|alteracao|queixas?|nada))\b/i.test(
    semAcentos(urina ?? ''),
  );

/** In years. From here on nobody has menses. */
const semMenses = 58;

function naoMenstrua({ sexo, idade, cicloRegular }: DadosAnamnese): boolean {
  return sexo === 'masculino' || idade >= semMenses || (cicloRegular === 'amenorreia' && idade >= idadeDaMenopausa);
}

/** The thought of death or of harm to herself, told or denied. */
export const falaDeSeFerir =
  /\b(pens\w+|ideia\w*|ideac\w+|vontade|nega|nego|quer\w*|medo|nunca|nao|jamais|plano|intenc\w+)( \w+){0,6} (morr\w+|morte|suicid\w+|matar|besteiras?|bobage(m|ns)|sumir|machucar|ferir|cortar|fazer mal|tirar a vida|contra (mim|si)|mal (a|para) (mim|si))\b|\b(faria|fazer|faco) (algo|nada|alguma coisa|mal) (contra|a|para) (mim|si)\b|\b(suicid\w+|me matar|se matar|automutil\w+)\b/;
const queda = /\b(quedas?|caiu|cai|caindo|tombos?|tropec\w+|levei um tombo)\b/;
/** How often, in days of a month or week. */
const quantasVezes =
  /\b(\d+|uma?|duas?|dois|tres|quatro|cinco|seis|sete|oito|dez|doze|quinze|vinte|poucas|raras)( ou \w+| a \d+)? ?(vezes|vez|x|dias)( \w+){0,2} (mes|semana|sem|dia|ano)\b|\b\d+ ?x ?(por |no |na |ao |a )?(mes|sem|semana|dia)\b|\b(quase )?(todo|todos os) (santo )?dias?\b|\b(raramente|diariamente|direto|so na crise|so quando doi|dia sim dia nao|de vez em quando)\b/;

const assuntos: readonly Assunto[] = [
  // What stands on its own in a question, and was examined, counted or told.
  {
    pergunta: /\bha diabetes\b|^diabetes$|\btem diabetes\b/,
    dito: /\bdiabet\w+|\bdm ?(1|2|i|ii)?\b|\bglicad[ao]\b|\bhba1c\b|\bglicemia\b|\bglicose\b|\binsulin\w+/,
  },
  { pergunta: /\bja caiu\b|\bhouve queda\b|^queda$/, dito: queda },
  {
    pergunta: /\bsente o toque\b/,
    dito: /\b(monofilamento|diapasao|sensibilidade|estesiometr\w+|(nao )?sint\w+ o (toque|frio|quente)|tato)\b/,
  },
  { pergunta: /^ferida$|\bha ferida\b/, dito: /\b(feridas?|ulceras?|lesoes|pele integra|calos?)\b/ },
  { pergunta: /^quimioterapia$/, dito: /\b(quimio\w*|cancer|oncolog\w+)\b/ },
  { pergunta: /^(ou )?fraqueza( junto)?$/, dito: /\b(fraquez\w+|frac[oa]|forca)\b/ },
  {
    pergunta: /\bperde(u|ram)? (a )?forca\b|\bperdem forca\b|\bfalseia\b|\bpernas duras\b/,
    dito: /\bforca\b|\bfraquez\w+|\bfalse\w+|\bmexo (tudo|a vontade)\b/,
  },
  {
    pergunta: /\bultima menstruacao\b/,
    dito: /\bdum\b|\bultima (menstruacao|regra)\b|\bd ?\d{1,2} (hj|hoje|agora)\b|\b(hoje|hj|estou no|esta no) (e |eh |no )?d ?\d{1,2}\b|\b(menstruei|menstruou|desceu|veio)( \w+){0,4} (dia|ontem|hoje|hj|semana)\b|\b(nao|sem) (menstru\w+|desce\w*|ve(m|io))( \w+){0,4} \d+ (dias|semanas|sem|meses)\b|\bmenstru\w+( \w+){0,6} (ha|faz|tem) \w+ (dias|semanas|sem|meses)\b/,
  },
  {
    pergunta: /\bquantos dias atrasou\b/,
    dito: /\b(atras\w+|nao (ve(m|io)|desce\w*|menstru\w+)|sem (menstru\w+|descer)|sumiu|falh\w+)( \w+){0,6} (\d+|uma?|duas?|dois|tres|quatro|cinco|seis|sete|oito|nove|dez) (dias?|semanas?|sem|mes|meses)\b|\b(\d+|uma?|duas?|dois|tres|quatro|cinco|seis|sete|oito|nove|dez) (dias?|semanas?|sem|mes|meses)( \w+){0,3} (de atraso|atrasad\w+|sem (menstru\w+|descer|vir))\b/,
  },
  { pergunta: /\bteste de gravidez\b/, dito: /\b(teste|beta|bhcg|hcg|exame)( \w+){0,5} (neg\w*|posit\w*|deu)\b/ },
  {
    pergunta: /\bremedios? para (a )?dor\b.*\bsemana\b|\bquantos dias do mes\b|\bquantas vezes por semana\b/,
    dito: quantasVezes,
  },
  {
    pergunta: /\bprestar atencao\b/,
    dito: /\b(desatent\w+|distrai\w*|distra\w+|concentr\w+|atencao|avoad\w+|mundo da lua)\b/,
  },
  {
    pergunta: /\bcatarro (claro|branco)\b/,
    dito: /\bcatarr\w+( \w+){0,4} (branc\w+|clar\w+|transparent\w+|amarel\w+|verd\w+)\b/,
  },
  { pergunta: /\bchiado\b|\bchia\b/, dito: /\bchi(a|ado|ou|ando|avam?)\b|\bsibil\w+/ },
  {
    pergunta: /\bexposicao ao (frio|vento)\b/,
    dito: /\b(ventilador|ventiladores|ar condicionado|vento|ventania|friagem|golpe de ar|ar gelado|sereno|relento|chuva|janela aberta|vidro aberto|corrente de ar)\b/,
  },
  {
    pergunta: /\bmente acesa\b|\bmente (agitada|que nao para)\b/,
    dito: /\b(repass\w+|rumin\w+|remo\w+|pensando|cabeca (nao|a mil|cheia)|mente (aceler\w+|nao|a mil|agitad\w+)|pensament\w+|nao (consigo |consegue )?deslig\w+)\b/,
  },
  {
    pergunta: /\bpegar no sono\b|\badormecer\b/,
    dito: (dados, palavras) =>
      dados.sintomasSono.includes('Dificuldade para iniciar') ||
      /\b(demor\w+|cust\w+|dificuldade|lev\w+|dificil)( \w+){0,5} (dorm\w+|sono|adormec\w+)\b|\b(durmo|dorme|pego no sono|pega no sono|apago) (rapido|logo|facil|na hora)\b/.test(
        palavras,
      ),
  },
  {
    pergunta: /\b(sangue menstrual|menstruacao) escur[ao]\b/,
    dito: /\b(coagul\w+|sangue|fluxo|menstru\w+|borra)( \w+){0,4} (escur\w+|marro\w+|pret\w+|viv\w+|vermelh\w+|clar\w+)\b/,
  },
  {
    pergunta: /\bveio parada?\b|\bfazendo forca\b|\bvem tambem no esforco\b/,
    dito: /\b(em repouso|ao esforco|no esforco|esforcos?)\b|\b(sub(o|e|ir)( a| as)? (escada|ladeira)s?|corr(o|e|er|ida)|caminh\w+|nad(o|a))( \w+){0,6} (sem|nao|tranquil\w+|numa boa)\b/,
  },
  {
    pergunta: /\b(como estao as fezes)\b/,
    dito: ({ evacuacao }, palavras) =>
      (evacuacao ?? '') !== '' ||
      /\b(fezes|coco)( \w+){0,3} (nao|norma\w+|escur\w+|pret\w+|clar\w+|marro\w+)\b/.test(palavras),
  },
  { pergunta: /\b(fluxo|coagulos)\b/, dito: (dados) => naoMenstrua(dados) || dados.fluxo !== null },
  { pergunta: /\bcolica menstrual\b/, dito: (dados) => naoMenstrua(dados) || dados.dorMenstrual !== null },
  {
    pergunta:
      /\b(sangue menstrual|ciclo (curto|longo)|menstruacao (que )?(adiant\w+|escass\w+|abundante|clara|escura))\b/,
    dito: naoMenstrua,
  },
  {
    pergunta: /\b(atraso d[ea] menstruacao|menstruacao (que )?atras\w+|ciclo irregular|menstruacao irregular)\b/,
    dito: (dados) => naoMenstrua(dados) || dados.cicloRegular === 'sim' || dados.cicloRegular === 'nao',
  },
  {
    pergunta: /\btensao emocional\b|\b(muda|piora|varia) com (a tensao|o estresse|as emocoes|o humor)\b/,
    dito: /\b(diarreia|intestino|fezes|solt\w+|barriga|evacu\w+|estomago|dor|azia)( \w+){0,7} (nervos\w+|ansios\w+|estress\w+|tens[ao]\w*|provas?|emoc\w+|brig\w+|preocup\w+|raiva)\b|\b(nervos\w+|ansios\w+|estress\w+|tens[ao]\w*|provas?|emoc\w+|brig\w+|raiva)( \w+){0,7} (diarreia|intestino|fezes|solt\w+|barriga|evacu\w+|estomago|azia)\b/,
  },
  {
    pergunta: /\bqueda de orgaos\b|\bprolapso\b/,
    dito: /\b(bexiga|utero|reto)( \w+)? (caid[oa]|baix[oa])\b|\bprolaps\w+|\b(cisto|reto)cele\b/,
  },
  {
    pergunta: /\bardor ao urinar\b|\burina (ardente|turva|com ardor)\b|\bsente dor ao urinar\b/,
    dito: (dados, palavras) =>
      semQueixaDaUrina(dados) ||
      /\b(sem ard\w+|nao arde|(ard\w+)( \w+){0,3} (urin\w+|xixi)|(urin\w+|xixi)( \w+){0,3} ard\w+)\b/.test(palavras),
  },
  { pergunta: /\bfebre\b/, dito: /\bfebr\w+|\btemperatura\b/ },
  {
    pergunta: /\bsangue nas fezes\b|\bfezes com sangue\b/,
    dito: /\bsang\w+( \w+){0,5} (fezes|coco|papel|vaso|evacu\w+)\b|\b(fezes|coco|evacu\w+)( \w+){0,5} sang\w+|\b(sem|nega|nao ha|nao tem) sang\w+/,
  },
  {
    pergunta: /\bsangue na urina\b/,
    dito: (dados, palavras) =>
      semQueixaDaUrina(dados) ||
      /\bsang\w+( \w+){0,4} (urina|xixi)\b|\b(urina|xixi)( \w+){0,4} sang\w+|\bsem sang\w+/.test(palavras),
  },
  {
    pergunta: /\bfezes( mais)? finas\b|\bfezes afinaram\b/,
    dito: /\b(fin(a|o|inh[oa])s? (como|que nem|feito|igual)|em fita|afil\w+|afin\w+|fezes finas)\b/,
  },
  {
    pergunta: /\bperda de peso\b|\bperde\w* peso\b|\bemagrec\w+|\bquilos\b/,
    dito: /\bemagrec\w+|\b(perd\w+|ganh\w+|engord\w+)( \w+){0,3} (peso|kg|kilos?|quilos?)\b|\bpeso (estavel|igual|normal|mantido)|\b\d+ ?(kg|quilos)\b/,
  },
  {
    pergunta: /\bfalta( de)? ar\b|\bfolego\b/,
    dito: /\bfalta( de)? ar\b|\bofeg\w+|\bfolego\b|\bdispne\w+|\bsem ar\b|\bcans\w+( \w+){0,3} (subir|escada|ladeira)/,
  },
  { pergunta: /\bchoro\b|\bchora\w*\b/, dito: /\bchor\w+/ },
  { pergunta: /\bvoz\b/, dito: /\bvoz\b|\brouc\w+|\brouquidao\b/ },
  { pergunta: /\bsuspir\w+/, dito: /\bsuspir\w+/ },
  {
    pergunta: /\blombar\b.*\bfrac|\bfraqu\w+.*\blombar\b|\bfraqueza na lombar\b/,
    dito: /\blomb\w*( \w+)? (frac\w+|fraqu\w+|cansad\w+)|\bfraqu\w+( \w+){0,2} lomb\w*/,
  },
  { pergunta: /\bjoelhos? frac|\bfraqueza nos joelhos\b/, dito: /\bjoelhos?( \w+){0,2} (frac\w+|bamb\w+|false\w+)/ },
  {
    pergunta: /\burina\b.*\bnoite\b|\burinar a noite\b|\bnoite para urinar\b|\burina noturna\b/,
    dito: ({ urina }, palavras) => /noite|madrugada|noturn/i.test(urina ?? '') || deNoite.test(palavras),
  },
  { pergunta: /\bestresse\b/, dito: ({ estresseNivel }) => estresseNivel !== null },
  { pergunta: /\bsuor\b|\bsua(r|s)?\b|\bsudorese\b/, dito: /\bsu(or|a|ando|o|ei|ou)\b|\bsudor\w*|\btranspir\w+/ },
  { pergunta: /\bapetite\b|\bfome\b/, dito: ({ apetite }) => apetite !== null },
  { pergunta: /\bsede\b/, dito: ({ sede }) => sede !== null },
  { pergunta: /\bfuma\b|\bcigarro\b/, dito: ({ cigarro }) => cigarro !== null },
  { pergunta: /\balcool\b|\bbebe alcool\b/, dito: ({ frequenciaAlcool }) => frequenciaAlcool !== null },
  { pergunta: /\bcafe\b/, dito: ({ cafeXicaras }) => cafeXicaras !== null },
  {
    pergunta: /\bde sempre\b|\bmudou ha pouco\b|\bdesde quando\b|\bha quanto tempo\b|\bquando comecou\b/,
    dito: ({ inicioQueixa }) => inicioQueixa !== null,
  },
  {
    pergunta: /\bquantos dias (do|por) mes\b|\bquantas vezes\b/,
    dito: quantasVezes,
  },
  { pergunta: /\bronca\b|\bronco\b/, dito: /\bronc\w+/ },
  { pergunta: /\bcolonoscopia\b/, dito: /\bcolono(scopia)?\b/ },
  { pergunta: /\bendoscopia\b/, dito: /\b(endoscopia|eda)\b/ },
  {
    pergunta: /\b(radiografia|raio x|raio-x|imagem)\b/,
    dito: /\b(rx|raio|radiografia|rm|ressonancia|ultrassom|usg|tomografia|artrose|artrosica|laudo)\b/,
  },
  {
    pergunta: /\bdor de cabeca\b/,
    dito: /\bdor(es)? de cabeca\b|\bcefaleia\b|\benxaqueca\b|\bcabeca( \w+)? (doi|doendo)/,
  },
  { pergunta: /\bvista\b|\bvisao\b/, dito: /\bvista\b|\bvisao\b|\benxerg\w+|\bluzinhas?\b/ },
  { geral: true, pergunta: /\bsangue\b|\bsangramento\b/, dito: /\bsang\w+/ },
  { pergunta: /\bperda de liquido\b/, dito: /\bliquido\b|\bbolsa\b|\bperd\w+ agua\b/ },
  { pergunta: /\bbarriga que endurece\b|\bcontracoes\b/, dito: /\bcontrac\w+|\bendurec\w+/ },
  { pergunta: /\bdorment\w+|\bdormencia\b|\bformig\w+/, dito: /\bformig\w+|\bdorment\w+|\bdormenc\w+|\badormec\w+/ },
  {
    pergunta: /\binch\w+( \w+){0,3} (rosto|maos?|face)\b|\b(rosto|maos?|face)\b( \w+){0,3} inch\w+/,
    dito: /\b(inch\w+|edema)( \w+){0,3} (rosto|maos?|face)\b|\b(rosto|maos?|face)( \w+){0,3} inch\w+/,
  },
  {
    pergunta: /\bpanturrilha\b/,
    dito: /\bpanturrilhas?( \w+){0,6} (quentes?|inchad\w+|iguais|normais)\b/,
  },
  { geral: true, pergunta: /\binch\w+/, dito: /\binch\w+|\bedema\w*/ },
  { pergunta: /\binquietacao\b|\bagitacao\b/, dito: /\b(inquiet|agita|ansied|ansios)\w*/ },
  { pergunta: /\btontura\b/, dito: /\btont\w+|\bvertigem\b/ },
  { pergunta: /\bdesmaio\b/, dito: /\bdesmai\w+/ },
  { pergunta: /\bpalpit\w+|\bcoracao dispara\b/, dito: /\bpalpit\w*|\bcoracao( \w+){0,2} (dispar|aceler|bat)\w+/ },
  { pergunta: /\bresfriados?\b|\bgripes?\b/, dito: /\bresfri\w+|\bgrip\w+/ },
  {
    pergunta: /\b(pensa em morrer|pensamento de morte|vontade de morrer|se machucar)\b/,
    dito: falaDeSeFerir,
  },
];

/** Whether the intake has told or denied what this part of a question asks for; false also where nothing is known of its subject. */
export function jaDito(parte: string, dados: DadosAnamnese, palavras = palavrasDaFicha(dados)): boolean {
  const simples = simplificar(parte);
  const destes = assuntos.filter(({ pergunta }) => pergunta.test(simples));
  const estreitos = destes.filter(({ geral }) => !geral);
  const contam = estreitos.length > 0 ? estreitos : destes;
  return (
    contam.length > 0 &&
    contam.every(({ dito }) => (typeof dito === 'function' ? dito(dados, palavras) : dito.test(palavras)))
  );
}

const seApoia =
  /^(de|d[ao]s?|em|n[ao]s?|num|numa|com|sem|para|por|entre|antes|depois|quando|pel[ao]s?|aos?|às?|que|se|mais|também|e) /u;

/**
 * A question without the parts that were answered; '' where nothing of it is left. "Há febre, sangue ou perda de peso?" loses what was told,
 * any other question stands or falls as a whole.
 */
export function semOQueFoiDito(pergunta: string, dados: DadosAnamnese, palavras = palavrasDaFicha(dados)): string {
  const [, verbo, lista] = /^(há|houve|tem) (.+)\?$/iu.exec(pergunta.trim()) ?? [];
  if (verbo === undefined || lista === undefined) return jaDito(pergunta, dados, palavras) ? '' : pergunta;
  const partes = lista.split(/, (?:ou )?| ou /u);
  const restam = partes.filter((parte) => !jaDito(parte, dados, palavras));
  if (restam.length === partes.length) return pergunta;
  // "Pensamento de se machucar ou de machucar o bebê": what leaned on the part that was answered asks nothing by itself.
  if (restam.length === 0 || seApoia.test(restam[0] ?? '')) return '';
  return `${verbo} ${restam.join(', ').replace(/, (?=[^,]*$)/u, ' ou ')}?`;
}
