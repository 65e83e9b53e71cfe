import { wordList } from './word-list.ts';

/**
 * What people write from a phone: short forms, spoken forms, greetings, laughter and exclamations, which no dictionary has. Words of two
 * letters are in `shortWords`.
 */
export const phoneWords = wordList(`
  aaa aaah abc ablas abraco abracos abs acc adc add aee aew afe aff affe afff affs afim agente aham ahh ahhh ahn aiai
  aii airfryer aki alem alguma amg amgs amh ami amo amore amostra amr andano aonde ap aparti apartir ape apertano
  app apps apto aq aqla aqle arcool ardeno arguem argum arguma arre arta arto assiste ata ate atraz att aula aulas
  aver axando axava axei axo bad bah bbs bebeno beijinho beijinhos beijo beijos bele beleza bike bikes bj bjinho
  bjinhos bjo bjos bjs blz bom bora bos bota brigada brigadao brigado brinks bug bugada bugado bugou bugs busao buzu
  cad cade caham call calls caraca carai caramba carambola cardo carma cartao ceis cel celu cerveja ces chatiada
  chatiado clg cmg cmo cocano coe coitada coitado coleguinha comcerteza comeno comer conosco consego consigo contigo
  coracao crara craro credo crush cruzes ctg cts ctz curpa cursinho curso dakele daki dale danada danado dboa deixo
  deletar deletei deletou delivery demais dengo derepente derrepente dessa dessas deste dexa dexei dexo dia dizeno dm
  dms dnv dnvo doeno dormino dpois dpositar dps dq drt dum duma dumas duns eae eai ebaa ebaaa ebb egua eh ein eita ela
  elas emcima emoji enem enqto entao entaum entedi enves epa esq essa estagio eta etc euzinha euzinho eww exatas exato
  facio faco facul fais faiz fake fala falo falta fasso fassu favor fazeno fds feed feia fica ficano ficar fico fik
  fiko fina finados finde fit flop flw fml fmz fof fofa fofo foi fone fora ftz fui fulana fulano galera game gamer
  games gato gde gente gentee gentem genten glr gnt gnte gostaria gostosinha gostosinho gostu gracas grata grato grobo
  guenta guentar guento haha hahaha hahahaha hehe hehehe heim hein hem hihi hihihi hj hm hmm hmmm hoje home homeoffice
  hora horas hr hrs hs huahua huehue hum humm hype iai ieu ifood igualsinho ih ihh ihu inbox inchano indo infelismente
  inpossivel insight insta intaum inte interessa issae isso jah jaja jeito jobs jura kade kd kde kem kerer kero kilo
  kilos kit kitinete kitnet kk kkk kkkk kkkkk kkkkkk kkkkkkkk kkkkkkkkk kra krl lah lance legal lgl linda lindeza
  lindo live lives lkl logo lol look mae maior mais maluca maluco mana mandei manha mano massa mds mdss meda melhor
  meme memes memo menina meninas mermo metro meu meuu miga migas migo mija mim minina minino mio mkt mo moca mole mood
  mor moto motos msg msgs msm msma msmo mt mta mtas mto mtooo mtos mui muie mule muleke muleque mulher mute nah naih
  nao naquela naum nd nda neah neh nehh nele nem nengum nenhuma ngm niguem ninguem niver nn nois noiz nops nossa
  nosssa novamente nu nude nudes nuss nussa obg obgd obgda obgdo obrigada obrigadao obrigado obs oce oceis oces ocesse
  ocs off office offline oh oia oie oiee oii oiii oin oinc oio ola olha omg on online onti ooh oooo ops oq oqe oque
  oquei ora otima otimo otra otras otro otros ow owww oxe oxen oxente oxi padoca papo parada parca parcas passano paz
  pcd pct pcte pera perae perai percisa perciso pessoa pessoal pf pft pfv pfvr pinga pio pk pke pkm plmds pls pnc po
  poblema pobrema poca poco poha pois poko ponhar ponhei ponho poquim poquinho porfa porfavor porke porq porqe post
  posts pouco pouquim pow poxa ppq ppr pqp pra prano pranta praq praquela praquele pras preciso prefiro prestencao
  print printei prints prlv pro probrema proc proce proces prof profe profs pros prova prum pruma pse psicologica puf
  puta puts putz puxa qd qdn qdo ql qlq qlqer qlqr qm qnd qndo qnto qq qr qria qro qse qt qta qtas qto qtos qualque
  quarque quede queimano quereno queria queto rapidex rapidin rapidinho reels rezistro role rolezinho rs rsrs rsrsr
  rsrsrs rss rsss sabe sarto sastifeita sastifeito saudades sdd sdds segue sei seila selfie senao sentino serio setup
  sextou shippar shorts sim simm sla slc slk sms socorroo soh sombrancelha soq sordado sosseg sossegada sossegado
  spoiler sqn stalkear status stories story streaming svc swipe tadinha tadinho tah tai tais tampouco taum tava tavam
  tavamos tavo tb tbein tbem tbm tbmm tbn tbt tcc td tda tdas tdo tdos tds teh teve tipow tlg tlgd tmb tmj tnc to toda
  tomano too top topper tow tpm trabai trabaia trabaiando trabaiar trabaiava trabaiei trabaio trabalhano trampa
  trampando trampar trampava trampei trampo trampos trank tranks tranquilo treco trecos trem tremzinho troco trocos
  ttto tudim tudin tudo tweet uai uber ubers ue uee uh uhum ui uiii umas ume unico upgrade urgh vc vcs vcses vdd vei
  veiaco vein veio veis veiz velho vem vestibular vey vibe vibes viche videochamada virge vish vixe vixi vixx vlw vmos
  vms vo vorta vortei vorto vortou vou vow vrs vsf vtnc vx vzs wats whats wp wpp xau xerinho xero xingo xixi ya yeah
  youtuber zap zapzap zoada zoado zoar zoeira
`);

