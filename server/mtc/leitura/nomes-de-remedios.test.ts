import { describe, expect, it } from 'vitest';
import { classesDoNome } from '../catalog/remedios.ts';
import { remedioEscrito } from './nomes-de-remedios.ts';
import { lerPalavras, semAcentos } from './palavras.ts';
import { vocabulario } from './vocabulario.ts';

/** Written by ear before the reader of names was run on them: 200 faults as clients make them. */
const faltas =
  'enalaprio>enalapril enalapriu>enalapril inalapril>enalapril captropil>captopril capitopril>captopril lizinopril>lisinopril ramepril>ramipril lozartana>losartana losartanna>losartana lossartana>losartana valsartanna>valsartana candezartana>candesartana propanolol>propranolol propranolou>propranolol atenolou>atenolol attenolol>atenolol metropolol>metoprolol metoprolou>metoprolol bizoprolol>bisoprolol carvidilol>carvedilol carvedilou>carvedilol anlodipina>anlodipino anlodipinno>anlodipino nifidipino>nifedipino nifedipina>nifedipino verapamiu>verapamil diltiazen>diltiazem ' +
  'hidroclortiazida>hidroclorotiazida hidroclorotiasida>hidroclorotiazida idroclorotiazida>hidroclorotiazida clortalidonna>clortalidona indapamidda>indapamida furozemida>furosemida furosemina>furosemida espirolactona>espironolactona espironolaquitona>espironolactona doxasozina>doxazosina tansulozina>tansulosina clonidinna>clonidina metildoppa>metildopa digoxinna>digoxina amiodaronna>amiodarona amiodorona>amiodarona ' +
  'simvastatina>sinvastatina sinvastatinna>sinvastatina cinvastatina>sinvastatina sivastatina>sinvastatina atorvastina>atorvastatina atovarstatina>atorvastatina rosuvastina>rosuvastatina rozuvastatina>rosuvastatina rossuvastatina>rosuvastatina ciprofibrat>ciprofibrato clopidogreu>clopidogrel clopidrogel>clopidogrel clopdogrel>clopidogrel varfarinna>varfarina rivaroxabanna>rivaroxabana apixabanna>apixabana enoxaparinna>enoxaparina ' +
  'setralina>sertralina certralina>sertralina sertalina>sertralina fluoxitina>fluoxetina fluxetina>fluoxetina fluoquissetina>fluoxetina paroxitina>paroxetina cetalopram>citalopram citalopran>citalopram escitaloprã>escitalopram ecitalopram>escitalopram escitalopran>escitalopram vortioxitina>vortioxetina venlafaxinna>venlafaxina velafaxina>venlafaxina desvenlafaxinna>desvenlafaxina duloxitina>duloxetina duloxetinna>duloxetina amitripitilina>amitriptilina amitriptlina>amitriptilina amitriptina>amitriptilina nortripitilina>nortriptilina imipraminna>imipramina bupropriona>bupropiona bupropionna>bupropiona bupopriona>bupropiona mirtasapina>mirtazapina trasodona>trazodona ' +
  'clonasepam>clonazepam clonazepan>clonazepam rivotriu>rivotril rivotriul>rivotril diazepan>diazepam diasepam>diazepam alprasolam>alprazolam alprazolan>alprazolam bromazepan>bromazepam lorazepan>lorazepam zolpiden>zolpidem solpidem>zolpidem zoupidem>zolpidem carbolitio>carbolitium quetiapinna>quetiapina quetiapima>quetiapina risperidonna>risperidona rispiridona>risperidona olanzapinna>olanzapina haloperidou>haloperidol clozapinna>clozapina valproatto>valproato depacote>depakote carbamasepina>carbamazepina carbamazepinna>carbamazepina oxicarbazepina>oxcarbazepina fenitoinna>fenitoina lamotriginna>lamotrigina lamotrigina>lamotrigina topiramatto>topiramato topiromato>topiramato gabapentinna>gabapentina pregabalinna>pregabalina pregablina>pregabalina metilfenidatto>metilfenidato ritalinna>ritalina vevanse>venvanse ' +
  'oxibutininna>oxibutinina oxibutinia>oxibutinina solifenacinna>solifenacina hidroxisina>hidroxizina hixizini>hixizine hidroxzina>hidroxizina idroxizina>hidroxizina polaramini>polaramine prometasina>prometazina fenergam>fenergan loratadinna>loratadina loratidina>loratadina desloratidina>desloratadina cetirisina>cetirizina fexofenadinna>fexofenadina alegra>allegra ciclobenzaprinna>ciclobenzaprina ciclobensaprina>ciclobenzaprina levodoppa>levodopa donepesila>donepezila tramadou>tramadol codeinna>codeina morfinna>morfina ' +
  'nimesulidda>nimesulida nimisulida>nimesulida nemesulida>nimesulida ibuprofenno>ibuprofeno ibruprofeno>ibuprofeno ibuprofero>ibuprofeno diclofenaco>diclofenaco diclofenacco>diclofenaco cetroprofeno>cetoprofeno naproxenno>naproxeno naprocheno>naproxeno meloxican>meloxicam piroxican>piroxicam cetorolacco>cetorolaco torcilax>torsilax dipironna>dipirona depirona>dipirona parecetamol>paracetamol paracetamou>paracetamol paracetomol>paracetamol sumatripitana>sumatriptana sumatriptanna>sumatriptana naratripitana>naratriptana ' +
  'prednizona>prednisona predinisona>prednisona prednizolona>prednisolona dexametazona>dexametasona dexametasonna>dexametasona deflazacort>deflazacorte betametazona>betametasona budezonida>budesonida sabutamol>salbutamol salbutamou>salbutamol montelucaste>montelucaste montelucast>montelucaste levotiroquissina>levotiroxina levotiroxinna>levotiroxina levotirocsina>levotiroxina puram>puran metimasol>metimazol meteformina>metformina metifomina>metformina metformin>metformina glibenclamidda>glibenclamida glicazida>gliclazida gliclasida>gliclazida glimepiridda>glimepirida dapaglifozina>dapagliflozina empaglifozina>empagliflozina ozenpic>ozempic semaglutidda>semaglutida monjaro>mounjaro ' +
  'omeprasol>omeprazol omeprazou>omeprazol homeprazol>omeprazol pantoprasol>pantoprazol esomeprasol>esomeprazol metoclopramidda>metoclopramida domperidonna>domperidona bromopridda>bromoprida buscopam>buscopan noripuru>noripurum alendronatto>alendronato amoxilina>amoxilina amoxacilina>amoxicilina amoxicilinna>amoxicilina claritromissina>claritromicina claritomicina>claritromicina azitromissina>azitromicina azitromisina>azitromicina asitromicina>azitromicina cefalecsina>cefalexina ciprofloxacina>ciprofloxacino metronidasol>metronidazol fluconasol>fluconazol itraconasol>itraconazol cetoconasol>cetoconazol aciclovi>aciclovir ivermequitina>ivermectina metrotexato>metotrexato metotrexatto>metotrexato hidroxicloroquinna>hidroxicloroquina azatioprinna>azatioprina tamoxifenno>tamoxifeno anastrosol>anastrozol letrosol>letrozol isotretinoinna>isotretinoina isotretinoica>isotretinoina finasteridda>finasterida alopurinou>alopurinol colchisina>colchicina flunarisina>flunarizina betaistinna>betaistina';
