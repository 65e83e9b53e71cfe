import { isSameSentence } from './capital-runs.ts';
import { kindsOfKinds } from './establishment-words.ts';
import { professions } from './person-cues.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** Words before a workplace or a school: "trabalha na", "é aluno da", "sócia do", "barista no". */
const work = wordList(`
  trabalha trabalhava trabalhou trabalho trabalhando trampa estuda estudava estudou estudante leciona lecionava lotado
  lotada funcionario funcionaria empregado empregada servidor servidora aluno aluna ex-aluno professor professora prof
  diretor diretora coordenador coordenadora dono dona proprietario proprietaria socio socia gerente atendente
  balconista caixa vendedor vendedora barista cozinheiro cozinheira chef garcom garconete recepcionista porteiro
  vigilante seguranca motorista cobrador auxiliar ajudante operador operadora operario operaria tecnico tecnica
  enfermeiro enfermeira medico medica dentista fisioterapeuta psicologo psicologa advogado advogada engenheiro
  engenheira arquiteto arquiteta contador contadora secretario assistente analista estagiario estagiaria bolsista
  mestranda mestrando doutoranda doutorando pesquisador pesquisadora calouro caloura formado formada aposentado
  aposentada demitido demitida costureira costurou costura cabeleireira cabeleireiro manicure barbeiro padeiro
  confeiteiro confeiteira pedreiro soldador soldadora metalurgico eletricista mecanico zelador zeladora faxineira
  merendeira cuidadora monitora monitor instrutor instrutora treinador treina matriculado matriculada cursa cursava
  frequenta congrega frequentador membro pastor parocos paroco presidiu preside fundou produz entrega toca tocava canta joga interno
  interna internado internada internou atendido atendida residente plantonista concursado concursada integrado
  cooperado associado filiado sindicalizada terapias trampo trampando trabalhei estagio estagia atendo toco treino leciono dou rh
  redator redatora jornalista reporter editor colunista fotografo faxino limpo vendo dirijo dirigia consultora consultor representante
`);

/** "trabalho", "gerente", "aluna": a word before the preposition. */
export function isCueOfWork(folded: string): boolean {
  return work.has(folded) || professions.has(folded);
}

/** Whether this preposition introduces a workplace or a school. */
export function isWork(words: readonly Word[], at: number): boolean {
  const prep = words[at];
  if (!prep || !/^(?:n[ao]s?|d[ao]s?|em|para|pra|pela|pelo)$/.test(prep.folded) || prep.first) return false;
  for (let back = at - 1; back >= 0 && back > at - 5; back -= 1) {
    const word = words[back];
    if (!word || !isSameSentence(words[back + 1] ?? word)) return false;
    if (work.has(word.folded) || professions.has(word.folded)) return true;
    if (back < at - 1 && studies.test(word.folded)) return kindsOfKinds.has(words[at - 1]?.folded ?? '');
  }
  return false;
}

/** "faço direito na são camilo". */
const studies = /^(?:fac(?:o|ia)|faz(?:ia)?|curs(?:o|ei)|estud(?:o|ei))$/;

/** Whether this preposition introduces where somebody is cared for: "dra ingrid na nefrovita", "gineco da unimed de assis". */
export function isCare(words: readonly Word[], at: number): boolean {
  if (!/^[nd][ao]$/.test(words[at]?.folded ?? '')) return false;
  for (let back = at - 1; back >= 0 && back > at - 5 && !words[back + 1]?.first; back -= 1)
    if (care.has(words[back]?.folded ?? '')) return true;
  return false;
}

const care = wordList(
  'dr dra doutor doutora medico medica gineco ginecologista psico psicologa psicologo psiq psiquiatra neuro fisio fisioterapeuta dentista ortopedista cardio nutri dermato endocrino gastro otorrino urologista pediatra obstetra',
);
