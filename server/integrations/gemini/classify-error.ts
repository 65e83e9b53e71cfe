import { GoogleGenerativeAIFetchError, GoogleGenerativeAIRequestInputError } from '@google/generative-ai';
import { FinalError, RetryableError } from '../../writer-errors.ts';

/**
 * Turns an error of the SDK or the network into one of our two kinds. The vendor's error stays as `cause`, of which the log names
 * only class and code. A therapist sees a temporary error only when all tries have failed.
 * @param retryAfterMs value of the Retry-After header
 */
export function classifyError(error: unknown, retryAfterMs: number | null): RetryableError | FinalError {
  if (error instanceof GoogleGenerativeAIFetchError) return classifyStatus(error, retryAfterMs);
  if (error instanceof GoogleGenerativeAIRequestInputError) {
    return new FinalError('O pedido ao serviço de IA não pôde ser montado.', { cause: error });
  }
  return new RetryableError('A conexão com o serviço de IA falhou. Tente novamente em alguns minutos.', {
    cause: error,
  });
}

function classifyStatus(error: GoogleGenerativeAIFetchError, headerMs: number | null): RetryableError | FinalError {
  const { status = 0 } = error;
  const retryAfterMs = headerMs ?? readRetryDelayMs(error.errorDetails);
  if (status === 429) {
    return new RetryableError(
      'O serviço de IA está com muitos pedidos neste momento. Tente novamente em alguns minutos.',
      { cause: error, retryAfterMs },
    );
  }
  if (status >= 500 || status === 408 || status === 0) {
    return new RetryableError('O serviço de IA está fora do ar neste momento. Tente novamente em alguns minutos.', {
      cause: error,
      retryAfterMs,
    });
  }
  if (status === 401 || status === 403 || isKeyInvalid(error)) {
    return new FinalError('O serviço de IA recusou a chave de acesso.', {
      cause: error,
      matter: 'ai_key_refused',
    });
  }
  if (status === 404) {
    return new FinalError('O modelo de IA configurado não existe mais.', {
      cause: error,
      matter: 'ai_model_gone',
    });
  }
  return new FinalError(`O serviço de IA recusou o pedido (código ${status}).`, {
    cause: error,
  });
}

/** Google answers an unknown key with 400. */
function isKeyInvalid({ errorDetails }: GoogleGenerativeAIFetchError): boolean {
  return errorDetails?.some(({ reason }) => reason === 'API_KEY_INVALID') ?? false;
}

/** google.rpc.RetryInfo, for example "17s" or "0.5s": Google's own notation. */
function readRetryDelayMs(details: GoogleGenerativeAIFetchError['errorDetails']): number | null {
  const info = details?.find((detail) => String(detail['@type']).endsWith('RetryInfo'));
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/.exec(String(info?.retryDelay ?? '')) ?? [];
  return seconds === undefined ? null : Math.ceil(Number(seconds) * 1000);
}
