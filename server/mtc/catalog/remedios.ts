// The medicines most used in Brazil: substances with their classes and trade names, without accents. Every rule that asks for a medicine reads this
// table, so that a name is known everywhere or nowhere. Sources: Rename (2024) and Denominações Comuns Brasileiras (ANVISA) for substances and
// classes; ANVISA's register, and lists of the pharmacies of Santa Catarina (infosus.saude.sc.gov.br), for trade names.
import { keysOf } from '@meridia/shared/keys-of.ts';

/**
 * For each class its name in a note, and its substances with their trade names: "substance synonym = brand brand; substance". A substance in
 * parentheses is of this class only under these brands. A name behind `*` is also a word of the language, or somebody's name: it counts in the
 * answers on what is taken, or beside a dose. `_` joins a name of two words.
 */
const classesDeRemedios = {
  ieca: [
    'remédio de pressão (inibidor da ECA)',
    'enalapril = renitec eupressin vasopril glioten; captopril = capoten captotec; lisinopril = zestril prinivil; ramipril = triatec naprix; perindopril = coversyl acertil; benazepril = lotensin; quinapril; cilazapril',
  ],
  bra: [
    'remédio de pressão (sartana)',
    'losartana = cozaar aradois corus torlos losartec valtrian; valsartana = diovan brasart tareg; candesartana = atacand venzer; olmesartana = benicar; telmisartana = micardis; irbesartana = aprovel; azilsartana = edarbi',
  ],
  sacubitril: ['sacubitril com valsartana', 'sacubitril'],
  betabloqueador: [
    'betabloqueador',
    'propranolol = inderal rebaten; atenolol = atenol ablok angipress; metoprolol = selozok seloken; bisoprolol = concor concardio; carvedilol = coreg divelol karvil cardilol *ictus; nebivolol = nebilet; nadolol; sotalol = sotacor; pindolol = visken',
  ],
  bloqueadorDeCalcio: [
    'remédio de pressão (bloqueador de cálcio)',
    'anlodipino amlodipino = norvasc pressat anlo tensaliv amlovasc roxflan cordarex; nifedipino = adalat oxcord; nimodipino; felodipino; lercanidipino = zanidip; levanlodipino; isradipino = lomir; verapamil = dilacoron; diltiazem = cardizem balcor; nitrendipino; manidipino',
  ],
  tiazida: [
    'diurético',
    'hidroclorotiazida = clorana hctz drenol; clortalidona = higroton; indapamida = natrilix indapen',
  ],
  furosemida: ['diurético', 'furosemida = lasix neosemid; bumetanida = burinax; torasemida'],
  poupaPotassio: [
    'diurético que segura o potássio',
    'espironolactona = aldactone spiroctan; amilorida; triantereno; eplerenona',
  ],
  alfabloqueador: [
    'remédio da próstata que baixa a pressão',
    'doxazosina = carduran unoprost; tansulosina tamsulosina = secotex omnic; terazosina = hytrin; alfuzosina = xatral; silodosina; prazosina',
  ],
  antihipertensivoCentral: ['clonidina ou metildopa', 'clonidina = atensina; metildopa = aldomet'],
  vasodilatador: ['hidralazina ou minoxidil', 'hidralazina; minoxidil'],
  ivabradina: ['ivabradina', 'ivabradina = procoralan'],
  digoxina: ['digoxina', 'digoxina = lanoxin'],
  amiodarona: ['amiodarona', 'amiodarona = ancoron atlansil miodaron'],
  propafenona: ['propafenona', 'propafenona = ritmonorm'],
  nitrato: [
    'nitrato',
    'isossorbida mononitrato = isordil monocordil cincordil; nitroglicerina = nitradisc tridil; propatilnitrato = sustrate',
  ],
  riociguate: ['riociguate', 'riociguate = adempas'],
  estatina: [
    'estatina',
    'sinvastatina = zocor; atorvastatina = lipitor citalor; rosuvastatina = crestor rosucor plenance trezor vivacor; pravastatina; lovastatina; pitavastatina = livalo; fluvastatina',
  ],
  fibrato: [
    'fibrato',
    'genfibrozila gemfibrozila = lopid; fenofibrato = lipidil lipanon; ciprofibrato = oroxadin lipless; bezafibrato',
  ],
  ezetimiba: ['ezetimiba', 'ezetimiba = zetia'],
  antiagregante: [
    'antiagregante',
    'acetilsalicilico aas = aspirina somalgin ecasil bufferin caas cardioaspirina aspirininha; clopidogrel = plavix iscover clopin plagrel lopigrel; ticagrelor = brilinta tiag; prasugrel = effient; cilostazol = cebralat vasogard claudic; dipiridamol = persantin; ticlopidina = ticlid plaketar; triflusal = disgren; cangrelor; tirofibana',
  ],
  anticoagulante: [
    'anticoagulante',
    'varfarina = marevan coumadin marfarin; femprocumona = marcoumar; acenocumarol = sintrom; rivaroxabana = xarelto vynaxa *acog banxa dacxi dartrial faxxa *klev nublaxon rivacrist *rivar rivaxa rivadixa rivneo rixantil vabam varoxred xafac; apixabana = eliquis apics apixneo apixord ativor eknus *embo harterya picbam pixten xakilis; dabigatrana = pradaxa; edoxabana = lixiana; enoxaparina = clexane *versa heptron heptris cutenox enoxalow actparin parinex; heparina = liquemine hemofol hepamax; nadroparina = fraxiparina; dalteparina = fragmin; bemiparina = hibor; tinzaparina = innohep; fondaparinux = arixtra; bivalirudina; argatrobana',
  ],
  isrs: [
    'antidepressivo',
    'sertralina = zoloft tolrest *serenata *assert dieloft; fluoxetina = prozac daforin verotina eufor fluxene; paroxetina = aropax *pondera paxil roxetin benepax; citalopram = cipramil procimax denyl maxapran; escitalopram = lexapro reconter espran *exodus; fluvoxamina = luvox; vortioxetina = brintellix vurtuoso',
  ],
  irsn: [
    'antidepressivo',
    'venlafaxina = efexor effexor venlift venlaxin alenthus venforin; desvenlafaxina = pristiq desve deller; duloxetina = cymbalta velija cymbi abretia dulorgran; milnaciprano milnaciprana',
  ],
  triciclico: [
    'antidepressivo tricíclico',
    'amitriptilina = tryptanol amytril; nortriptilina = pamelor; imipramina = tofranil; clomipramina = anafranil; doxepina',
  ],
  bupropiona: ['bupropiona', 'bupropiona = wellbutrin bupium zyban zetron bup'],
  mirtazapina: ['mirtazapina', 'mirtazapina = remeron menelat razapina'],
  trazodona: ['trazodona', 'trazodona = donaren loredon inseris'],
  buspirona: ['buspirona', 'buspirona = ansitec'],
  imao: [
    'inibidor da MAO',
    'tranilcipromina = parnate; moclobemida = aurorix; selegilina = jumexil niar; rasagilina = azilect; safinamida = xadago; linezolida = zyvox',
  ],
  benzodiazepinico: [
    'calmante',
    'clonazepam = rivotril clopam clonotril; diazepam = valium dienpax; alprazolam = *frontal *apraz tranquinal; bromazepam = lexotan somalium; lorazepam = lorax lorium; midazolam = dormonid; clobazam = frisium urbanil; cloxazolam = olcadil; nitrazepam; flunitrazepam = rohypnol; clordiazepoxido = psicosedin; flurazepam = dalmadorm; estazolam = noctal',
  ],
  hipnotico: [
    'remédio para dormir',
    'zolpidem = stilnox patz lioram zylinox *turno; zopiclona = imovane; eszopiclona = prysma noctiden; lemborexanto = dayvigo',
  ],
  litio: ['lítio', 'litio = carbolitium'],
  antipsicotico: [
    'antipsicótico',
    'quetiapina = seroquel quetros queropax; risperidona = risperdal; olanzapina = zyprexa; haloperidol = haldol; aripiprazol = aristab abilify toarip; clorpromazina = amplictil; levomepromazina = neozine; ziprasidona = geodon; paliperidona = invega; sulpirida = equilid; lurasidona = latuda; amissulprida = socian; brexpiprazol = rexulti; cariprazina = vraylar; tioridazina = melleril; periciazina = neuleptil; pimozida = orap; zuclopentixol',
  ],
  clozapina: ['clozapina', 'clozapina = leponex'],
  valproato: ['valproato', 'valproato divalproato valproico = depakote depakene torval'],
  anticonvulsivante: [
    'anticonvulsivante',
    'carbamazepina = tegretol tegretard; oxcarbazepina = trileptal oleptal auram oxcarb; fenitoina = hidantal; fenobarbital = gardenal edhanol fenocris; lamotrigina = lamictal lamitor *neural; levetiracetam = keppra antara etira; lacosamida = vimpat; primidona = primid; vigabatrina = sabril; brivaracetam = briviact; etossuximida',
  ],
  canabidiol: ['canabidiol', 'canabidiol cbd'],
  topiramato: ['topiramato', 'topiramato = topamax amato egide toptil'],
  gabapentina: [
    'gabapentina ou pregabalina',
    'gabapentina = neurontin; pregabalina = lyrica prebictal dorene insit alond glya konduz lyrabax lyridor neugaba prefiss pregalpha preneurin proleptol',
  ],
  estimulante: [
    'estimulante',
    'metilfenidato = ritalina *concerta; lisdexanfetamina lisdexanfetamine = venvanse lyberdia juneve; atomoxetina = atentah; modafinila = stavigile; sibutramina = biomag *plenty *vazy sibus; anfepramona; femproporex',
  ],
  anticolinergicoUrinario: [
    'remédio da bexiga',
    'oxibutinina = retemic incontinol; tolterodina = detrusitol; solifenacina = vesicare; darifenacina = enablex',
  ],
  betaTres: ['mirabegrona', 'mirabegrona = myrbetric'],
  antihistaminicoAntigo: [
    'antialérgico que dá sono',
    'hidroxizina = hixizine prurizin; dexclorfeniramina = polaramine histamin; prometazina = fenergan; clorfeniramina; difenidramina; dimenidrinato = dramin; ciproeptadina = apevitin cobavital; clemastina; meclizina = meclin',
  ],
  antihistaminicoNovo: [
    'antialérgico',
    'loratadina = claritin loralerg loratamed; desloratadina = desalex esalerg; cetirizina = zyrtec; levocetirizina; fexofenadina = allegra; bilastina = alektos; ebastina = ebastel; rupatadina = rupafin',
  ],
  relaxante: [
    'relaxante muscular',
    'ciclobenzaprina = miosan mirtax *musculare cizax; carisoprodol; orfenadrina; baclofeno = lioresal; tizanidina = sirdalud; tiocolchicosideo = coltrax',
  ],
  antiparkinson: [
    'remédio do Parkinson',
    'levodopa = prolopa cronomet; carbidopa; entacapona; pramipexol = sifrol stabil; rotigotina = neupro; amantadina = mantidan; biperideno = akineton; triexifenidil = artane; rasagilina = azilect; selegilina = jumexil niar; safinamida = xadago',
  ],
  demencia: [
    'remédio da memória',
    'donepezila = eranz donila *labrea epez; rivastigmina = exelon prometax; galantamina = reminyl; memantina = ebix alois',
  ],
  opioide: [
    'opioide',
    'tramadol = tramal sylador; codeina = codein; *morfina = dimorf; oxicodona = oxycontin; metadona = mytedom; petidina; fentanila = durogesic; tapentadol = palexia; buprenorfina = restiva norspan',
  ],
  antiInflamatorio: [
    'anti-inflamatório',
    'nimesulida = nisulid scaflam maxsulid; ibuprofeno = advil alivium buscofem spidufen ibupril motrin dalsy; diclofenaco = cataflam cataflan voltaren biofenac flogan; cetoprofeno = profenid artrosil; naproxeno = flanax naprosyn; meloxicam = movatec; piroxicam = feldene cicladol; tenoxicam = tilatil; cetorolaco = toragesic deocil; celecoxibe = *celebra; etoricoxibe = arcoxia exxiv; aceclofenaco = proflam; mefenamico = ponstan; loxoprofeno = loxonin; etodolaco = flancox; flurbiprofeno',
  ],
  analgesico: ['analgésico', 'dipirona metamizol = novalgina anador; paracetamol = tylenol'],
  isometepteno: ['isometepteno', 'isometepteno'],
  triptano: [
    'triptano',
    'sumatriptana sumatriptano = sumax imigran; naratriptana naratriptano = naramig; zolmitriptana = zomig; rizatriptana = maxalt; eletriptana = relpax; triptano triptana triptanos',
  ],
  ergotamina: ['ergotamina', 'ergotamina; diidroergotamina'],
  corticoide: [
    'corticoide',
    'prednisona = meticorten corticorten predicorten; prednisolona = predsim prelone; dexametasona = decadron; deflazacorte = calcort deflanil; betametasona = celestone diprospan duoflam; hidrocortisona; metilprednisolona; triancinolona; fludrocortisona',
  ],
  corticoideInalado: [
    'corticoide da bombinha',
    'budesonida = busonid noex budecort pulmicort miflonide; beclometasona = clenil; fluticasona = flixotide; mometasona; ciclesonida = alvesco',
  ],
  corticoideNasal: [
    'corticoide do nariz',
    '(fluticasona) = avamys flixonase; (mometasona) = nasonex; (ciclesonida) = omnaris; (budesonida) = busonid noex budecort',
  ],
  broncodilatador: [
    'broncodilatador',
    'salbutamol = aerolin aerodini; fenoterol = berotec; formoterol; salmeterol; vilanterol; terbutalina; ipratropio = atrovent; tiotropio = spiriva; umeclidinio; glicopirronio = seebri; olodaterol; indacaterol; bamifilina; aminofilina; teofilina; acebrofilina',
  ],
  montelucaste: ['montelucaste', 'montelucaste montelukast = singulair montelair'],
  levotiroxina: ['levotiroxina', 'levotiroxina = puran euthyrox synthroid levoid eutirox'],
  antitireoidiano: [
    'remédio que freia a tireoide',
    'tiamazol metimazol = tapazol; propiltiouracila propiltiouracil; carbimazol',
  ],
  metformina: ['metformina', 'metformina = glifage glucoformin dimefor glicefor diaformin'],
  sulfonilureia: [
    'remédio do diabetes que baixa o açúcar',
    'glibenclamida = daonil aglucil; gliclazida = diamicron azukon; glimepirida = amaryl bioglic; glipizida = minidiab; clorpropamida = diabinese; repaglinida = novonorm prandin; nateglinida = starlix starform',
  ],
  gliptina: [
    'gliptina',
    'sitagliptina = januvia; vildagliptina = galvus; linagliptina = trayenta; saxagliptina = onglyza; alogliptina = nesina; evogliptina = suganon',
  ],
  gliflozina: [
    'gliflozina',
    'dapagliflozina = forxiga; empagliflozina = jardiance; canagliflozina = invokana; ertugliflozina',
  ],
  pioglitazona: ['pioglitazona', 'pioglitazona = actos stanglit pioglit piotaz'],
  glp1: [
    'remédio de emagrecer ou do diabetes (GLP-1)',
    'semaglutida = ozempic wegovy rybelsus poviztra; liraglutida = saxenda victoza olire lirux; dulaglutida = trulicity; tirzepatida = mounjaro; exenatida = byetta; lixisenatida = lyxumia',
  ],
  insulina: [
    'insulina',
    'insulina = nph novolin humulin insunorm wosulin; glargina = lantus basaglar toujeo; degludeca = tresiba; detemir = levemir; lispro = humalog lyumjev admelog; asparte = novorapid fiasp; glulisina = apidra',
  ],
  ibp: [
    'remédio do estômago (prazol)',
    'omeprazol = losec peprazol; pantoprazol = pantozol pantocal; esomeprazol = nexium esomex esogastro; lansoprazol = lanzol; rabeprazol = pariet; dexlansoprazol = dexilant; vonoprazana = inzelm',
  ],
  antiH2: ['famotidina', 'famotidina; ranitidina; cimetidina'],
  procinetico: [
    'remédio do enjoo',
    'metoclopramida = plasil; domperidona = motilium peridal; bromoprida = digesan; ondansetrona = vonau',
  ],
  buscopan: ['escopolamina', 'escopolamina hioscina = buscopan'],
  ferro: ['ferro', 'ferripolimaltose = noripurum noripurun; ferronil; combiron; neutrofer'],
  bisfosfonato: [
    'remédio da osteoporose',
    'alendronato = fosamax osteoform alendil; risedronato = actonel osteotrat risedross; ibandronato = bonviva',
  ],
  antibiotico: [
    'antibiótico',
    'amoxicilina amoxilina = novamox amoxil; clavulanato = clavulin; ampicilina; cefalexina = keflex; cefadroxila; cefaclor; cefuroxima = zinnat; ceftriaxona; ciprofloxacino = cipro; levofloxacino = levoxin levaquin tavanic; norfloxacino; moxifloxacino; ofloxacino; metronidazol = flagyl helmizol; sulfametoxazol = bactrim infectrin; trimetoprima; doxiciclina = vibramicina; tetraciclina; minociclina; limeciclina = tetralysal; clindamicina = dalacin; nitrofurantoina = macrodantina; fosfomicina = monuril; secnidazol = secnidal; tinidazol; penicilina = benzetacil; linezolida = zyvox; rifampicina; isoniazida',
  ],
  macrolideo: [
    'antibiótico (macrolídeo)',
    'claritromicina = klaricid; eritromicina = ilosone; azitromicina = zitromax *astro',
  ],
  antifungico: [
    'antifúngico',
    'fluconazol = zoltec; itraconazol = sporanox; cetoconazol; voriconazol; terbinafina; griseofulvina; miconazol',
  ],
  antiviral: ['antiviral', 'aciclovir = zovirax; valaciclovir = valtrex; oseltamivir = tamiflu'],
  antirretroviral: [
    'antirretroviral',
    'dolutegravir; tenofovir; lamivudina; efavirenz; atazanavir; darunavir; ritonavir; lopinavir; zidovudina; emtricitabina = truvada; bictegravir = biktarvy; raltegravir; nevirapina; abacavir',
  ],
  antiparasitario: ['antiparasitário', 'ivermectina; albendazol; mebendazol; nitazoxanida = annita'],
  metotrexato: ['metotrexato', 'metotrexato metotrexate mtx = tecnomet'],
  hidroxicloroquina: ['hidroxicloroquina', 'hidroxicloroquina = reuquinol plaquinol; cloroquina'],
  sulfassalazina: ['sulfassalazina', 'sulfassalazina = azulfin'],
  imunossupressor: [
    'remédio que baixa a defesa',
    'azatioprina = imuran imussuprex; leflunomida = arava; micofenolato = cellcept myfortic; ciclosporina = sandimmun; tacrolimo tacrolimus = prograf tarfic; sirolimo = rapamune; everolimo; adalimumabe = humira hyrimoz amgevita idacio; infliximabe = remicade remsima; etanercepte = enbrel brenzys erelzi; golimumabe = simponi; certolizumabe = cimzia; tocilizumabe = actemra; sarilumabe = kevzara; secuquinumabe = cosentyx; ustequinumabe = stelara; ixequizumabe = taltz; bimequizumabe = bimzelx; guselcumabe = tremfya; risanquizumabe = skyrizi; abatacepte = orencia; vedolizumabe = entyvio; rituximabe = mabthera truxima riximyo; ocrelizumabe = ocrevus; ofatumumabe; natalizumabe = tysabri; fingolimode = gilenya; siponimode; cladribina = mavenclad; teriflunomida = aubagio; alentuzumabe = lemtrada; belimumabe = benlysta; anifrolumabe; tofacitinibe = xeljanz; upadacitinibe = rinvoq; baricitinibe = olumiant; abrocitinibe = cibinqo; mercaptopurina = purinethol; ciclofosfamida = genuxal; eculizumabe = soliris; ravulizumabe; belatacepte = nulojix',
  ],
  quimioterapico: [
    'remédio contra o câncer',
    'capecitabina = xeloda; ciclofosfamida = genuxal; doxorrubicina; epirrubicina; paclitaxel = taxol; docetaxel = taxotere; cisplatina; carboplatina; oxaliplatina; fluoruracila fluorouracil; folfox; folfiri; folfirinox; irinotecano; gencitabina; etoposideo; pemetrexede; temozolomida; bleomicina; vincristina; vinorelbina; bortezomibe; hidroxiureia; mercaptopurina = purinethol; palbociclibe = ibrance; ribociclibe = kisqali; abemaciclibe = verzenios; imatinibe = glivec; olaparibe; osimertinibe; sunitinibe; ruxolitinibe; lenalidomida; talidomida; bevacizumabe',
  ],
  inibidorDeBtk: ['ibrutinibe ou da mesma família', 'ibrutinibe; acalabrutinibe; zanubrutinibe'],
  tamoxifeno: ['tamoxifeno', 'tamoxifeno = nolvadex taxofen'],
  raloxifeno: ['raloxifeno', 'raloxifeno'],
  aromatase: ['inibidor da aromatase', 'anastrozol = arimidex; letrozol = femara; exemestano = aromasin'],
  bloqueioHormonal: [
    'bloqueio hormonal',
    'gosserrelina = zoladex; leuprorrelina = lupron eligard; degarelix; bicalutamida; enzalutamida = xtandi; abiraterona = zytiga; apalutamida = erleada; darolutamida = nubeqa',
  ],
  isotretinoina: [
    'isotretinoína',
    'isotretinoina = roacutan acutan acnova amalfil cecnoin dermogran *ison isotrat rotretin lurantal',
  ],
  acitretina: ['acitretina', 'acitretina = neotigason'],
  finasterida: ['finasterida ou dutasterida', 'finasterida = proscar propecia finalop; dutasterida = avodart'],
  erecao: [
    'remédio para a ereção',
    'sildenafila sildenafil = viagra pramil suvvia; tadalafila tadalafil = cialis zyad; vardenafila = levitra vivanza; lodenafila = helleva; udenafila = zydena',
  ],
  anticoncepcional: [
    'anticoncepcional hormonal',
    'levonorgestrel = mirena kyleena postinor; desogestrel = cerazette nactali; drospirenona = slinda; noretisterona = norestin micronor; etonogestrel = implanon; medroxiprogesterona = contracep; gestodeno; ciproterona; dienogeste = allurene; etinilestradiol = evra; algestona; clormadinona; nomegestrol',
  ],
  reposicao: [
    'reposição hormonal',
    'estradiol = natifa systen sandrena oestrogel; tibolona = libiam livial; progesterona = utrogestan evocanil crinone; didrogesterona = duphaston; premarin; estriol; promestrieno',
  ],
  androgenio: [
    'testosterona ou outro hormônio masculino',
    'testosterona = durateston deposteron nebido androgel; oxandrolona; gestrinona',
  ],
  desmopressina: ['desmopressina', 'desmopressina = ddavp minirin noctiva'],
  alopurinol: ['alopurinol', 'alopurinol = zyloric'],
  febuxostate: ['febuxostate', 'febuxostate'],
  colchicina: ['colchicina', 'colchicina = colchis'],
  flunarizina: ['flunarizina ou cinarizina', 'flunarizina = vertix; cinarizina = stugeron'],
  betaistina: ['betaistina', 'betaistina = labirin betina'],
  diosmina: ['remédio das varizes', 'diosmina = daflon venaflon; hesperidina'],
  cafeina: ['cafeína ou energético', 'energetico energeticos cafeina guarana termogenico monster redbull'],
  laxante: [
    'laxante',
    'lactulona; bisacodil = dulcolax lactopurga; macrogol = muvinlax; picossulfato = guttalax; (sene) = tamarine naturetti',
  ],
  descongestionante: ['descongestionante', 'pseudoefedrina; fenilefrina; efedrina'],
  dextrometorfano: ['dextrometorfano', 'dextrometorfano'],
  naltrexona: ['naltrexona', 'naltrexona = *revia'],
} as const satisfies Readonly<Record<string, readonly [nome: string, remedios: string]>>;

