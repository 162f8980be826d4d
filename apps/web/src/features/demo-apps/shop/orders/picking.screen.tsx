import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import { Button, buttonClass } from '#ui/button';
import printPage from '#ui/print-page.module.css';
import { QueryStates } from '#ui/query-states';
import { ScreenTitle } from '#ui/screen-title';
import { SkeletonBlock } from '#ui/skeleton';
import { everyOrder, ordersToPickQuery } from './orders.queries';
import styles from './picking.module.css';
import { pickingWords } from './picking.words';
import { PickingList } from './picking-list';

/** A printable sheet for picking the orders. */
export function PickingScreen() {
  const say = pickingWords.use();
  const query = useQuery(ordersToPickQuery);
  const [today] = useState(() => formatDate(new Date()));
  const orders = query.data ?? [];
  useChanges('shop', everyOrder);
  return (
    <main id="content" className={printPage.page}>
      <div className={`screen-only ${printPage.bar}`}>
        <Link to="/shop/orders" className={buttonClass('outline')}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" className="flips" />
          {say('back')}
        </Link>
        {orders.length > 0 && (
          <Button look="solid" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
            {say('print')}
          </Button>
        )}
      </div>
      <div className={styles.sheet}>
        <ScreenTitle>{say('title')}</ScreenTitle>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={420} />}>
          <p>
            {today} · {say(orders.length === 0 ? 'none' : 'count', { count: orders.length })}
          </p>
          {orders.length > 0 && <PickingList orders={orders} />}
        </QueryStates>
      </div>
    </main>
  );
}
