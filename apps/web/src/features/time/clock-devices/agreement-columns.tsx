import {
  type Agreement,
  type AgreementLimit,
  agreementLimits,
  type Law,
  longerIsTighter,
} from '@horae/contract/time/agreements.contract';
import { formatDate } from '#platform/format-date';
import { hoursText } from '#platform/format-hours';
import type { Column } from '#ui/list/table-props';
import type { AgreementsSay } from './agreements.words';

export function agreementColumns(say: AgreementsSay): Column<Agreement>[] {
  return [
    { key: 'name', header: say('name'), isName: true, cell: ({ name }) => name },
    { key: 'whom', header: say('whom'), cell: ({ jobTitles }) => jobTitles.join(', ') || say('everybody') },
    {
      key: 'span',
      header: say('span'),
      cell: ({ validFrom, validTo }) =>
        validTo === null
          ? say('since', { day: formatDate(validFrom) })
          : say('fromTo', { from: formatDate(validFrom), to: formatDate(validTo) }),
    },
    {
      key: 'tightens',
      header: say('tightens'),
      unfolds: true,
      cell: ({ limits }) =>
        agreementLimits
          .filter((limit) => limits[limit] !== undefined)
          .map((limit) => say('part', { limit: say(limit), value: shortText(say, limit, limits[limit]!) }))
          .join(' · '),
    },
  ];
}

/** The legal limit in minutes and hours. */
export function lawText(say: AgreementsSay, limit: AgreementLimit, law: Law | undefined): string {
  const asked = law?.limits[limit];
  if (asked === undefined) return say('lawNone');
  const hours = hoursText(asked);
  const value = limit === 'averageWeeks' ? shortText(say, limit, asked) : say('lawMinutes', { minutes: asked, hours });
  return say(longerIsTighter.includes(limit) ? 'lawLeast' : 'lawMost', { value });
}

const shortText = (say: AgreementsSay, limit: AgreementLimit, value: number): string =>
  limit === 'averageWeeks' ? say('weeks', { count: value }) : hoursText(value);
