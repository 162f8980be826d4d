import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BalanceFacts } from '#roster/sheet/balance-facts';
import { sheetWords } from '#roster/sheet/sheet.words';
import { Button } from '#ui/button';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { OvertimeApprovalDialog } from './overtime-approval-dialog';
import { balancesQuery } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';

/** The average week, overtime and annual leave of the employee whose sheet this is. */
export function SheetBalances(month: { hotel: number; month: string; employee: number }) {
  const say = sheetWords.use();
  const sayHere = timesheetsWords.use();
  const query = useQuery(balancesQuery(month));
  const [isOpen, setIsOpen] = useState(false);
  const overtime = query.data?.balances.overtime;
  const action = overtime?.mayApprove && (
    <Button onClick={() => setIsOpen(true)}>{sayHere(overtime.approval ? 'changeApproval' : 'enterApproval')}</Button>
  );
  return (
    <>
      <QueryStates thing={say('balances')} query={query} skeleton={<SkeletonBlock height={240} />}>
        {query.data && <BalanceFacts balances={query.data.balances} overtimeAction={action} />}
      </QueryStates>
      {isOpen && overtime && (
        <OvertimeApprovalDialog
          hotel={month.hotel}
          employee={month.employee}
          overtime={overtime}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