/** Words of two letters, without accents: of other two letters nicknames are made ("Lu", "Gi", "Jô"). */
export const shortWords = wordList(`
  aa ab ac ad ae af ah ai al am ao ap aq ar as at au av ba bb bd bj bm bn bo bp bt bx ca cc cd ce cf cg ch ck cl cm cn
  co cp cr cs ct cv cx cz da db dc dd de df dg di dl dm dn do dp dq dr ds dt dv dx ea ec ed ee ef eh ei el em en ep es
  et eu ex fa fc fe ff fi fl fm fn fo fr fs ft fx gb gd gg gh gl gm go gr gt ha hb hc hd he hf hg hj hm ho hp hr hs ht
  hz ia ib ic id ie if ig ih ii il im in ip ir is it iv ix ja kd kg kk km kt kv la lb lc ld le lf lg lh li ll lm ln lo
  lp lr ls lt lv lx ma mb mc md me mg mh ml mm mn mo mp mr ms mt mu mv mx na nb nd ne nf ng nh nl nm nn no np nr ns nt
  nu nv nx ob od of oh oi ok ol om on op oq or os ou ow ox pa pb pc pe pf pg ph pi pk pl pm pn po pp pq pr ps pt pu pv
  qd qi ql qm qq qr qs qt qu ra rc rd re rf rg rh ri rj rm rn rp rr rs rt rv rx sa sb sc sd se sf sg sh si sl sm sn so sp
  sr ss st sv ta tb tc td te tf th ti tl tm tn to tp tr ts tt tu tv tx ua ub ue uh ui ul um un up ur us ut uv vb vc vd
  ve vf vg vh vi vl vm vo vs vt vu vx vz wc wp xi xp xr xs xx zz
`);

/** Of two letters with the last one marked so ("rê", "bê", "jô"), only these are words. */
export const shortMarked = wordList('cê dê lê pô tô vê vô pê tê crê nô sê');

