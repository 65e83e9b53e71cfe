import { wordList } from './word-list.ts';

/**
 * Everyday words of up to five letters, and everyday verbs whose forms may be as short. A dictionary has ten times as many of such length,
 * and most nicknames among them ("lica", "tita", "zuca"): of so short words only familiar ones pass.
 */
export const familiarWords = wordList(`
  abril abrir acaso acham achar ache acido acima acnes adeus adiar adubo aereo afeto afins agir agito aguas agudo
  aguentar ajeitar ajuda ajudar alarme albergue alca alcas aldeia alegre alias alice aliviar alivio alma almas almocar
  almoco altar altas alto altos altura aluno alvo amargo amarrar amassar amiga amigas amigo amigos ampla amplo anao
  andar aneis anel anexar anexo anima animo anjo anjos anotar ansia anta antas antes antiga antro anual aonde apagar
  apanhar apelo apertar apice apito apoiar apoio aposto aprender apto aptos aquecer arabe arame aranha arco arder
  ardor area areas areia arejar arena arma armar armas aroma arranhar arrepender arrepiar arriscar arrotar arrumar
  arte artes asa asas asilo asno aspas assar assim assoa assoar assustar astro atacar atado atalho atar ate atencao
  atender ativa ativo atlas atoa ator atrasar atriz atual atuar atum audio auge aulas aumentar aura autor avanco aveia
  aves aviao avisa avisar aviso avos azar azeda azedo azeite azuis baba babar babo bagre baile baita baixa baixar
  baixo bala balancar balao balas balde bamba bambear banal banca banco banda bando banha banhar banho baque barao
  barba barca barco barra barrar barro base basear bases basta bata bate bater batom baton bau bebada bebado bebe
  beber beco beijo beira belas beliscar belo belos bem bens benzer berco berrar berro besta bica bicar bicha bicho
  bicos bife bilhar bingo bioma bispo blusa boas boate boato boba bobas bobo bobos boca bocas bocejar boda bode boi
  boia boiar bois bola bolas bolha bolo bolos bolsa bolsas bolso bom bomba bonde boneca bones bordar bordo borra
  borrar bosque bosta bota botao botar botas braco brado brasa brejo breve briga brigar brilho brincar brinco brisa
  brita broca brota brotar broto bruta bruto bruxa bucha bufar bula burra burro busca buscar busto buzina cabal cabe
  caber cabos cabra caca cacar cacho cacos cada cafe cafes cair caiu caixa caixas calar calca calcar calcas calda
  caldo cale calha calma calmo calo calor calos calvo cama camas caminhar campo cana canal canil cano canoa canos
  cansar canta cantar canto cao capa capas capaz capim capinar capo cara caras carga cargas cargo carne carnes caro
  carregar carro carros carta cartas casal casar casas casca casco caso casos caspa catar cauda causa causar cavalo
  cavar caverna ceder cedo cega cegar cego ceia celas cena cenas censo cera cerca cerco certa cesta cesto ceu ceus
  chaga chale chama chamar chapa chata chato chave chaves chefe chefes chegar cheia cheio cheirar cheiro cheque chiar
  chique chor chora chorar choro chove chover chulo chumbo chupa chupar chutar chuva chuvas cifra cinto cinza circo
  cisco cisma cismar cita citar ciume clara claro clima clube coado coador coagir coar cobra cobrar cobre cobrir cocar
  cochilar coco cocos cofre cola colar colher colidir colo coma comecar comer cometa comprar comum confiar conta
  contar conto copa copas copia copiar copo copos cor coral corar corda cordas cores coro coroa corpo corpos corre
  correr cortar corte coser costa costas costurar cota couro couve cova coxa coxear cozer cozinha cozinhar crase cravo
  credo creio creme crer crescer cria criar crise crista crivo croche cru crua crus cruz cubo cubos cuia cuidar culpa
  culpar culto cume cumprir cunha cura curar curso curta curtir curto curva curvo cuspe cuspir custa custar custo
  cutis dado dados dama danar danca dancar dano danos dar data datar datas dava debater deca decidir decor dedo dedos
  deduzir deita deitar deixa deixar demo demorar dente dentes depender depor deram derreter derrubar desce descer
  descobrir desligar desmaiar despir desviar deter deus dever dia diabo dias dieta digno dique dirigir disco discutir
  dispor dita ditar dito dividir divo dizer doar dobra dobrar doce doces docil doer doida doido dom dona donas dono
  donos dopar dor dores dorme dormir dosar dose doses dotar doze droga drogas dual ducha dueto duna dupla duplo dura
  durar duras duro duros duvida ecoa ecoar eixo eleva elite elo elogio emagrecer email emana embora emite empurrar
  emula enche encher encolher engodo engolir engordar enjoa enjoar enjoo enorme enrolar ensaio ensinar entalar
  entender enterrar entra entrar envio enxada enxame enxergar enxuto epoca era eram errar erro erros erva ervas
  escapar escolher esconder escova escovar escrever escutar esfregar esfria esfriar esgoto esperar espeto espiar
  espirrar esquecer estalar estar este esticar estou estourar estudar etapa etica etnia euro evita evitar exame exato
  exibe exige exigir exilo explodir extra fabrica faca facas face faces facil faixa fala falar fale falha falhar falsa
  falso falta faltar fama farda faro farol farta farto fase fases fato fatos favas favo favor faxinar faz fazer fe
  febre febres fecha fechar feder fedor feia feio feira feita feito fela feliz fera feras feria ferias ferir fero
  ferro ferros ferver festa feto feudo fiado fiar ficar ficha fiel figo figos fila filas filha filho filme filtro fim
  fina fingir fino finos firma firmar firme fisga fisgar fita fitas fixa fixar fixo flor flora flores fluir fluxo
  focar foco focos fofa fofo fogo fogos foice folga folgar folha fome fones fonte fora forca forcar forma formar forno
  foro forra forrar forte fossa fossas foto fotos fraca fraco frade frasco frase freio frente fria frio frios friso
  frita fritar fritas frito frota fruta frutas fuga fugir fumar fumo funda fundo fundos fungar funil furar furo furos
  furto fusao futil gago gaguejar gaita gala galao galho galo gama gamba ganhar ganho garfo garra garras gastar gasto
  gata gato gatos geada gelar gelo gema gemea gemeo gemer genro gente geral gerar germe gesso gesto gira girar giro
  giz globo gol gole goles golpe goma gomas gorda gordo gorro gosta gostar gosto gota gotas gozar graca grade gralha
  grama grana grande grao graos grata grato grau graus grave graxa grega grego grelha greve grife grilo gripe grita
  gritar grito grosa grosso gruda grudar grupo grupos gruta guarda guardar guerra guia guiar guias gula guri guria
  habil habito halito haste haver heroi hiato hino hora horas horta hortas hotel humor humus idade ideal ideia ideias
  ido ids ignorar igual ilesa ileso ilha ilhas imovel impar impede imune incha inchar indica indio indo inibe iniciar
  inicio insula interno intima intimo inveja invejar iodo ir iria iriam irma irmao irmaos irmas irritar isca isola
  isolar item itens jantar jarra jarro jato jaula jeito jejum jilo joga jogar jogo jogos joia joias jovem jovens juba
  juiz juiza julga julgar junta juntar junto juntos jura jurar juro juros justa justo labio laco lacos lacrar lado
  lados lago lagoa lagos lama lambe lamber lampada lanca lance lanche lapis lar larga largar largo larva lasca lata
  latao latas late lateja latejar latir laudo lava lavar lavra lazer leal lebre legal lei leis leite leito lema
  lembrar leme lenco lenda lenha lenta lento leoa leque ler lerda lerdo lesao lesar leste letra letras levar leve
  leves lidar lider liga ligar lilas lima limao limoes limpa limpar limpo linda lindo lingua linha linhas lisa liso
  lista listas litro litros livre livro livros lixa lixar lixo local lodo logo loja lojas lombar lombo lona longa
  longe longo lotar lote lotes louca louco loura louro lousa louvar lua luas lucro lugar lula luta lutar lutas luto
  luva luvas luxo luz luzes maca macas macho machucar macia macio maco maga magia mago magoa magoar magra magro maio
  mais major mal mala malas males malha malhar mamar manca mancar mancha manco mandar manga mangas manha manhas mania
  manias manto mapa mapas mar marca marcar mares marte massa massas mastigar mata matar mato matos mau maus meche
  media medicar medico medida medir medo medos meia meias meio meios mel melao melar melhorar menos menstruar menta
  mente mentes mentir mera mergulhar mero mes mesa mesas meses mestre meta metal metas meter metro metros mexe mexer
  micro midia mijar mil milho mimar mimo mina minar minas mingua minha minimo miolo miope mira mirar missa mista misto
  misturar mito mitos miuda miudo moagem moca mocas moco moda modas modo modos moeda moedas moer mofo moida moido
  moinho mola molas mole moles molha molhar molho monge monta montar monte moral morar morder mordo morna morno morre
  morrer morro morte mosca mostra mostrar moto motor motos moveis movel mover muda mudar mudo muito mula mulher multa
  mundo munir mural murchar murcho muro muros musa museu musgo musica mutua mutuo nabo nacao nada nadar namorar namoro
  nariz nasal nasce nascer nata natal naus nave nega negar negra negro nervo nervos neta neto netos neve ninar ninho
  niveis nivel nobre nocao nodoa noite noites noiva noivo nojo nome nomes nora norma norte nossa nosso nota notar
  notas novas novo novos nozes nua nuca nulo nuvem obeso obra obrar obras obter obvio oca ocio oco odeia odiar odio
  odor oeste ofego oferta olhar olho olhos ombro omite onca onda ondas ontem opaco opera operar opina optar orar ordem
  orgao orla osso ossos ouro outra outro outros ouvir oval ovelha ovo ovos oxido paca pacto padre paga pagar pago
  paira pais pajem palco palha palma palmas palmo pane panela pano panos papa papas papeis papel papo par para parar
  parecer parede pares parir parque parte partir parto pasmo passa passar passo passos pasta pastas pasto pata patas
  pato patos pausa pausar pausas pauta pavio pavor paz peca pecar pecas pedaco pedal pedalar pedir pedra pedras pega
  pegar peido peita peito peitos peixe peixes pelar pele peles pelo pelos pena penas penca pende pendurar pensa pensar
  pente pera peras perda perdao perder perna pernas perto perua pesa pesar pesca pescar peso pesos peste petala pia
  piano pias picar pico picos pilao pilar pilha pilhas piloto pinga pingar pingo pinha pino pinos pinta pintar pior
  piora piorar pipa pira piral pirar pisar piso pista placa placas plano planos planta plantar plena pleno pluma pneu
  pneus pobre pobres poco pocos poda podar poder podia podre poeira poema poeta polir polpa polvo pomar pombo pomo
  ponta pontas ponte ponto pontos popa por porca porcao porco poro poros poroso porque porta portar porte porto posse
  posso poste posto postura pote potes potro pouca pouco poupar pousar pouso povo povos praga praia prata prato pratos
  praxe prazo prece preco precos pregar prego pregos prende prender prensa presa preso presto preta preto prever prima
  primo prior prisao privar proa prole propor prosa prova provar provas prumo puder pudor pula pular pulga pulo pulos
  pulsar pulso pulsos punha punho punhos punir pura puro puxa puxao puxar quadra quadro quarto quase quebrar queda
  quedas queijo queima queimar queixa quem querer quieto quilo quilos quina quinta quota rabo raca racao racha rachar
  radio raia raio raios raiva raiz rala ralar ralo rama ramo ramos rampa rancho ranco range ranger rapaz rapida rapido
  rara raras raro raros rasa rasgar rasgo raso raspa raspar rato ratos razao reage reagir reais real rebola recado
  recai receio reclamar recuo rede redes redor reduz rega regar regra regras rei reis relva remar remo renda render
  rente reparo repetir repor reses resfriar resma respirar resto restos reta reter reto retos reuso reza rezar rezo ri
  rica rico ricos rifa rigor rim rima rinha rins rio rios ripa rir riscar risco riscos riso risos ritmo rito rival
  robo roca rocas rocha roda rodar rodas roer rola rolar rolo rolos rombo ronca roncar ronda roseo rosnar rosto rota
  rotas rotina roubar roubo rouca rouco roupa roupas rouxa roxa roxas roxo rua ruas rubro ruga rugas ruido ruim ruina
  ruins rumo rural sabao saber sabor saca sacar saco sacos sacudir sadia sadio safra saga saia saias saida sair sala
  salao salas saldo salgar salmo salsa saltar salto saltos salva salvar salvo sanar sanda sandalia sangrar sangue
  sanha santa santo sapo sarar sarda sardas sarna saudar saude seca secar seco seda sedar sede segue seguir segura
  segurar seguro seio seios seita seiva sela selar selo selos selva semana senda senha senso sentar sentir separar
  sepse seria serie series serio serra sertao seta setas setor setores sexo sexta sigla signo sina sinal sino sinto
  siso sitio soar sobe sobra sobrar sobre socar social soco sofa sofrer soja sol solar solda solo solos solta soltar
  solto soma somar sombra sonar sonda sonhar sonho sonhos sono sopa sopas soprar sopro soro sorri sorrir sorte sovar
  suada suado suar suave subir suco sucos sugar suino suja sujar sujo sulco sumir suor suores super surda surdo surgir
  surra surtar surto surtos suspirar sustentar susto sustos sutia sutil tabu tabua taca tacas tala talas talco talho
  talo talos tampa tampar tanga tango tanta tanto tapa tapar tapas tapete tardar tarde tardes tarefa tarja taxa taxar
  taxas taxi tear tecer tecido tecla tedio teia teias teima teimar tela telas telha tema temas temer temor tempo tenda
  tenis tensa tenso tenta tentar tenue teor ter tera terca terco terno terra terras terreno tese teses testa testar
  teto texto textos tigre tijolo time times timida timido tinta tintas tipo tipos tirar tiro tiros titulo toalha toca
  tocar tocos todo tola tolerar tolo tomar tomate tomba tombar tombo tona tonta tonto topar topo toque tora torce
  torcer torneira torno torrar torre torres torta torto tosse tossir touca touro toxico traco tracos trago trair trama
  trancar trapo trata tratar trato trauma trava travar trave trazer treinar treino trem tremer tremo trena treta treva
  trevo tribo tricotar trigo trilha trio tripa tripas triste troca trocar troco tromba tronco trono tropa tropecar
  truco tubo tubos tumor tunel turma turno turnos turva ubere ulcera ultima unha unhas uniao unica unico unida unido
  unir untar urina urinar urna ursa urso usada usado usar usina uteis util uva uvas vaca vacas vacina vaga vagar vagas
  vago vaia vala vale valer vales valor valsa vamos vao vapor vara varal varar variar varre varrer vasilha vaso vasos
  vasta vasto vaza vazar vazia vazio vedar veia veias vela velas velha velho veloz vencer venda vender veneno venta
  vento ventos ver verao veras verba verbo verde verdes verme vermes verso versos vespa veste vestir veto veu vez
  vezes via viaja viajar vias vibra vibrar vicio vicios vida vidas video videos vidro vidros viela viga vigas vigiar
  vigor vila vilao vim vinda vinha vinho vinhos vinte viola vir vira virar viril virus visao visar visita visitar
  vista vistas visto vital vitima viuva viuvo viva vivas viver vivo vivos vizinho voar voga volta voltar volume
  vomitar vomito vontade voo voos votar voto votos voz vozes vulto xale xampu xarope xicara xingar zebra zelar zelo
  zero zeros zoar zona zonas zumbir
`);
