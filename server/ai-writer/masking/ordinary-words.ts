import { wordList } from './word-list.ts';

/** Food, drink, illness in the words of the people, sport, work at home and other ordinary things that the dictionary lacks. */
export const ordinaryWords = wordList(`
  koto infartou infartar infarta atacarejo
  abara abdominoplastia abestada abestado abirobada absorventes acai acaraje acordar acuidade acunha adolesc afastada
  afastado afazeres aftosa agachamento agonia agoniacao agorinha agulhada agulhadas agulhamento agulhinha agulhinhas
  aipim airfryer airpods alevantar alexitimia alfajor alodinia aloe aloevera aluada aluado amarelao ambidestra
  ambidestro amendocrem amigdalite amolecer ampola amuada amuado andador anosmia antepe anticoncepcional
  apartamentozinho aperreada aperreado aperreio apezinho aplicativo aplicativos apoquentada apoquentado app apurrinhar
  arcondicionado arretada arretado arriada arriado arrocho arrudiar arrumadinho artesp artralgia artroscopia asperger
  astereognosia atazanar atolada atum auriculo auriculoacupuntura autismo autoacupressao autonoma autonomo avela
  avexada avexado avoada avoado azoada azoado azuada azuado azucrinada azucrinar bacupari bacuri bagaceira bagaco
  baiao bambeia bambeira bandagem baquear barbearia barista barraquinha barreado bartender batedeira bauru bauzinho
  beachtennis beiju bengala bicheira biju biodanza bioenergia bioimpedancia biomagnetismo bipolaridade biquini
  biscoitinho bisteca blog bobo bocadinho bocado bochechuda bodytech boleira bolovo bolsista bombinha bone borborigmo
  borborigmos bordadeira borderline borra botox boxe boxear bradilalia bradipsiquismo brigadeiro broa brownie
  bruschetta bruxismo bruxo buchada bucheira bucho bugar burguer buriti burnout burpee burpees butia cabreira cachorro
  cachumba cacunda cadeirante cadim cadinho cadiquinho cafungar caganeira cajuina cakedesigner calatonia calca
  calcinha caldinho calistenia calombo calota calundu cambuci camelo caminhadinha camisinha canabidiol cangote canhota
  canhoto canjere canjica cannabis capim capiongo capoeira capotar capotei capoterapia capotou carimbo caroco carpo
  carunchada caruru cassata cavalinha cbd cedinho celular celulares cervicalgia cervicobraquialgia chambaril cheddar
  cheesecake chia chikungunya chilique chimarrao chimia chipa chope chopp churros cianose ciatalgia ciatica ciclismo
  cinta cintas claudicacao clavicula coalhada cobrador cobreiro cobrero coccix cocix colchonete colete coletor
  concurseira concurseiro condromalacia condropatia confinamento constelacao cookie cookies copaiba corridinha
  corrupio corvina costureira cotoveleira covid covidinha coxartrose coxinha coxinhas cranio craniossacral crepe
  cristais cristal crocs croissant cropped crossfit crossfiteira crossfiteiro crunch cruviana cuca cuidadora cumaru
  cupuacu curau curuba cuscuz dadinho danoninho deadlift desacorcoada desacorsoada descadeirada descadeirado
  desgastura desgramar designer desligar desmantelo desmilinguida desmilinguido desopilar despombalecida despranaviada
  destrambelhada dev devagarinho devagarzinho developer devs diarista digital dindin discalculia discopatia disestesia
  dislexia dismenorreia dispareunia dispneia diu doceira dogao donut donuts dordoi doritos doula dourado doutorado
  drenagem dryneedling dum ecommerce editora edredom edredon eletroacupuntura eletroestimulacao eletroneuromiografia
  embalador emburrar empachada empachado empachamento empacotadora empanzinada empanzinado empazinada encafifada
  encalacrada encangada energetico enfastiar enfezada engasgar enjoadinha ensopar enterogermina entojada entojo
  entregador entrevada entrevado entupir epicondilite epigastralgia epistaxe esbodegada esbodegado escalada escalda
  escangalhada escangotada escoliose escondidinho esculhambada esfiha esfihas esfirra esfirras esfoliacao esgoelar
  esmorecer esmorecida esparadrapo espetinho espeto espiar espinhela espondiloartrose espondilolistese espondilose
  esporao espresso esquentar esteatose esteira esternoclavicular estoquista estrogonofe estrompada estropiada
  estrupiada exossoma extensionista farnesim farnizim farofa fasciculacao fascite fastio faxina faxineira feijoada
  fibromialgia fita fitdance fitoterapia florais floral fluxo focaccia fogacho fogachos fondue fone fones fonezinho
  fraquejada freela freelance freelancer freelas frentista friaca friagem frouxa frozen fucar funcional futevolei
  futsal futucar fuzue galeto galinhada gamer garconete gastura gasturinha geladinho gelinho geoterapia ginga goela
  gofada gofo gogo gonartrose gosmenta granola graviola guacamole guarana guioza gyoza habanero halux hamburguer
  hamburgueres handebol harmonizacao havaianas headset hematoquezia hemiparesia hemodialise hidro hidrocolon
  hidroginastica hiperidrose hipersonia hipertireoidismo hipotireoidismo home homus hotdog hummus humus ilib impinge
  impingem implanon influencer influenza infraespinal infraespinhal inhaca iniciacao inteirinha inteirinho intercambio
  intojada intojo ioga iogurte isolamento isotonico isquio isquios isquiotibiais jabuticaba jambo jambu jeans jerimum
  jilo jiujitsu joelheira joystick judo jump jumping juntinho juru jururu kani karate kebab kibe kibes kickboxing
  kindle kinesio kinesiotape kombucha krav lactose lambanca lamen landra landras landrua laptop lasanha laser
  laserterapia leg legalzinho legging leggings lerdeza leseira levantamento lian liberacao link links lipo
  lipoaspiracao lipoma lobrobo lockdown lojista lombalgia lombeira lombociatalgia lombossacra lombossacral longinho
  lordose lundu lycra macacoa macaxeira malacafenta malacafento maltodextrina mandioquinha manhazinha manicoba
  manicure mansinho maquiadora marcapasso marketing marmita marmitas marmitex mastigar mat matcha matutar maxixe
  mcdonalds menarca meralgia merendeira merluza mestrado mestranda mestrando metacarpo metatarsalgia mialgia
  microagulhamento microempreendedora microempresaria micropore milkshake milkshakes mindfulness mingau miofascial
  miojo mirena misto mochila mochilona mocho mocoto mofina mofino mojica moleira molenga moletom monitoria monkeypox
  moqueca moqueijo mormaco moronga mortadela motoboy motogirl motorista mountainbike mouse mousse moxa moxabustao
  moxaterapia mpox muaythai mucarela muffin mugunza muleta muletas munguza munhequeira murrinha musicoterapia
  mussarela naan nachos nail natacao naturopatia nervoseira nervosismo nescau netflix nevrargia nexplanon nhaca nhoque
  nicturia noctiuria nocturia noitinha noodles notebook notebooks nuggets nutella nutri operadora ortese osteopatia
  osteopenia osteoporose ovada ovomaltine ozonio ozonioterapia pacoca pacovao pacu paddle padel paella palmilha
  palmilhas pamonha panaricio panariz pancake pandeiro pandemia paneer panetone panico paninho panqueca panturrilhas
  paozinho papeira papudo paravertebrais parestesia parestesias parmegiana pasteis pastel pastrami patissie pc
  pedicure pedras peeling peitoral pequi pereba perebas perrengue personal pertinho pes pesto pibic piema pigarra
  pilates pinhao pintado pipoca pipoco pirao pirarucu pirepaque piripaque piriri pitaya pitimba pitomba plantar
  playlist playstation podcast podcasts podologa poke polaciuria pole polenta polichinelo polidipsia poliuria ponkan
  poplitea popliteo pouquim pouquinho pozole press promoter promoters protese protrusao provolone ps5 pseudartrose
  psoas puba pupunha quadrado quadriceps quarentena quebradeira quebranto queimor quente quentes quentura quibe quibes
  quindim quinoa quiropraxia rabada radiofrequencia ramela ramen rapadura rapel rapidinho rasteirinha rasteirinhas
  recepcionista reflexologia regacar reiki reimosa reimoso relampejar remela remoer remosa remoso repositor resguardo
  resmungar ressaca retinopatia retrospectiva ricota rinossinusite risoto rocambole rolfing romboide romboides
  ronqueira rosbife rpg ruindade running sacoleira sacroileite sacroiliaca sagu salgadeira salgadinho salgadinhos
  salmao salpicao saltinho salto sanduba sapinho sapituca sarapatel sarcopenia sardinha sartorio sashimi sauna scarpin
  schmier semente sementinha sementinhas seriguela serratil sexarca sezao shantala shiatsu shimeji shitake shorts
  sialorreia sinovite sirigado siriguela site sites skate slackline smartphone smartwatch smoothie snack snacks
  sopinha sorvetinho sovaco sozinha sozinho spa spinning squash startup stent stiff streaming strogonoff strudel
  stylist suadeira subescapular suboccipital sufle supino supraespinal supraespinhal supraespinoso surf surmenage
  surtada surtado surtando surtar surtei surto surubim sushi sutia tabelinha tablet tablets tacaca taco tacos tahine
  taioba tambaqui tanguista tantinho tape taping tapioca tapiocas tardinha tatuador tatuadora tdah tea telefonista
  telemarketing teleoperadora televisao temaki tempura tendinopatia tenis tenossinovite tens tensor terceirizada
  tereca terere theta thetahealing tiktoker tilapia tinnitus tipoia tiquim tiquinho tiramisu tirica titica toddy
  toddynho todinha todinho tofu tontice tontura top tornozeleira torresmo tortilha tpm trancista trapezio
  travesseirinho treco treininho treino treinos trekking trem tremedeira tremelique trenzinho triathlon triatlo
  tribufu trigemeo trocanter trocanterica troco tucupi tuina tutu tv uber umbu umidificador unheiro uvaia vaca
  vaginismo vatapa vazadeira ventiladorzinho ventosa ventosas ventosaterapia vestibulanda vestibulando vexame
  videogame videogames vinagrete volei voleibol vulvodinia waffle watsu webdesigner wellness whey wheyprotein wifi
  wrap xerem xeroftalmia xerostomia xilique xinxim xodo yakisoba yakissoba yoga youtuber zap zero ziguizira zika
  ziquizira zoada zoeira zonza zonzeira zoro zoster zuada zuar zumba zumbideira zumbidera
`);
