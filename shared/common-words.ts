/**
 * The words that people in Brazil use most in passwords: words, names, clubs, keyboard runs; without accents. A word that is not here
 * still counts as one of ten thousand (guessable.ts), so the list needs only the most common ones.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  senha senhas password passwd pass word acesso acessar entrar login usuario admin administrador root mudar trocar mudei nova novo
  teste testes test bemvindo welcome secret secreta secreto segredo segredos letmein master mestre super hacker default padrao forte
  brasil brazil brasileira brasileiro portugal minas bahia paulo santos rio janeiro curitiba recife salvador
  flamengo corinthians palmeiras vasco gremio internacional cruzeiro atletico botafogo fluminense futebol neymar pele campeao timao
  amor amore amoreterno paixao vida feliz felicidade familia mae pai filho filha filhos filhas bebe princesa princesinha anjo
  deus jesus cristo jesuscristo senhor fiel fidelidade gloria salmo amem maria nossasenhora aparecida nazare santo santa fe luz paz esperanca
  gatinha gatinho gato gata cachorro lindo linda lindinha gostosa gostoso querida querido coracao estrela sol lua flor flores rosa
  love iloveyou teamo euteamo meuamor minhavida baby angel princess sunshine monkey dragon football baseball superman batman pokemon naruto
  abacaxi chocolate banana morango pipoca brigadeiro cerveja
  casa carro moto escola trabalho empresa dinheiro sucesso vitoria liberdade saudade sempre eterno eterna nunca
  acupuntura acupunturista terapia terapias terapeuta terapeutas medicina chinesa china clinica consultorio saude holistica holistico
  massagem auricular auriculo meridiano meridianos energia energetica energetico shiatsu reiki paciente pacientes cliente clientes agulha agulhas
  zen yin yang chi qi tao ventosa moxa
  ana joao jose antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe
  rodrigo fernando gustavo guilherme matheus mateus thiago tiago leonardo vinicius henrique arthur miguel davi bernardo enzo
  julia beatriz mariana amanda bruna camila carla carolina claudia cristina daniela debora fernanda gabriela helena isabela isabella
  jessica juliana larissa laura leticia lucia luciana luana marcia marina michele natalia patricia paula priscila rafaela renata
  sandra simone sofia sophia tatiane valentina vanessa clara alice lorena manuela cecilia
  silva souza sousa oliveira santos pereira lima carvalho ferreira ribeiro almeida costa gomes martins araujo barbosa rocha
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda sexta sabado domingo verao inverno
  summer winter spring autumn computer internet google facebook instagram whatsapp samsung iphone windows
  `
    .trim()
    .split(/\s+/),
);

/** Neighbouring keys of a keyboard, and common counts. */
export const keyboardRuns: readonly string[] = [
  ...['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'],
  ...[
    '1q2w3e4r5t6y7u8i9o0p',
    'a1b2c3d4e5f6g7h8',
    'q1w2e3r4t5y6',
    '1qaz2wsx3edc4rfv5tgb',
    'qazwsxedcrfvtgb',
    'zaq12wsx',
    '!@#$%^&*()',
    '147258369',
    '789456123',
  ],
];
