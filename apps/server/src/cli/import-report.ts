import type { Planned, RosterRow } from '@horae/contract/scheduling/roster-import.contract';
import type { ImportReport } from '../features/scheduling/roster-import/import-report';
import { findingText } from './finding-text';

/** A row of the report as a file has it. */
export const reportLine = ({ line, cell, person, day, verdict, sentence, was, now }: RosterRow) => ({
  line,
  cell,
  person,
  day,
  verdict,
  sentence,
  was: was && plannedText(was),
  now: now && plannedText(now),
});

function plannedText({ from, to, type, ...more }: Planned): string {
  if (!from) return type;
  const { department, workCentre, jobTitle, costPlace, breakMinutes, notes } = more;
  return [
    `${from}-${to} ${type}`,
    department,
    workCentre,
    jobTitle,
    costPlace && `charged to ${costPlace}`,
    breakMinutes !== undefined && (breakMinutes === 0 ? 'no break' : `${breakMinutes} min break`),
    notes && `“${notes}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

const asked = {
  department: 'the department',
  workCentre: 'the work centre',
  jobTitle: 'the job title',
  shiftType: 'what this code stands for:',
  employee: 'who this is:',
  rosterLine: 'what this line is:',
  firstDay: 'the first day of the table at',
} as const;

/** Prints what is asked, what became of each row, and what is against the law. */
export function tellImport(
  { layout, rows, questions, newEmployees, newDepartments, unlawful, unlawfulFirst, isWritten }: ImportReport,
  say: (line: string) => void,
): void {
  for (const { of, value, cells = [] } of questions)
    say(`Question: ${asked[of]} “${value}”${cells.length > 0 ? `, in ${cells.slice(0, 5).join(', ')}` : ''}.`);
  for (const { line, cell, person, day, verdict, sentence, was, now } of rows) {
    const where = cell ?? (line === null ? `${person}, ${day}` : `line ${line}`);
    const change = was && `, was ${plannedText(was)}${now ? `; now ${plannedText(now)}` : ''}`;
    if (sentence || change) say([`${where}: ${verdict}${change ?? ''}.`, sentence].filter(Boolean).join(' '));
  }
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  const changes =
    count('changed') + count('removed') > 0 ? `${count('changed')} changed, ${count('removed')} removed, ` : '';
  say(
    `Layout: ${layout}. ${rows.length} rows: ${count('added')} new, ${changes}${count('already there')} already there, ${count('skipped')} skipped, ${count('fault')} with errors.`,
  );
  if (newEmployees > 0) say(`${newEmployees} new employees; new departments: ${newDepartments.join(', ') || 'none'}.`);
  for (const finding of unlawfulFirst) say(`Against the law: ${findingText(finding)}`);
  if (unlawful > unlawfulFirst.length) say(`… and ${unlawful - unlawfulFirst.length} more.`);
  say(isWritten ? 'Written.' : 'Nothing was saved.');
}
