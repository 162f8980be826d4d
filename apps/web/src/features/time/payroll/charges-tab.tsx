import { hostKey, hostOf } from '@horae/contract/loan';
import { payrollContract } from '@horae/contract/time/payroll.contract';
import { type Charge } from '@horae/contract/time/payroll-rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAddress } from '#platform/address';
import { hoursNumber } from '#platform/format-hours';
import { hotelToday } from '#platform/hotel-day';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { SelectedHotel } from '#platform/storage';
import { hostText } from '#roster/loans/host-text';
import { MonthSteps } from '#roster/sheet/month-steps';
import { lastMonth } from '#roster/sheet/sheet-month';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ExportMenu } from '#ui/export/export-menu';
import { DataTable } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { HeadPart } from '#ui/list-head/head-part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { chargesFile } from './charges-file';
import styles from './payroll.module.css';
import { chargesQuery } from './payroll.queries';
import { type PayrollSay, payrollWords } from './payroll.words';

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

function ChargesList({ charges }: { charges: readonly Charge[] }) {
  const say = payrollWords.use();
  const parts = [
    { payer: 'host', title: say('chargedToHost'), note: say('chargedToHostSay') },
    { payer: 'home', title: say('owedByHost'), note: say('owedByHostSay') },
  ] as const;
  return parts.map(({ payer, title, note }) => {
    const rows = charges.filter(({ host }) => host.payer === payer);
    if (rows.length === 0) return null;
    const minutes = rows.reduce((sum, row) => sum + row.minutes, 0);
    return (
      <section key={payer} className="stack-2" aria-labelledby={`charges-${payer}`}>
        <h2 id={`charges-${payer}`}>{title}</h2>
        <p className="quiet measure">{note}</p>
        <div className="panel">
          <DataTable
            name={title}
            columns={columnsOf(
              say,
              rows.some(({ host }) => host.costPlace),
            )}
            rows={rows.map((row, id) => Object.assign({ id }, row))}
            nameOf={({ employee }) => employee.name}
            keyOf={({ employee, host }) => `${employee.id} ${hostKey(host)}`}
          />
        </div>
        <p>
          <strong>{say('chargesTotal', { hours: hoursNumber(minutes) })}</strong>
        </p>
      </section>
    );
  });
}

/** The host; none where a shift at home was for another cost place. */
function hostName(work: Charge['host']): string {
  const host = hostOf(work);
  return host ? hostText(host) : '–';
}

const columnsOf = (say: PayrollSay, hasCosts: boolean): Column<Charge & { id: number }>[] => [
  {
    key: 'person',
    header: say('person'),
    isName: true,
    cell: ({ employee }) => (
      <PersonCell name={employee.name} avatar={null} note={employee.code}>
        {employee.name}
      </PersonCell>
    ),
  },
  { key: 'home', onPhone: 'second', header: say('homeDepartment'), cell: ({ employee }) => employee.department },
  { key: 'host', onPhone: 'second', header: say('host'), cell: ({ host }) => hostName(host) },
  ...(hasCosts
    ? [
        {
          key: 'cost',
          onPhone: 'second' as const,
          header: say('field.costPlace'),
          cell: ({ host }: Charge) => host.costPlace ?? '–',
        },
      ]
    : []),
  {
    key: 'hours',
    onPhone: 'first',
    header: say('hoursHead'),
    align: 'end',
    cell: ({ minutes }) => <span className={styles.number}>{hoursNumber(minutes)}</span>,
  },
];