/** Brands of several substances, and brands of two words: each has the classes of all its substances. */
const misturas: readonly string[] = [
  'sacubitril valsartana = entresto',
  'losartana hidroclorotiazida = hyzaar',
  'olmesartana anlodipino = benicar_anlo',
  'olmesartana hidroclorotiazida = benicar_hct',
  'valsartana anlodipino = exforge diovan_amlo',
  'telmisartana anlodipino = twynsta',
  'atenolol clortalidona = tenoretic ablok_plus',
  'bisoprolol hidroclorotiazida = biconcor',
  'amilorida hidroclorotiazida = moduretic diupress',
  'espironolactona hidroclorotiazida = aldazida',
  'sinvastatina ezetimiba = vytorin zetsim',
  'dutasterida tansulosina = combodart',
  'doxazosina finasterida = duomo_hp',
  'acetilsalicilico cafeina = doril melhoral engov',
  'acetilsalicilico dexclorfeniramina fenilefrina cafeina = coristina coristina_d',
  'acetilsalicilico = sonrisal alka_seltzer cardio_aspirina',
  'dipirona orfenadrina cafeina = dorflex miorrelax nevralgex',
  'dipirona isometepteno cafeina = neosaldina',
  'dipirona prometazina = lisador',
  'dipirona diidroergotamina cafeina = cefaliv migraliv enxak',
  'paracetamol diidroergotamina cafeina metoclopramida = cefalium',
  'ergotamina = ormigrein migrane',
  'diclofenaco carisoprodol paracetamol cafeina = torsilax tandrilax mioflex trilax tandriflan beserol',
  'diclofenaco carisoprodol = flexalgin',
  'paracetamol carisoprodol cafeina = dorilax',
  'codeina paracetamol = tylex *paco codex',
  'tramadol paracetamol = ultracet paratram',
  'oxicodona = targin',
  'cetoprofeno = bi_profenid',
  'naproxeno sumatriptana = sumaxpro',
  'betametasona dexclorfeniramina = celestamine koide koide_d',
  'clorfeniramina fenilefrina paracetamol = cimegripe resfenol multigrip',
  'paracetamol fenilefrina = naldecon',
  'dipirona clorfeniramina = apracur',
  'dipirona clorfeniramina cafeina = benegrip',
  'paracetamol pseudoefedrina = tylenol_sinus',
  'fexofenadina pseudoefedrina = allegra_d',
  'loratadina pseudoefedrina = loratadina_d claritin_d',
  'budesonida formoterol = alenia symbicort foraseq vannair',
  'fluticasona salmeterol = seretide',
  'fluticasona vilanterol = relvar',
  'fluticasona umeclidinio vilanterol = trelegy',
  'beclometasona formoterol = fostair trimbow',
  'ipratropio fenoterol = duovent',
  'ipratropio salbutamol = combivent',
  'umeclidinio vilanterol = anoro',
  'indacaterol glicopirronio = ultibro',
  'tiotropio olodaterol = spiolto',
  'teofilina = franol',
  'bupropiona naltrexona = contrave',
  'glibenclamida metformina = glucovance',
  'glimepirida metformina = meritor',
  'sitagliptina metformina = janumet',
  'vildagliptina metformina = galvus_met',
  'saxagliptina metformina = kombiglyze',
  'linagliptina metformina = jentadueto',
  'dapagliflozina metformina = xigduo',
  'empagliflozina metformina = synjardy',
  'empagliflozina linagliptina = glyxambi',
  'dapagliflozina saxagliptina = qtern',
  'degludeca asparte = ryzodeg',
  'asparte = novomix',
  'glargina lixisenatida = soliqua',
  'degludeca liraglutida = xultophy',
  'etinilestradiol levonorgestrel = microvlar ciclo_21 *level',
  'etinilestradiol drospirenona = *yasmin yaz elani iumi',
  'etinilestradiol desogestrel = mercilon',
  'etinilestradiol gestodeno = *femiane adoless *tamisa siblima gynera allestra harmonet minesse minulet mirelle',
  'etinilestradiol ciproterona = *selene *diane diane_35 diclin repopil artemidis',
  'etinilestradiol etonogestrel = nuvaring',
  'estradiol algestona = perlutan',
  'etinilestradiol clormadinona = belara belarina aixa',
  'estradiol dienogeste = qlaira',
  'estradiol nomegestrol = stezza',
  'estradiol noretisterona = mesigyna noregyna suprelle activelle',
  'estradiol didrogesterona = femoston',
  'estradiol medroxiprogesterona = cyclofemina',
  'medroxiprogesterona = depo_provera',
  'hidrocortisona = solu_cortef',
  'metilprednisolona = solu_medrol depo_medrol',
  'bisacodil = lacto_purga',
];

