import { describe, expect, it } from 'vitest';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);

/** Signs read as present and as denied. */
function lidos(texto: string, campo: string | null) {
  const { ditos } = ler(texto, lexico, campo);
  const presentes = new Set(ditos.filter(({ presente }) => presente).map(({ sinal }) => sinal));
  const negados = new Set(ditos.filter(({ presente }) => !presente).map(({ sinal }) => sinal));
  return { presentes, negados: [...negados].filter((sinal) => !presentes.has(sinal)) };
}

/** A text, its field, what it states, what it denies, and what it does not state. */
type Caso = [texto: string, campo: string, presentes: string[], negados: string[], ausentes: string[]];

const queixa = 'queixaPrincipal';

const casos: Record<string, Caso[]> = {
  'a denial stands behind what it denies': [
    ['Hipertenso não sou. Cigarro nunca usei.', queixa, [], ['hipertensao', 'tabaco'], ['hipertensao', 'tabaco']],
    ['Tosse eu não tenho, chiado muito menos.', queixa, [], ['tosse', 'chiado'], ['chiado']],
    ['Enjoo ele não tem, vômito idem.', queixa, [], ['nausea', 'vomito'], ['vomito']],
    ['Arroto não vem, mas a menstruação não vem há três meses.', queixa, ['amenorreia'], ['arrotos'], []],
    ['Cólica zero, peito não dói.', queixa, [], ['dor_colica'], ['dor_colica', 'dor_toracica']],
    ['não tem náusea nem dor de barriga chora fácil', queixa, ['choro_facil'], ['nausea'], []],
  ],
  'a normal finding denies what it excludes, and nothing is denied of another function': [
    ['Tireoide em ordem, próstata sem alterações.', 'historicoMedico', [], ['hipotireoidismo', 'prostata'], []],
    ['Libido certinha, memória cem por cento.', queixa, [], ['libido_baixa', 'memoria_fraca'], []],
    ['Sem alteração da fala.', queixa, [], ['fala_alterada'], []],
    ['Sono em ordem, tireoide aumentada.', queixa, [], ['insonia'], []],
  ],
  'behind the colon of a name stands its value': [
    [
      'Fluxo: intenso. Libido: zero. Próstata: aumentada.',
      queixa,
      ['fluxo_intenso', 'libido_baixa', 'prostata'],
      [],
      [],
    ],
    ['Pressão: alta. Cabeça: dói toda tarde.', queixa, ['hipertensao', 'dor_cabeca'], [], []],
    ['Apetite: bom. Apetite: pouco.', queixa, ['apetite_normal', 'apetite_baixo'], [], []],
    ['Saburra: ausente.', 'linguaObservacao', ['saburra_ausente'], [], []],
    ['Artrite: descartada.', 'historicoMedico', [], ['artrite'], ['artrite']],
  ],
  'a dash behind a name, or what an examination ruled out, denies it': [
    ['Rinite desde criança; tosse –; chiado –; coriza hialina.', queixa, ['rinite'], ['tosse', 'chiado'], ['tosse']],
    ['Edema –, corrimento –. Insônia – demora a dormir – e cansaço.', queixa, ['insonia'], ['edema'], ['corrimento']],
    ['Endometriose: RM descartou.', queixa, [], ['endometriose'], ['endometriose']],
    ['Formig. mãos: não. Tabag.: parou há 6a.', queixa, [], ['formigamento', 'tabaco'], ['formigamento', 'tabaco']],
  ],
  'what was stands between commas, and a loss is no excess': [
    ['A saburra, antes espessa, hoje está fina.', 'linguaObservacao', ['saburra_fina'], [], ['saburra_espessa']],
    ['O fluxo, outrora abundante, reduziu-se.', queixa, [], [], ['fluxo_intenso']],
    ['Tenha emagrecido oito quilos.', queixa, ['emagrecimento'], [], ['excesso_peso']],
  ],
  'a medicine that is refused, forbidden or not begun is not taken': [
    ['Rivotril ela não quer tomar.', 'medicamentos', [], ['ansiolitico'], ['ansiolitico']],
    ['sertralina receitaram mas não comprou ainda', 'medicamentos', [], ['antidepressivo'], ['antidepressivo']],
    [
      'Prednisona já terminou. Clonazepam: desmamado.',
      'medicamentos',
      [],
      ['ansiolitico'],
      ['corticoide', 'ansiolitico'],
    ],
    [
      'toma sertralina e o médico mandou parar o rivotril',
      'medicamentos',
      ['antidepressivo'],
      ['ansiolitico'],
      ['ansiolitico'],
    ],
    ['anticoncepcional, não quer parar de tomar', 'medicamentos', ['contraceptivo'], [], []],
    ['não pode parar a varfarina', 'medicamentos', ['anticoagulante'], [], []],
    ['alergia a AAS; em uso de prednisona', 'medicamentos', ['corticoide'], [], ['antiagregante']],
    [
      'HAS tratada com losartana. Diabetes tratado com metformina.',
      'historicoMedico',
      ['hipertensao', 'diabetes'],
      [],
      [],
    ],
  ],
  'what a likeness or an age names is not told': [
    ['A dor é como dente estragado, chata.', queixa, [], [], ['dor_dente']],
    ['Jovem de 28 anos, coração acelera.', queixa, ['palpitacao'], [], ['cronico']],
    ['Tenho 68 anos, minha filha. Durmo mal.', queixa, ['idade_avancada'], [], []],
  ],
  'an end behind a relative, at the end of the part or by the treatment is one': [
    ['Começou com febre, que já passou.', queixa, [], ['febre'], ['febre']],
    [
      'O intestino soltou três semanas por causa do antibiótico e já normalizou.',
      'evacuacao',
      [],
      ['diarreia'],
      ['diarreia'],
    ],
    ['A insônia sumiu com o tratamento.', queixa, [], ['insonia'], ['insonia']],
    ['Anemia na gravidez da caçula, tratou.', 'historicoMedico', [], [], ['anemia']],
    [
      'Diabetes gestacional controlada com dieta, glicemia normalizou depois do parto.',
      'historicoMedico',
      [],
      [],
      ['diabetes'],
    ],
  ],
  'words that tell less than a sign do not tell it': [
    ['Pulso pedioso fraquinho à esquerda.', 'pulsoObservacao', [], [], ['pulso_fraco']],
    ['Última crise há 3 dias.', queixa, [], [], ['inicio_recente']],
    ['Acordo que parece que levei uma pancada.', queixa, [], [], ['trauma']],
    ['Quando dá espirro, escapa xixi.', 'urina', [], [], ['espirros']],
    ['Tossiu, escapou xixi.', 'urina', [], [], ['tosse']],
    ['O desejo é normal, o problema é que lá embaixo arde.', queixa, [], [], ['libido_baixa']],
    ['Pés gelados até no verão.', queixa, [], [], ['intolerancia_frio']],
    ['Sem força para evacuar.', 'evacuacao', [], [], ['fraqueza']],
    ['A pressão só sobe no consultório.', 'historicoMedico', [], [], ['hipertensao']],
    ['O reumato afastou artrite.', 'historicoMedico', [], [], ['artrite']],
    ['Corre para o banheiro e não dá tempo.', 'urina', [], [], ['diarreia_urgente']],
    ['Expeliu três pedras, a última tem 6 anos.', 'historicoMedico', [], [], ['crianca']],
    ['O intestino solta uns dois dias na semana.', 'evacuacao', [], [], ['inicio_recente']],
    ['O punho dói se torço a roupa.', queixa, ['dor_punho'], [], ['dor_colica']],
    ['Calores súbitos à noite.', queixa, ['ondas_calor'], [], ['inicio_subito']],
    ['Vi no espelho a ponta vermelha.', 'linguaObservacao', [], [], ['saburra_ausente']],
    ['Coceira no nariz.', queixa, ['nariz_coceira'], [], ['coceira']],
    ['A vizinha disse que é bursite.', queixa, [], [], ['bursite']],
    ['Manchou na gravidez da caçula, que hoje tem 7 anos.', queixa, [], [], ['crianca']],
    ['Solta quando toma coisa gelada.', 'evacuacao', [], [], ['gosta_gelados']],
    ['O joelho não dói. A dor desce pela perna até o joelho.', queixa, [], ['dor_joelho'], ['dor_joelho']],
  ],
  'behind an exception or a contrast something is told anew': [
    ['Não dói nada, só o calcanhar quando levanta.', queixa, ['dor_calcanhar'], [], []],
    [
      'Nega febre, tosse e falta de ar, mas tem dor no peito.',
      queixa,
      ['dor_toracica'],
      ['febre', 'tosse', 'falta_ar'],
      [],
    ],
    ['Sem outras queixas além da insônia.', queixa, ['insonia'], [], []],
    ['Nega tudo, menos dor nas costas.', queixa, ['dor_costas'], [], []],
    ['Dor não, só dormência.', queixa, ['dormencia'], ['dor'], ['dor']],
    ['Mãos e pés gelados o ano todo, mas a cara pega fogo.', queixa, ['membros_frios'], [], ['calor_palmas']],
    ['Se comer feijoada passa mal a noite inteira.', queixa, [], [], ['dor_melhora_comer']],
  ],
  'what is supposed, looked for or feared is told of nobody': [
    ['Fez exame para ver se tem anemia.', queixa, [], [], ['anemia']],
    ['Preocupada com a possibilidade de diabetes.', queixa, [], [], ['diabetes']],
    ['Aguardando resultado da biópsia para câncer.', queixa, [], [], ['cancer']],
    ['Parece gastrite, mas não foi confirmado.', queixa, [], [], ['gastrite']],
    ['Deve ser hérnia de disco.', queixa, [], [], ['hernia_disco']],
    ['Não sei se é asma.', queixa, [], [], ['asma']],
    ['Ouviu dizer que chá verde dá insônia.', queixa, [], [], ['insonia', 'erva_cha_verde']],
    ['Diz que qualquer dia vai ter um infarto.', queixa, [], [], ['doenca_coracao']],
    ['Sangramento no nariz, nunca investigou.', queixa, ['sangramento_nasal'], [], []],
  ],
  'an illness of the family is not hers, and what she tells of herself is': [
    ['Filha asmática e neto com rinite.', 'historicoMedico', [], [], ['asma', 'rinite']],
    ['Câncer de mama: mãe e duas tias.', 'historicoMedico', [], [], ['cancer']],
    ['Diabetes por parte de mãe.', 'historicoMedico', [], [], ['diabetes']],
    ['Meu namorado fuma dentro de casa e eu tusso.', queixa, ['tosse'], [], ['tabaco']],
    ['Meu filho tem febre desde ontem e passei a noite em claro.', queixa, [], [], ['febre', 'inicio_recente']],
  ],
  'what was is over, whatever today is like': [
    ['tinha enxaqueca na adolescência agora só tontura quando levanto', queixa, ['tontura'], [], ['enxaqueca']],
    ['Cisto no ovário em 2018, sumiu no último ultrassom.', 'historicoMedico', [], [], ['cisto_ovario']],
    ['O intestino já foi muito preso, hoje funciona todo dia.', queixa, [], [], ['constipacao']],
    ['A cólica acabou depois que tive filho.', queixa, [], [], ['pos_parto']],
    ['Perdi cinco quilos no luto, já recuperei.', queixa, [], [], ['emagrecimento']],
  ],
  'a duration is of the complaint of its own part': [
    ['Fuma há 30 anos e a rouquidão começou há uma semana.', queixa, ['rouquidao', 'inicio_recente'], [], ['cronico']],
    ['Divorciou-se há 5 anos; há 4 meses não dorme direito.', queixa, ['insonia'], [], ['cronico']],
    ['Chegou ao Brasil há 3 anos. Tristeza desde abril.', queixa, ['tristeza'], [], ['cronico']],
  ],
  'devices and medicines are known by their lay names': [
    ['Tem molinha no coração.', 'historicoMedico', ['doenca_coracao'], [], []],
    ['Usa aparelho que dá choque no coração se ele parar.', 'historicoMedico', ['marca_passo'], [], []],
    ['Trocou a cabeça do fêmur.', 'historicoMedico', ['protese_articular'], [], []],
    ['Válvula de porco no coração.', 'historicoMedico', ['protese_valvar'], [], []],
    ['Usa a bombinha quando ataca.', 'medicamentos', ['broncodilatador'], [], ['asma']],
    ['Nega alergias, exceto dipirona.', 'alergias', ['alergia_medicamento'], [], ['analgesico_de_crise']],
    ['tomo rivotril pra dormir parei a fluoxetina em janeiro', 'medicamentos', ['ansiolitico'], [], []],
  ],
  'what is denied of another place, time or person is read with what stands before': [
    ['Inchaço no rosto, nas pernas não.', queixa, ['edema_face'], ['edema_pernas'], []],
    ['Dói o ombro, não o cotovelo.', queixa, ['dor_ombro'], ['dor_cotovelo'], []],
    ['Tornozelos inchados, pernas também.', queixa, ['edema_pes', 'edema_pernas'], [], []],
    ['O pai tem asma; ele nunca teve.', 'historicoMedico', [], ['asma'], []],
    ['Todos da família têm rinite, menos ela.', queixa, [], ['rinite'], []],
    ['Psoríase: só o irmão.', queixa, [], ['psoriase'], []],
    ['Tristeza nega, choro também.', queixa, [], ['choro_facil'], ['choro_facil']],
  ],
  'what ended is denied, unless it only eased': [
    ['A coceira sumiu de vez.', queixa, [], ['coceira'], []],
    ['Tinha azia até o ano passado; depois disso nunca mais.', queixa, [], ['azia'], []],
    ['A tontura passou, o zumbido não.', queixa, ['zumbido'], ['tontura'], []],
    ['Suspendeu a fluoxetina em maio.', 'medicamentos', [], ['antidepressivo'], []],
    ['A menstruação parou há um ano.', queixa, ['amenorreia'], [], []],
    ['Nunca teve enxaqueca.', queixa, [], ['enxaqueca'], []],
  ],
  'two denials make a statement, and an exception takes one back': [
    ['Não passa uma semana sem enxaqueca.', queixa, ['enxaqueca'], [], []],
    ['Não nega a azia.', queixa, ['azia'], [], []],
    ['Sem tontura, exceto ao levantar da cama.', queixa, ['tontura'], [], []],
    ['Já não sente tanta coceira.', queixa, ['coceira'], [], []],
    ['Tosse que não melhora com xarope nenhum.', queixa, ['tosse'], [], []],
  ],
  'a denied verb denies itself with its subject, and not the subject': [
    ['Varizes que não doem.', queixa, ['varizes'], [], []],
    ['Claridade não incomoda.', queixa, [], ['fotofobia'], []],
    ['Saburra ausente.', 'linguaObservacao', ['saburra_ausente'], [], []],
    ['Enxaqueca latejante, 3x/sem.', queixa, ['enxaqueca', 'dor_latejante'], [], []],
  ],
  'a heading holds for the lines and parts below it': [
    ['Nega:\n- febre\n- tosse\nDor lombar.', queixa, ['dor_lombar'], ['febre', 'tosse'], []],
    ['nega: azia; refluxo; refere náusea', queixa, ['nausea'], ['azia', 'refluxo'], []],
    ['DM- HAS+', 'historicoMedico', ['hipertensao'], ['diabetes'], []],
    ['Asma -, rinite -, tabagismo +.', 'historicoMedico', ['tabaco'], ['asma', 'rinite'], []],
    ['Insônia - azia - gases', queixa, ['insonia', 'azia', 'gases'], [], []],
  ],
  'what was asked, read, warned of or met in others is told of nobody': [
    ['Perguntou se pode ser fibromialgia.', queixa, [], [], ['fibromialgia']],
    ['Pergunta se a tontura tem relação com anemia.', queixa, ['tontura'], [], ['anemia']],
    ['Viu um vídeo sobre endometriose.', queixa, [], [], ['endometriose']],
    ['A bula fala em náusea.', 'medicamentos', [], [], ['nausea']],
    ['Avisei que pode ter febre.', queixa, [], [], ['febre']],
    ['Trabalha com pacientes com depressão.', queixa, [], [], ['depressao']],
    ['Uma colega do serviço pegou urticária.', queixa, [], [], ['urticaria']],
    ['Perdeu a avó por câncer.', queixa, [], [], ['cancer']],
    ['Insônia desde a morte do pai.', queixa, ['insonia'], [], []],
    ['O marido percebeu que ela está com tosse.', queixa, ['tosse'], [], []],
  ],
  'figures of speech and the years of a life are no complaint': [
    ['Fiquei vermelha de vergonha.', queixa, [], [], ['face_vermelha']],
    ['Esse emprego é uma dor de cabeça.', queixa, [], [], ['dor_cabeca']],
    ['Cansada de esperar.', queixa, [], [], ['cansaco']],
    ['Costureira há 20 anos.', queixa, [], [], ['cronico']],
    ['Escapa xixi quando ri, espirra ou tosse.', queixa, ['incontinencia'], [], ['espirros']],
    ['Sem febre, sem suor noturno.', queixa, [], [], ['sem_suor', 'sudorese_noturna']],
    ['6x/dia, clara.', 'urina', ['urina_clara'], [], ['urina_frequente']],
    ['Torceu o pé sábado no treino, dói o tornozelo.', queixa, ['inicio_recente', 'dor_tornozelo'], [], []],
  ],
  'a wish tells neither presence nor absence, unless it presupposes what it would be rid of': [
    ['Gostaria de dormir a noite inteira.', queixa, [], [], ['insonia']],
    ['Quer parar de acordar de madrugada.', 'objetivosCliente', ['despertares_noturnos'], [], []],
    ['largar o cigarro', 'objetivosCliente', ['tabaco'], [], []],
    ['Prevenir diabetes e pressão alta.', 'objetivosCliente', [], [], ['diabetes', 'hipertensao']],
    ['Prevenir crises de enxaqueca.', 'objetivosCliente', ['enxaqueca'], [], []],
    ['Quer engravidar.', queixa, ['tentativa_gestar'], [], []],
  ],
  'a comparison denies nothing': [
    ['Nariz escorrendo que nem torneira, calafrio.', queixa, ['coriza_clara', 'calafrios'], [], []],
    ['acho que nem febre teve', queixa, [], [], ['febre']],
  ],
  'a denial behind its noun takes its subject along and ends there': [
    [
      'vomita mas febre ela não tem e a cabeça dói muito do lado direito todo dia',
      queixa,
      ['vomito', 'dor_cabeca'],
      ['febre'],
      [],
    ],
    [
      'melhora quando deita a tosse não tem nem febre e a perna formiga o dia inteiro',
      queixa,
      [],
      ['febre'],
      ['febre'],
    ],
    ['língua gorda não ela é pálida', 'linguaObservacao', [], ['lingua_inchada'], ['lingua_inchada']],
    ['não come direito emagreceu oito quilos', queixa, ['apetite_baixo', 'emagrecimento'], [], []],
    ['nunca operei, não tenho diabetes nem pressão alta', 'historicoMedico', [], ['diabetes', 'hipertensao'], []],
    ['Não sai sangue nem muco.', 'evacuacao', [], ['sangue_fezes'], []],
    ['Ela nunca fez cirurgia.', 'historicoMedico', [], ['cirurgia'], []],
    ['Dor abdominal s/. Azia.', queixa, ['azia'], ['dor_abdominal'], []],
    ['MMII s/ edema.', queixa, [], ['edema_pernas'], []],
    ['Raramente tem dor de cabeça.', queixa, [], [], ['dor_cabeca']],
  ],
  'what is over is over, and what came back is not': [
    ['Deixou o omeprazol, azia não voltou.', 'medicamentos', [], [], ['azia']],
    ['O cabelo caiu mas já voltou.', queixa, [], [], ['queda_cabelo']],
    ['O formigamento tinha sumido mas voltou esta semana.', queixa, ['formigamento'], [], []],
    ['A tontura, que o incomodava, passou de vez.', queixa, [], [], ['tontura']],
    ['Cólica renal em maio.', 'historicoMedico', [], [], ['dor_colica']],
    ['Antes era todo dia, depois passou a cada três dias, em bolinhas.', 'evacuacao', ['fezes_secas'], [], []],
  ],
  'a relative may be the client, and then the speaker is not': [
    ['Trago meu pai de 79 anos. Ele anda esquecido.', queixa, ['idade_avancada', 'memoria_fraca'], [], []],
    [
      'Minha filha tem 15 anos, cheia de espinha no rosto. Eu também era assim, tinha muita cólica.',
      queixa,
      ['acne'],
      [],
      ['dismenorreia', 'dor_colica'],
    ],
    ['Minha mãe tem diabetes e eu durmo mal.', queixa, ['sono_ruim'], [], ['diabetes']],
    ['Próstata aumentada no irmão.', 'historicoMedico', [], [], ['prostata']],
  ],
  'an effort or a position is not a complaint': [
    ['Dor lombar, piora sentado, tosse e espirro.', queixa, ['dor_lombar'], [], ['tosse', 'espirros']],
    ['Se espirra ou dá risada, escapa.', 'urina', ['incontinencia'], [], ['espirros']],
    ['Não dorme em cima do ombro ruim.', queixa, [], [], ['insonia']],
    ['Não tem sono de dia.', queixa, [], [], ['insonia']],
  ],
  'words of something else': [
    ['dipirona: ficou toda inchada e com falta de ar', 'alergias', [], [], ['edema', 'falta_ar']],
    ['nenhuma, toma Marevan', 'alergias', ['anticoagulante'], [], []],
    ['Peito inchado e dolorido na semana antes de menstruar.', queixa, ['mamas_doloridas'], [], ['dor_toracica']],
    ['Umas pontadas no pé da barriga.', queixa, [], [], ['dor_pe']],
    ['A coluna tá um bagaço.', queixa, [], [], ['cansaco']],
    ['O inchaço incomoda.', queixa, [], [], ['dor']],
    ['Comeu demais no domingo.', queixa, [], [], ['apetite_aumentado', 'dieta_excessiva']],
    ['Orelha: dói à palpação, descamando no lobo.', 'orelhaObservacao', [], [], ['dor', 'descamacao']],
  ],
  'a change and its opposite': [
    ['Dor no estômago que piora depois de comer.', queixa, ['dor_piora_comer'], [], ['dor_melhora_comer']],
    [
      'Espinha no rosto e nas costas, piora quando come chocolate.',
      queixa,
      ['acne'],
      [],
      ['dor_piora_comer', 'dor_costas'],
    ],
    [
      'Mãe traz por alergia: nariz escorrendo água, espirra em sequência.',
      queixa,
      ['coriza_clara', 'espirros'],
      [],
      [],
    ],
    ['A filha é quem fala. Minha mãe anda esquecida.', queixa, ['memoria_fraca'], [], []],
    ['Dor na boca do estômago que some se come alguma coisa.', queixa, ['dor_melhora_comer'], [], ['dor_piora_comer']],
    ['A dor incomoda no frio e na bolsa quente alivia.', queixa, [], [], ['melhora_frio']],
    ['Calafrio e calor se revezando.', queixa, ['alternancia_frio_calor'], [], ['ondas_calor']],
  ],
  'the place and the time of what was told in another sentence': [
    ['Ombro direito travado. Dói à noite.', queixa, ['dor_ombro'], [], []],
    ['Ombro direito travado, joelho inchado. Dói à noite.', queixa, [], [], ['dor_ombro', 'dor_joelho']],
    ['TPM: irritada, mamas tensas.', queixa, ['tpm_irritabilidade', 'mamas_doloridas'], [], []],
    ['Irritada. Não é TPM.', queixa, ['irritabilidade'], [], ['tpm_irritabilidade']],
    ['Tosse faz 3 semanas. Catarro branquinho.', queixa, ['tosse_catarro'], [], []],
    ['demora pra começar, levanta umas 3 vezes de noite', 'urina', ['noctiuria'], [], []],
    ['De dia quase não urina, de noite levanta 3x.', 'urina', ['noctiuria'], [], []],
    ['Suor nas mãos. À noite dorme seca.', queixa, [], [], ['sudorese_noturna']],
  ],
  'short denials': [
    ['Ausentes: febre, dor no peito, desmaio.', queixa, [], ['febre', 'dor_toracica', 'desmaio'], []],
    ['Ausentes: febre, tosse, mas tem dor de cabeça.', queixa, ['dor_cabeca'], ['febre', 'tosse'], []],
    ['Ausente do trabalho: dor lombar forte.', queixa, ['dor_lombar'], [], []],
    ['Negativo para: febre, tosse. Cansaço.', queixa, ['cansaco'], ['febre', 'tosse'], []],
    ['Sem queixas de: tontura, náusea, insônia.', queixa, [], ['tontura', 'nausea', 'insonia'], []],
    ['Não apresenta: febre, tosse. Presentes: cansaço, enjoo.', queixa, ['cansaco', 'nausea'], ['febre', 'tosse'], []],
    ['Queixas: febre, tosse, insônia.', queixa, ['febre', 'tosse', 'insonia'], [], []],
    ['Dismenorreia (–), boca seca (−), mastalgia (+).', queixa, ['mamas_doloridas'], ['dismenorreia', 'boca_seca'], []],
    ['Febre: ausente. Tosse: negativo. Cansaço: presente.', queixa, ['cansaco'], ['febre', 'tosse'], []],
    ['Diabetes da gravidez: teste deu negativo.', 'historicoMedico', [], ['diabetes'], []],
    ['Tosse e febre, o teste deu negativo.', queixa, ['tosse', 'febre'], [], []],
    ['febre não tosse não enjoo sim', queixa, ['nausea'], ['febre', 'tosse'], []],
    ['tosse sim febre não dor de cabeça sim', queixa, ['tosse', 'dor_cabeca'], ['febre'], []],
    ['Soluço não, cabeça não, sangramento não.', queixa, [], ['soluco', 'sangramento_referido'], ['mente_agitada']],
    ['Hepatite: sorologia negativa.', 'historicoMedico', [], ['hepatopatia'], []],
    ['Pernas: nada inchado, nada dói.', queixa, [], ['dor_perna', 'edema_pernas'], []],
    ['Intestino dia sim dia não, tosse sim.', queixa, ['tosse'], [], []],
    ['Sono leve, picado, pelas mamadas ou não, não sei.', queixa, ['sono_leve', 'sono_ruim'], [], []],
  ],
  'figures of speech and thoughts of death': [
    ['Essa dor nas costas tá me matando.', queixa, [], [], ['ideacao_suicida']],
    ['Essa coluna me mata de dor.', queixa, [], [], ['ideacao_suicida']],
    ['Enxaqueca que ainda vai me matar.', queixa, ['enxaqueca'], [], ['ideacao_suicida']],
    ['Me mato de trabalhar.', queixa, [], [], ['ideacao_suicida']],
    ['Morrendo de sono, de fome, de vontade de comer doce.', queixa, [], [], ['ideacao_suicida']],
    ['Essa dor tá me matando e às vezes quero morrer.', queixa, ['ideacao_suicida'], [], []],
    ['Com essa dor penso em me matar.', queixa, ['ideacao_suicida'], [], []],
    ['Vou acabar me matando.', queixa, ['ideacao_suicida'], [], []],
    ['A dor é tanta que vou me matar.', queixa, ['ideacao_suicida'], [], []],
    ['Não quero mais viver, vontade de acabar com tudo.', queixa, ['ideacao_suicida'], [], []],
  ],
  'signs of somebody else, whose owner stands before or behind': [
    ['Tontura. Cólica e refluxo: da bebê, não meus.', queixa, ['tontura'], [], ['dor_colica', 'refluxo']],
    ['Insônia. Psoríase, da minha mãe.', queixa, ['insonia'], [], ['psoriase']],
    ['A irmã de 8 é que tem terror noturno.', queixa, [], [], ['pesadelos']],
    [
      'Minha companheira de poltrona na clínica é que vomita muito, e só de ver eu fico tensa com dor de cabeça.',
      queixa,
      ['dor_cabeca'],
      [],
      ['vomito'],
    ],
    ['A vizinha, ela vomita todo dia, eu tenho azia.', queixa, ['azia'], [], ['vomito']],
    ['Pai: infarto. Mãe: diabetes. Asma.', 'historicoMedico', ['asma'], [], ['diabetes', 'doenca_coracao']],
    ['Cisto em 2018. Irmã: depressão pós-parto.', 'historicoMedico', [], [], ['depressao', 'pos_parto']],
    ['Varicocele do marido, operada em 03/26.', 'historicoMedico', [], [], ['cirurgia']],
    ['Mãe: não dorme, tosse à noite.', queixa, ['insonia', 'tosse'], [], []],
    ['Minha mãe diz que eu tusso.', queixa, ['tosse'], [], []],
    ['Trago minha filha, ela vomita todo dia.', queixa, ['vomito'], [], []],
    ['O chefe do setor que me estressa, tenho dor de estômago.', queixa, ['dor_epigastrica'], [], []],
    ['Filhos: dois, cesárea em 2010.', 'historicoMedico', ['cirurgia'], [], []],
    ['Chora quando vê amiga grávida.', queixa, [], [], ['gestante']],
    ['Mulher grávida de 20 semanas.', queixa, ['gestante'], [], []],
    ['Azia, da gravidez.', queixa, ['azia'], [], []],
  ],
  'what is over, came once or was a habit': [
    ['FUMEI 30 ANOS, PAREI EM 2010.', 'historicoMedico', [], [], ['tabaco', 'idade_avancada', 'crianca']],
    ['Fumo há 30 anos, parei em 2010.', 'historicoMedico', [], [], ['tabaco']],
    ['Fumei ontem dois cigarros. Tenho 30 anos.', queixa, ['tabaco'], ['idade_avancada'], []],
    ['Cigarro todo dia, álcool parei em 2010.', queixa, ['tabaco'], [], []],
    ['Enxaqueca: só antes da gravidez.', queixa, [], [], ['enxaqueca', 'dor_cabeca']],
    ['Enxaqueca, só antes da menstruação.', queixa, ['enxaqueca'], [], []],
    ['Enjoo, terminou em setembro.', queixa, [], [], ['nausea']],
    ['O enjoo forte foi na vermelha e passou.', queixa, [], [], ['nausea']],
    ['Dor nas costas que começou em casa e passou para a perna.', queixa, ['dor_costas'], [], []],
    ['Encerrados: olfato (voltou em abril), tosse (até março). Azia.', queixa, ['azia'], [], ['tosse']],
    ['Tosse até março, azia até hoje.', queixa, ['azia'], [], []],
    ['Palpitação: um episódio em maio, não repetiu.', queixa, [], [], ['palpitacao']],
    ['Palpitação: um episódio em maio, repetiu ontem.', queixa, ['palpitacao'], [], []],
    [
      'Sangrei muito na cirurgia. Sangramento pós-parto: acabou na 5ª semana.',
      queixa,
      ['cirurgia'],
      [],
      ['coagulopatia', 'sangramento_referido'],
    ],
    ['Sangro muito por qualquer corte.', queixa, ['coagulopatia'], [], []],
    ['AAS não tomo mais, sangrava o nariz.', 'medicamentos', [], [], ['sangramento_nasal']],
    ['Sangra o nariz.', queixa, ['sangramento_nasal'], [], []],
    ['Ondas de calor desde que a menstruação parou, em agosto.', queixa, ['ondas_calor', 'amenorreia'], [], []],
    ['Antes da menstruação: cólica.', queixa, ['dismenorreia'], [], []],
    ['Doeu atrás da orelha, já não dói.', queixa, [], [], ['dor']],
    ['Desde quarta, dois dias antes doeu a mão.', queixa, ['dor_mao'], [], ['dor_lombar']],
    ['Os quartos doem.', queixa, ['dor_lombar'], [], []],
  ],
  'the cheek under the eye': [
    [
      'Dor de cabeça na testa e embaixo do olho direito.',
      queixa,
      ['cefaleia_frontal'],
      [],
      ['dor_ocular', 'cefaleia_lateral'],
    ],
    ['Dor de cabeça do lado direito, dor atrás do olho.', queixa, ['cefaleia_lateral', 'dor_ocular'], [], []],
  ],
  'durations that are the complaint’s': [
    ['Não durmo direito faz uns dois ano.', queixa, ['cronico'], [], []],
    ['DM2 há 12 anos.', 'historicoMedico', ['diabetes'], [], ['cronico']],
    ['O menino é de 5 anos.', queixa, ['crianca'], [], ['cronico']],
    ['Cada crise dura uns três dias.', queixa, [], [], ['inicio_recente']],
  ],
  'slips of the finger that leave no Portuguese word': [
    ['Catarrp amarelo, calafrip.', queixa, ['catarro_amarelo', 'calafrios'], [], []],
    ['dor na lonbar', queixa, ['dor_lombar'], [], []],
    ['formigamwnto na mão', queixa, ['formigamento'], [], []],
  ],
  'a nought, an empty set, a numbered heading and a bare list deny': [
    ['Disfagia 0. Melena: 0. Suspira muito.', queixa, ['suspiros'], ['disfagia', 'fezes_escuras'], ['disfagia']],
    ['Febre ø, tosse seca.', queixa, ['tosse_seca'], ['febre'], []],
    ['Acorda às 0h, insônia.', queixa, ['insonia'], [], []],
    ['7) nega: febre, íngua', queixa, [], ['febre', 'massas'], ['febre', 'massas']],
    ['Não tem disfagia, vômito, azia.', queixa, [], ['disfagia', 'vomito', 'azia'], ['vomito', 'azia']],
    ['Sem tosse, dor lombar forte.', queixa, ['dor_lombar'], ['tosse'], []],
    ['Nega só o zumbido; a tontura continua.', queixa, ['tontura'], ['zumbido'], ['zumbido']],
    ['Febre não tive em momento algum.', queixa, [], ['febre'], ['febre']],
    ['Vontade de morrer não tenho nenhuma.', queixa, [], ['ideacao_suicida'], ['ideacao_suicida']],
    ['Inchaço num tem, vermelhidão nem sinal.', queixa, [], ['edema'], ['edema', 'pele_avermelhada']],
    ['Dói num ponto do ombro.', queixa, ['dor_ombro'], [], []],
    ['Num vomito, num desmaiei, nun sinto tontura.', queixa, [], ['vomito', 'desmaio', 'tontura'], []],
    ['Num acordou com febre. Vomitou num dia só.', queixa, ['vomito'], ['febre'], []],
    ['Náusea: só 1x em setembro.', queixa, [], [], ['nausea']],
    ['Náusea só 1x por dia.', queixa, ['nausea'], [], []],
  ],
  'a form that is another word, and a word of another head, make no sign': [
    ['A vista escurecendo hoje cedo ao levantar da cama.', queixa, [], [], ['melhora_repouso', 'visao_turva']],
    ['Catarata dos dois olhos operada.', 'historicoMedico', [], [], ['dor_ocular']],
    ['O que mais incomoda é o que ela chama de pavio.', queixa, [], [], ['dor_ardente']],
    ['vinho, "a taça é grande"', 'linguaObservacao', [], [], ['lingua_inchada']],
    ['grande, com marcas de dente', 'linguaObservacao', ['lingua_inchada', 'lingua_marcas_dente'], [], []],
    ['Anda com tontura. O mundo não roda (o meu roda).', queixa, ['tontura'], [], ['vertigem_rotatoria']],
    ['Palpitação junto com o calor e passa junto.', queixa, ['palpitacao'], [], ['melhora_calor']],
    ['Toma Pristiq (melhorou pouco o calor).', 'medicamentos', [], [], ['melhora_calor']],
    ['Ombro dói, durmo mal por causa da dor.', queixa, ['dor_ombro', 'sono_ruim'], [], ['piora_falta_sono']],
    ['Calorões há 2 anos, 8 a 10 por dia.', queixa, ['ondas_calor'], [], ['constipacao']],
    ['Bristol 5, sem sangue.', 'evacuacao', ['fezes_moles'], ['sangue_fezes'], ['fezes_secas', 'fezes_normais']],
  ],
  'a day or an hour belongs to its own clause': [
    ['Ansiosa há 5 meses. Desde domingo me deu uma calma.', queixa, ['ansiedade'], [], ['inicio_recente']],
    ['Dor no ombro há 7 meses. O açúcar subiu na quarta.', queixa, ['dor_ombro'], [], ['inicio_recente']],
    ['Tontura. Ontem derrubou a colher.', queixa, ['tontura'], [], ['inicio_recente']],
    ['Tontura. Começou ontem.', queixa, ['tontura', 'inicio_recente'], [], []],
    ['Dor no ombro desde ontem à noite.', queixa, ['dor_ombro', 'inicio_recente'], [], ['piora_noite']],
    ['Dor no ombro à noite.', queixa, ['dor_ombro', 'piora_noite'], [], []],
    ['Dói atrás desde 5a feira.', queixa, ['inicio_recente'], [], ['cronico']],
  ],
  'what another one has, what is feared and what almost happened is not hers': [
    ['Diabetes não, o diabético é o Raimundo meu marido.', 'historicoMedico', [], ['diabetes'], ['diabetes']],
    ['Tem pavor de trombose. Dor no joelho.', queixa, ['dor_joelho'], [], ['trombose']],
    ['Medo de dirigir.', queixa, ['medo'], [], []],
    ['Quase desmaiei na aula.', queixa, [], [], ['desmaio']],
    ['Asma até uns 12 anos.', 'historicoMedico', [], [], ['asma']],
    ['Hipertensa. Filho de 8 anos com epilepsia.', 'historicoMedico', ['hipertensao'], [], ['epilepsia']],
    ['Semana passada tava nota 8, agora 5.', queixa, [], [], ['dor_intensa']],
    ['Zolpidem 10 mg – suspenso há 8 dias.', 'medicamentos', [], ['ansiolitico'], ['ansiolitico']],
    ['O doutor falou em bursite, pediu exame.', queixa, [], [], ['bursite']],
  ],
  'a denial with a condition, and a question without an answer, deny nothing': [
    ['Não tosse enquanto dorme.', queixa, [], [], ['tosse']],
    ['Sem remédio tem insônia.', queixa, ['insonia'], [], []],
  ],
};

