import { wordList } from './word-list.ts';

/** Names of physicians and others after whom medicine calls tests, signs, illnesses, scales and flower essences. */
export const eponyms = wordList(`
  achilles aquiles adson allis allen anderson apgar apley argyll aschner ashworth asherman baker bankart barlow
  barrett bartel barthel bartholin basedow beck beevor behcet bell bennett berg bethesda bergman billroth birads
  bishop bitot blatt blumberg bohler borg bosniak bouchard bozeman braden brescia breslow bristol broca brodie brown
  brudzinski brugada budd buerger bunnell burch burnout caprini celsius charcot chiari child chvostek claude clarke
  cobb codman colles conn coombs copeland cooper courvoisier cozen cotard crede crohn crow cullen cushing dallas
  darier dengue dequervain descartes dix doppler down drawer duchenne duke dukes dupuytren ebstein edwards ehlers
  eisenmenger ely epley epworth epstein erb ewing faber fadir fahn fanconi felty finkelstein fitzpatrick fleischner
  fontaine forrestier fowler framingham frankel freiberg frohlich froment fugl gaenslen galeazzi gardner gartland
  gaucher gerber gilbert giordano gleason glasgow godfrey golgi goldberg goodpasture gowers graves greulich guillain
  guyon haglund hallpike hamilton hansen hashimoto hawkins heberden heimlich henoch herzberg higado hill hippel hoehn
  hoffa hoffman hoffmann hodgkin holmes homans hoover horner hubscher huntington hurler jefferson jobe jendrassik
  kaposi katz kawasaki kellgren kenny kernig kienbock klinefelter knosp kohler korsakoff lachman lansbury lasegue
  lawton ledderhose leiden lequesne lewy lhermitte lisfranc ludloff lyme mallampati mallory marfan marsh mayo
  mcmurray mcburney meckel menell meniere mennell meyer michel mills milroy mingazzini moebius mohs monteggia morton
  munchausen murphy murray napoleon neer nikolsky ober ortolani osgood oswestry ottawa paget papez parinaud
  parkinson patrick perthes petren peutz peyronie phalen phren pott pompe prader prinzmetal quervain quincke
  ramsay ranson raynaud reiter rett reye rinne rockwood romberg rome roos rotterdam rovsing russell rutherford salter
  scheuermann schirmer schlatter schober schatzker schwabach schwab semmes sever sheehan sjogren smith snellen sokolow
  speed spurling stahli starling steinberg stevens stewart still sudeck sydney tanner thompson thomsen thomas tietze
  tinel tinetti todd tourette trendelenburg trousseau turner unna valgo valsalva vancouver virchow volkmann waddell
  waldenstrom wallenberg wartenberg weber wegener weinstein wells werner wernicke western whipple willebrand williams
  wilms wilson winkel wolff womac wright yahr yergason yocum zenker zollinger zung thessaly hallux kinesio lasik
  agrimony aspen beech centaury cerato cherry plum chestnut bud chicory clematis crab apple elm gentian
  gorse heather holly honeysuckle hornbeam impatiens larch mimulus mustard oak olive pine rock rose scleranthus star
  bethlehem vervain vine walnut water white wild oat willow rescue
`);

/** Words before such a name: "teste de", "sinal de", "fratura de". */
export const eponymousThings = wordList(`
  angulo artrite artrose bota calcado canal cancro cateter cirurgia cisto cistos classificacao coifa contratura coreia
  criterio criterios deformidade dieta disco doenca doencas erupcao escala escore esofago espasmo estadio estadiamento
  exercicio exercicios fator fenomeno fossa fratura glandula glandulas granuloma grau hernia hidradenite impingement
  indice lei lesao ligamento linfoma luxacao mal manobra manobras metodo molestia nervo neuroma nevralgia neuralgia
  nodo nodulo nodulos osteocondrite paralisia porfiria prova provas purpura protocolo questionario reacao reflexo
  regra sarcoma sinal sinais sindrome sindromes sonda syndrome tabela tecnica tendao tendinite teste testes tireoidite
  tremor triade trigono tubo tumor ulcera virus vasculite floral florais manguito osso encefalopatia cardiomiopatia
  demencia
`);
