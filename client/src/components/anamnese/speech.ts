import { z } from 'zod';

// The types of browsers do not have speech recognition, which is no standard of all of them.
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start: () => void;
  stop: () => void;
}
type RecognitionClass = new () => Recognition;

const resultSchema = z.object({
  resultIndex: z.number(),
  results: z.custom<ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>>(),
});

/** The browser's speech recognition; undefined where it has none. */
export function findRecognition(): RecognitionClass | undefined {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return isRecognitionClass(found) ? found : undefined;
}

interface Listener {
  /** Words that are certain. */
  onWords: (words: string) => void;
  onEnd: () => void;
  /** The microphone or the service is not to be had. */
  onFailure: () => void;
}

/** Listens in Portuguese until the returned function is called or the browser stops. */
export function listen({ onWords, onEnd, onFailure }: Listener): () => void {
  const Recognition = findRecognition();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  recognition.lang = 'pt-BR';
  recognition.continuous = true;
  recognition.addEventListener('result', (event) => {
    const { resultIndex, results } = resultSchema.parse(event);
    for (const result of Array.from(results).slice(resultIndex)) {
      const words = result.isFinal ? result[0]?.transcript.trim() : undefined;
      if (words) onWords(words);
    }
  });
  recognition.addEventListener('end', onEnd);
  recognition.addEventListener('error', (event) => {
    // A pause without words is no failure.
    if (Reflect.get(event, 'error') !== 'no-speech') onFailure();
  });
  recognition.start();
  return () => recognition.stop();
}

function isRecognitionClass(value: unknown): value is RecognitionClass {
  return typeof value === 'function';
}
