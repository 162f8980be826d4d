import { payrollContract } from '@horae/contract/time/payroll.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAddress } from '#platform/address';
import { hotelToday } from '#platform/hotel-day';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { SelectedHotel } from '#platform/storage';
import { MonthSteps } from '#roster/sheet/month-steps';
import { lastMonth } from '#roster/sheet/sheet-month';
import { HeadPart } from '#ui/list-head/head-part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { MonthCheck } from './month-check';
import { checkQuery } from './payroll.queries';
import { payrollWords } from './payroll.words';

const Address = payrollContract.check.query.omit({ hotel: true }).partial();

/** The dry run of a month: who is in, who is left out and why, what has changed since; then it is sent. */
export function SendTab({ hotel, search, onSearch }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = payrollWords.use();
  const [usual] = useState(() => lastMonth(hotelToday()));
  const { month = usual } = readAddress(Address, search);
  const query = useQuery(checkQuery({ hotel: hotel.ErpCompanyId, month }));
  return (
    <section className="stack-4" aria-label={say('tab.send')}>
      <HeadPart slot="date">
        <MonthSteps
          month={month}
          onMonth={(next) => onSearch(withSearchChange(search, { month: next === usual ? null : next }))}
        />
      </HeadPart>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={320} />}>
        {query.data && <MonthCheck key={month} hotel={hotel.ErpCompanyId} check={query.data.check} />}
      </QueryStates>
    </section>
  );
}
