import { wordList } from './word-list.ts';

/** Words of our own catalogue, forms and texts that cannot be recognised by an ending (`is-word.ts`). */
export const clinicalWords = wordList(`
  phmetria
  abate aberta aberto abertos aborrece aborreco abra abriga abuso acao aceita aceito acelera acerte acessa acesso
  acessos acidez acoes acolhe acolhedor acompanhe acromio acumulo administra administrador adormece adormeco aerea
  afasta afirma aflita aflito afta aftas afunda agita aguda agudo alcanca alcance alerta alertas alimentares alivio
  altera altere altissima alvo amanhece amargor ambiguo ameixa amigdala amplitude amplo anal analise anamnese
  ancestral anel anexo angulo anormal antebraco anterior antitrago antro anus apaga apague apart apazigua apendice
  aperto apice apito apoio aponta apostila aquece aram arame aranhas arco argila arrasta arrepio arterial artificial
  artigo ascaris aspecto aspera aspero asperos assina assume assunto assusto ataca ataque ative atras atrasa atraso
  atualiza aulas auriculares ausculte autoriza autorizo avanca avermelha averso avisa avise aviso avisos axes axila
  bacilo bafo bairro balanca balancas balas bambas bambo bambu banco banho banhos barba barra barraca barras bases
  basta bastao bati beneficio beneficios benigno bezerro biceps bilateral bloqueio bochecha bochechas bocio bolo
  bombardeio bombo bone borboleta borborigmos bordo borra botao boxes braba braquial breve brilho brinca brochei
  brotoeja brucos bruto buco bulbo cabecalho cabrito cachaca cache cacifo caco cadastro caibra caibras caimbra
  caimbras caio caixa calafrio calafrios calcaneo calcas caldo caldos calorao caloroes calvicie camara camarao came
  campos cancela cancele cancelo candidato candidatos canso canto capacete capital capitulo cara caractere caracteres
  cardiaca carga caroco carocos carta cartao cartoes casaco casal casca catalogo catalogue catch cauda cautela
  cautelas cava cavalo cede celeste celula centavos central centre cera cerebral cerume cessa chance chao charque
  chata chave chichi chines chineses choco choque chuchu chumbo churrasco cibalos cicatriza cimba cinabre circulo
  circulos cita civil clausulas clavicula clima cloasma coberta cobertor cobranca cobrancas coccix cochilo cocuruto
  codigo cogumelos colchetes cole colera coleta colina colon combina comece comercial comercio comilanca compare
  compares compartilha compile completas completo completos complexas complexo complexos composta composto compressa
  comuns concentra concha concorda concurso condilo condutor conduz conexao conexoes confere conferi confianca
  confira confirma confirme conflito confusa confuso congela congenita congestao conhece conjunto consigo consultorio
  consumidor consumo conte conteudo conteudos contexto continues continuo contorno contradiz contrai contraste
  contrato controla controlador controle contudo convalescenca conversa cookies copo copos cores cornetos coronariana
  corresponde correto corrigi costal costela costelas costuma cota craniano cranio credito creme crie criterios
  cromossomos cruas crus cubito cumpra cumpre curso curva curvo cuscuz custa custo custos dadas dado dados dali dano
  daqui debaixo debate debil decide decides decima decimal decimals declara declare decubito dedao defeitos defesa
  deficit deixe demoro denies dependa depende depressa derruba desanimo desarranjo desative descalco descarta
  descoberta descoberto desconforto desconheco desconto descritas descubra desejo desejos desenho desequilibrio
  desfaz desfeito desfibrilador desgaste desliga desmaio desmaios desperta despertares dessa desse desses desta
  destaca destaque deste destino destoa desvio detalhes devolve diafragma dica dicas dieta diferenca dificil
  dificulta difunde difusa difusas diga digestao diminua direta direto discorda discreta discreto discriminatorio
  discute discuto dispersa disperse disperses disposta dissipa disso distal distingue disto distribua disturbio dita
  dito ditos diurese diurna divide divorcio domicilio dono donos dorsal drena ducto duodenal duodeno dupla efeito
  eixo eixos eleito eletro emagreci embaca embaixo embriao emenda emoji empresa encaminhe encara encerre encharca
  enche encolhe encontra encontro encontros endometrio endurece enfase enfisema engasga engrossa engulo ensine entala
  entende entorno entorse entrega entregue entregues enurese envie envoltorio enxerga enxergo epicondilo epigastrio
  epiglote episodio equilibrio equipe eretil ergue erisipela eritema erro errors erros escala escama escapa escapes
  escapula escapulas escarro escarros escassa escasso esclarece escoa escolha escolhe escreva escrita escrito
  escritos escurece escuto esfincteriana esforca esforco esforcos esofago espaco espalha esparsas espasmo espasmos
  especial espere esperma espinhaco espontanea espontaneo espontaneos espuma esqueco esquisito essencial estala
  estalos estanca esterno estilo estilos estimulo estimulos estranho estranhos estreita estreito estudo estufa etapa
  etapas etiqueta evacuo exagero examine exatas exausta excesso excessos exclui exemplo exerce exercicio exercicios
  expira exporta exporte expresso expulsa expulso exsudato exterior externa externo externos extras extrato extrema
  facial facil fade fale falei falha falhas falso familiares fastio fator favor favorece febrao febricula febril
  fecho fede feio feita feito feitos femur fenda ferve feto fibula ficha ficticio ficticios fila filiforme filtro
  filtros fiquei firme fita fixa fixas fixo fixos flames flanco flancos foco fogachos fogao foge folego folga folgas
  folha folhas fontanela fonte fontes forame foramen forca forcas force formato formiga formula formulas fornecedor
  foro fortalece fortissima fossa fosse fotografa fragil frances franze frase frases fraude freio fresco frescos
  fronte frouxo frouxos funda fundo ganglios ganhe ganho ganhos garca garoa gasta gasto gazes gelo genital
  gerenciador gestao gigabyte gira globo gluteo goela gole goles governa graca grao gratis gratuita gratuito
  gratuitos grave gripal grito gruda grupo grupos guarde guardei habito habitos halito halux harmoniza helice helix
  hemoptise hiato hilo hipocondrios hipofise hipotese hipoteses horizontal horror hospedes hostil icone idade idas
  iliaca ilicito imediato imperador impeto implicitos importa impreciso impressa impressas impresso imprime impulso
  impuro inata inato incerto inclui inclusive incomodo incompleta incompleto incompletos incorreto incorretos
  indecisa indicador indice indireta indireto indo infantil inferior inflama ingestao inhame inicial inquieta
  inquieto inquietude inseguranca insetos insone insossa integral intercostal interessa interior interna interno
  internos intervalo intima intimas invade invasor inverso inverte iodo irradie irregulares irrequieta jato jejum
  judicial juizo juventude kilos lacrimeja lagrimas lance lapis laringe lassidao lassitude lateral latex laticinios
  laudo lead leao leem legal legenda leigo leis lemos lencol lesa letras levei liberta licenca lidas lide lido ligue
  limpo limpos linfedema linha linhaca linhas links lisa lista listas litros lives lobe lobulo localiza logotipo
  lombos lumbago macaca macarrao maco macos maiuscula maiusculas maleolo mamilo mande mandibula manga mantenha mapa
  maquina masculino mate maxima maximo meca mediano medio medios megabytes melao melena melhorei membrana membranas
  membro membros menciona menstruo mental mente mergulha mestre meta metacarpo metacarpos metade metas metatarso
  metatarsos metodo metodos metropole mexe milhao mina mingau mingaus minima minimo ministerial minuscula miss mista
  mistas mixedema modelo modelos modera modere moderna modulo molha molho montanha monte morde morro moscas mostra
  mostre motor mova move mudanca mudancas mude mudez multa mundo murchas musculares narina nasal navegador nego
  negocio negocios nela nelas nele neurossensorial nevoa nexo niquel nona norma norte notas note notes noturna
  noturnas noturno noturnos nutre obesa obeso objeto obliquo obriga obrigatorio obrigatorios obstrui ocasioes
  occipicio occipital oculta oculto ocupa oferece olecrano oleo oleos olhe onda ondas operador opor opostas oposto
  opostos oprime orbita organiza orgao orgaos orificio orificios ouco oval ovulos padrao padroes pago pagos painel
  paises palavra palavras palidez palma palmas palmos palpita pano pantano papulas paragrafo paragrafos paralelo
  paravertebral parcial pare paro participa passei passes pasta patela patogenos pausa pausas pauses pavio peca
  pedaco pedacos pego peguei pelotas pelve pelvis penetrador penis pense penso pepino pera perca perco perda perdas
  perdi pergunte pericardio perineo perito perturba perversos pessima pessimo pessoal pica pico pigarro pijama pilha
  pimentao pinyin piorei pique piramidal piriri pisiforme pisque pivo place plano planos plantoes plaquetas
  plenitudes pneumotorax podal podre pombo ponte popliteos portal portao portoes portugues possa posso possui
  posterior pote pouquissima pouquissimo pratos prazo prazos preciso preco precoce precordial precos predominio
  preencha preenche prefira prefiro prefixo prega prego prejuizo prende prepara preparo preparos presa presas
  prescrito prescritos preso principal principio principios problema problemas processa processo processos procure
  progresso prolapso pronta prontas pronto prontos propoe proposito proposta propostas protege protocolo prove
  provedor proxima proximas proximo pubis puerpera pulo pulos puls pulsatil pulses pupila pura puro puxao queixo
  quero quieta quilo quilometros quilos quinto quintos raciocinio radial raio rala ralo ralos ramal ramo raro rasa
  rascunho rascunhos rash raso ratio razoes rebelde rebordo recarregue receba recebe recebi receita recomeca
  reconhece recorte recupere recurso recursos recusa redator rede redes redige redondo redor reduz reduza reescrito
  refaca refaz refeito reflexas reflexos regioes registra registre registro registros regra regras regula regulares
  rejeita relato relatos relogio remoi remova remove renal renders renova rente reparador repele repentino repete
  repouso repuxa repuxo requisitos reserve resguardo resiste respiratorio respire respiro responda resposta respostas
  ressalva resta resto restos resume resumo resumos retal retenho retira reto retorna retorno reunioes riacho rigidez
  risco ritmo ritmos rival roca roda rodape role rolo ronco rotinas rotulo rouca rouquidao rubor rubra ruinas rules
  rumina rumo russa sabonete sabor sacral sacro salao salva salvaguardas salve salvo santo sapo sarei seda seguranca
  segure seguro selo semen senao senha senhas septo sereno sertao servidor servo seta setima setimo severa severo
  sexos sexto sido siga sigilo silhuetas simples sincope sino sintese sistema sobra sobrancelha sobrancelhas
  sobrecarga sobremesa sobrepeso sobrescrito sobressalto sobressaltos sobretudo solto soltos soma sorriso sorvete
  sossega sossego statuses suaves subclavios subita subito substitui subtitulo sucesso sudorese suei sufoco sugere
  sugestao sugestoes suja sulco superficie superior suporta suporte suporto supositorio suprema supremo surda surdo
  suspeita suspira suspiro suspiros tabela tabelas tablet tablets take tamanho tamanhos tambor tampa tardio tarefa
  tarefas tarso taxa taxas tema tempao temperos tendao tende tenesmo teniase tenis tenra tente terao terapeutas terco
  tercos termo termos terreno terrenos terror testiculo testiculos teto texto textos tibial ticket tigela tijolo
  timbre timidez tinta tiques tiro titulo titulos tolera tolero tone tonta tonto topo toque toques torno torta tortas
  traces traco tracos traduz trago tragus trajeto trama tranquila tranquilo transaminase transforma transito
  transpiro trapezio trauma trecho trechos treinos treme tremor tremula tremulas triglicerides troca tronco troque
  tuberculo tufos turva ulna ultrassom umedece umero uniao unilateral uretra urge urico urine urino uterina uterino
  vaga vagina vague vale valor vasculares vela veloz vence venda vendo ventilador veredito vergao vergoes verifique
  verme vermelhidao vertebra vertebras vertex vertice vespera vias vico viga vigor viola violacea violao virgula
  virgulas visceras visto vistos vital volte volume vomitei voraz vulva western xicara xicaras zanga zero zona zonas
  zonza zumbi
`);
