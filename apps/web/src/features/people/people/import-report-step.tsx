import type { PeopleReport, RowReport } from '@horae/contract/people/people-files.contract';
import { useState } from 'react';
import { Badge, type BadgeTone } from '#ui/badge';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { ImportQuestions } from '#ui/import/import-questions';
import { DataTable } from '#ui/list/data-table';
import type { Column } from '#ui/list/table-props';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './import.module.css';
import { importWords } from './import.words';
import type { ImportPlan } from './import-rows';
import { whatOf } from './import-texts';
import { PeopleRecalled } from './people-recalled';
import type { PeopleTable } from './people-table';
import { SaveRefused } from './save-refused';
import { SurnameQuestion } from './surname-question';

const tones: Record<RowReport['verdict'], BadgeTone> = {
  add: 'success',
  rehire: 'success',
  change: 'info',
  same: 'neutral',
  refused: 'danger',
};
export const verdicts: readonly RowReport['verdict'][] = ['refused', 'add', 'rehire', 'change', 'same'];
const step = 100;

interface ImportReportStepProps {
  report: PeopleReport;
  table: PeopleTable;
  hotel: number;
  plan: ImportPlan;
  /** Checks the file again by a changed plan. */
  onPlan: (change: Partial<ImportPlan>) => void;
  onBack: () => void;
  /** Whether refused rows are left out. */
  onImport: (skipsRefused: boolean) => void;
}

/** What each row would do; nothing is written while any row is refused, unless those are left out. */
export function ImportReportStep(props: ImportReportStepProps) {
  const { report, table, hotel, plan, onPlan, onBack, onImport } = props;
  const say = importWords.use();
  const counts = countVerdicts(report);
  const [wanted, setWanted] = useState<RowReport['verdict'] | 'all'>(counts.refused > 0 ? 'refused' : 'all');
  const [shown, setShown] = useState(step);
  const [skipsRefused, setSkipsRefused] = useState(false);
  const found = report.rows
    .filter(({ verdict }) => wanted === 'all' || verdict === wanted)
    .map((row) => Object.assign({ id: row.line }, row));
  const writes = counts.add + counts.rehire + counts.change;

  return (
    <div className={styles.step}>
      {counts.refused > 0 && <Message kind="danger">{say('refused', { count: counts.refused })}</Message>}
      {counts.refused > 0 && writes > 0 && (
        <Checkbox checked={skipsRefused} onChange={setSkipsRefused}>
          {say('skipRefused', { rows: say('rows', { count: writes }) })}
        </Checkbox>
      )}
      {counts.refused === 0 && writes === 0 && <Message kind="info">{say('nothing')}</Message>}
      {report.newDepartments.length > 0 && (
        <Checkbox checked={plan.createsDepartments} onChange={(createsDepartments) => onPlan({ createsDepartments })}>
          {say('newDepartments')}. {say('unknownDepartments', { names: report.newDepartments.join(', ') })}
        </Checkbox>
      )}
      <ImportQuestions asked={report} answers={plan.answers} onAnswers={(answers) => onPlan({ answers })} />
      <PeopleRecalled hotel={hotel} report={report} onForgotten={() => onPlan({})} />
      <SurnameQuestion
        unclear={report.unclearNames}
        surname={plan.surname}
        onSurname={(surname) => onPlan({ surname })}
      />
      <RadioTabs
        label={say('verdict')}
        value={wanted}
        options={[
          { value: 'all', label: `${say('all')} (${report.rows.length})` },
          ...verdicts
            .filter((value) => counts[value] > 0 || value === wanted)
            .map((value) => ({ value, label: `${say(`verdict.${value}`)} (${counts[value]})` })),
        ]}
        onChange={(next) => {
          setWanted(next);
          setShown(step);
        }}
      />
      <div className={`panel ${styles.panel}`}>
        <DataTable
          name={say('report')}
          columns={reportColumns(say)}
          rows={found.slice(0, shown)}
          nameOf={({ name, line }) => name || String(line)}
        />
        {found.length === 0 && <p className={styles.quiet}>{say('none')}</p>}
      </div>
      <div className={`row wraps to-end ${styles.buttons}`}>
        {found.length > shown && <Button onClick={() => setShown(shown + step)}>{say('more')}</Button>}
        <SaveRefused table={table} report={report} />
        <Button onClick={onBack}>{say('back')}</Button>
        <Button
          look="solid"
          disabled={(counts.refused > 0 && !skipsRefused) || writes === 0}
          onClick={() => onImport(skipsRefused)}
        >
          {say('import', { rows: say('rows', { count: writes }) })}
        </Button>
      </div>
    </div>
  );
}

export function countVerdicts({ rows }: PeopleReport): Record<RowReport['verdict'], number> {
  const counts = { add: 0, rehire: 0, change: 0, same: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

function reportColumns(say: ReturnType<typeof importWords.use>): Column<RowReport & { id: number }>[] {
  return [
    { key: 'name', header: say('name'), isName: true, cell: ({ name }) => name || '–' },
    { key: 'line', header: say('line'), align: 'end', cell: ({ line }) => line },
    {
      key: 'verdict',
      header: say('verdict'),
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{say(`verdict.${verdict}`)}</Badge>,
    },
    { key: 'what', header: say('what'), cell: (row) => whatOf(row) || '–' },
  ];
}
