import { useQuery } from '@tanstack/react-query';
import { BalanceFacts } from '#roster/sheet/balance-facts';
import { sheetWords } from '#roster/sheet/sheet.words';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { balancesQuery } from './timesheets.queries';

/** The average week and annual leave of the employee whose sheet this is. */
export function SheetBalances(month: { hotel: number; month: string; employee: number }) {
  const say = sheetWords.use();
  const query = useQuery(balancesQuery(month));
  return (
    <QueryStates thing={say('balances')} query={query} skeleton={<SkeletonBlock height={240} />}>
      {query.data && <BalanceFacts balances={query.data.balances} />}
    </QueryStates>
  );
}
