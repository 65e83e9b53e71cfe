import { z } from 'zod';
import { choiceOrNull, choices, integerOrNull, sliderValue, textOrNull } from './fields.ts';

/** What every question tells about itself. Form, report, engine and tests derive the rest. */
interface Description {
  /** As the form asks it. */
  label: string;
  hint?: string;
  /** As the report names it, for example where an answer is cited as evidence. */
  reportName: string;
  /** The section counts as done once every question with this mark, and every required one, is answered. */
  completes?: boolean;
  /** Shares its row of the form with its neighbour where there is room for two. */
  half?: boolean;
}

interface LineDescription extends Description {
  /** Characters. */
  maxLength: number;
  placeholder?: string;
  /** What is written decides the keyboard, and how the form tidies it. */
  format?: 'name' | 'phone' | 'email';
}

/** One line that says who the client is, and nothing of how the client is. */
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
  /** Characters. */
  maxLength: number;
  /** Height of the field in the form, in lines. */
  lines: number;
}

/** An account in free words. The safety rules read every one of them. */
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
  /** Whole numbers, both included. */
  min: number;
  max: number;
  /** Where the first press of + starts. */
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
  /** Where the slider stands before anybody touches it: as good as no answer. */
  start: number;
  /** The value in words: '7 de 10, dor forte'. */
  words: (value: number) => string;
  /** What 0 and 10 mean. */
  ends: readonly [string, string];
}

/** 0 to 10. */
export function sliderQuestion(description: SliderDescription) {
  const { start } = description;
  return {
    kind: 'slider' as const,
    required: false,
    ...description,
    schema: sliderValue(start),
    formSchema: z.number().int().min(0).max(10).catch(start),
    notAsked: start,
  };
}

/** A value of a closed choice in words. One text serves form and report, or each has its own. */
export type OptionWords = string | { label: string; reported: string };

interface ChoiceDescription<Options extends Readonly<Record<string, OptionWords>>> extends Description {
  /** By stored value, in the order of the form. */
  options: Options;
}

/** One of a few. */
export function choiceQuestion<const Options extends Readonly<Record<string, OptionWords>>>(
  description: ChoiceDescription<Options>,
) {
  type Value = Extract<keyof Options, string>;
  // Object.keys forgets which keys an object has, and that it has some.
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
  /** The stored words are the words that people read, in the order of the form. */
  options: Options;
}

/** Any number of a closed list. */
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

/** The same question where it must not be left open; `schema` is what then counts as an answer. */
export function requiredAnswer<Asked extends Question, Schema extends z.ZodType>(
  question: Asked,
  schema: Schema,
): Omit<Asked, 'schema'> & { schema: Schema } {
  const { schema: _optional, ...rest } = question;
  return { ...rest, required: true, schema };
}

// A draft may come from an older version of the form: whatever does not fit reads as not answered, never as an error.
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

/** A question of the intake. Its key in the section is the key of its answer in what is stored. */
export type Question<Kind extends QuestionKind = QuestionKind> = {
  [K in Kind]: Kinds[K] & {
    kind: K;
    required: boolean;
    /** What is sent and stored. An absent answer becomes `notAsked`, unless one is required. */
    schema: z.ZodType;
    /** What may stand in the form; it never fails. */
    formSchema: z.ZodType;
    /** The answer of somebody who was not asked: null, [] or a slider's start. */
    notAsked: null | number | readonly never[];
  };
}[Kind];

export function isAnswered({ notAsked }: Question, answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === '') return false;
  return Array.isArray(answer) ? answer.length > 0 : answer !== notAsked;
}

/**
 * A stored answer to a closed choice as the report says it, in lower case: `sem_dor` is 'sem dor'.
 * Findings hold it with spaces for `_`; a value that the question no longer has stays as it is.
 */
export function reportedOption({ options }: Question<'choice'>, value: string): string {
  const plain = value.replaceAll('_', ' ');
  const words = Object.entries(options).find(([option]) => option.replaceAll('_', ' ') === plain)?.[1];
  if (words === undefined) return plain;
  return typeof words === 'string' ? words.toLowerCase() : words.reported;
}