const pares = faltas.split(' ').map((par) => {
  const [escrita = '', nome = ''] = semAcentos(par).split('>');
  return { escrita, nome };
});

/** Ordinary words and names that stand one or two letters from a medicine. */
const comuns =
  'cefaleia ferritina alegria voltaram esperam pressao pressa fragil formiga quebra singular propicia vitoria celeste conserva concorre casar colar lirico morena melanina clorofila centralizar variar celebrar alcool aprovei agitada habita anota melodia gastrite glicemia glicose colesterol tireoide creatinina hemoglobina insonia menopausa fibromialgia labirintite enxaqueca cortisona serotonina dopamina cafeina creatina colageno curcuma camomila valeriana melatonina magnesio vitamina propolis cavalinha';

describe('a medicine however it is spelt', () => {
  it(`is read in nearly all of ${pares.length} faults, and never as another one`, () => {
    const lidos = pares.map(({ escrita, nome }) => {
      const lido = remedioEscrito(escrita) ?? escrita;
      return { escrita, nome, lido };
    });
    const classes = (nome: string) => classesDoNome.get(nome)?.join() ?? '';
    const certos = lidos.filter(
      ({ lido, nome }) => lido === nome || (classes(lido) !== '' && classes(lido) === classes(nome)),
    );
    const trocados = lidos.filter(({ escrita, lido, nome }) => lido !== escrita && classes(lido) !== classes(nome));
    expect(trocados).toEqual([]);
    expect(certos.length / pares.length).toBeGreaterThan(0.95);
  });

  it.each(comuns.split(' '))('is no ordinary word: %s', (palavra) => {
    expect(remedioEscrito(palavra)).toBeNull();
  });

  it('is no word of the vocabulary that says something else', () => {
    const palavras = new Set(
      Object.values(vocabulario).flatMap(
        ({ diz, nega = '', seNegado = '' }) => semAcentos(`${diz} ${nega} ${seNegado}`).match(/[a-z]{5,}/g) ?? [],
      ),
    );
    const lidas = [...palavras].flatMap((palavra) => {
      const nome = remedioEscrito(palavra);
      return nome === null || faltasDoVocabulario.test(palavra) ? [] : [`${palavra}>${nome}`];
    });
    expect(lidas).toEqual([]);
  });

  it('is one word of the text, which is quoted as it stands', () => {
    const { texto, palavras } = lerPalavras('Simvastatina 40 e omeprasol');
    expect(palavras.map(({ forma }) => forma)).toEqual(['sinvastatina', '40', 'e', 'omeprazol']);
    expect(texto.slice(palavras[0]?.inicio, palavras[0]?.fim)).toBe('Simvastatina');
  });
});

/** The vocabulary lists some faults and foreign spellings itself. */
const faltasDoVocabulario =
  /^(w?v?arfari[mn]a?|warfarina|(rivaroxab|apixab|edoxab)a[nm]|dabigatran|mareva[mn]|xarelt(a|on)|xareuto|coumadim|milnaciprano|diazepax|nitrazepol|p[er]+[ei]d[iy]?ni?[sz]\w+|p\w+nisona|prednisolon|meticortem|clopidogre(u|ll)|ticagrelol|depa(k|qu)\w+|gardenau|tegretou|trileptau|met[ei]\w*formina|metrofmina|glifa[gj][ie]|ins[ou]lini?a|met\w+exa\w+|azatriopina|mofina|lactulose)$/;
