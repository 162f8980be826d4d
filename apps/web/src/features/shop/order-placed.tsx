import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '#platform/api-error';
import { readId } from '#platform/read-value';
import { Button, buttonClass } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { Bone } from '#ui/skeleton';
import { checkoutWords } from './checkout.words';
import { Receipt } from './receipt';
import { orderQuery } from './shop.queries';

/** What follows an order: its number and its receipt. */
export function OrderPlaced({ id }: { id: string }) {
  const say = checkoutWords.use();
  const number = readId(id) ?? 0;
  const query = useQuery({ ...orderQuery(number), enabled: number > 0 });
  const { data, error } = query;
  const isMissing = number === 0 || (error instanceof ApiError && [400, 404].includes(error.status));
  const back = (
    <Link to="/shop" className={buttonClass('outline')}>
      {say('backToShop')}
    </Link>
  );
  if (isMissing) {
    return (
      <>
        <PageHead title={say('title')} />
        <EmptyState drawing={<BlankRosterDrawing />} text={say('noOrder')}>
          {back}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={say('placed', { id })} lead={say('placedLead')}>
        {back}
        {data && (
          <Button look="solid" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
            {say('print')}
          </Button>
        )}
      </PageHead>
      <QueryStates thing={say('orderThing')} query={query} bones={<Bone height={420} />}>
        {data && <Receipt order={data.order} />}
      </QueryStates>
    </>
  );
}