export type ClasseDeRemedio = keyof typeof classesDeRemedios;

interface Nome {
  classes: readonly ClasseDeRemedio[];
  /** By their first names in the table. */
  substancias: readonly string[];
}

const comuns = new Set<string>();
const nomes: ReadonlyMap<string, Nome> = lerTabela();

/** The classes of a name as the table writes it. */
export const classesDoNome: ReadonlyMap<string, readonly ClasseDeRemedio[]> = new Map(
  [...nomes].map(([nome, { classes }]) => [nome, classes]),
);

/** Names that are also words of the language, or of people. */
export const nomesComuns: ReadonlySet<string> = comuns;

/** Names of two words by the first of them. */
export const nomesDeDuasPalavras: ReadonlyMap<string, readonly string[]> = porPrimeira();

/** What a name holds, each by its first name; nothing for a word that the table does not have. */
export function substanciasDoNome(nome: string): readonly string[] {
  return nomes.get(nome)?.substancias ?? [];
}

/** All names of these classes and substances, also of the mixtures that hold one of the substances. */
export function nomesDe(classes: readonly ClasseDeRemedio[], substancias: readonly string[] = []): ReadonlySet<string> {
  return new Set(
    [...nomes].flatMap(([nome, dele]) =>
      dele.classes.some((uma) => classes.includes(uma)) || dele.substancias.some((uma) => substancias.includes(uma))
        ? [nome]
        : [],
    ),
  );
}

