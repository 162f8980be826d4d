import type { Notice, NoticeText } from '#platform/mail/notice';

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
  hourly_leaves: 'leave by the hour',
  employee_contracts: 'the contract',
  employees: 'the job title or the date of birth',
  former_job_titles: 'the job title',
  hotel_holidays: 'the holidays',
  clock_policies: 'the clock policy',
  former_clock_policies: 'the clock policy',
  agreements: 'an agreement',
  loans: 'a loan',
  overtime_approvals: 'the overtime approval',
  declared_free_days: 'declared rest days',
  companies: 'the hotel settings',
};

const greekWords: Readonly<Record<string, string>> = {
  shifts: 'το πρόγραμμα',
  clock_records: 'οι χτυπημένες ώρες',
  leaves: 'η άδεια',
  hourly_leaves: 'η ωριαία άδεια',
  employee_contracts: 'η σύμβαση',
  employees: 'η ειδικότητα ή η ημερομηνία γέννησης',
  former_job_titles: 'η ειδικότητα',
  hotel_holidays: 'οι αργίες',
  clock_policies: 'οι κανόνες κάρτας',
  former_clock_policies: 'οι κανόνες κάρτας',
  agreements: 'μια συμφωνία',
  loans: 'ένας δανεισμός',
  overtime_approvals: 'η έγκριση υπερωριών',
  declared_free_days: 'τα δηλωμένα ρεπό',
  companies: 'οι ρυθμίσεις του ξενοδοχείου',
};

/** Tells somebody who signed a time sheet that its figures have changed, so that it has to be signed again. */
export function fallenNotice(to: number, isOwn: boolean, { employeeId, name, month, hotel, sources }: Fallen): Notice {
  const changed = [...new Set(sources.map((source) => words[source] ?? 'related data'))];
  const because = changed.length === 0 ? '' : ` What changed: ${changed.join(', ')}.`;
  const whose = isOwn ? 'your time sheet' : `the time sheet of ${name}`;
  return {
    on: 'always',
    to,
    by: [],
    subject: `The figures in ${whose} for ${month} have changed`,
    lines: [
      `You signed ${whose} for ${month} at ${hotel}. The figures have changed, so your signature no longer applies.${because}`,
      'The time sheet shows the figures you signed next to the current ones. Please check it and sign again.',
    ],
    links: [
      isOwn
        ? { path: `/my-time?month=${month}`, text: 'My time' }
        : { path: `/timesheets?month=${month}&sheet=${employeeId}`, text: 'Open the time sheet' },
    ],
    greek: inGreek(isOwn, { employeeId, name, month, hotel, sources }),
  };
}

function inGreek(isOwn: boolean, { employeeId, name, month, hotel, sources }: Fallen): NoticeText {
  const changed = [...new Set(sources.map((source) => greekWords[source] ?? 'σχετικά στοιχεία'))];
  const because = changed.length === 0 ? '' : ` Τι άλλαξε: ${changed.join(', ')}.`;
  const whose = isOwn ? 'του φύλλου ωρών σας' : `του φύλλου ωρών: ${name},`;
  return {
    subject: `Άλλαξαν τα στοιχεία ${whose} για ${month}`,
    lines: [
      `Είχατε υπογράψει τα στοιχεία ${whose} για ${month} στο ${hotel}. Τώρα είναι διαφορετικά, και η υπογραφή δεν ισχύει πια.${because}`,
      'Το φύλλο δείχνει όσα υπογράψατε δίπλα στα τωρινά στοιχεία. Ελέγξτε το και υπογράψτε ξανά.',
    ],
    links: [
      isOwn
        ? { path: `/my-time?month=${month}`, text: 'Ο χρόνος μου' }
        : { path: `/timesheets?month=${month}&sheet=${employeeId}`, text: 'Άνοιγμα του φύλλου ωρών' },
    ],
  };
}
