import { wordList } from './word-list.ts';

/** Words for relations between people: a name may follow. */
export const kin = wordList(`
  acupunturista advogada advogado afilhada afilhado alergista aluna aluno alunos amante amiga amigao amigas amigo
  amigona amigos avo avos baba bebe benzedeira bisavo bisneta bisneto bispo cacula cardiologista chefe colega colegas
  comadre compadre companheira companheiro concunhada concunhado conjuge coordenador coordenadora cuidador cuidadora
  cunhada cunhadas cunhado cunhados curandeiro dentista dermatologista diarista diretor diretora doula doutor doutora
  dr dra empregada endocrino endocrinologista enfermeira enfermeiro enteada enteado enteados esposa esposo ex
  faxineira filha filhas filhinha filhinho filho filhos fisio fisioterapeuta frei freira funcionaria funcionario
  gastro gastroenterologista gemea gemeas gemeo gemeos genro gerente geriatra ginecologista homeopata instrutor
  instrutora irma irmao irmaos irmas madrasta madrinha mae mamae mana maninha maninho mano marido massagista
  massoterapeuta medica medico missionaria missionario mulher namorada namorado naturopata neta netas netinha netinho
  neto netos neurologista noiva noivo nora nutri nutricionista obstetra oncologista ortopedista osteopata otorrino
  padrasto padre padrinho pai pais papai parteira pastor pastora patrao patroa pediatra prima primas primo
  primogenita primogenito primos prof professor professora psicologa psicologo psiquiatra quiropraxista recem-nascido
  reumatologista secretaria sobrinha sobrinhas sobrinho sobrinhos socia socio sogra sogro supervisor supervisora
  terapeuta tia tias tio tios titia titio treinador treinadora urologista vizinha vizinhas vizinho vizinhos vo vovo
  vozinha vozinho agiota agronomo agronoma anestesista babalorixa barbeiro batchan cabeleireira cabeleireiro cacique
  capataz capitao cardio cirurgiao comandante contador contadora coronel corretor corretora cumadi cumade
  delegada delegado deputado dermato diacono dinda dindo ditchan endocrinologista encarregado encarregada farmaceutica farmaceutico fono
  fonoaudiologa fonoaudiologo gineco hemato ialorixa infecto juiz juiza madinha manicure mestre mestra monge monja motorista namorido
  nefro nefrologista neuro nonna nonno nutrologa nutrologo oculista oftalmo oftalmologista onco padim paje parceira parceiro pneumo
  pneumologista porteiro prefeita prefeito presbitero proctologista promotor promotora psico psic rabino reumato sargento sensei
  guri guria moleque ficante psi psiq
  sindica sindico subsindico superiora superior tecnica tecnico tenente urologista uro vereador vereadora veterinaria veterinario zelador zeladora
`);

/** "bebê Ana", and not "bebe Guaraná". */
export function isKin({ folded, text }: { folded: string; text: string }): boolean {
  return kin.has(folded) && text.toLowerCase() !== 'bebe';
}

/** A word for addressing or naming somebody. */
export const titles = wordList(`
  apelidada apelidado apelido batizada batizado chama chamada chamadas chamado chamados chamar chamava chamo client
  cliente clientes conhecida conhecido don dona doutor doutora dr dra dras frei irma madre mme mlle herr frau mr mrs ms named nome nomes paciente pacientes padre pastor pastora patient prof profa professor professora senhor senhora seo
  seu sinha sobrenome sr sra sras srs srta tia tio vo vovo ir irma irmao mestre mestra sensei padim cacique paje nonna nonno batchan
`);

/** Words between such a word and the name: "minha filha mais nova, a Luana", "marido que se chama Otto". */
export const bridges = wordList(`
  por pelo pela
  a adotiva adotivo as atual cacula chama chamada chamado com da de dela delas dele deles do e ex falecida falecido
  finada finado gemea gemeo maior mais materna materno meio menor nome nova novo o os paterna paterno por primeira
  primeiro que querida querido se segunda segundo tambem um uma unica unico velha velho
`);