/** The same as the alternatives of a pattern, without the names that are ordinary words. */
export function alternativasDe(quais: ReadonlySet<string>): string {
  return [...quais].filter((nome) => !comuns.has(nome)).join('|');
}

function lerTabela(): Map<string, Nome> {
  const todos = new Map<string, { classes: ClasseDeRemedio[]; substancias: string[] }>();
  const juntar = (escrito: string, classes: readonly ClasseDeRemedio[], substancias: readonly string[]) => {
    const nome = escrito.replace('*', '').replace('_', ' ');
    if (escrito.startsWith('*')) comuns.add(nome);
    const dele = todos.get(nome) ?? { classes: [], substancias: [] };
    todos.set(nome, {
      classes: [...new Set([...dele.classes, ...classes])],
      substancias: [...new Set([...dele.substancias, ...substancias])],
    });
  };
  for (const classe of keysOf(classesDeRemedios)) {
    for (const item of classesDeRemedios[classe][1].split('; ')) {
      const [substancia = '', marcas = ''] = item.split(' = ');
      const so = /^\((\w+)\)$/.exec(substancia)?.[1];
      const iguais = so === undefined ? substancia.split(' ') : [];
      const primeira = so ?? (iguais[0] ?? '').replace('*', '');
      for (const nome of [...iguais, ...palavrasDe(marcas)]) juntar(nome, [classe], [primeira]);
    }
  }
  for (const mistura of misturas) {
    const [substancias = '', marcas = ''] = mistura.split(' = ');
    const quais = substancias.split(' ');
    // The little caffeine of a painkiller makes it no stimulant.
    const classes = quais.flatMap((uma) => (uma === 'cafeina' ? [] : (todos.get(uma)?.classes ?? [])));
    for (const nome of palavrasDe(marcas)) juntar(nome, classes, quais);
  }
  return todos;
}

