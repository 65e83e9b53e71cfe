import { wordList } from './word-list.ts';

/** Surnames in use in Brazil that have no other meaning. Surnames that are also words are in `names-that-are-words.ts`. */
export const surnames = wordList(`
  abdala abdalla abranches abreu affonso aguiar alarcao albuquerque alcantara alckmin alencar alencastro almeida
  alvarenga alvares alves alvim amaral amorim andrada andrade andreazza antunes aquino aragao aranha arantes araujo
  arcoverde armani arouca arraes arrais arruda arzua assis assumpcao assuncao ataide avila ayres azambuja azeredo
  azevedo bacelar balbino balestrin baptista barbalho barbieri barbosa barboza barcellos barcelos bardi barreiros
  barreto barretos barroso bartolomeu bastos batistella bazzo becker beltrame beltrao benatti benedetti benevides
  bergamini bergamo bernardes bernardi bernardino bertin bertolini bertoni betti bettini bezerra bianchi bianchini
  biasi bitencourt bittencourt bizerra boaventura bocaiuva bolsonaro bomfim bonatto bonetti bonfim borba borges
  bornhausen borsato bortolini bortolotto bortoluzzi botelho braga braganca brandao breda bressan brito brizola
  brunetti buarque bueno bulhoes burgos butantan cabral caetano caiado callegari calmon camargo camargos camilo
  campelo canedo canuto capanema caputo cardim cardoso cardozo carlos carmona carrilho caruso carvalhaes carvalhal
  carvalho casagrande casanova casarin casimiro cassiano castilho castilhos castro cavalcante cavalcanti caxias
  cerqueira cervantes cesario chaer chaves cherubini christofoletti cicero cintra ciocca coimbra collor colombo conti
  coppola cordova correa correia corsi cortez coutinho couto covas crivella cunha cury daher dallagnol dalmolin
  dantas davila debiasi dedecker deluca deodoro diniz doria dornelas dornellas dornelles drummond duarte dutra ebert
  echeverria eichenberg elias engelmann escobar espindola espindula espinosa esteves eulalio facchini fachin fagundes
  falcone farah farinelli farnese fausto favaretto favaro feitosa felix fernandes ferrara ferrari ferraz ferreira
  ferrer ferretti ferronato figueiredo figueredo fiorentino fischer fleury florencio fogaca fonseca fontana fontenele
  fontoura fortunato fraga fragoso franceschini franzoni freire freitas frias friedrich fritz fuchs furlan furlanetto
  gabeira galhardo galindo galli galvao gambarini garcez garcia garrido gaspar gaspari gasparini ghizoni giacomelli
  gianini gimenes gimenez giordano giroto girotto godinho godoi godoy goes gois gomes gomez gomide goncalves gondim
  gonzaga gonzales gonzalez goulart gouvea gouveia grando grazziotin greco guedes guimaraes gulart gusmao gutierrez
  hadad haddad hartmann heck heinz henriques hernandes hernandez herrera hess hoffmann hollanda hubner ibanez ikeda
  ishii ishikawa ito jacobina jacques joaquim jobim junqueira justino kaminski kato kawasaki keller kimura klein
  kobayashi koch koga konig kowalski kraemer krause kruger kubitschek kuhn kuroda kuster lacerda lage lamounier
  landim lanza lara larangeira lavor leiva lemes leonardi lessa libardi lindenberg linhares lins lobao lobato longhi
  lopes lopez lorenzetti lorenzoni loureiro lourenco lovato lucca lucchesi lucena luchesi lunardi macedo macena
  maciel madureira maeda magalhaes maldonado malheiros malta maluf manfredini manfrin mansur mantovani marchesi
  marchetti marchi marcolino marcondes mariani maringoni marques marquez marquezini martinelli martinez martini
  martins mascarenhas matias matsuda matsumoto mattos mayer mazza mazzini medeiros medina meira meireles meirelles
  melchior mello melo mendes mendonca meneghel meneses menezes mesquita meyer mezzomo michelon milani minguzzi
  miranda miyamoto miyazaki moino molina moniz montagner montanari monteiro montenegro montoro moraes morandi moreira
  morel morelli moretti moretto mori mosconi motta moura mourao moyses muller munhoz muniz murakami mussi nabuco
  nader nakamura nakano nasser natalini naves nazario negri negromonte nepomuceno neumann nicolau nicolini niemeyer
  nobrega nogueira nonato noronha novaes novais nunes ogawa okada okamoto oliveira olivetti ono oshiro osorio otero
  otoni ottoni oyama pacheco padilha padovani padua paes paiva palhano palhares pallotti palocci pamplona pantoja
  paranhos parreira parreiras pascoal pasqualini passarela passarelli paulino pavan pavanelli pecanha pedroso peixoto
  pellegrini pellegrino penna pereira peres perez perrone pessanha petry pettersen pfeiffer piazza picinin pignatari
  pimentel piovesan piragibe pires pitta pizarro pizzatto poletto polidoro pontes portela portella possamai prado
  proenca quadros queiroga queiros queiroz quental quevedo quintanilha quirino rabello rabelo ramalho ramires ramirez
  rangel rebello rebelo reboucas reinaldo resende rezende ribas ribeiro ricci righetti rigoni rinaldi rizzi rizzo
  rodrigues rodriguez rojas rolim romero rosetti rossato rossetto rossi rossini rousseff rovaris ruiz sabino saboia
  saito sakamoto salazar sales salles salomao salvatore samara sampaio sanches sanchez sandoval sandri sanfelice
  sangalli santanna santin santini santoro saraiva sarmento sarney sartor sartori sasaki sato savi scalabrin scarpa
  schaefer schmidt schmitt schmitz schneider schroeder schuch schultz schulz schwartz scolari sebastiani segovia
  seixas serafim serpa serqueira shimizu silva silveira silverio simas simoes simonetti siqueira soares soler sorano
  soriano sottili sousa souto souza spader spagnol spezia spinelli stefanello stefani stein steiner strauss suassuna
  suplicy suzuki takahashi takeda tanaka tavares taveira tavora teixeira teles telles tessari theodoro tibirica
  toledo tomaz tonelli tonetto toniolo torquato toscani toscano tourinho trajano travassos trentini trevisan trevisol
  trindade trujillo tupinamba ueda valadao valadares valenca valentim valerio valverde vanzella varela vargas
  vasconcellos vasconcelos vasques vasquez vaz veiga velasco velasques velloso veloso vendramini venturini verdi
  verissimo veronese viana vianna vicente victorino vidal vidigal viegas vieira vilanova vilar vilela vilhena
  villanova villar villas villela viterbo vitorino vogel volpato wagner walter watanabe weber werneck wolff xavier
  yamada yamaguchi yamamoto yamashita yoshida yoshikawa zago zambon zanata zanatta zanella zanetti zanin zanini zanon
  zanotti zanuzzi zapata zilli zimmermann zorzi zucchi zuccolotto
`);
