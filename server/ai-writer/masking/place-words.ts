import { wordList } from './word-list.ts';

/** Places of origin as large as a country. */
export const countries = wordList(`
  alemanha angola argentina australia austria belgica bolivia bulgaria canada chile china colombia coreia cuba dinamarca egito
  equador escocia espanha europa finlandia grecia guiana guine haiti holanda hungria india inglaterra irlanda israel italia
  japao libano lisboa marrocos mexico mocambique noruega nigeria okinawa palestina paraguai parana paris peru polonia portugal romenia russia
  senegal siria suecia suica turquia ucrania uruguai venezuela africa america asia londres miami orlando
`);

/** Countries, states, saints' days and regions: too large to identify a person, or no place at all. */
export const placesThatStay = wordList(`
  acre alagoas amapa amazonas amazonia bahia ceara goias maranhao minas para paraiba parana pernambuco piaui rondonia
  roraima sergipe tocantins brasil alemanha angola argentina australia austria belgica bolivia bulgaria cabo canada
  chile china colombia coreia cuba dinamarca egito equador escocia espanha eslovenia estados europa finlandia franca
  grecia guiana guine haiti holanda hungria india inglaterra irlanda israel italia japao libano marrocos mexico
  mocambique noruega nigeria palestina paraguai peru polonia portugal romenia russia senegal siria suecia suica
  turquia ucrania uruguai venezuela africa america asia oceania mercosul nordeste sudeste sul norte leste oeste centro
  natal pascoa carnaval reveillon aids deus senhor igreja estado uniao governo justica biblia semana advento ramada
  covid pandemia internet youtube facebook instagram tiktok whatsapp telegram google discord strava twitch linkedin
  zoom meet janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca
  quarta quinta sexta sabado domingo ano dia festa copa olimpiada primavera verao outono inverno pulmao baco coracao
  figado rim rins estomago intestino bexiga vesicula pericardio triplo utero qi yang yin jing shen sangue lingua pulso
  corpo cabeca enem vestibular sus inss crossfit pilates reiki muay judo assembleia universal
`);

/** Towns whose names are far more often herbs, foods, illnesses, feelings or people. */
export const townsThatAreWords = wordList(`
  acucena alecrim alegria alho almas altos aluminio amargosa amparo ananas angelica angico anta antas apiai arara
  araras araruta areia areial armazem arnica aroeira aroeiras arraial assis avare bacuri bagre baliza balsamo balsas
  barras batalha bebedouro bento bodo bofete bonito brejo brejoes brotas bugre buriti cacador cacau cafelandia caju
  cajuru caldas cambara camela camomila campestre candeia candeias candelaria candido canela canoas canudos capela
  capim caracol caraibas caridade carlos carnauba carrancas cassia castanhal catalao cedro ceres chale charrua
  cidreira cipo cocal colina colmeia condor congo contagem contenda coroados coxim crato cravinhos cristal cruz cumaru
  custodia delta descanso divino dobrada douradina ema emas embauba enseada ermo esmeralda espera esperanca esteio
  estrela extrema fama faro farol fartura feliz fenix ferros fervedouro filadelfia flores formiga fortuna fronteira
  funil garca gaspar gaviao glicerio gloria granito granja guapo guaraci guaraciaba guarana guarani harmonia horizonte
  imbe imbituva imbuia inaja independencia inocencia ipe iraceminha irara iris itau itu jaborandi jaboti jaca jambeiro
  jandaira jandira jardim jati jatoba jau jequitiba joanopolis jucas julio jurema juruena lagarto lages laje lastro
  lavras logradouro lontra lontras luna lupercio luz macauba macieira macuco malta mamonas manga mansidao mara marau
  maravilha maravilhas maribondo mascote mata mate matias mel merces minador mirador mirante modelo moema moreno
  mulungu murici mutum nantes natal natividade nobres normandia nova olimpia oliveira onda oratorios orleans ortiga
  ouro ouvidor pacajus palma palmas palmeira palmitos panelas paqueta pardinho parelhas passagem patis patos pau
  paulistana paz pedra peixe pequi perdigao perdizes perdoes pereiro periquito perola pescador picos piedade pilar
  pimenta pinhal pinhao pinheiro piquete piranhas pitanga pium planalto pocone pompeia ponte porto posse pote prata
  princesa progresso prudente quatis queimados quilombo quixaba radio rancharia recreio redencao reduto registro
  remigio renascenca reserva resplendor ribeira rodeio roma romaria roncador rosario rubim russas salgadinho salgado
  salinas salitre saltinho salto santana santiago sape sarandi saudade saudades saude seara sede segredo selvagem
  senador serio serra serranos sertaneja sertao sobradinho socorro solanea soledade sombrio sorriso sossego sucupira
  surubim tabatinga tabua taio talisma tamarana tangara tapera tapes taruma tenorio terenos tesouro tigre tombos
  trindade trombas tubarao tucano tupa turmalina turvo uba umburanas una urania uru urutai vale vassouras vera
  verdejante viana vicosa videira vigia viradouro vitoria xaxim zabele zortea
`);
