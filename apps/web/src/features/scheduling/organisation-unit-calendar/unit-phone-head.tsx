import { IconCalendarEvent, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { allCalendars } from '#roster/model/shift.rules';
import { rosterWords } from '#roster/roster.words';
import { rangeText } from '#roster/texts/range-text';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { ActionItem } from '#ui/action-menu';
import { PhoneDates } from '#ui/list-head/phone-dates';
import { PhoneHead } from '#ui/list-head/phone-head';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitAddress } from './use-unit-address';
import type { UnitBoard } from './use-unit-board';

interface UnitPhoneHeadProps {
  address: UnitAddress;
  loaded: UnitBoard;
  onToday: () => void;
  onRefresh: () => void;
  onCopyLink: () => void;
  /** More items of its menu. */
  children: ReactNode;
}

/** The days, search, filters and menu of the unit calendar in one row. */
export function UnitPhoneHead(props: UnitPhoneHeadProps) {
  const { address, loaded, onToday, onRefresh, onCopyLink, children } = props;
  const say = unitWords.use();
  const words = rosterWords.use();
  const { view, zoom, period, date, today, move, goTo } = address;
  const chosen = { ...view, bu: null, ou: null };
  return (
    <PhoneHead
      title={say('title')}
      filterCount={activeFilters(chosen, allCalendars, useFilterTexts(loaded.board)).length}
      date={
        <PhoneDates
          value={date}
          text={rangeText(zoom, period)}
          today={today}
          previous={words(`previous.${zoom}`)}
          next={words(`next.${zoom}`)}
          onMove={move}
          onChange={goTo}
        />
      }
      menu={
        <ViewMenu onCopyLink={onCopyLink}>
          <ActionItem icon={<IconCalendarEvent size={18} stroke={1.5} aria-hidden="true" />} onClick={onToday}>
            {words('today')}
          </ActionItem>
          <ActionItem icon={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />} onClick={onRefresh}>
            {words('refresh')}
          </ActionItem>
          {children}
        </ViewMenu>
      }
    />
  );
}
