import type { SheetCause } from '@horae/contract/time/timesheet-lines';
import { sheetWords } from './sheet.words';

type Source =
  | 'shifts'
  | 'clock_records'
  | 'leaves'
  | 'hourly_leaves'
  | 'employee_contracts'
  | 'employees'
  | 'loans'
  | 'hotel_holidays'
  | 'clock_policies'
  | 'agreements'
  | 'overtime_approvals'
  | 'declared_free_days'
  | 'companies';

const sources: readonly Source[] = [
  'shifts',
  'clock_records',
  'leaves',
  'hourly_leaves',
  'employee_contracts',
  'employees',
  'loans',
  'hotel_holidays',
  'clock_policies',
  'agreements',
  'overtime_approvals',
  'declared_free_days',
  'companies',
];

/** Earlier versions, called like those of today. */
const sameAs: Record<string, Source> = { former_job_titles: 'employees', former_clock_policies: 'clock_policies' };

/** What changed and who changed it: `leave (Eleni Vlachou), roster`. */
export function causeText(causes: readonly SheetCause[]): string {
  const { say } = sheetWords;
  const texts = causes.map(({ source, by }) => {
    const known = sources.find((one) => one === (sameAs[source ?? ''] ?? source));
    const text = say(known ? `source.${known}` : 'source.other');
    return by?.name ? say('because', { source: text, name: by.name }) : text;
  });
  return [...new Set(texts)].join(', ') || say('source.other');
}
