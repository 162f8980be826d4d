import type { Notice } from '#platform/mail/notice';

export interface Fallen {
  employeeId: number;
  name: string;
  month: string;
  hotel: string;
  /** The tables whose change made the figures differ; empty if it was seen only at the last moment. */
  sources: readonly string[];
}

const words: Readonly<Record<string, string>> = {
  shifts: 'the roster',
  clock_records: 'the clock',
  leaves: 'leave',
  employee_contracts: 'the contract',
  employees: 'the job title',
  former_job_titles: 'the job title',
  hotel_holidays: 'the holidays',
  clock_policies: 'the clock policy',
  former_clock_policies: 'the clock policy',
  agreements: 'an agreement',
  declared_free_days: 'declared rest days',
  companies: 'the settings of the hotel',
};

/** Tells somebody who signed a time sheet that its figures have changed, so that it has to be signed again. */
export function fallenNotice(to: number, isOwn: boolean, { employeeId, name, month, hotel, sources }: Fallen): Notice {
  const changed = [...new Set(sources.map((source) => words[source] ?? 'something it depends on'))];
  const because = changed.length === 0 ? '' : ` What changed: ${changed.join(', ')}.`;
  const whose = isOwn ? 'your time sheet' : `the time sheet of ${name}`;
  return {
    on: 'always',
    to,
    by: [],
    subject: `The figures of ${whose} for ${month} have changed`,
    lines: [
      `You signed ${whose} for ${month} at ${hotel}. Its figures are different now, so the signature no longer applies.${because}`,
      'The time sheet shows what you signed beside the figures of now. Please check and sign it again.',
    ],
    links: [
      isOwn
        ? { path: `/my-time?month=${month}`, text: 'My time' }
        : { path: `/timesheets?month=${month}&sheet=${employeeId}`, text: 'Open the time sheet' },
    ],
  };
}
