import { type DadosAnamneseField, fieldsOfKind, isOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Ficha, fichaFields, formDadosOf } from '@meridia/shared/anamnese/ficha.ts';
import { withRepeated } from '@meridia/shared/anamnese/opcoes-repetidas.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';

/** The same answers with a new one, and with those that say the same in another question. */
export function withAnswer(ficha: Ficha, field: DadosAnamneseField, answer: unknown): Ficha {
  const respostas: Ficha['respostas'] = { ...ficha.respostas, [field]: answer };
  const answered = { ...ficha, respostas, recusadas: ficha.recusadas.filter((each) => each !== field) };
  if (!isOfKind(field, 'choices')) return answered;
  const before: unknown = ficha.respostas[field];
  const repeated = withRepeated(formDadosOf(respostas), field, Array.isArray(before) ? before : []);
  if (!repeated) return answered;
  const lists = fieldsOfKind('choices').filter((each) => fichaFields.includes(each));
  const followed = lists.flatMap((each) =>
    repeated[each].length > 0 || isAnswered(respostas[each]) ? [[each, repeated[each]] as const] : [],
  );
  return { ...answered, respostas: { ...respostas, ...Object.fromEntries(followed) } };
}

/** Whoever prefers not to answer takes back what was answered. */
export function withRefusal(ficha: Ficha, field: DadosAnamneseField, refused: boolean): Ficha {
  const others = ficha.recusadas.filter((each) => each !== field);
  if (!refused) return { ...ficha, recusadas: others };
  return {
    ...ficha,
    respostas: Object.fromEntries(Object.entries(ficha.respostas).filter(([each]) => each !== field)),
    recusadas: [...others, field],
  };
}

export function hasAnswers({ respostas, recusadas, fotos }: Ficha): boolean {
  return fotos !== null || recusadas.length > 0 || Object.values(respostas).some(isAnswered);
}
