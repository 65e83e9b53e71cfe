import { wordList } from './word-list.ts';

/** Given names that are also words. With a capital in mid-sentence they name a person: "a Rosa ligou", not "língua rosa". */
export const capitalNames = wordList(`
  agar alba albino alegria alma altiva amada amado amor amora angelica aparecida aparecido argentina armando arruda
  aurea aurora beija bela belem benigna benigno bento branca brisa caca caio camelia candida candido cassia celeste
  clara clareta clarinha clemencia conceicao consolacao constancia coral cristal custodia custodio dara digna diva
  divina divino dolores domingo domingos dores dorinha encarnacao esmeralda esperanca estrela evangelista felicidade
  flora floriza fortuna gema generosa gentil gloria graca gracas gracinha graciosa guia hera hilaria honesta honor
  imaculada india inocencia iris israel jade jasmim joia jordania julho justa justo leia lia lica lila lilas linda
  lindinha lirio lis lisa lourinha louro lua lucida luz macio magna magno maia mar maravilha marco margarida maxima
  maximo mel melissa mia milagre mimosa mina mira modesta modesto morena morgana nana natal natalina natalino
  natividade neve neves ninfa nobre norma olinda oliva orlando orquidea paixao pascoa patrocinio paz pedra penha
  peregrina peregrino peri perola perpetua piedade pilar placida placido porfiria prata preciosa prima primavera
  primo prudencia pureza querida rainha regente remo ressurreicao rica rocha rolando roma romana rosa rosario rose
  rosinha rubi rubia sabia safira salvador santa santana santo santos sara saudade selva serena sereno severa severo
  silvestre socorro sol soledade sonho tais tamara terra tulipa urbana urbano valente valeriana ventura vera verdade
  verissimo vida viola violeta virgem vital vitoria viva vivo zelo zion
`);

/**
 * Those of them that stay a word even with a capital in mid-sentence: only a word beside them makes them a name ("minha irmã
 * Dores", "Maria da Luz").
 */
export const weakNames = wordList(`
  agar alba alegria alma amado amor amora belem benigna benigno branca caca camelia candida candido cassia consolacao
  coral custodia custodio dara digna diva divina divino domingo domingos dores encarnacao esperanca estrela
  felicidade flora fortuna gema generosa gentil graca gracas guia honesta imaculada india inocencia jasmim julho
  justa justo lisa louro lua luz macio magna magno mar marco maxima maximo mel milagre mina mira modesta modesto
  natal natividade neve neves nobre oliva paixao pascoa paz pedra piedade placida placido prata prima primavera primo
  pureza querida rainha regente remo ressurreicao rica rocha roma rosario sabia santa santo saudade selva serena
  sereno severa severo sol sonho tais tamara terra valente valeriana ventura verdade vida viola virgem vital viva
  vivo
`);

/** Surnames that are also words: names only beside another name, or after a word that announces a name. */
export const wordSurnames = wordList(`
  amador amora ando anjo anjos aranha areia assuncao baia bandeira banhos barata barra barreira barro barros batista
  belo bento boas boto branco branquinho brasil brasileiro brava bravo calado caldas caldeira camara campanha campo
  campos candido canto cardeal carmo carneiro carreiro casado casal casas castanha castanheira castelo cavaleiro
  chagas chaves cheiro cidade claro coelho colares cordeiro coronel corte cortes costa crespo cruz custodio damasco
  dias doce dourado engel estrela evangelista falcao faria farias fazenda feijo feio ferrari ferro festa fiel
  figueira filho flor flores fonte fontes forte fortes frade fraga franca franco frota furtado gago gaia gallo galo
  gama gato germano goias graca grande greco guanabara guarda guerra guerreiro guia hashimoto holanda horta imperial
  inverno jardim jesus jordao junior kaiser ladeira lago lagoa lajes lapa laranjeira leal leao leitao leite leme
  lemos lima limeira lira lisboa lobo longo louro lousada luz machado madeira magno maia manso mar maranhao marinho
  mata matas mato matos meirinho mel menino messias milagres modesto montanha monte montes morais moreno mota
  nascimento negrao neto netto neves nobre novo oliva paes pais palma palmeira palmeiras pampa paraiso pardo parente
  passarinho passos patricio patrocinio paula pavao paz pedra pedras pedreira pedrosa peixe penedo penha penteado
  pequeno pessoa pestana piedade pimenta pinheiro pinho pinta pinto pitanga poco pombo ponte porto portugal prata
  prates prazeres preto primo quadros quaresma quinta ramalho ramos raposo real rego regra reis ribeira rico rios
  rocha romano rosa rosado rosario russo sa sacramento sala salas salgado salgueiro santa santana santiago santo
  santos sardinha seca segundo serra serrano severo sobral sobreira sobrinho sol sorriso sossego souto telha terceiro
  terra torres trigo trigueiro vale valente vales valle vargem velho ventura veras verde vila villa villas vinagre
  vinha vinhas virtude viveiros
`);
