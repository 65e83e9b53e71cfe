/**
 * Given names and nicknames in use in Brazil, in small letters without accents. None of them is also a word that an intake may
 * contain; such names are in `names-that-are-words.ts`. Made-up names ("Josicleide", "Wanderlúcio") are recognised by their
 * endings and letters.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `
  aarao abdias abel abelardo abigail abilio abimael abner abraao abrao acacio ada adail adailson adair adalberto
  adalgisa adalgiza adalto adalton adao adauto adeilda adeildo adeilson adeilton adelaide adelar adelcio adele adelia
  adelina adelino adelio adelma adelmo adelson ademar ademario ademilson ademilton ademir adenilson adenilton adenir
  aderbal adevaldo adhemar adiel adilio adilsom adilson adimilson adir adison admilson adna adolfo adonias adoniran
  adonis adria adrian adriana adriane adriano adriel adriele adrieli adrielle adriene adson aecio aelson afonsina
  afonso afra afranio agata agatha agda agenor ageu agnaldo agnes agostinha agostinho agripina agripino aguida
  aguinaldo aida aide aila ailson ailtom ailton aimee airton aislan alaide alaine alair alam alan alana alane alanis
  alanna alaor albano albert alberta albertina albertino alberto alcebiades alceste alceu alcides alcilene alcimar
  alcina alcindo alcino alcione alcir alda aldair aldebaran aldeci aldeir aldemar aldemir aldenice aldenir aldenor
  aldenora alderico aldir aldo alecio alef alesandra alessandra alessandro alessia alex alexander alexandra alexandre
  alexandrina alexandro alexia alexis alexsander alexsandra alexsandro alfredina alfredo alice alicia alicio aline
  alinne alipio alirio alison alissom alisson allan allana allyson almerinda almerindo almir almira almiro aloisio
  aloizio alonso alsira altair altamir altamira altamiro altemar altina altino aluisio aluizio alvaro alvina alvino
  alzenir alzira amadeu amadeus amalia amanda amara amarildo amaro amauri amaury ambrosio amelia amelie amelinha
  americo amilcar amilton amir amos ana anabel anabela anabelle anacleto anadir anailde anair analia analice analu
  anamaria ananda ananias anastacia anastacio anatalia anatolio ancelma ancelmo andersom anderson andeson andre
  andrea andreas andrei andreia andreina andrelina andreo andresa andressa andrew andrey andreza andriele andrieli
  ane anelise anesia anesio anete angela angeles angelina angelino angelita angelo anibal aniele anielle anildo
  anilton anisia anisio anita anizia anizio anne anny anselmo antenor anthony antonela antonella antoni antonia
  antoniel antonieta antonina antonino antonio aparicio apoena apolinario apolonia aquila aquiles aquino araceli
  araci aracy arcanjo archibald argemiro ari ariadne ariana ariane ariel ariela ariele arieli ariella arielle arildo
  arilson arilton arimateia ariosvaldo ariovaldo aristea aristeu aristides aristoteles aristotelina arivaldo arlan
  arlei arlene arlete arley arlinda arlindo armanda armelina armelinda arminda armindo arnaldo arno arnoldo aroldo
  arquimedes arsenio artemis arthur artu artur aruana ary asafe assis assunta astolfina astolfo astrid ataide
  atanasio atila atilio atonio augusta augustinho augusto aurelia aureliana aureliano aurelina aurelino aurelio aureo
  auria auricelia aurilene aurino austregesilo auxiliadora auzira avani avelina avelino ayla aylla ayrton azenate
  balbina balbino balduino baltazar barbara bartira bartolomeu basilia basilio batistina beatris beatriz bebel bebeto
  belarmina belarmino belchior belinha belmira belmiro beltrano bemvindo ben benedita benedito beneilda benevides
  benicio benilda benilson benita benjamim benjamin benta bento benvinda benvindo berenice bernadete bernadeth
  bernado bernard bernarda bernardete bernardina bernardino bernardo berta bertha berto bertolino betania bete beth
  bethania betina betinho beto betty bia bianca bianka bibi bibiana bilu bonifacio braulio brayan brena brenda brendo
  breno brian briana brigida britney bruna brunela bruno bryan byanca cacilda cadu caetana caetano caike cailane
  caique caiua calebe caline calista calisto calixto camila camile camili camilla camille camilly camilo carem caren
  carina carine cariny carla carlene carliane carlinda carlindo carlinho carlinhos carlita carlito carlitos carlo
  carlos carlota carmela carmelia carmelina carmelinda carmelita carmelo carmem carmen carminha carmosina carol
  carola carolaine carolina caroline cassandra cassiana cassiane cassiano cassilda cassio catarina catarine catherine
  catia catiane catulo caua cauan cauane cauani caue cayo ceci cecilia cecilio celestina celestino celi celia celiane
  celina celinda celinha celio celita celma celsa celso celson cenira cesar cesario cezar chaiane charlene charles
  charlie chayene cheila chica chicao chico chiquinha chiquinho chiquita chirlei christiam christian christiana
  christiane christiano christina christine christopher cibele cibelly cicera cicero cida cidinha cidinho cilene
  cilma cinara cinthia cinthya cintia cipriana cipriano cirene ciriaco cirila cirilo cirlei cirlene ciro cissa
  cizenando clair claire claiton clarence clarice clarinda clarindo clarissa clarisse clarita claudeci claudecir
  claudemir claudemiro claudenice claudenir claudete claudia claudiana claudiane claudiano claudilene claudina
  claudinei claudineia claudinete claudino claudio claudiomar claudiomiro claudionor claudir claudius claudomiro
  clayton clea cleber cleberson clebson cleci clecia clecio cledson cleia cleiciane cleide cleidiane cleidson cleison
  cleito cleitom cleiton clelia clemente clementina clementino clemilda cleo cleomar cleonice cleopatra cleria clerio
  cleriston clesia clesio cleunice cleusa cleuza cleverson cleverton cleyde cleyson cleyton clodoaldo clodomiro
  clotilde clovis conrado constantina constantino consuelo cora coralina cordelia corina coriolano cornelia cornelio
  cosma cosme cremilda creusa creuza crislaine crislane crisostomo crispim cristian cristiana cristiane cristiani
  cristiano cristiele cristina cristine cristino cristofer cristovam cristovao cynthia dafne dagmar dagoberto daiana
  daiane daiani daiany daine daise daisy dalcir dalia dalila dalmo dalton dalva dalvina dalvino damares damaris
  damasceno damiana damiao dandara dani daniel daniela daniele danieli daniella danielle danielli danielly danila
  danilo danilson danny dante danton danubia darci darcy dario darlan darlei darlene darli darly davi david davidson
  davila davina davison dayana dayane dayanne dayse debora deborah decio deise deisi deisiane deiverson deivid
  deivide deivison dejair dejanira delci delcio delcy delfim delfina delfino delma delmar delmira delmiro delson
  demerval demetria demetrio demostenes dener denilda denilson denis denise denison denivaldo deniz denize dennis
  deocleciano deodato deodora deodoro deolinda deraldo derci derick derli desideria desiderio desiree deusdete
  deusdeth deusimar devair devanir devid diana diane dianna didinha diego dieison diele dielson diene dienifer
  dietmar dijalma dilceia dilceu dilcinha dilma dilmar dilson dilza dimas dimitri dina dinah dinair dinalva dinarte
  dinho dinora dinorah diogenes diogo diomar diomedes dionata dionatan dione dionea diones dionisia dionisio dionizio
  diorgenes dirce dirceia dirceu dirlei dirlene divaldo djair djalma djanete djanira djenane doca doglas dolores
  domenica domenico domingas dominique donato donizete donizeti dora doraci doralice dorcas dorcelina dorgival
  doriana doris dorival dorotea doroteia dorothy dorvalina dorvalino douglas dovilio driele duda dudinha dudu dulce
  dulcelina dulcemar dulcilene dulcilia dulcina dulcineia durval durvalina durvalino dylan eber eberson edcarlos
  edelson edelvais edelvira edemar edemilson edena edenilson edenir eder ederson edesio edevaldo edgar edgard edgarda
  edi ediana ediane edicarlos edielson edigar edilaine edilane edilberto edileia edileide edilene edileusa edileuza
  edilma edilsom edilson edilza edimar edimara edimilson edimundo edina edinaldo edinalva edinei edineia edineide
  edinete ediney edinho edinilson edio edir edison edite edith ediva edivaldo edivan edivania edjane edla edlaine
  edlene edleuza edmar edmara edmea edmilsom edmilson edmund edmundo edna ednaldo ednalva ednei edneia edneide
  ednilson edno edsom edson edu eduarda eduardinho eduardo edval edvaldo edvan edvania edvard edvirges edward edwiges
  edwin efigenia efigenio efraim efrain egberto egidio eglantina egle egon eide eike einar eitor elaina elaine elane
  elba elber elbio elca elci elcimar elcio elder eldo eleandro eleazar elem elen elena eleni elenice elenilda
  elenildo elenilson elenir elenita eleonor eleonora eleoterio eletice eleusa eli elia eliabe elian eliana
  elianderson eliandra eliandro eliane eliani elias elida elidia eliel elielma elielson elielton eliene elieser
  eliete eliezer elifas elijane elimar elina elinaldo elinalva eline elinete elio eliomar elionai elis elisa
  elisabete elisabeth elisama elisandra elisandro elisangela elisete eliseu elisia elisiane elisio elismar elison
  elissandra elisson elisvania elita eliton elivaldo elivan elivania elivelton eliza elizabet elizabete elizabeth
  elizabeti elizama elizandra elizane elizangela elizete elizeu elizia eliziane ella ellen ellie elma elmar elmira
  elmo elna elnice eloa eloah eloi eloina eloir eloisa eloise eloiza elpidio elsa elsio elsom elson elton elva
  elvecio elves elvidio elvina elvio elvira elvis ely elza elzira elzo emanoel emanoela emanuel emanuela emanuele
  emanueli emanuelle emanuelly emeli emely emengarda emerenciana emersom emerson emidio emile emilena emili emilia
  emiliana emiliano emilio emilly emilson emily emma emygdio endrigo eneas enedina eneias eneida eni enia enilda enio
  enir enivaldo enoque enos enrico enrique enzo epaminondas epitacio eraldo erasmo erasto ercilia ercilio ercules
  ercy ereni erenice eri eriberto eric erica erich erick ericka erico ericson erik erika erike erinaldo erique
  erismar erison erisvaldo erivaldo erivan erivania erivelton erlan erlane erli ermelinda ermelindo ermenegildo ermes
  erminia erminio ernandes ernando ernane ernani ernesta ernestina ernestino ernesto eron erondina eronildes eronildo
  eros ervin erwin esdras esequiel esmael esmail esmeraldina esmeraldo esmerinda espedita espedito estanislau
  estefane estefani estefania estefany estela estelita estella ester estevam estevan estevao esther etelvina etelvino
  etiene ettore eucledes euclides eudalia eudes eudocia eudora eudoxia eufemia eufrasia eufrosina eugenia eugenio
  eulalia eulalio euler eulina eulogio eunapio eunice eurico eurides euridice euripedes eustaquia eustaquio eutalia
  euvira euza eva evair evaldina evaldo evando evandra evandro evangelina evani evania evanilda evanilde evanildo
  evanilson evanir evanise evaristo evelim evelin evelina eveline evellyn evely evelyn everaldo everardo everson
  evertom everton evilasia evilasio evilin evinha ewerton expedita expedito ezequias ezequiel ezio fabi fabia fabiana
  fabiane fabiano fabiele fabinho fabio fabiola fabiula fabricia fabricio fabrina fabrizia fabrizio fagner fani
  fatima fatinha fausta faustina faustino fausto febronia feco fefe felicia feliciana feliciano felicio felinto
  felipa felipe felisbela felisberto felisbina felismina felix felizarda fernada fernado fernanda fernandao
  fernandinha fernandinho fernando fernao fidelis filadelfo filipa filipe filipinho filomena filomeno firmina firmino
  flavia flaviana flaviane flaviano flavinha flavio florencia florencio florentina florentino floriano florinda
  florindo floripes florisbela florisvaldo floriza fortunata fortunato fracisca fracisco fran francelina franceline
  francelino franci franciane francico francidalva franciel franciele francieli francielle francielly francilene
  francimar francinaldo francine francineide francinete franciny francis francisca francisco francislaine francismar
  franciso francivaldo francois franisco frank franklin franscisco fransisco franz fred freddy frederica frederico
  fredson frida fulgencio gabi gabizinha gabriel gabriela gabriele gabrieli gabriella gabrielle gabrielly gael
  galdina galdino galileu gaspar gastao gean geane geferson geilson geisa geise geisi geisiane geison geiza gelson
  genario genaro geneci genecy genesia genesio genessi geni genifer genilda genildo genilson genir genival genivaldo
  genoveva geny geones geordano george georges georgete georgia georgiana georgina geova geovan geovana geovane
  geovani geovania geovanna geovanni geralda geraldina geraldino geraldo gerardo gercina gercino geremias gerlandia
  gerlane german germana germano geronimo gerson gertrudes gerusa geruza gervasia gervasio gesiane gesica gesiel
  gessi gessica gessy getulia getulio gian gianca giancarlo giane gianlucca gianna gianni gica gideao gigi gil
  gilberta gilberto gilca gilcelia gilcimar gilda gildasio gildete gildo gileno gilma gilmar gilmara gilmario gilsom
  gilson gilvan gilvana gilvanete gilvania gilza gina ginalda ginaldo gino giordana giordano giovana giovane giovani
  giovanna giovanni giraldo girlane girlene gisberto gisela giselda gisele giseli giselia gisella giselle gislaine
  gislane gislayne gislene giulia giuliana giuliano giullia giuseppe givaldo givanildo gizelda gizele gizelia glaci
  gladis glauber glauce glaucia glauciane glaucio glauco gledson gleice gleici gleiciane gleide gleidson gleise
  gleison gleisson glenda gleyce glorinha godiva godofredo goncala goncalo gorete graciane graciela graciele gracieli
  gracielle graciene graciete gracilda gracilene graciliano gracinda grasiela grasiele grazi graziane graziela
  graziele grazieli graziella grazielle gregoria gregorio greice greta gualberto gualter guaraci guaraciaba guaracy
  gui guida guido guiga guigui guilerme guilherme guilhermina guilhermino guimar guiomar gumercindo gustavo guta
  gutemberg guto hadassa hamilton hamlet hanna hannah haroldo harrison haydee hebe heber hebert hector hedwig heidi
  heitor helcio helder hele helem helen helena helenice heleninha heleno helga helia helio heliodoro heliomar heliton
  hellen hello helma helo heloa heloisa heloise heloisinha heloiza helton helvecia helvecio henrique henriqueta
  henrrique henry heraclito heraldo herbert hercilia hercilio herculano hercules herenice heribaldo heriberto herica
  hericka herik herique hermenegilda hermenegildo hermes hermina herminda herminia herminio hermogena hermogenes
  hernan hernandes hernane hernani heron hesio hiago higino higor hilario hilarion hilda hildebrando hildegard
  hildete hildo hilma hilton hipolita hipolito hiran hiroshi homero honorata honorato honoria honorina honorio
  horacio hortencia hortensia hosana huga hugo hugolino humberta humberto iaci iago ian iana ianca iandra iane
  iaponira iara iasmim iasmin icaro idalecio idalia idalina idalino idelma idelson idelzuite ieda iedda ielena
  ignacia ignacio ignes ignez igor ilana ilara ilario ilca ilda ildefonso ildete ildo ileana ilia iliana ilidio ilka
  ilma ilmar ilsa ilse ilson ilton ilza inacia inacio inaldo inara indianara indira ines inez inezita ingred ingrid
  ingride ingridi inocencio ioanna iolanda iole iolete iolita iomar ionara ione ionice iracema iraci iracilda
  iracildo iracir iracy irades iraides iraildes iraja iraneide irani iranilda iranilde iranildo iranir irany ireide
  irene ireneu ireni irenice iria iridan irineia irineide irineu irisdalva irismar irmgard irvando isa isaac isabel
  isabela isabele isabeli isabella isabelle isabelly isac isadora isadorah isael isaias isaltina isaltino isamara
  isaque isaura isaurina isaurino isauro isidora isidoro isidro isinha isis ismael ismaelita ismalia ismar ismara
  ismenia isolda isolde isolina isrrael itala italo itamar itamara itamir itana iure iuri ivair ivaldo ivam ivan
  ivana ivaneide ivanete ivani ivania ivanice ivanilda ivanilde ivanildo ivanilson ivanir ivanise ivano ivany iveta
  ivete iveth ivo ivone ivoneide ivonete ivoni ivonir ivy iza izabel izabela izabele izabeli izabella izabelle izac
  izadora izael izaias izaltina izaque izaura izidoro izilda jabes jaci jaciane jaciara jaciel jaciele jacielma
  jacilene jacimar jacinta jacinto jacir jacira jackeline jackson jacob jacobina jacomina jacque jacqueline jacques
  jacson jacy jader jaderson jadiel jadir jadson jaelson jafe jaiane jailma jailson jailton jaime jaimir jaine jair
  jaira jairo jaison jakeline jakson jamerson james jamil jamila jamile jamili jamilly jamilson jana janaina janaine
  jandara jander janderson jandir jandira jandirinha jane janei janeide janes janete janeth janice janicleide janiel
  janiele janilson janine janio janira janisse januaria januario jaqueline jaques jarbas jardel jardelina jardelino
  jardson jarina jasmin jasmine jason javan javier jayane jayme jean jeane jeanette jeanne jefersom jeferson
  jefersson jefeson jefferson jeiel jeison jenifer jeniffer jenilson jenivaldo jennifer jenny jeovana jeovane jeovani
  jerci jeremias jeremy jerfeson jeronima jeronimo jerry jerson jerusa jesica jesiel jesse jessiane jessica jessika
  jessyca jesualdo jesuina jesuino jesus jhenifer jhennifer jhon jhonata jhonatan jhonatas jhonny jilmar jilson
  jilvan joab joabe joacir joacy joana joanderson joane joanice joanilson joaninha joanita joanna joao joaozao
  joaozinho joaquim joaquin joaquina joares joarez joas jobson joca jocasta jocelem joceli jocelia jocelina jocelino
  jocelio jocelyn jocemar jocemara jociane jociel jocilene jocimar jocimara joedson joel joelma joelson johan johann
  johanna john johnata johnatan johnny joice joilson joise jolinda jonas jonata jonatan jonatas jonathan jone jones
  joni jonilson jony jordan jordana jordano jordao jordelina jorge jorgete jorgina jorje josafa josane jose joseane
  josefa josefina josefino joseildo joseilton joselaine joselene joseli joselia joselina joselino joselio joselita
  joselito joselma josemar josemara josemir joseni josenice josenilda josenildo josenilson josenilton josete joseval
  josevaldo josi josiana josiane josias josicleide josie josiel josiele josieli josiene josilda josildo josileide
  josilene josimar josimara josina josinaldo josineide josinete josino josival josivaldo josivan josivania josue
  josuel josy jovana jovelina jovelino jovenal jovenilia joventina joviana jovina joviniano jovino jovita joyce joze
  juan juana juares juarez juca jucara jucelaine juceli jucelia jucelina jucelino jucelio jucelma juciane juciara
  jucicleide juciele juciene jucilea jucileia jucileide jucilene jucimar jucimara jucineide judas judite judith
  judson juju julia julian juliana juliane julianne juliano juliao julie juliene julieta juliete julietta julimar
  julinha julinho julio julita jumara junia juniele juninho junio jupira juraci juracir juracy jurandi jurandina
  jurandir jurandy jurema jusara juscelia juscelino jussandra jussara jussie justina justiniano justino juvelina
  juvenal juvencio juventina kacio kadu kaic kailane kaio kaique kaleb kalebe kalil kaline kamila kamile kamilla
  kamilly kamylle karen karin karina karine karla karlene karlinha karlos karol karolaine karolina karoline karyna
  kassandra kassia katarina kate katharina kathellen katherine kathleen kathlyn katia katiana katiane katiele
  katiusca katiuscia katrina katya kaua kauan kauana kauane kauani kauany kaue kayke kayky kaylane keila keilla keity
  kelen keli keliane kellen kelli kelly kelma kelson kelvin kelvyn kemilly kemily kendra kenia kennedy kenya kesia
  ketelyn kethellen kethlyn ketlen ketlin ketty keven kevin kewin keyla keyse kezia kiara kika kiki kiko kimberlly
  kimberly klaus kleber kleberson kleiton kleyton krishna kristian kristina laecio laerci laercia laercio laerte
  lafaiete laiana laiane laide laila lailson lair laira lais laisa laise laisla laissa laiz laiza lana landinho
  landulfo lanna lara larisa larissa larisse larrisa laryssa lauana lauane laudelina laudelino laudicea laudiceia
  laudicena laudimar laura laureci lauren laurence laurencia laurene laurentina laurentino lauri lauriane lauriano
  laurinda laurindo laurinha laurita lauro lavinia lavynia layane layla laylla layne layra lazara lazaro lazinho lea
  leandra leandrina leandrinho leandro leane leca leci leda ledaiane lediane leice leide leidiana leidiane leidimar
  leila leilane leiliane lela lelia lelinha lena lenara leni lenice lenilda lenildo lenilson lenir lenira lenita
  lenoar leny leo leocadia leocadio leodegario leodoro leomar leon leona leonan leonarda leonardo leoncio leone
  leonel leonela leoni leonice leonidas leonilda leonilde leonildo leonina leonir leonor leonora leontina leopoldina
  leopoldino leopoldo leovegildo lessandra letica leticia levi levy leyla liana liandra liane lianna libania libanio
  liberata liberato lici licia liciane licinio licurgo lidia lidiana lidiane lidiene lidio liduina liduino ligia
  ligiane lili lilia liliam lilian liliana liliane lilica lily lina linaldo lincoln lindaci lindalva lindaura
  lindinalva lindoia lindolfo lindomar lindoneia lindsay lineu linneu lino liria lisandra lisandro lisangela lisbete
  lise lisete liseth lisiane lisieux lismara livia liz liza lizandra lizete lizia liziane loiane loide lola loraine
  lorane loreci loredana lorena loreni lorenza lorenzo lori lorival lorivaldo lorraine lorran lorrana lorrane lorrany
  lorrayne lorruama louis louisa louise lourdes lourdinha lourenca lourenco lourival lozane luan luana luane luanna
  luara luca lucas lucca lucelena luceli lucelia lucelita lucely lucena luci lucia luciana luciane luciano luciara
  lucicleide lucidalva lucidio luciele luciene luciete lucila lucilda lucileia lucileide lucilene lucilia lucimar
  lucimara lucimeire lucina lucinda lucindo lucinei lucineia lucinete lucinha lucinho lucio lucivaldo lucivania
  lucrecia lucy ludgero ludimila ludimilla ludimyla ludmila ludmilla ludovico luigi luis luisa luise luisinho luiz
  luiza luizao luizete luizinha luizinho lulu luma luna lunara lupercio luquinha luquinhas lurdes lurdinha lusia
  lusinete lutero luther luzanira luzia luziana luziane luziene luzimar luzimara luzineide luzinete luzinha lydia
  lygia lyvia maada mabel mabelle macario macelo maciel madalena madson mafalda magali magaly magda magdalena magdiel
  maiana maiane maiara maico maicom maicon maik maike maikel maiko maila mailson mainara maira maisa maite maiza maju
  malaquia malaquias malu maluzinha malvina malvino mamede manasses manfredo manoel manoela manoelina manolo mansueto
  manu manuel manuela manuele manuelito manuella manuelle mara maraisa maralice marcao marcel marcela marcele marceli
  marcelina marcelinho marcelino marcella marcelle marcelly marcelo marcia marciana marciane marciano marciel
  marciele marcilei marcilene marcilia marcilio marcin marcinha marcinho marcio marcione marcolina marcolino
  marcondes marcone marconi marcos marcus margarete margareth margarethe margarita margo margot mari maria mariah
  mariana mariane mariangela marianna marianne mariano mariazinha maricelia maricelma maricleide maricota maricotinha
  marie mariel mariela mariele marieli mariella marielle marielly marielza mariene marieta mariete marihelena marilac
  marilaine marilane marilda marildo marilei marileia marileide marilena marilene marileusa marileuza marilha marili
  marilia marilice marilis mariliza marilsa marilton marilu mariluce marilucia marilurdes mariluz marilza marina
  marinalda marinaldo marinalva marinei marineide marinela marines marinete marineusa marinez marino mario marion
  mariozinho marisa marise marisete marisol maristela marister marita maritania mariusa marivalda marivaldo mariza
  marize marizete marla marlei marleide marlene marlete marli marlice marlisa marlise marlom marlon marlos marluce
  marluci marlucia marly marlyn marques marquinho marquinhos marta martha martin martina martinha martinho martiniano
  mary maryana maryane marystela mateo mateus matheo matheus matheuzinho matias matilda matilde matozinho maura mauri
  mauriceia mauricelia mauricio maurilia maurilio maurina maurino mauro mavie mavis maximiana maximilian maximiliana
  maximiliano maximina maximino maxsuel maxuel maxwel maxwell maya mayana mayane mayara maycon mayla maylon mayra
  mayron maysa medeia megumi meire meirelane meiriele melania melanie melchior melina melinda melquior melquisedeque
  melyssa mercedes mercia merlin messias miana micael micaela micaele micaeli michael michaela michel michela michele
  micheli micheline michelle michelly midian miguel miguelina miguelito mikael mikaela mikaele mikaell mikaella
  mikaelly milca milcia milena milene milenia milla mille millena miltom milton minervina minervino miqueias
  miqueline mirabel miraci miralda miralva miranda mirela mirele mireli mirella miria miriam mirian miriane mirna
  miro miron mirta mirtes mirtis misael misaki mituo mizael moab moacir moacira moacyr moana moema moiseis moises
  monalisa monalise monaliza monica moniele monika monique morgana mozart munir muriel murilo myke mylena mylla
  myrella myriam myrian nadege nadia nadine nadir nadja nadson nadya nadyr nagila naiana naiane naiara naida naide
  naila nailson nailton nair naira naldo nalva nanci nancy nanda nandinho nando naomi napoleana napoleao nara narcisa
  narciso narciza naruna nasser natacha natalha natali natalia natalice natalicio natalie natan natanael natane
  nataniel natasha natercia nathalia nathalie nathaly nathalya nathan nathanael nathasha natiele nayana nayane nayara
  nayla nazare nazareno nazareth nazira nedina nei neia neida neide neidimar neila neilda neilson neilton neiva
  neivaldo nelci nelcina nelcy neli nelia nelida nelinho nelio nelita nelly nelma nelsa nelsi nelso nelsom nelson
  nelza nerci nereida nereu neri nerina nerival nerivaldo nerone nestor neuci neuma neusa neuseli neusely neusinha
  neuso neuza neuzeli neuzinha nevton newton ney neyde neymar nicacio nicanor nice nicea niceia nicete niceto
  nicholas nichole nicodemos nicola nicolas nicolau nicole nicoli nicolina nicolly nicomedes nidia nieta nilce nilcea
  nilceia nilcelia nilda nilde nildete nildo nilma nilmar nilo nilsa nilse nilson nilta niltom nilton nilva nilza
  nilzete nina ninalva ninrode niomar nisia niura nivalda nivaldo nivea nivia noah noe noel noeli noelia noely noeme
  noemi noemia noemy nonata nonato noraldino norberto norival normelia normelio nubia nunzia nuria octacilio octavia
  octaviano octavio odacir odair odaisa odalea odalia odeilson odelio odelita odemar odete odeth odette odila
  odilamar odilia odilio odilo odilon odin odir odirlei odorica odorico ofelia olavia olavo olegaria olegario olga
  olimpia olimpio olindina olindo olinta olinto olivaldo olivar olivia olivio olympia omar omara ondina oneide
  onesimo onezia onofra onofre onorina oranides orestes oriana orides oriel oriovaldo oriquina orivaldo orlanda
  orlandina orlandino orlando orlei orminda orozimbo orozina orson osana oscar oscarina oseas oseias osias osiel
  osires oslaine osmair osman osmar osmarina osmarino osmilda osmildo osmundo osni osny osorio osvaldina osvaldino
  osvaldir osvaldo oswaldo otacilia otacilio otavia otaviana otaviano otavio othon otilia otilio otoniel ottavio otto
  ovidia ovidio ozana ozanira ozeas ozeias ozeni ozenir ozias oziel ozilia ozimar ozorio pablo palmerinda palmira
  palmiro paloma pamela pamella pantaleao paola paschoal pascoal pascoalina pati patric patricia patricio patrick
  patrique patty paula paulao pauliana paulina pauline paulinha paulinho paulino paulo pedrao pedrina pedrinho
  pedrita pedro pelagia pericles peter peterson petra petronila petronilha petronilio petronilo petronio petrus
  philippe pierina pierre pietra pietro placidia plinia plinio poliana poliane policarpo polliana pollyana pollyanna
  pompeu poncio porfirio possidonia possidonio potira pricila prisca priscila priscilla priscylla procopia procopio
  prudencio queila quelen queli quelita quenia querubina quesia quezia quico quincas quintina quinzinho quirina
  quirino quiteria rachel rafa rafael rafaela rafaele rafaeli rafaella rafaelle rafaelly rafinha raiana raiane raiani
  raica raila railan railane railda railma railson railton raimunda raimundao raimundinha raimundo rainara raine
  raira raisa raissa raiza ralf ralph ramao ramira ramires ramiro ramom ramon ramona randal randolfo rangel raniel
  raniele ranielle ranieri ranilson ranulfo raphael raphaela raquel raquelina rasmus raul raulino ravena ravi rayana
  rayane rayanne rayca raylane rayman raynara raysa rayssa rebeca rebecca regiane regilene regilson regina reginalda
  reginaldo reginalva regino regis regivaldo reinalda reinaldo reinan reinilda rejane remigio renaldo renam renan
  renata renate renatinha renatinho renato rene renee rener renilda renildo renilson renilton renivaldo renny renzo
  rhayssa rhuan rian ribamar ricardao ricardina ricardinho ricardo richard richarlison rihanna rildo rilza rina
  rinaldo riquelme rita ritinha ritta rivaldo rivelino rivia roana roberio roberson robert roberta robertina
  robertinho roberto roberval robison robsom robson rocio roderico rodinei rodnei rodolfo rodrigao rodrigo
  rodriguinho rogaciana rogaciano roger rogeria rogerinho rogerio rogers rolinda romao romario romero romeu romilda
  romildo romilson romina romualda romualdo romulo ronald ronaldinho ronaldo ronan rone ronei roni ronie roniel
  ronilda ronildo ronilson ronivaldo ronivon ronney ronnie rony roque roquelina rosagela rosalba rosaldo rosali
  rosalia rosalie rosalina rosalinda rosalino rosalva rosalvo rosamaria rosana rosane rosangela rosani rosania
  rosanna rosaria rosaura roseana roseane roselaine roselane roselene roseli roselia roselma rosely rosemar rosemara
  rosemari rosemary rosemeire rosemere rosemeri rosemiro rosenda rosendo roseni rosenilda rosenilde rosenildo rosenir
  rosi rosiane rosicleia rosicleide rosicler rosiele rosieli rosiely rosiene rosilaine rosilane rosilda rosildo
  rosileia rosileide rosilene rosimar rosimara rosimari rosimary rosimeire rosimere rosimeri rosinaldo rosinalva
  rosinei rosineia rosineide rosineri rosinete rosita rosivaldo rosivane rosivania rosmari rossana rosy roza rozalia
  rozana rozane rozangela rozeli rozilda rozilene rozimeire ruam ruan ruana rubem ruben rubenita rubens rubia rubiane
  rudi rudimar rudinei rudiney rudolf rudolfo rufina rufino rui rute ruth ruthe ruti rutinha ruy ryan sabina sabino
  sabrina sabrine sadi sadraque sagramor said saimon saionara salatiel salete salette salim salma salomao salome
  salustiana salustiano salvelina salviana salviano samanta samantha samara samela samia samila samile samir samira
  samoel samson samuca samuel samuela samya sancha sancho sancler sandoval sandra sandriele sandrine sandrinha
  sandrinho sandro sandy sansao santiago santina santino sarah sarina satiko satiro satoshi saturnino saul saulina
  saulo savio sayonara sayuri scarlet scarlett scheila sebastiana sebastiao sebatiao selena selene selenita seleste
  selia selina selma selmira selmo selvina semiramis serafim serafina sergia sergina sergino sergio seri severiana
  severiano severina severino shaiane shakira sharlene sharon sheila sheyla shirlei shirlene shirley siane sibele
  sibelly sibila sidclei sidinei sidineia sidiney sidnea sidnei sidneia sidney sidonia sidonio siegfried siene
  sigismundo sigmar sigrid silaine silas silene silmar silmara silvan silvana silvane silvaneide silvanete silvani
  silvania silvanio silvano silveria silverio silvestra silvestre silvia silviane silvina silvinha silvino silvio
  simao simara simeao simei simeia simeire simon simona simone simoni simplicia simplicio sinara sinesio sinezio
  sintia sinval sinvaldo siomara siriaco sirlei sirleia sirleide sirlene sirley siro sivaldo sizenanda sizenando
  socorrinho socrates soeli sofia solange solano solimar sonia sophia sophie soraia soraya stefan stefane stefani
  stefania stefanie stefanny stefany stela stella stephan stephane stephanie stephany steve steven suane suelem
  suelen suelene sueli suellem suellen suely suenia sueny suiane sulami sulamita sulivan sumaia sunamita susan susana
  susane susanna susi susie sussana suyane suzan suzana suzane suzanne suzel suzeli suzete suzi suziane suzy sylvana
  sylvia sylvio tabata taciana taciane tacilda tacio tadea tadeu taiana taiane taila tailane taina tainan tainar
  tainara taine taisa taise taissa taiz taiza tales talia taline talis talison talisson talita talles tallita taluana
  tamires tamiris tamyres tancredo tania tanira tarciana tarcila tarcilia tarcio tarcisa tarcisio tarciso tarcizio
  tarsila tassia tassiana tassiane tassio tatah tati tatiana tatiane tatiani tatiele tatielle tauan tauana tauane
  tauani tavinho tayane taylor tayna taynah taynara tayssa telcio telesforo telles telma telmira telmo temistocles
  teo teobaldo teodora teodorico teodoro teodosio teofila teofilo teotonio tercilia teresa teresinha tereza terezina
  terezinha tertuliana tertuliano tete thabata thadeu thaina thainara thais thaisa thaisinha thaisy thales thalia
  thaline thalisson thalita thalles thallyta thamires thamiris thamyres thania thatiana thauane thayana thayane
  thayla thayna thaynara thays thaysa thelma theo theodora theodoro thereza therezinha thiago thierry thomas thomaz
  thor thuane thyago tiago tiaguinho tiana tiao tiaozinho tiberio ticiana ticiane tico tiee tifani timoteo tina
  tininha tito titon tiziana tobias toinha toinho tomas tomasa tomasia tomaz tomazia tonha tonho toni toninho tony
  torquato totonho trajano tuane tuca tulio tullio ubaldo ubiraci ubiracy ubirajara ubiratan udson ueliton ueslei ugo
  uilian uilson ulda ulisses ulrich ulysses umbelina umbelino umberto urias uriel ursula ursulina uzias vadenir vagna
  vagner vainer valber valci valcir valclei valda valdeci valdecir valdecy valdeir valdelice valdelicio valdemar
  valdemir valdemira valdemiro valdeni valdenia valdenice valdenir valdenira valdenor valderez valderi valdete
  valdevino valdice valdicea valdilene valdinar valdinei valdineia valdinete valdir valdira valdirene valdivia
  valdivina valdivino valdo valdomira valdomiro valencio valentim valentin valentina valentine valentino valeria
  valeriano valerio valesca valeska valfredo valfrido valkiria valma valmir valmira valmor valnei valneir valnice
  valquiria valquirio valteir valtemir valter valterlan valtinho vanda vandalva vander vanderlan vanderlei vanderleia
  vanderley vanderli vanderlucia vanderson vandete vandilma vandinha vandir vandira vando vandre vandressa vanei
  vaneide vanesa vanessa vanete vani vania vanice vanilda vanilde vanildo vanilson vanilza vaninha vanir vanira vanja
  vanusa vanuse vanuza vanuzia varlei vasco velasco venancia venancio venceslau vendelino venefrida veneranda venicio
  venicius venina verediana verena veridiana verinha verissima verli veroni veronica veronice veroniza vespasiano
  vianei vicencia vicente vicentina victor victoria vidal vidalina vilberto vilfredo vilma vilmar vilmara vilneide
  vilobaldo vilson vilton vinicio vinicios vinicius virgilia virgilino virgilio virginia virginio virgulino virlene
  vitaliano vitalina vitalino vitinho vito vitor vitorina vitorinha vitorino vitorio viturino vivaldina vivaldo vivi
  viviam vivian viviana viviane vivianne vivien vivizinha vladimir vladmir volmir volnei volney walace walber walcir
  waldeci waldeir waldelice waldemar waldemir waldenor waldete waldice waldir waldira waldomiro waldyr walesca
  walfrido walisson walkiria wallace wallas wallison wallysson walmir walney walquiria walter walyson wanda wander
  wanderlei wanderleia wanderley wanderlucia wanderson wandir wanessa wania wanusa warlei warley washigton washington
  washinton webert webster weder wedson welder welida weligton welington welinton welisson weliton wellen wellerson
  wellington welliton wellton welma welson welton wemerson wenceslau wendel wendell wender wenderson wendson wendy
  weslei weslen wesley weslley weuler weverson weverton whindersson wilame wilhan wilian wilker willames willan
  william williams willian willians willy wilma wilmar wilsa wilson wilton wladimir wladmir woney xande ximena xisto
  xuxa yago yan yana yane yanka yanna yara yarima yasmim yasmin yasmine ygor ymara yngrid yohana yohanna yolanda yone
  ysadora yudi yuka yukio yumi yuri yury yves yvete yvone zacarias zaida zaine zaira zana zander zaquel zaqueu zara
  ditinho zarife ze zeca zefa zeferina zeferino zefinha zeila zeli zelia zelina zelinda zelita zelma zelmira zely zenaide
  zenaldo zeneide zeni zenilda zenilde zenildo zenilton zenir zenira zenita zeno zenobia zenobio zenon zequinha zeze
  zezinha zezinho zezito zico zilah zilda zildete zildo zilka zilma zilmar zilmara zilmaria zimar zion ziza zizi zoe
  zoraia zoraide zoraya zoroastra zoroastro zozimo zuca zuila zuleica zuleide zuleika zuleima zulma zulmira zulmiro
  zumira zuza
  `
    .trim()
    .split(/\s+/),
);
