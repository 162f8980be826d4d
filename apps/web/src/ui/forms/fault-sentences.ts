import type { Fault, FaultCode } from '#platform/schema/outcome';
import { serverSentence } from '#platform/server-sentences';
import { uiWords } from '../ui.words';

const general = ['required', 'long', 'short', 'least', 'most', 'choice'] as const;

/** One message, or one per fault code. */
export type OwnWords = string | Partial<Record<FaultCode, string>>;

/** Returns the message of a field that the contract refuses; `own` are the form's own messages. */
export function sentenceOf({ code, limit, message }: Fault, own: OwnWords | undefined): string {
  const kind = general.find((one) => one === code);
  if (typeof own === 'object' && own[code] !== undefined) return own[code];
  // A message such as "Enter a name" would be wrong for a text that is too long.
  if (typeof own === 'string' && kind !== 'long') return own;
  return kind
    ? uiWords.say(`fault.${kind}`, { limit })
    : message
      ? serverSentence(message)
      : uiWords.say('fault.other');
}
