import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { cansaco, ciclo, digestao, gestante } from './stories/corpo-e-ciclo.ts';
import { idoso, lombalgia, menopausa } from './stories/frio-e-calor.ts';
import { atleta, rinite } from './stories/jovens.ts';
import { ansiedade, cervical, enxaqueca } from './stories/mente-e-sono.ts';
import type { Story } from './story.ts';

/** An invented person. */
export interface Cliente {
  nome: string;
  sexo: DadosAnamnese['sexo'];
  /** Age at the first assessment. */
  idade: number;
  profissao: string;
  cidade: string;
  story: Story;
}

const f = 'feminino';
const m = 'masculino';

const rows: [
  nome: string,
  sexo: DadosAnamnese['sexo'],
  idade: number,
  profissao: string,
  cidade: string,
  story: Story,
][] = [
  ['Helena Prado Figueiredo', f, 52, 'Professora', 'Campinas, SP', menopausa],
  ['Antônio Carlos Nogueira', m, 58, 'Motorista de ônibus', 'Sumaré, SP', lombalgia],
  ['Larissa Gonçalves Pires', f, 31, 'Analista de sistemas', 'Campinas, SP', ansiedade],
  ['Maria Aparecida dos Santos', f, 44, 'Cozinheira', 'Hortolândia, SP', digestao],
  ['Camila Fonseca Tavares', f, 36, 'Advogada', 'Valinhos, SP', enxaqueca],
  ['Juliana Brandão de Sá', f, 33, 'Fisioterapeuta', 'Campinas, SP', gestante],
  ['Benedito Ferreira Lima', m, 79, 'Aposentado', 'Campinas, SP', idoso],
  ['Caio Menezes Rocha', m, 22, 'Estudante de educação física', 'Campinas, SP', atleta],
  [
    'Iolanda Conceição d’Ávila Gonçalves de Albuquerque e Mello',
    f,
    54,
    'Restauradora de livros',
    'Campinas, SP',
    menopausa,
  ],
  ['Sílvia Regina Prates', f, 47, 'Bancária', 'Vinhedo, SP', cervical],
  ['Rogério Antunes', m, 41, 'Marceneiro', 'Indaiatuba, SP', lombalgia],
  ['Tainá Ribeiro Xavier', f, 27, 'Designer', 'Campinas, SP', ciclo],
  ['Dona Zulmira Peçanha', f, 84, 'Aposentada', 'Campinas, SP', idoso],
  ['Felipe Augusto Zanetti', m, 35, 'Engenheiro civil', 'Paulínia, SP', ansiedade],
  ['Noêmia Vasconcelos', f, 49, 'Costureira', 'Americana, SP', menopausa],
  ['Ana Luísa Kühn', f, 29, 'Jornalista', 'Campinas, SP', enxaqueca],
  ['Wellington da Silva Souza', m, 38, 'Entregador', 'Campinas, SP', cervical],
  ['Thaís Müller Zandonadi', f, 34, 'Nutricionista', 'Jaguariúna, SP', digestao],
  ['José Ñíguez Peralta', m, 46, 'Professor de espanhol', 'Campinas, SP', rinite],
  ['Patrícia Moraes Lobo', f, 40, 'Professora de canto', 'Campinas, SP', cansaco],
  ['Kauã Bittencourt', m, 19, 'Jogador de futsal', 'Campinas, SP', atleta],
  ['Luciana Akemi Tanaka', f, 45, 'Farmacêutica', 'Campinas, SP', cervical],
  ['Raimunda Nonata Bezerra', f, 67, 'Aposentada', 'Monte Mor, SP', lombalgia],
  ['Beatriz Helena Couto', f, 25, 'Estudante de medicina', 'Campinas, SP', ansiedade],
  ['Edson Luiz Barreto', m, 55, 'Comerciante', 'Campinas, SP', digestao],
  ['Vitória Amaral Pinheiro', f, 30, 'Arquiteta', 'Campinas, SP', gestante],
  ['Geraldo Magela Assunção', m, 73, 'Aposentado', 'Valinhos, SP', idoso],
  ['Renata Quintanilha', f, 38, 'Enfermeira', 'Campinas, SP', cansaco],
  ['Otávio Guimarães Sá-Carneiro', m, 28, 'Músico', 'Campinas, SP', rinite],
  ['Zoë van der Meer Carvalho', f, 33, 'Tradutora', 'Holambra, SP', ciclo],
  ['Cícero Romão de Oliveira', m, 50, 'Pedreiro', 'Campinas, SP', lombalgia],
  ['Mariângela Pozzi', f, 53, 'Psicóloga', 'Campinas, SP', menopausa],
  ['Débora Cristina Leão', f, 42, 'Gerente de loja', 'Campinas, SP', enxaqueca],
  ['Ícaro Valadão', m, 24, 'Corredor', 'Campinas, SP', atleta],
  ['Sônia Maria Escobar', f, 61, 'Aposentada', 'Campinas, SP', digestao],
  ['Paulo Henrique Yamashita', m, 44, 'Programador', 'Campinas, SP', cervical],
  ['Gabriela Monteiro', f, 26, 'Estudante', 'Campinas, SP', ciclo],
  ['Łucja Wójcik Nascimento', f, 37, 'Professora universitária', 'Campinas, SP', ansiedade],
  ['Francisco das Chagas Moura', m, 64, 'Porteiro', 'Campinas, SP', lombalgia],
  ['Bruna Salles', f, 32, 'Publicitária', 'Campinas, SP', cansaco],
  ['Áurea Guimarães Rosa', f, 76, 'Aposentada', 'Pedreira, SP', idoso],
  ['Leandro Pacheco', m, 39, 'Policial', 'Campinas, SP', ansiedade],
  ['Rosângela Teixeira', f, 51, 'Diarista', 'Campinas, SP', menopausa],
  ['Isadora Furtado', f, 23, 'Bailarina', 'Campinas, SP', atleta],
  ['Mário Sérgio Calçada', m, 48, 'Taxista', 'Campinas, SP', digestao],
  ['Fernanda Irigoyen', f, 35, 'Dentista', 'Campinas, SP', cervical],
  ['Aline Cordeiro', f, 29, 'Recepcionista', 'Sumaré, SP', rinite],
  ['João Batista Évora', m, 69, 'Agricultor', 'Artur Nogueira, SP', idoso],
  ['Priscila Hermann', f, 39, 'Contadora', 'Campinas, SP', enxaqueca],
  ['Samuel Tupinambá', m, 33, 'Biólogo', 'Campinas, SP', rinite],
  ['Vera Lúcia Mascarenhas', f, 58, 'Aposentada', 'Campinas, SP', lombalgia],
  ['Natália Bueno', f, 28, 'Veterinária', 'Campinas, SP', ciclo],
  ['Douglas Apolinário', m, 31, 'Garçom', 'Campinas, SP', digestao],
  ['Cecília Meirelles Arantes', f, 46, 'Bibliotecária', 'Campinas, SP', cansaco],
  ['Ruth Goldstein', f, 50, 'Médica', 'São Paulo, SP', ansiedade],
  ['Alexandre Pão-de-Ló Júnior', m, 43, 'Confeiteiro', 'Campinas, SP', cervical],
  ['Miguel Ângelo Straßburger', m, 37, 'Cervejeiro', 'Campinas, SP', enxaqueca],
  ['Elza Ndiaye', f, 41, 'Intérprete', 'Campinas, SP', cansaco],
  ['Sebastiana Gouvêa', f, 71, 'Aposentada', 'Campinas, SP', idoso],
  ['Ravi Cunha e Silva', 'outro', 30, 'Fotógrafo', 'Campinas, SP', rinite],
];

export const clientes: readonly Cliente[] = rows.map(([nome, sexo, idade, profissao, cidade, story]) => ({
  nome,
  sexo,
  idade,
  profissao,
  cidade,
  story,
}));