describe.each(Object.entries(casos))('%s', (_, lista) => {
  it.each(lista)('%s', (texto, campo, presentes, negados, ausentes) => {
    const lido = lidos(texto, campo);
    expect([...lido.presentes]).toEqual(expect.arrayContaining(presentes));
    expect(lido.negados).toEqual(expect.arrayContaining(negados));
    for (const sinal of ausentes) expect([...lido.presentes]).not.toContain(sinal);
  });
});

it('denies no drink by water, no desire by another organ and no idleness by the habits of before', () => {
  expect(lidos('Água demais ele não bebe.', queixa).negados).not.toContain('alcool_frequente');
  expect(lidos('Não bebe, não fuma.', queixa).negados).toContain('alcool_frequente');
  expect(lidos('Libido: 1x por mês; ereção ok.', queixa).negados).toEqual(['impotencia']);
  expect(lidos('Linha de base anterior: corrida 8 km.', queixa).negados).not.toContain('sedentarismo');
  expect(lidos('Diabetes da gravidez: teste deu negativo.', queixa).negados).not.toContain('gestante');
  expect(lidos('Toca sanfona há 30 anos.', queixa).negados).not.toContain('idade_avancada');
});

it('denies no more than the words deny', () => {
  expect(lidos('Amarela, sem ardência.', 'urina').negados).toContain('urina_ardente');
  expect(lidos('Amarela, sem ardência.', 'urina').negados).not.toContain('azia');
  expect(lidos('Nunca infartou.', 'historicoMedico').negados).not.toContain('doenca_coracao');
  expect(lidos('Zumbido de cigarra nos ouvidos, pior no silêncio.', queixa).negados).not.toContain('zumbido');
  expect(lidos('O peito não dói.', queixa).negados).not.toContain('mamas_doloridas');
  expect(lidos('O joelho não incha.', queixa).negados).not.toContain('edema');
  expect(lidos('Não acorda de noite para ir ao banheiro.', queixa).negados).not.toContain('despertares_noturnos');
});
