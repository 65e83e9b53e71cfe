import { z } from 'zod';
import type { DecidingAnswers } from './deciding-answers.ts';
import { choiceOrNull, choices, integerOrNull, textOrNull } from './fields.ts';

/** Plain words in the second person. What is absent is as in the form. */
interface Leigo {
  label?: string;
  hint?: string;
  /** By stored value. */
  options?: Readonly<Record<string, string>>;
}

/** The description that every question has. Form, report, engine and tests derive the rest from it. */
interface Description {
  /** The words in the form. */
  label: string;
  hint?: string;
  /** The words for the client herself, where those of the form are the therapist's. */
  leigo?: Leigo;
  /** The words in the report, for example where an answer is cited as evidence. */
  reportName: string;
  /** A section is complete when all questions with this mark and all required ones are answered. */
  completes?: boolean;
  /** Shares its row of the form with its neighbour if the screen is wide enough. */
  half?: boolean;
  /** Stands with its neighbours of the same fold behind this title, which opens them. */
  fold?: string;
  /** Shown when the form opens. The section's other questions stand folded below, with the number of their answers. */
  essential?: boolean;
  /** Whether the question can apply to this client; always, if absent. The answer of another client counts as not asked. */
  askedWhen?: (dados: DecidingAnswers) => boolean;
}

interface LineDescription extends Description {
  /** In characters. */
  maxLength: number;
  placeholder?: string;
  /** The kind of text. It decides the keyboard and how the form tidies the text. */
  format?: 'name' | 'phone' | 'email';
}

/** One line that identifies the client, without any health data. */
export function lineQuestion(description: LineDescription) {
  return {
    kind: 'line' as const,
    required: false,
    ...description,
    schema: textOrNull(description.maxLength),
    formSchema: typedText,
    notAsked: null,
  };
}

interface TextDescription extends Description {
  /** In characters. */
  maxLength: number;
  /** Height of the field in the form, in lines. */
  lines: number;
}

/** Free text about the client's health. The safety rules read all of these texts. */
export function textQuestion(description: TextDescription) {
  return {
    kind: 'text' as const,
    required: false,
    ...description,
    schema: textOrNull(description.maxLength),
    formSchema: typedText,
    notAsked: null,
  };
}

interface NumberDescription extends Description {
  /** Whole numbers. Both ends are included. */
  min: number;
  max: number;
  /** The value after the first press of +. */
  start: number;
  unit: string;
}

export function numberQuestion(description: NumberDescription) {
  return {
    kind: 'number' as const,
    required: false,
    ...description,
    schema: integerOrNull(description.min, description.max),
    formSchema: z.number().nullable().catch(null),
    notAsked: null,
  };
}

interface SliderDescription extends Description {
  /** Where the slider stands until it is answered. */
  start: number;
  /** The value in words: '7 de 10, dor forte'. */
  words: (value: number) => string;
  /** The meaning of 0 and of 10. */
  ends: readonly [string, string];
}

/** 0 to 10. */
export function sliderQuestion(description: SliderDescription) {
  return {
    kind: 'slider' as const,
    required: false,
    ...description,
    schema: integerOrNull(0, 10),
    formSchema: z.number().int().min(0).max(10).nullable().catch(null),
    notAsked: null,
  };
}

/** The words for one value of a closed choice: one text for form and report, or one for each. */
export type OptionWords = string | { label: string; reported: string };

interface ChoiceDescription<Options extends Readonly<Record<string, OptionWords>>> extends Description {
  /** By stored value, in the order of the form. */
  options: Options;
}

/** One choice from a closed list. */
export function choiceQuestion<const Options extends Readonly<Record<string, OptionWords>>>(
  description: ChoiceDescription<Options>,
) {
  type Value = Extract<keyof Options, string>;
  // Object.keys does not keep the types of the keys, nor that there is at least one.
  const values = Object.keys(description.options) as [Value, ...Value[]];
  return {
    kind: 'choice' as const,
    required: false,
    ...description,
    values,
    schema: choiceOrNull(values),
    formSchema: z.enum(values).nullable().catch(null),
    notAsked: null,
  };
}

interface ChoicesDescription<Options extends readonly [string, ...string[]]> extends Description {
  /** People read the stored words themselves, in the order of the form. */
  options: Options;
  /** The options that the form shows at once; the others come with a press. All, if absent. */
  common?: readonly Options[number][];
}

/** Any number of choices from a closed list. */
export function choicesQuestion<const Options extends readonly [string, ...string[]]>(
  description: ChoicesDescription<Options>,
) {
  const options: readonly Options[number][] = description.options;
  return {
    kind: 'choices' as const,
    required: false,
    ...description,
    schema: choices(description.options),
    formSchema: z
      .array(z.unknown())
      .catch([])
      .transform((stored) => options.filter((option) => stored.includes(option))),
    notAsked: [],
  };
}

/** The same question as a required one. `schema` decides which answers count. */
export function requiredAnswer<Asked extends Question, Schema extends z.ZodType>(
  question: Asked,
  schema: Schema,
): Omit<Asked, 'schema'> & { schema: Schema } {
  const { schema: _optional, ...rest } = question;
  return { ...rest, required: true, schema };
}

// A draft may come from an older form: a value that does not fit reads as unanswered, never as an error.
const typedText = z.string().nullable().catch(null);

interface Kinds {
  line: LineDescription;
  text: TextDescription;
  number: NumberDescription;
  slider: SliderDescription;
  choice: ChoiceDescription<Readonly<Record<string, OptionWords>>> & { values: readonly string[] };
  choices: ChoicesDescription<readonly [string, ...string[]]>;
}
export type QuestionKind = keyof Kinds;

/** A question of the intake. Its key in the section is also the key of the stored answer. */
export type Question<Kind extends QuestionKind = QuestionKind> = {
  [K in Kind]: Kinds[K] & {
    kind: K;
    required: boolean;
    /** The schema for sending and storing. A missing answer becomes `notAsked`, unless an answer is required. */
    schema: z.ZodType;
    /** The schema for values in the form. It never fails. */
    formSchema: z.ZodType;
    /** The answer of a client who was not asked. */
    notAsked: null | readonly never[];
  };
}[Kind];

export function isAnswered(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === '') return false;
  return !Array.isArray(answer) || answer.length > 0;
}

/** An answer as the form shows it, for example to compare two versions. */
export function answerInWords(question: Question, answer: unknown): string {
  if (!isAnswered(answer)) return 'sem resposta';
  if (Array.isArray(answer)) return answer.join(', ');
  if (question.kind === 'slider' && typeof answer === 'number') return question.words(answer);
  if (question.kind === 'number') return `${answer} ${question.unit}`;
  return question.kind === 'choice' ? optionLabel(question, String(answer)) : String(answer);
}

/** The words of the form for a stored choice. A value that the question no longer has stays unchanged. */
export function optionLabel({ options }: Question<'choice'>, value: string): string {
  const words = Object.hasOwn(options, value) ? options[value] : undefined;
  return typeof words === 'object' ? words.label : (words ?? value);
}

/**
 * The words of the report for a stored choice, in lower case: `sem_dor` is 'sem dor'. Findings store the value with spaces for `_`. A
 * value that the question no longer has stays unchanged.
 */
export function reportedOption({ options }: Question<'choice'>, value: string): string {
  const plain = value.replaceAll('_', ' ');
  const words = Object.entries(options).find(([option]) => option.replaceAll('_', ' ') === plain)?.[1];
  if (words === undefined) return plain;
  return typeof words === 'string' ? words.toLowerCase() : words.reported;
}
