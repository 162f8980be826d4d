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
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ExportMenu } from '#ui/export/export-menu';
import { HeadPart } from '#ui/list-head/head-part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { chargesFile } from './charges-file';
import { ChargesList } from './charges-list';
import { chargesQuery } from './payroll.queries';
import { payrollWords } from './payroll.words';

const Address = payrollContract.charges.query.omit({ hotel: true }).partial();

/** What departments, hotels and cost places owe each other for a month. */
export function ChargesTab({ hotel, search, onSearch }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = payrollWords.use();
  const [usual] = useState(() => lastMonth(hotelToday()));
  const { month = usual } = readAddress(Address, search);
  const query = useQuery(chargesQuery({ hotel: hotel.ErpCompanyId, month }));
  const charges = query.data?.charges ?? [];
  return (
    <section className="stack-4" aria-label={say('tab.charges')}>
      <div className="ends">
        <HeadPart slot="date">
          <MonthSteps
            month={month}
            onMonth={(next) => onSearch(withSearchChange(search, { month: next === usual ? null : next }))}
          />
        </HeadPart>
        <HeadPart slot="more">
          <ExportMenu
            scope={say('chargesCount', { count: charges.length })}
            disabled={charges.length === 0}
            file={() => chargesFile(charges, hotel.name ?? '', month)}
          />
        </HeadPart>
      </div>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
        {charges.length === 0 ? (
          <EmptyState drawing={<BlankRosterDrawing />} text={say('noCharges')}>
            {null}
          </EmptyState>
        ) : (
          <ChargesList charges={charges} />
        )}
      </QueryStates>
    </section>
  );
}
