import { wordList } from './word-list.ts';

/** Kinds of establishments, firms, schools and settlements: a word with a capital after them is their name. */
export const establishments = wordList(`
  academia acougue adega agencia agroindustria agropecuaria albergue aldeia alfaiataria alojamento apae armarinho
  armazem assentamento associacao atelie atelier auto autoescola autoeletrica autopecas aviario bar barbearia barraca
  barracao batalhao bazar bercario biblioteca bistro boate borracharia botequim boteco brecho buffet cafe cafeteria
  camara camping cantina capela carpintaria cartorio casa caserna casinha casai centro ceramica cervejaria chacara
  chale charutaria chocolataria chopperia churrascaria ciep clinica clube cmei cei ceu cohab colegio colonia comando
  companhia complexo comunidade condominio confeccao confeccoes confeitaria congregacao consorcio consultorio
  construtora convento cooperativa coral corregedoria correios cortume creche curso cursinho curtume defensoria
  delegacia deposito distribuidora doceria docas drogaria editora edificio emef emei emeief empreiteira empresa
  engenho ermida escola escolinha escritorio espaco estaleiro estamparia estancia estetica estudio fabrica faculdade
  farmacia fazenda fazendinha federacao feira ferragem ferragens ferraria ferro-velho floricultura forum frigorifico
  fundacao funeraria funilaria galeria galpao garagem garimpo gleba grafica granja gremio grupo guarnicao haras
  hemocentro hidreletrica hipermercado hospedaria hospital hotel igarape igreja ile ilha imobiliaria industria
  instituto jardineira jornal kartodromo kitnet laboratorio lanchonete lar laticinio laticinios lava-jato lavanderia
  leiteria linha livraria loja lojas loteamento loterica madeireira malhas malharia maracatu marcenaria marina
  marmoraria maternidade matadouro mercadinho mercado mercearia metalurgica mina mineradora ministerio mosteiro motel
  museu nucleo embaixada mocidade academicos oficina olaria ong orfanato orquestra otica padaria panificadora panificacao papelaria paroquia
  pastelaria patronato peixaria penitenciaria pensao petshop pizzaria policlinica pontinho posto postinho pousada
  povoado prefeitura presidio produtora quartel quilombo quiosque quitanda radio ramal rancho recanto refinaria
  reparticao republica residencial restaurante retifica revendedora rotisseria salao santuario santa-casa sanatorio
  sapataria sebo secretaria seguradora seminario seringal serralheria serraria servico siderurgica sindicato sinagoga
  sitio sociedade sorveteria spa stand studio supermercado tabacaria tabelionato tapecaria teatro tecelagem templo
  tenda terreiro terminal tinturaria tornearia torrefacao transportadora travessao tribunal ubs ubsf upa umei unidade
  universidade usina vara vidracaria vila vinicola viveiro psf esf caps creas cras bpm unilab unidos uergs ime ifce
  ifsp ifrn ifpb ifba ifma ifam ifmg ifpe ifsc ifrs ufpe ufba eeb eefm eem eef emeb etec fatec cefet senai senac sesi sesc cemei hosp esc col faz igr univ fac inst maloca seita aluguel
  barbeiro escolhinha casarao sobrado ocupacao acampamento vilarejo aeroporto rodoviaria estacao shopping abrigo asilo
  banda viacao praca praia feirinha ed emporio boutique butique conveniencia hortifruti sacolao hamburgueria padoca lojinha atacarejo
`);

/**
 * Kinds that are as often words for the body, meals or measures. They count only with a capital of their own, or after a verb of
 * work.
 */
export const looseKinds = wordList(`
  auto bar cafe camara casa centro companhia complexo congregacao curso empresa escritorio espaco estacao feira grupo
  ilha linha mina ministerio nucleo ramal radio servico sociedade stand tenda terminal unidade unidos vila barraca
  agencia aluguel banda camping colonia lar mercado republica comando coral jardineira malhas travessao seita vara
  posto galeria garagem jornal marina rancho recanto secretaria comunidade ocupacao industria federacao barbeiro
  sobrado casinha pontinho spa praca praia
`);

/** Words that describe a kind further and identify nobody. */
export const kindsOfKinds = wordList(`
  municipal estadual federal nacional regional distrital publica publico particular privada privado infantil
  fundamental medio media ensino tecnica tecnico superior geral central comunitaria comunitario popular catolica
  catolico evangelica evangelico batista presbiteriana adventista luterana metodista espirita universal pentecostal
  quadrangular assembleia deus saude familia basica basico atencao psicossocial repouso idosos medicina direito
  enfermagem psicologia odontologia engenharia administracao pedagogia letras historia matematica biologia farmacia
  fisioterapia nutricao veterinaria arquitetura economia contabilidade jornalismo agronomia educacao fisica musica
  danca yoga ioga pilates ingles espanhol frances italiano estetica beleza acupuntura massagem oncologia cardiologia
  dermatologia ortopedia pediatria psiquiatria neurologia sus ltda me eireli noturna noturno integral militar civil
  chinesa japonesa inglesa francesa portuguesa bilingue fiocruz brasil ead mtc cancer mama dor doencas sao paulo
`);

/** Words at the end of firm names. */
export const firmEndings = wordList(`
  advocacia advogados alimentos arquitetura associados atacado autopecas bank beauty bebidas bijuterias brinquedos
  calcados colchoes comercio confeccoes consultoria contabilidade cosmeticos construcoes corretora distribuidora
  eireli eletronica embalagens empreendimentos engenharia estetica eventos fit fitness games gourmet gym hair imoveis
  importadora ind industria informatica ink investimentos joias logistica ltda malhas materiais mecanica modas moda
  motors motos moveis papelaria pet pneus producoes refrigeracao residence sa seguros sistemas solucoes store studio
  surf tattoo tecnologia telecom tintas tour transportes turismo utilidades variedades veiculos viagens agropecuaria
  climatizacao esquadrias estofados vidros loterias delivery cargas encomendas atacadista supermercados
`);
