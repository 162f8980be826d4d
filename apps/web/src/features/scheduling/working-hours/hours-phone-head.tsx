import { addDays } from '@horae/local-time/local-date';
import { IconCalendarEvent, IconRefresh } from '@tabler/icons-react';
import { formatRange } from '#platform/format-date';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { rosterWords } from '#roster/roster.words';
import { monthYear } from '#roster/texts/day-texts';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { ActionItem } from '#ui/action-menu';
import { ExportItems } from '#ui/export/export-menu';
import { HeadPart } from '#ui/list-head/head-part';
import { PhoneDates } from '#ui/list-head/phone-dates';
import { PhoneHead } from '#ui/list-head/phone-head';
import { RadioTabs } from '#ui/radio-tabs';
import { hourCalendars } from './model/hours-view.rules';
import { periodKinds } from './model/period.rules';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';
import type { useHoursExport } from './use-hours-export';
import { hoursWords } from './working-hours.words';

interface HoursPhoneHeadProps {
  control: HoursControl;
  board: HoursBoard;
  exported: ReturnType<typeof useHoursExport>;
  onRefresh: () => void;
  onCopyLink: () => void;
}

/** The days, search, filters and menu of the working hours in one row. */
export function HoursPhoneHead({ control, board, exported, onRefresh, onCopyLink }: HoursPhoneHeadProps) {
  const say = hoursWords.use();
  const words = rosterWords.use();
  const { view, period, date, today, isNow, move, goTo, periodTo } = control;
  const { start, days } = period;
  const text = view.period === 'month' ? monthYear(start) : formatRange(start, addDays(start, days - 1));
  return (
    <>
      <PhoneHead
        title={say('title')}
        filterCount={activeFilters(view, hourCalendars, useFilterTexts(board.choices)).length}
        date={
          <PhoneDates
            value={date}
            text={text}
            today={today}
            previous={say(`previous.${view.period}`)}
            next={say(`next.${view.period}`)}
            onMove={move}
            onChange={goTo}
          />
        }
        menu={
          <ViewMenu onCopyLink={onCopyLink}>
            <ActionItem
              icon={<IconCalendarEvent size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => isNow || goTo(today)}
            >
              {words('today')}
            </ActionItem>
            <ActionItem icon={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />} onClick={onRefresh}>
              {words('refresh')}
            </ActionItem>
            {exported && <ExportItems file={exported.file} />}
          </ViewMenu>
        }
      />
      <HeadPart slot="filters">
        <RadioTabs
          label={say('period.label')}
          value={view.period}
          onChange={periodTo}
          options={periodKinds.map((value) => ({ value, label: say(`period.${value}`) }))}
        />
      </HeadPart>
    </>
  );
}
