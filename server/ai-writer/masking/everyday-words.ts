import { wordList } from './word-list.ts';

/** Portuguese words that cannot be recognised by an ending (`is-word.ts`). They tell names in small letters from words. */
export const everydayWords = wordList(`
  parque cega cego surdo surda muda aleijado viuva viuvo orfa orfao biliar par obra obras pct pcte pctes
  a abacate abaixa abaixo abdome abdomen aborta aborto abre abrem abria abril acaba academia acalma acha acima acne
  acontece acontecem acorda acordo acucar acupuntura adenomiose agonia agora agosto agua agulha agulhas ainda ajuda
  ajudou albumina alcool alcoolismo alegre alegria alem alergia alforria algo alguem algum alguma algumas alguns alho
  ali alivia aliviam almoco alta alterna alto amamenta amanha amarela amarelas amarelo amarelos amarga amargo ambos
  ameaca amor analgesia anda andar ando anemia anestesia aneurisma angina angustia animar animo ano anorexia anos
  ansia ansiedade antes anti antiga antigo ao aos aparece aparelho apatia apenas aperta apesar apetite apneia apos
  aprende aprendem aprendia apresenta aproximar aquecedor aquela aquelas aquele aqueles aqui aquilo ar arde ardeu
  ardor area arritmia arroto arrotos arroz articulacao artrite artrose as asfixia asma assim assistia assusta astenia
  astigmatismo ate atende atendem atendi atendia atendo atonia atrapalha atrapalham atrofia atual audicao aumenta
  aumentam autismo auto autonomia avaria avc aveia aviao azedo azia azul azulada bacia baco baixa baixaria baixo
  banana banheiro barriga barulho bastante batata bate batem bateria batia batida bebe bebem bebia bebo bem benzinho
  beterraba bexiga bicho bico bilirrubina biologia biopsia bipolar biquini blefarite bloco blog boa boas boca boldo
  bolha bolhas bolsa bom bons borda bordas braco bracos bradicardia branca brancas branco brancos brava bravo briga
  bronquite bulimia bursite busca cabe cabeca cabelo cabelos cachorro cacia cada cadeira caes cafe cai caia cair caiu
  calcanhar calculo calma calmaria calmo calor cama caminhada camomila cancer candidiase canela cansa cansaco cansam
  canta cantam cao capsula capsulite cardio carinho carne carpo carro casa caso caspa castanha catapora catarata
  catarro categoria cateter causa causam caxumba cebola cedo cefaleia cefaleias cegueira ceia celiaca celular cem
  cenoura cento centro cep cerca cerebro certa certas certo certos cerveja cesarea cesariana ceu cha chas chefe chega
  chegam chegou cheia cheio cheiro chocolate chora choro chuva ciatica ciatico ciclo cifose cigarro cigarros cima
  cinco cinquenta cintura cinza cirrose cirurgia cistite cisto clara claras claro claros climaterio clinica coagulo
  coagulos cobria coca cocaina coceira cochila coco coisa coisas colar colaterais colateral colchao colecistite
  colesterol colica colicas colo coluna com come comeca comecam comeco comercial comia como companhia compra
  comprimido compulsao computador comum concepcao conforme confraria conhecia conjuntivite consegue conseguia
  consulta conta contas contato continua continuam contra convulsao copia coracao corda coriza corpo corre correria
  corria corrida corrimento corro corte costas costura cotovelo coube couro covardia coxa coxas cozinha cozinham cpf
  crack cravo creatinina cresce crescia crianca crise crises crosta cuida cujo culpa cura curry curta curto cuspia da
  danca dancam dao dar das data dava de dedo dedos defendia deita deixa dela delas dele deles demais demencia dengue
  dente dentes dentro dependia depois depressao derrame desanimar descansa desce desceu descia descreve desde deu
  deve devem dever devia dez dezembro dezenove dezesseis dezessete dezoito dia diabetes diaria diario dias diminuem
  diminui dinheiro direita direito diretoria dirige dirigem disco discutia dispara disse diu diverticulo divida
  dividia diz dizem dizer dizia dizimar do dobra doce doces documento doem doenca doente doentes doer doeu doi doia
  dois domar domingo dor dores dorme dormia dorso dort dos dose down doze dreno drogas duas dura duracao durante
  durmo duro duzentos e economia eczema edema eh ela elas ele eles em email embora emergencia emprego encerra
  endereco endo endometriose energia engole engolia engravidou enjoo enquanto ensina ensinam entao entendia entra
  entre entrou enviar enxaqueca epicondilite epidemia epilepsia epoca era eram erva ervas escada escapou esclerose
  escola escoliose escorre escorrega escorregadio escreve escrevem escrevia escura escuras escuro escuros escuta
  escutam espera esperam espessa espesso espinha espinhas espirra espirro esporao esporte esquece esquerda esquerdo
  esquina esquizofrenia essa essas esse esses esta estabiliza estagnacao estamos estao estar estas estase estava
  estavam este esteatose estes esteve estica estimar estomago estou estresse estria estrias estuda etc eu euforia
  evita evolui ex exame exames exceto existe existem existia face faco faculdade fadiga faixa fala falar falta
  familia fantasia farmacia fascite fase fatia faz fazem fazer fazia febre fecha fecham feijao feira feliz ferias
  ferida feridas ferritina festa fevereiro fez fezes fica ficava ficavam fico ficou figado filme fim fimose fina
  final fino fissura fistula fixo fiz fleuma flor fluxo fobia fogo foi folia fome fomos fone for fora foram forma
  forte fortes fraca fraco frango fraqueza frente fria frias frio frios fritura fruta frutas fugia fui fuma fumaca
  fumam funciona funcionam fundos furunculo ganha garantia garganta gases gastrite gastro gato gatos gelada gelado
  gengibre gengiva gengival gente gera geral geram gestante glaucoma glicemia glicose gluten gomar gorda gordo
  gordura gosta gosto gota gotas governador grande grandes grau gravida gravidez gripe grita gritam gritaria grossa
  grosso ha hanseniase harmonia haver havia hemoglobina hemorragia hemorroida hemorroidas hepatite hernia hiper hipo
  histerectomia histeria historia hj hoje homem homeopatia hora horas hortela hospital houve hs http https humor ia
  iam ideia idolatria idosa idoso igreja impede impetigo incha inchaco incomoda incomodam infarto infeccao informa
  infra inicia inicio injecao insonia insta insulina inteira inteiro inter interfere intestino intestinos
  intolerancia intra inverno ir ironia irradia irrita irritam isso isto ja janeiro janela jantar jeito joelho joelhos
  joga jogam jogo jovem julho junho junta junto juntos la labio labios labirintite lacrimar lactante lactose lado
  lados lanche laqueadura lar laranja larga largo lateja lava lavam lavanda le legitimar legume legumes leite leitura
  lembra lenta lente lento lepra ler letargia leu leucemia leva levam levanta levanto leve leves levou lhe lhes
  libido liga ligam ligou limao limar limite limpa limpam linfoma lingua livre livro local logo loiro lombar longa
  longe longo lordose lote loteria lua lugar lupus luto luz ma maca machuca macia macio maconha madeira madrugada
  magia magoa magra magro mail maio maior maioria mais mal malaria malha mama mamao mamas mancha manchas manda mandam
  mandioca mandou manha mania mantem mao maos mar marca marca-passo marcam marcapasso marco marcou marrom martini mas
  massa massagem massas massoterapia mastectomia mastiga mau me meandro media medica medico medita medo medula meia
  meias meio mel melancolia melasma melhor melhora melhorou memoria menarca menina menino menopausa menor menoria
  menos mensal menstrua menstruacao menstruou mentia mercearia meridiano mes mesa meses mesma mesmas mesmo mesmos
  metal metastase metro meu meus micose mieloma mil milho min minha minhas mini minuto minutos mioma miopia miseria
  moca moco modo mofo mole monotonia mora moradia mordia morena moreno morna morno morre morria morte motivo moto mta
  mto muco muda mudam mudou muita muitas muito muitos mulher multi musculo musculos musica na nada nadam nadega nao
  nariz nas nasce nascia nascimento natural nausea ne nefrite nega negra negro nem nenhum nenhuma nervo nervos
  nervoso nessa nesse nesta neste neuro neutro ninguem nivel no nodulo noite normal nos nossa nossas nosso nossos
  nostalgia nova nove novembro noventa novo nozes nuca num numa numero nunca nº o obesidade obs ocorre ocorrem oculos
  odor ofendia oitenta oito ok olfato olha olham olheira olheiras olho olhos olhou ombro ombros onde onibus ontem
  onze opera ora orelha orelhas orgia os oscila osso ossos osteofito otima otimo ou outono outra outras outro outros
  outubro ouve ouvem ouvia ouvido ouvidos ovario ovarios ovo ovos ovula padaria paga pagina paladar palida palidas
  palido palpebra pancreas pancreatite panico panturrilha pao papagaio papel para paralisia paranoia parda pardo
  parece parecem parecia parkinson parou parte partes parto partos passa passam passo passos passou patologia pavor
  paz pe pede pedia pediu pedra pedras pega pegam peito peixe pela pelas pele pelo pelos pelucia pena pensa pequena
  pequenas pequeno pequenos percebia perde perdeu perdia perfil pergunta perguntam peri periferia periodo permanece
  permitia perna pernas perto pes pesadelo pesadelos pescoco peso pessoa pia picante pilula pinga pino pinta pintam
  pintas pior piora piorou pizza placa planta plantam pneumonia pode podem poder podia poe poeira poesia pois policia
  polipo polipos ponta ponto pontos por porcaria porem porque porta portador portadora pos posto pouca poucas pouco
  poucos pq pra praia pre precisa prefere preferia prendia preocupa preocupam pressa pressao preta pretas pretendia
  preto pretos primar primavera primeira primeiro pro procura profecia profunda profundo progride propria proprio
  prostata protese prova provoca provocam psico psoriase pude pula pulam pulmao pulmoes pulso punho punhos pus puxa
  qd qdo quadra quadril quadro quais quaisquer qual qualquer quando quanta quantia quanto quarenta quarta quarto
  quase quatorze quatro que quebra queda queijo queima queixa quem quente quentes quer querem querer queria quimio
  quimioterapia quinta quinze quis radio raiva raiz rapaz rapida rapido rasga razao reanimar rebeldia recado recebia
  recente reclama refere referia refluxo refrigerante regiao regride relata relatorio relaxa remedio remedios repetia
  resfriado residencial resolve resolvem respira responde respondia retomar reumatismo reuniao reza rezam rg ri rim
  rimar rinite rins rio rir roi rola rolam ronca rosa rosacea rosada rosado rosto roupa roupas roxa roxo rua rubeola
  ruga rugas ruim ruins ruivo sabado sabe sabedoria sabem saber sabia saburra saem safena sai saia sair saiu sal sala
  salada salgada salgado salto sangra sangria sangue sao sapato sarampo saudavel saude se seca secas seco secos
  secretaria sede segue seguem seguia segunda segundo segundos sei seio seios seis seja sem semana semanal semanas
  semi sempre sendo senhor senhora senta sente sentia separa ser sera serao seria serotonia serve servem servia
  sessao sessenta sessoes sete setembro setenta seu seus sexta sifilis signo sim simpatia sinais sinal sindrome
  sinfonia sinto sintoma sintomas sintonia sinusite site sitio so sob sobe sobre sofa sofre sofreu sofria sofro soja
  sol sola solta soltam soluco somar some somente somos sonha sonham sonho sonhos sono sopa sopro soro sou soube
  sozinha sozinho stent stress sua suas sub subestimar subia subiu sublimar suco suor super superficial supra surdez
  surge surgem susto ta tabaco tais tal talvez tambem tanta tanto tao taquicardia tarde tato tava tb tbm tdah te
  tecnologia tela telefone tem temos tempo tendinite tendo tenho tensa tenso tenta teoria ter tera terapia terca
  terceiro tercol teria termina terminam terra testa teste teu teve ti tia tinha tinham tipo tira tiram tirania
  tireoide tirou tive to toc toda todas todo todos toma tomar tombo tomo tontura torax torce torcicolo tornozelo
  tornozelos torre tosse tossia total tpm trabalha trabalho transtorno tras trata travesseiro traz trazia treina
  treinam tres treze trezentos trigemeos trigo trinta triplo triste trombose tropeca trouxe tu tua tuberculose tudo
  tumor tunel ulcera ultima ultimar ultimo um uma umas umbigo umbria umida umidade umido unha unhas unica unico uns
  urina urticaria usa uso utero vacina vadia vaginose vai valentia vamos vao varia variam varias varicocele varios
  varizes vasectomia vaso vaza vazia vazio vc ve veem veia veias veio vejo velha velho vem vende vendem vendia vento
  ventosa ventosas ventre ver verao verde verdura verduras vergonha vermelha vermelhas vermelho vermelhos verruga
  vertigem vesicula vestia vez vezes vi via viagem viaja viajam vicio vida vigilia vim vinha vinho vinte vir vira
  viram virilha virou vista vitiligo vitimar viu vive vivem viver vivia vivo voce voces volta voltam voltou vomito
  vomitou vontade vou voz whats wpp www xixi zap zika zombaria zumbido
`);
