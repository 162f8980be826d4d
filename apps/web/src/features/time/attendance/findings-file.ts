import type { FindingRow } from '@horae/contract/time/finding-rows';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { attendanceWords } from './attendance.words';
import { clockedText, declaredText, stretchesText } from './finding-text';

/** The findings as a file; times are in the hotel's time zone. */
export function findingsFile(findings: readonly FindingRow[], scope: string): ExportFile {
  const say = attendanceWords.say;
  return listFile({
    name: 'attendance',
    personal: 'attendance',
    title: say('title'),
    scope,
    columns: [
      { header: say('day'), kind: 'date', width: 12 },
      { header: say('code'), width: 10 },
      { header: say('person'), width: 24 },
      { header: say('department'), width: 18 },
      { header: say('kind'), width: 22 },
      { header: say('severity'), width: 10 },
      { header: say('risk'), kind: 'integer' },
      { header: say('measured'), kind: 'integer' },
      { header: say('limit'), kind: 'integer' },
      { header: say('planned'), width: 24 },
      { header: say('declared'), width: 24 },
      { header: say('clocked'), width: 24 },
      { header: say('owner'), width: 20 },
      { header: say('due'), kind: 'moment', width: 24 },
      { header: say('decidedBy'), width: 12 },
      { header: say('note'), width: 40 },
    ],
    rows: findings.map(({ day, employee, kind, severity, risk, evidence, owner, dueAt, state, decided }) => [
      day,
      employee.code,
      employee.name,
      employee.department,
      say(`kind.${kind}`),
      say(`severity.${severity}`),
      risk?.fine ?? null,
      evidence.measured,
      evidence.limit,
      stretchesText(evidence.planned),
      declaredText(evidence, say),
      clockedText(evidence),
      owner?.name ?? '',
      dueAt,
      say(`state.${state}`),
      decided?.note ?? '',
    ]),
  });
}
