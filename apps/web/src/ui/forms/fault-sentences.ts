import type { Fault, FaultCode } from '#platform/schema/outcome';
import { uiWords } from '../ui.words';

const general = ['required', 'long', 'short', 'least', 'most', 'choice'] as const;

/** One sentence, or one for each way of being wrong. */
export type OwnWords = string | Partial<Record<FaultCode, string>>;

/** What a field says that the contract refuses; `own` are the words of its form. */
export function sentenceOf({ code, limit, message }: Fault, own: OwnWords | undefined): string {
  const kind = general.find((one) => one === code);
  if (typeof own === 'object' && own[code] !== undefined) return own[code];
  // Whoever wrote too much does not read that something is missing.
  if (typeof own === 'string' && kind !== 'long') return own;
  return kind ? uiWords.say(`fault.${kind}`, { limit }) : (message ?? uiWords.say('fault.other'));
}