function palavrasDe(lista: string): string[] {
  return lista === '' ? [] : lista.split(' ');
}

function porPrimeira(): Map<string, string[]> {
  const todos = new Map<string, string[]>();
  for (const nome of nomes.keys()) {
    const [primeira = '', segunda] = nome.split(' ');
    if (segunda !== undefined) todos.set(primeira, [...(todos.get(primeira) ?? []), nome]);
  }
  return todos;
}

const acentos: Readonly<Record<string, string>> = {
  isotretinoina: 'isotretinoína',
  cafeina: 'cafeína',
  energetico: 'energético',
  energeticos: 'energético',
  guarana: 'guaraná',
  termogenico: 'termogênico',
  antibiotico: 'antibiótico',
  antibioticos: 'antibiótico',
  diuretico: 'diurético',
  litio: 'lítio',
  fenitoina: 'fenitoína',
  codeina: 'codeína',
  valproico: 'ácido valproico',
  ferroso: 'ferro',
  aas: 'AAS',
  acetilsalicilico: 'ácido acetilsalicílico',
  mefenamico: 'ácido mefenâmico',
  nitrofurantoina: 'nitrofurantoína',
  diidroergotamina: 'di-hidroergotamina',
  ipratropio: 'ipratrópio',
  tiotropio: 'tiotrópio',
  umeclidinio: 'umeclidínio',
  glicopirronio: 'glicopirrônio',
  clordiazepoxido: 'clordiazepóxido',
  tiocolchicosideo: 'tiocolchicosídeo',
  etoposideo: 'etoposídeo',
  mtx: 'metotrexato',
  nph: 'insulina NPH',
  cbd: 'canabidiol',
};

/** A name of the table as it is written. */
export function comAcento(nome: string): string {
  return acentos[nome] ?? nome;
}

/** Whose package insert it is: of a mixture its own, of a brand that of its substance, of a word for a class nobody's. */
export function bulaDe(nome: string): string {
  const substancias = substanciasDoNome(nome);
  const [so] = substancias;
  if (so === undefined) return 'bula do medicamento';
  return substancias.length === 1 ? comAcento(so) : `${nome.charAt(0).toUpperCase()}${nome.slice(1)}`;
}
