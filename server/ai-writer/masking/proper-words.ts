import { wordList } from './word-list.ts';

/** Words written with a capital or in foreign letters that are nobody's name. */
export const properWords = wordList(`
  link
   simpatico parassimpatico regional municipal estadual federal ramada mineiro
   schober spurling lachman tinetti katz barthel beck  snellen adams  ober yergason neer hawkins jobe apley mcmurray homans allen kegel bobath mckenzie maitland mulligan
  aas aciclovir acre addera addison advil aerolin africa aids alagoas albendazol aldactone alemanha alenia alivium
  allegra almeida-prado alois alprazolam alzheimer amapa amazonia america amiodarona amitriptilina amlodipina
  amoxicilina anastrozol ancoron anlodipino annita ano-novo anticoncepcional apae  apixabana aracaju aradois
  arava arcoxia ashwagandha asia asperger aspirina assert astrazeneca atenolol atorvastatina auriculo avamys
  azatioprina azitromicina babinski baby bach bactrim baduanjin bahia baihui baker barr barre barrett basaglar
  basedow behcet bell  benicar benzetacil berotec beserol betametasona biao biblia bike biloba bisglicinato
  bisoprolol black blues bluetooth blumberg botox bouchard bpm brasil brasileira brasileiro brasilia bromoprida buda
  budesonida bullying bup bupropiona buprovil burnout buscoduo buscopan busonid calcio calve candida candomble caps
  captopril carbolitium carnaval carvedilol cataflam catolico ceara cefalexina celebra celecoxibe celestone centrum
  cerazette cetirizina cetoprofeno chagas check checkup chi china chlorella chong chuan cialis ciclo21
  ciclobenzaprina  cipramil ciprofloxacino citalopram citoneurin clavulin clenil clinica clomid clonazepam
  clopidogrel clortalidona codaten codeina coenzima colageno coli coltrax combiron combodart concerta coombs
  coronavac covid coworking cras creas creatina crestor cristo crohn crossfit cti cuiaba curcuma curitiba cushing
  cymbalta daforin dai danlos decadron delivery depakene depakote depo design designer desloratadina deus
  dexametasona diamicron  diazepam diclofenaco digesan digoxina dimalato diovan dipirona diprospan domperidona
  donaren donepezila doppler dorflex dormonid down dprev dsm dst du dulcolax duloxetina dupuytren ecg echinacea eco
  eeg efexor effexor ehlers eliquis enalapril enbrel eno enterogermina epstein escherichia escitalopram esomeprazol
  espanha espirita espirito espironolactona estomazil etna eua europa euthyrox evangelico evocanil excel exelon
  ezetimiba facebook famotidina fc fda feedback femara feng ferro fexofenadina filler finasterida fitness
  fitoterapico flagyl flanax floral floratil florianopolis fluconazol fluoxetina fortaleza forxiga fr franca
  freelancer friday frontal fu funcional furosemida gama gardenal gaviscon gerais gilbert ginkgo ginseng
  glibenclamida gliclazida glifage goiania goias gong google graves grosso gt gua guillain haglund hall han hansen
  happy hashimoto hb hba1c hdl heberden hegu helicobacter herpes hidro hidroclorotiazida hidrocortisona
  hidroginastica hidroxicloroquina histamin hiv hixizine hobby hodgkin hollywood holter home hospital hour how hpv
  humalog humira hun huo hypericum hz ibuprofeno ifood igreja imc imosec indux infliximabe inglaterra inss instagram
  insulina internet ioga isordil isotretinoina ist italia ivermectina janssen januvia japao jardiance jesus jet jiao
  jin jing jinye jitsu jiu joao-pessoa johnson judo karate  kcal kefir kernig ketchup kg khz ki king kit kiwi
  km know kombucha kong kung kyleena lactopurga lactulose lag lamictal lansoprazol lantus lao lasegue laser lasix
  lavitan ldl led leflunomida legg levoid levotiroxina lexapro lexotan li lian lifting lipitor lisador litio
  loratadina lorax losartana luftal lyme maceio macrodantina magnesio mai manaus maracugina maranhao marevan marfan
  marketing mato melatonina meloxicam memantina men meniere mesigyna metamucil metformina metoprolol metotrexato
  metronidazol micardis microvlar milk minas ming minoxidil mioflex mionevrix miosan mirena mirtazapina mmhg
  monocordil montelucaste morton motilium mounjaro moxa moxabustao mtc mtx muay murphy musculare muvinlax mylanta na
  naprix naproxeno nasonex natal natifa neiguan neosaldina net netflix neutrofer nexium nifedipina nimesulida
  nistatina nitrofurantoina nordeste nordette noregyna norfloxacino noripurum notebook novalgina novorapid nph
  oestrogel office olanzapina olcadil olmesartana omega omeprazol oms osgood ozempic pa pamelor panax pantoprazol
  papanicolau paracetamol paraiba parana park parkinson pascoa passiflora patz paxil pcr peeling pernambuco personal
  perthes pet peyronie pfizer phalen piaui pilates plasil plavix playground po polaramine pondera portugal posto
  pradaxa pramipexol prednisolona prednisona premarin primogyna pristiq probiotico profenid prolopa propiltiouracil
  propolis propranolol provera prozac puran pylori qi qigong quaresma queen quervain quetiapina rabeprazol ramadan
  ranitidina raynaud re recife reconter reiki reiter remeron ren rescue reuquinol reveillon risperidona ritalina
  rituximabe rivaroxabana rivotril rm roacutan romberg rondonia roraima rosucor rosuvastatina rpm rx salbutamol samu
  san sanyinjiao saxenda schatzki scheuermann schlatter secotex  selozok senhora seretide sergipe seroquel
  sertralina sha shake shen shenmen shi shiatsu shonishin shopping show shoyu shu sifrol sildenafila simeticona
  simponi singulair sinvastatina site siu size sjogren skate software somalgin sop spinning spiriva spirulina spray
  stevens still stilnox stress sudeste sulfassalazina surf sus sushi symbicort synthroid t3 t4 tadalafila tag tai
  taichong tamarine tamoxifeno tan tandrilax tansulosina tapazol tc tcm tdah tea tegretol tept teresina tgo tgp thai
  tietze tiktok tinel toc tocantins tofu topamax toragesic torsilax tourette tpm trainer tramadol tramal trazodona
  tresiba trileptal trulicity tryptanol tsh tui tuina turner twist tylenol tylex uber ubs umbanda up upa us usa uti
  utrogestan valeriana valium valsartana varfarina vasopril velija venlaxin venvanse vhs viagra victoza vit vitamina
  vodka voltaren volts wasabi watts web week weekend wegovy wei wellbutrin whatsapp whey whipple whisky wifi 
  woods workshop xarelto xigduo xue xyzal yakult yang yao  yaz ye yi yin ying yoga youtube yuan zang zao zhi
  zhong zinco zoloft zolpidem zong zoom zoster enem assembleia exercito marinha aeronautica detran unimed correios clt tcc bpc loas enade senhora zumba zusanli zyrtec
`);

/** Remedies with the name of a woman. */
export const namesOfRemedies = wordList('yasmin diane selene alois allestra iumi elani stezza');
