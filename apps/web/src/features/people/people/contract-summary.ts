import type { ContractVersion } from '@horae/contract/contract-version';
import type { peopleWords } from './people.words';

/** `Full time · 40 h` */
export function contractSummary(contract: ContractVersion | null, say: ReturnType<typeof peopleWords.use>): string {
  if (!contract) return '–';
  return say('contractSummary', { kind: say(`kind.${contract.kind}`), hours: contract.weeklyHours });
}
