import { sentenceOf } from './tables.mjs';

const server = 'apps/server/src';

/**
 * What may still be named as text, and why; everything in a file of which no names are told. An entry that is no longer needed is an error, so that the list becomes
 * only shorter.
 */
const exceptions = [
  {
    file: `${server}/platform/transfer/empty-tables.ts`,
    names: ['accounts', 'companies'],
    because: 'The platform imports no table of a feature.',
  },
  {
    file: `${server}/platform/transfer/export-all.ts`,
    names: ['employees', 'ergani_settings', 'tax_number', 'social_security_number', 'employer_tax_number'],
    because: 'The platform imports no table of a feature.',
  },
  {
    file: `${server}/platform/transfer/files-besides.ts`,
    names: ['uploads'],
    because: 'The table is as it was in the version that exported it.',
  },
  {
    file: `${server}/platform/transfer/import-all.ts`,
    names: ['quoted(table)'],
    because: 'An export names its tables itself.',
  },
  {
    file: `${server}/platform/fence/install-fence.ts`,
    names: ['company_id'],
    because: 'The fence finds the tables of hotels by this column.',
  },
  {
    file: `${server}/features/demo-apps/employee-records/employee-records.service.ts`,
    names: ['start_date'],
    because: 'It is a prescribed name of the API.',
  },
  {
    file: `${server}/features/demo-apps/employee-records/employee-records.test.ts`,
    names: ['full_name', 'start_date'],
    because: 'These are prescribed names of the API.',
  },
  {
    file: `${server}/features/core/session/older-grants.test.ts`,
    because: 'The tables are as they were before the migration that it tests.',
  },
  {
    file: `${server}/features/people/people/name-parts.test.ts`,
    because: 'The tables are as they were before the migration that it tests.',
  },
  {
    file: `${server}/features/scheduling/roster-history/upgrade.test.ts`,
    because: 'The tables are as they were at the migration that it tests.',
  },
  {
    file: `${server}/features/time/timesheets/replay.test.ts`,
    names: ['day'],
    because: 'It is the field of a date.',
  },
  {
    file: `${server}/test/fence.test.ts`,
    names: ['company_id'],
    because: 'It walks over all tables that have this column.',
  },
  {
    file: `${server}/test/hotel-administrators.test.ts`,
    names: ['company_id'],
    because: 'It walks over all tables that have this column.',
  },
  {
    file: `${server}/test/scoped-access.test.ts`,
    names: ['employee_id'],
    because: 'It walks over all tables that have this column.',
  },
  {
    file: `${server}/test/rules/demo-apps/records.cases.ts`,
    names: ['full_name', 'start_date'],
    because: 'These are prescribed names of the API.',
  },
];

/** Returns a sentence for each fault of `sqlFaults` that is no exception, and for each exception without a fault. */
export function unexcepted(faults, excepted = exceptions) {
  const isOf = (fault) => (one) =>
    one.file === fault.file && (!one.names || one.names.includes(fault.name)) && fault.kind !== 'write';
  const isUsed = (file, name) => faults.some((fault) => isOf(fault)({ file, names: name && [name] }));
  const unused = excepted.flatMap(({ file, names = [undefined] }) =>
    names.filter((name) => !isUsed(file, name)).map((name = 'anything') => [file, name]),
  );
  return [
    ...faults.filter((fault) => !excepted.some(isOf(fault))).map(sentenceOf),
    ...unused.map(
      ([file, name]) => `error exception-not-needed: ${file} does not name ${name} as text; take it off the list`,
    ),
  ];
}
