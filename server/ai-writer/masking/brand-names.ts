import { wordList } from './word-list.ts';

/** Brand names of remedies, supplements, creams, foods and drinks, and names of teams and festivals in Brazil. */
export const brandNames = wordList(`
  abilify accuvit acetilcisteina actifedrin actonel adalat addera adderall aderogil advair aerodini aerofrin afopic
  afrin akineton albocresil alcachofra aldomet alektos algestona alivium alka allegra allexofedrin allurene
  alphagan alurax amaryl ambien amplictil anador androgel angeliq anoro antak aprevo
  apevitin apraz arcalion arelix aropax artrolive artrosil artoglico aristab aspirina atacand atensina ativan atorless
  atrovent atroveran augmentin avamys avandia avastin avelox avodart azitro azukon azopt bactroban baclofeno
  bamifix bambair beclosol belara benadryl benegrip benerva benestare bengay benicar bepantol
  bepanthene bepantriz beta30 betadine betaserc betoptic biofenac biofreeze bioflex biofructose biomag biosil
  biotonico biktarvy bisolvon boniva bonviva botox brasart brilinta brintellix broncho buclina bufferin bupium
  buscopan cabergolina caladryl calcigenol calcitran calcort caltrate calman canesten canditrat caprelsa carbolim
  cardizem carnabol catapres cebion cebrilin cedur cefaliv cefamox celebra cerave cerazette certican cestox cetaphil
  cetrilan cicaplast cicatricure ciclofemme cinarizina cipro cisticid clarilerg claritin clavulin clexane climene clob
  clonotril clozal coartem colchis colpistatin colpotrofine coltrax combiron combivent combigan complexo-b
  concardio concor condrigen condroflex condres contractubex corega coristina corticorten cosopt cozaar crestor
  cyfenol daflon daktarin dalacin dactil danoninho dapsona decongex decadronal deflaimmun deltaflogin denavir depura
  dermacyd dermodex desalex desconex desloratadina desonol dexador diabinese diane dimetapp
  dimorf dinill diosmin diprogenta diprosalic diprosone diprospan divalcon dogmatil dolamin dolantina dolex
  dorene doril dostinex doxazosina dramim dramin driclor drenison drontal duoflam duomo duphaston duspatalin dupixent
  dulcolax durateston elidel eliquis elontril emagrecin emulgel enap endofolin energil ensure entresto
  enterogermina epocler eparema eritrex ertugliflozina estriol estradot estreva evodart excedrin exforge
  eylea faktu famox feldene femara fenergan fenergam ferronil fibermais fibracap flanax flogoral
  fluimucil flumazenil flutinol fluxene foraseq formocaps fortamino fosamax fraxiparina furacin furadantina fucidin
  galvus gamax gastrol gastrogel gelol gelusil gestinol ginesse glucerna glucobay glucophage glyxambi gracial
  gynotran haldol hemovirtus hepatilon herbalife herceptin hexomedine himalaia hidrafix hidrion hipoglos hipofagin
  hirudoid humectol hyzaar hytrin iberogast ibuprofan icaden imigran imovane imodium imuran indapen
  inderal influnew iruxol isdin isotrex iumi jontex kaletra keflex keppra ketosteril klaricid kolantyl
  kwell lacdrops lacrifilm lacto lacribell lacto-purga lactobacilos lamisil lamitor lanexat lanolina
  lamivudina lasilactona latisse lasix legalon leponex letrozol levaquin levitra levothroid levotiroxina libiam
  librium lioresal lipanon lipless liposic lisador livalo livial locoid loceryl losec lotar lovenox lumigan luftal
  lyrica macrovit malarone malvatricin mantidan marcoumar materna maxalt maxidex meclin mellaril
  meticorten mentholatum mercilon meritene merthiolate mestinon metformina micostatin microgynon micropaque midorm
  milgamma minesse minipress minian minulet minesol miorrelax mirelax miranova mitul monuril motilex mucosolvan
  multigrip mupirocina muriel mycospor mylicon myrbetric nactali naldecon naramig naprosyn nasoclean nasoliv
  natele naturetti nausedron nebacetin nebilet neocopan neutrogena neozine neuleptil neurontin neurobion
  neuro-b neutrolac nicorette niquitin nisulid nivea nizoral nolvadex noregyna normaten novanlo novalgina novabay
  novolin novoclin nujol nutren nutridrink nutrilite oflox ofolato omnic onbrize onglyza
  ormigrein orlistat oscal ossopan osteonutri otosporin otociriax oxcord oximax pamelor pamprogen pankreoflat pantogar
  pantozol parlodel pariet passiflorine paxtrat pediasure pentasa pepsamar peridal persantin phosfoenema
  picoprep plagrel plaquenil plaq polaryn ponstan postinor posdrink predsim pregnolan prelone prevline primosiston
  primera procimax proctyl profergan prolia propecia proscar prostavasin protopic provigil puregon puran qlaira
  quadriderm questran quinoflox rapilax redoxon reduclim regulip reparil relpax relvar remilev renitec renu
  repoflor resfenol restasis restiva retemic retin retinoar revitan revectina rexulti rifocina rinosoro riopan
  rifaldin risperdal rocefin rosuva roxithromicina roche sabril saizen salagen salivan salompas salonpas salofalk
  sandimmun sandoz sarna scaflam scholl secnidal seloken selsun seretide sermion seroplex serenus sinemet
  sinustrat sinutab siluette sirdalud sonrisal sorine sporanox stavigile strattera stresstabs
  strepsils stugeron stezza sumax sumaxpro supradyn sustrate sutent synvisc systane tafil tamiflu tamisa tanakan
  tandene tandriflan targifor tebonin tegaderm tenadren tenoretic tensart terramicina thiomucase thyrogen tiamazol
  tiorfan titanoreine tobradex tofranil toragesic tracleer transamin travatan trental trezor trayenta triancil
  trofodermin trofanil tryptan tums tylemax ultracet ultrafer unasyn unizinco uro urovit ursacol utrogestan vagifem
  vaxom valdoxan valtrex vasculan vaslip vastarel venaflon venalot venocur ventolin verisol vertizine vertix
  vesicare vichy vick vicks victrix vimpat viofta viramune visine vitanol vitasay vivenza vonau vytorin
  xalacom xalatan xenical xolair xylocaina yervoy zaditen zanidip zetron zentel zestril zinnat zofran zomig
  zovirax zyban zyloric zyprexa zytiga zyxem avene bioderma dove eucerin granado johnsons lancome loreal natura phebo
  rexona sallve sebamed skinceuticals sundown weleda asepxia acnase boticario avon jequiti payot
  integralmedica vitafor atlhetica puravida optimum
  naturalis equaliv sanavita achocolatado activia antarctica aji ajinomoto all-bran
  amstel ades bauducco becel becks bohemia bombom brahma budweiser caracu catupiry chandelle cheetos cheerios
  chamyto coca cola corona cremogema danette danone del-valle dolly doritos elma chips fandangos fanta
  farinha-lactea gatorade gelatina guarana halls heineken hellmanns hersheys itaipava itubaina jurupinga kibon
  kitkat knorr kuat lacta maggi maizena malzbier mccain mcdonalds mentos minalba miojo
  monster mucilon mupy nescafe nescau nespresso neston nesfit nestle nestogeno ninho nissin nutella ovomaltine
  oreo ovaltine passatempo pepsi perrier piraque pilao pitu pringles quaker qualy red bull
  ruffles schin schweppes skol smirnoff spaten sprite sukita sustagen tang tic tac
  toblerone toddy toddynho tostines trident trakinas vigor visconti vitarella wickbold ypioca yoki
  dunhill free hollywood lucky strike marlboro minister souza vape juul flamengo fluminense botafogo corinthians
  palmeiras gremio
  avai figueirense remo paysandu
  juventus boca oxum iansa oxossi oxala ogum iemanja xango exu omolu obaluae orixa
  jurema krishna shiva alah salmo salmos apocalipse proverbios
  chikungunya zika covid
  leishmaniose igg igm hcg dhea vppb hba1c faber tec fiv fsh lh amh tpo eva thi birads
  matcha natto shiitake shimeji umeboshi kimchi misso nuggets cranberry psyllium rhodiola boswellia maca
  spirulina moringa cacau arnica eufrasia passiflora
  macela cavalinha babosa
`);
