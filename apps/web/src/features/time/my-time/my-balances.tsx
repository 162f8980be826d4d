import { useQuery } from '@tanstack/react-query';
import { BalanceFacts } from '#roster/sheet/balance-facts';
import { sheetWords } from '#roster/sheet/sheet.words';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { ownBalancesQuery } from './my-time.queries';

/** The user's own average week and annual leave, up to the end of a month. */
export function MyBalances(month: { hotel: number; month: string; employee: number }) {
  const say = sheetWords.use();
  const query = useQuery(ownBalancesQuery(month));
  return (
    <QueryStates thing={say('balances')} query={query} skeleton={<SkeletonBlock height={240} />}>
      {query.data && <BalanceFacts balances={query.data.balances} />}
    </QueryStates>
  );
}
