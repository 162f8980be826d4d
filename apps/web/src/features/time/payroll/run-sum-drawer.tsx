import type { PayrollLine, PayrollRun } from '@horae/contract/time/payroll-rows';
import { useQuery } from '@tanstack/react-query';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { checkSumText } from '#roster/sheet/check-sum-text';
import { monthText } from '#roster/sheet/sheet-month';
import { Drawer } from '#ui/drawer';
import { FactList } from '#ui/fact-list';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './payroll.module.css';
import { runQuery } from './payroll.queries';
import { payrollWords } from './payroll.words';
import { sumsByPerson } from './sums-by-person';

interface RunSumDrawerProps {
  hotel: number;
  run: PayrollRun;
  onClose: () => void;
}

/** What was sent at one time comes to by the rates of the contracts, for each person and in all. */
export function RunSumDrawer({ hotel, run, onClose }: RunSumDrawerProps) {
  const say = checkSumWords.use();
  const query = useQuery(runQuery(hotel, run.id));
  const { lines = [], checkSum } = query.data ?? {};
  return (
    <Drawer title={say('ofRun', { month: monthText(run.month) })} isOpen onClose={onClose}>
      <div className={styles.inside}>
        <QueryStates thing={payrollWords.say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
          {checkSum && (
            <FactList title={say('total')} facts={[{ name: say('title'), value: checkSumText(checkSum) }]}>
              <p className={styles.underFacts}>
                {say('says')} {say('how')}
              </p>
            </FactList>
          )}
          <FactList title={say('people')} facts={factsOf(lines)} />
        </QueryStates>
      </div>
    </Drawer>
  );
}

const factsOf = (lines: readonly PayrollLine[]) =>
  sumsByPerson(lines).map(({ employee, ...sum }) => ({
    name: `${employee.name} (${employee.code})`,
    value: checkSumText(sum),
  }));
