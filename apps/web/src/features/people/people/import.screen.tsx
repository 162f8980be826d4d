import type { KeptColumn } from '@horae/contract/people/import-memory.contract';
import type { PeopleReport } from '@horae/contract/people/people-files.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { hotelToday } from '#platform/hotel-day';
import { keptColumnsQuery } from '#platform/import-memory.queries';
import { HotelScreen } from '#roster/hotel-screen';
import { Button, buttonClass } from '#ui/button';
import { RecentImports } from '#ui/import/recent-imports';
import { Message } from '#ui/message';
import { PageHead } from '#ui/page-head';
import styles from './import.module.css';
import { importWords } from './import.words';
import { ImportColumnsStep } from './import-columns-step';
import { ImportFileStep } from './import-file-step';
import { countVerdicts, ImportReportStep } from './import-report-step';
import { type ImportPlan, importOf } from './import-rows';
import { keptMeanings } from './kept-meanings';
import { everyPerson, importPeople } from './people.queries';
import type { PeopleTable } from './people-table';
import { SaveRefused } from './save-refused';

const steps = ['file', 'columns', 'check', 'done'] as const;

export function ImportPeopleScreen() {
  const say = importWords.use();
  return (
    <HotelScreen title={say('title')}>
      {({ ErpCompanyId: hotel }) => (
        <>
          <PageHead title={say('title')} lead={say('lead')}>
            <Link to="/people/from-excel" className={buttonClass('outline')}>
              {say('fromExcel')}
            </Link>
          </PageHead>
          <ImportSteps key={hotel} hotel={hotel} />
        </>
      )}
    </HotelScreen>
  );
}

/** The steps are file, columns, check and done; each leads back to the previous one. */
function ImportSteps({ hotel }: { hotel: number }) {
  const say = importWords.use();
  const [table, setTable] = useState<PeopleTable | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [report, setReport] = useState<PeopleReport | null>(null);
  const send = useMutation(importPeople);
  const client = useQueryClient();
  const step = !table || !plan ? 'file' : !report ? 'columns' : report.isWritten ? 'done' : 'check';

  function run(next: ImportPlan, dryRun: boolean, skipsRefused = false): void {
    if (!table || send.isPending) return;
    setPlan(next);
    send.mutate(importOf(hotel, table, next, { dryRun, skipsRefused }), { onSuccess: setReport });
  }
  async function begin(read: PeopleTable): Promise<void> {
    // A file can be read without what is remembered.
    const kept = await client.fetchQuery(keptColumnsQuery(hotel, 'people')).catch(() => ({ columns: [] }));
    setTable(read);
    setPlan(firstPlan(read, kept.columns));
  }
  const rows = say('rows', { count: table?.rows.length ?? 0 });

  return (
    <>
      <ol className={styles.steps} aria-label={say('steps')}>
        {steps.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {say(`step.${one}`)}
          </li>
        ))}
      </ol>
      {send.error && <Message kind="danger">{errorText(send.error)}</Message>}
      {send.isPending ? (
        <div className={styles.busy} role="status">
          {say(send.variables.dryRun ? 'checking' : 'writing', { rows })}
          <progress aria-label={say(send.variables.dryRun ? 'checking' : 'writing', { rows })} />
        </div>
      ) : (
        <>
          {step === 'file' && (
            <>
              <ImportFileStep onRead={(read) => void begin(read)} />
              <RecentImports
                hotel={hotel}
                kind="people"
                onUndone={() => void client.invalidateQueries({ queryKey: everyPerson })}
              />
            </>
          )}
          {step === 'columns' && table && plan && (
            <ImportColumnsStep
              hotel={hotel}
              table={table}
              plan={plan}
              onPlan={setPlan}
              onTable={(read) => {
                if (read.columns.join() === table.columns.join()) setTable(read);
                else void begin(read);
              }}
              onBack={() => setTable(null)}
              onCheck={() => run(plan, true)}
            />
          )}
          {step === 'check' && report && plan && table && (
            <ImportReportStep
              report={report}
              table={table}
              hotel={hotel}
              plan={plan}
              onPlan={(change) => run({ ...plan, ...change }, true)}
              onBack={() => setReport(null)}
              onImport={(skipsRefused) => run(plan, false, skipsRefused)}
            />
          )}
          {step === 'done' && report && table && (
            <ImportDone
              report={report}
              table={table}
              onAnother={() => {
                setTable(null);
                setReport(null);
              }}
            />
          )}
        </>
      )}
    </>
  );
}

interface ImportDoneProps {
  report: PeopleReport;
  table: PeopleTable;
  onAnother: () => void;
}

function ImportDone({ report, table, onAnother }: ImportDoneProps) {
  const say = importWords.use();
  const { add: added, rehire, change: changed, same, refused } = countVerdicts(report);
  return (
    <div className={styles.step}>
      <Message kind="success">
        {say('done', { added, changed, same })} {rehire > 0 && say('rehired', { count: rehire })}
      </Message>
      {refused > 0 && <Message kind="danger">{say('leftOut', { count: refused })}</Message>}
      <div className={`row wraps to-end ${styles.buttons}`}>
        <SaveRefused table={table} report={report} />
        <Button onClick={onAnother}>{say('another')}</Button>
        <Link to="/people" className={buttonClass('solid')}>
          {say('toList')}
        </Link>
      </div>
    </div>
  );
}

function firstPlan({ columns }: PeopleTable, kept: readonly KeptColumn[]): ImportPlan {
  return {
    meanings: keptMeanings(columns, kept),
    dayOrder: 'dmy',
    fromDay: hotelToday(),
    departmentId: '',
    workCentreId: '',
    createsDepartments: false,
    answers: [],
    surname: null,
  };
}
