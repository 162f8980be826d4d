import { ApiError } from './api-error';
import { refusals } from './refusals.words';

interface FormRequest {
  url: string;
  form: FormData;
  token: string | null;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends a form with upload progress, which `fetch` cannot report. */
export function sendForm({ url, form, token, onProgress, signal }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('error', () => {
      reject(new ApiError(0, 'NO_ANSWER', refusals.say('noAnswer')));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });
}