/** Short forms of medicine, laboratories, prescriptions and offices. */
export const shortForms = wordList(`
  aas abd abdo abr acd ace acido acl acs adh adm adt afeb ago aha ahf aids aij aine aines ainh ains ait alt amb amp
  anca ant ante anti aorta apae aparel apt apto apx arm art asa asc ass ast asv atb ate atm atp aud auriculo aux av
  avc avd avds ave bact bas bav bcg bcp bcrnf bdz bepa bera beta bhcg bi bic bid bil bilat biop bipap bira birads bl
  blc bmi bnf boca bpm bqt bra brca brd bt bun bxa bzd cad caf canc cap caps card cardio cat cate cbd cbo ccih ccr cds
  cea cel ceo cep cervic cesp cfo chcm chol cia cid cif cipa cirurg cj clin clt cmv cnae cnh cnpj cns col colono colpo
  comb comorb comp cond consc contr coord copd cor cox cpap cpf cpk cpm cpre cps cpt crea creat crefito crf cristal
  crm crmv crn crp ctei ctg ctps cvm cvp cxa datasus dce ddah ddd ddi def deg depr dept depto derm desc dexa dez dhea
  dhl diag dieb dig dil dim dip dir disc disf disp dist diu dlp dmd dmg dmo dmt dna dnpm dom dor dorso dort dpac dpoc
  dpp dr dra dras drc drge drs dst dtm dum dvd dvp dx ead ebv eca ecg echo eco ecocardio ect ecz eda eeg egda ekg elet
  elisa emg emt end endo eneg eng ent epi epid eq ere erg esc esf espiro esq est esv esz etc eutiq evac ex exam ext
  fam fan fasc fator fav feb fem ferr fev fgts fib fisio fiv flx fmd fno fosf fpm fps fr fren freq fsh fta fto fts
  func gad gam gast gastro gen ger gest get ggt ghb gif gin gine gineco glic glico gme gnda gng goe gotas gpa gpp gps
  gts hab has hav hba hbs hbsag hbv hcg hct hcv hda hdb hdl hellp hem hemo hep hh hib hiperglic hist hiv hla hma hmg
  hnf hnp hpb hpf hpp hpv hrs hsv htlv htn hum iac iam ibs icc ict idr iec ieca ige igg igm ilib imc imuno inf infl
  ingest inr insp inss insuf int inter ipss iptu ipva iras irc irpm irs isrs ist itu ivas ivc ivup jan jr jul jun junr
  kcal khz km kpa lab lact laser lat lca lcm lcp ldl led lee leuc leuco lfn lig liq lll llt lma lme lmp loas loc lpf
  lsd lsn lt ltd ltda lup mac mah mai mapa mar masc mav mba mcg mcv mdf med mei melh memb men mens meq met mgh mgs mht
  mhz mid mie mig mil milh min mins mmg mmhg mmii mmol mmss moc mof mon mosm mot mra mrpa msd mse mtc mtx mus musc mva
  nac naf nanc ndn neb neg neo nerv neuro nih nit nlp nod norm nov nph npo nro num nutri obes obs obst oft oftalmo omb
  oms onc onco ong opme ort ortop osteo otorrino out oxi pac pad paf pag pam papa par pas pasep pcr pcte pdf ped
  pediat per perf peri pesq pet petct pfc pgs pgtt phd pia pic pics pid pil pils pis pix plan plaq pneu pneumo pnp pns
  poc pol pos post pot ppb ppm pre pred prep press prl prn prob proc prof profa prog prol prox psa psf psic psico psiq
  pta ptg pth ptt ptu pulm pvc pvp qd qid qmt qto qua quad qui quim rads rast rbc rcd rcp rdw rec recom ref reg reman
  resp ret retro reum reumato rge rh rha rim rins rms rnm rpg rpm rto rtu rtv rx rxs sab sae samu sarg sat sbp sca scp
  sdr sec secr seg segs sem sems senac sens serv set sex sg sgp sida sii sin sis sist slt sms snc snp sns sol soluc
  som sop sor sos spect spo sr sra sras srs ssri sta sto sub subt suco sup superf supra sus susp sv tab tac tag tap
  tart tbc tcc tci tcle tcm tdah tdap tdpm tea tec tee tel tem temp ten tens tent tep tept ter test tev tgo tgp thb
  the ti tia tibc tid tif tir tireo tit tmj tnf toc tod tomo torax torn tot tox tpm tpo trab trans trat traum trh tri
  tric trig trv tsa tsh tsv tt tto ttpa tts tum tv tvp tvs uai ubm ubs uce ucg uci udi ufc uff uls ult ultra umol unid
  upa upp ure uri uro urt usb usg utero uti utis vac vag var vas vasc vcm vdrl vef vent verm vert ves vhs via vias
  vits vldl vni vol volts vomit vppb vsr watts xar ygt zn
`);
