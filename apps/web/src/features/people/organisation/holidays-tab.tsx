import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { countries } from '#platform/countries';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { IconButton } from '#ui/icon-button';
import { DataTable } from '#ui/list/data-table';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { uiWords } from '#ui/ui.words';
import { holidayColumns } from './holiday-columns';
import { HolidayDialog } from './holiday-dialog';
import { HolidayMenu } from './holiday-menu';
import styles from './organisation.module.css';
import { holidaysQuery } from './organisation.queries';
import { organisationWords } from './organisation.words';
import type { OpenDialog } from './place-address';

interface HolidaysTabProps {
  hotel: number;
  year: number;
  open: OpenDialog | null;
  onOpen: (open: OpenDialog | null) => void;
  onYear: (year: number) => void;
}

const rowOf = (holiday: HotelHoliday) => ({ ...holiday, id: Number(holiday.day.replaceAll('-', '')) });

/** The public holidays of a year, with the hotel's changes to them. */
export function HolidaysTab({ hotel, year, open, onOpen, onYear }: HolidaysTabProps) {
  const say = organisationWords.use();
  const sayUi = uiWords.use();
  const query = useQuery(holidaysQuery(hotel, year));
  const days = query.data?.days ?? [];
  const country = countries().find(({ code }) => code === query.data?.country)?.name ?? query.data?.country;
  const edited = open?.action === 'holiday' ? days.find(({ day }) => day === open.day) : undefined;
  const addButton = (
    <Button look="solid" onClick={() => onOpen({ action: 'holiday-add' })}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('addHoliday')}
    </Button>
  );
  return (
    <>
      <div className={`screen-only ${styles.tools}`}>
        <div className={`row-1 centred ${styles.pager}`}>
          <IconButton
            icon={IconChevronLeft}
            label={sayUi('previousYear')}
            className="flips"
            disabled={year <= 1983}
            onClick={() => onYear(year - 1)}
          />
          <strong aria-live="polite">{year}</strong>
          <IconButton
            icon={IconChevronRight}
            label={sayUi('nextYear')}
            className="flips"
            disabled={year >= 2099}
            onClick={() => onYear(year + 1)}
          />
        </div>
        {addButton}
      </div>
      <QueryStates
        thing={say('holidaysThing')}
        query={query}
        skeleton={
          <div className="panel">
            <div className={styles.skeleton}>
              {Array.from({ length: 8 }, (_, row) => (
                <SkeletonBlock key={row} />
              ))}
            </div>
          </div>
        }
      >
        <p className={styles.note}>
          {query.data?.isKnownCountry ? say('holidaysGreek') : say('holidaysOther', { country })}
        </p>
        <div className="panel">
          {days.length === 0 ? (
            <EmptyState drawing={<BlankRosterDrawing />} text={say('noHolidays', { year })}>
              {addButton}
            </EmptyState>
          ) : (
            <DataTable
              name={say('tab.holidays')}
              columns={holidayColumns(say)}
              rows={days.map(rowOf)}
              nameOf={({ name }) => name}
              renderActions={(holiday) => (
                <HolidayMenu
                  hotel={hotel}
                  holiday={holiday}
                  onEdit={() => onOpen({ action: 'holiday', day: holiday.day })}
                />
              )}
            />
          )}
        </div>
      </QueryStates>
      {open?.action === 'holiday-add' && <HolidayDialog hotel={hotel} year={year} onClose={() => onOpen(null)} />}
      {edited && <HolidayDialog hotel={hotel} year={year} holiday={edited} onClose={() => onOpen(null)} />}
    </>
  );
}
