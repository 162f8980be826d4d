import type { DatedPolicy } from '@horae/contract/time/clock-policies.contract';
import { formatDate } from '#platform/format-date';
import type { Column } from '#ui/list/table-props';
import type { policiesWords } from './policies.words';

/** A policy as the table shows it. */
export type PolicyRow = DatedPolicy & { id: number; name: string; people: number };

/** `until 1 Dec 2026: 5 / 5 min, no rounding`. */
function earlierText(say: typeof policiesWords.say, { policy, untilDay }: DatedPolicy['earlier'][number]): string {
  const day = formatDate(untilDay);
  if (!policy) return say('beforeUsual', { day });
  return say('before', { day, in: policy.graceIn, out: policy.graceOut, preparation: policy.preparation });
}

export function policyColumns(say: typeof policiesWords.say): Column<PolicyRow>[] {
  return [
    {
      key: 'who',
      header: say('who'),
      isName: true,
      cell: ({ name, isSet, jobTitle }) => (isSet ? name : `${name} (${say(jobTitle === '' ? 'usual' : 'asOthers')})`),
    },
    {
      key: 'since',
      header: say('since'),
      cell: ({ fromDay, earlier }) =>
        fromDay ? (
          <span data-tip={earlier.map((one) => earlierText(say, one)).join('\n')}>{formatDate(fromDay)}</span>
        ) : (
          say('always')
        ),
    },
    { key: 'people', header: say('people'), cell: ({ people }) => people },
    {
      key: 'grace',
      header: say('grace'),
      cell: ({ graceIn, graceOut }) => say('pair', { in: graceIn, out: graceOut }),
    },
    {
      key: 'preparation',
      header: say('preparation'),
      unfolds: true,
      cell: ({ preparation }) => say('minutes', { minutes: preparation }),
    },
    {
      key: 'rounding',
      header: say('rounding'),
      cell: ({ rounding, roundTo }) =>
        rounding === 'none' ? say('noRounding') : say('roundsTo', { minutes: roundTo, way: say(`way.${rounding}`) }),
    },
  ];
}