/** Verbs that only people take: a word before them is a person, even if it could be a thing. */
export const personVerbs = wordList(`
  abandonou aceitou acha achou acompanha acompanhou acorda acordava acordou acredita adora adorava agenda agendou
  aguarda aguardou ajuda ajudava ajudou almoca ama amamenta amamentou amava anda apareceu aposentou apresenta
  apresentou bateu bebe bebeu bebia briga brigou buscou caiu caminha caminhou cansa cansou canta casou chegou chora
  chorava chorou cobra cobrou come comecou comenta comentou comeu comia compara compareceu completa completou
  conheceu consegue conseguia conseguiu consulta consultou conta contava continua continuou contou corre correu
  cozinha cria criou cuida cuidava cuidou descreve descreveu deseja desmaiou desmarcou detesta dirige disse diz dizia
  dorme dormia dormiu encaminhou encontrou engole engravida engravidou escreveu esqueceu esta estava estuda estudou
  evacua evacuou evita evitou exige exigiu explicou fala falava faleceu falou faz fazia fez fica ficou frequenta fuma
  fumava fumou ganhou gosta gostou grita gritou indicou informa informou iniciou insiste insistiu interrompeu irrita
  janta largou lembra lembrou leu levanta levantou ligou mandava mandou marcou mastiga medita menstrua menstruou mora
  morava morou morreu mudou namorou nasce nasceu nega negou nota notou odeia operou ouviu pariu parou pediu pensa
  pensou percebe percebeu perdeu pergunta perguntou pesquisou pratica praticou precisa precisou prefere procura
  procurou queixa queixou quer queria quis realiza realizou receia reclama reclamou recomendou recusou refere referia
  referiu relata relatou remarcou reside residia respondeu retornou ri ronca roncou sabe segue seguiu sente sentia
  sentiu separou sofre sofreu solicita solicitou sonha sonhou sorri soube sua sugeriu sumiu suspendeu telefona
  telefonou tem teme temia teve tinha toca toma tomava tomou trabalha trabalhava trabalhou traiu transpira treina
  urina urinou usa usava usou veio viajou visita visitou viu vive viveu voltou vomitou
`);

/** Verbs for actions with another person, whose name follows "com", "do", "da". */
export const relations = wordList(`
  acompanhada acompanhado brigou briga brigava casada casado casaram casou contato convive conviveu discute discutiu divorciada divorciado divorciou namoro casei
  emergencia encaminhada encaminhado falar indicacao indicada indicado juntou mandada mandado namora namorando namorou noivou reatou recado
  responsavel separada separado separou terminou traida traido tratar viuva viuvo
`);

/** Verbs that only people take: an unknown word before them is a name. */
export const humanVerbs = wordList(`
  acha achou casou chora chorava chorou comentou contou dirige discute disse diz dizia dorme dormem dormiu engravidou explicou fala falam falava falou faleceu fuma gritou indicou
  ligou mama mamou mandou mentiu mora moram morava morou morre morreram morreu namora nasceu odeia pediu pensa perguntou prometeu ralhou recomendou reclama reclamou respondeu ronca separou
  sugeriu telefonou trabalha trabalham trabalhou traiu trouxe viajou vive vivem
`);

/** Occupations after a name: "Tuca, manicure". */
export const professions = wordList(`
  advogada advogado agricultor agricultora agronomo aposentada aposentado arquiteta arquiteto artesa artesao artista assistente atleta
  atendente autonoma autonomo auxiliar balconista bancaria bancario barbeiro bombeiro cabeleireira cabeleireiro caminhoneiro cantor
  cantora capoeirista carpinteiro catador catadora chapeiro chaveiro comerciante confeiteira contador contadora cozinheira
  cozinheiro cuidadora dentista designer diarista domestica dona eletricista empresaria empresario enfermeira enfermeiro engenheira
  engenheiro entregador estudante faxineira feirante fotografa fotografo funcionaria garcom gari gerente jardineiro jornalista juiz
  lavrador lavradora locutor manicure marceneiro marinheiro mecanico medica medico merendeira militar motoboy motorista musicista musico
  operador operadora padeiro parteira pastor pastora pecuarista pedreiro pensionista pescador pescadora pintor pintora policial
  porteiro professor professora programador psicologa psicologo recepcionista repositor secretaria seguranca servente servidora sindica
  soldador tatuador taxista tecnica tecnico vaqueiro vendedor vendedora veterinaria vigia vigilante zelador
`);
