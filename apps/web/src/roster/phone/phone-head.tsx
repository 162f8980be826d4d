import type { Zoom } from '@horae/timeline';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight, IconRefresh, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActionItem } from '#ui/action-menu';
import { DateJump } from '#ui/date-jump/date-jump';
import { IconButton } from '#ui/icon-button';
import { ScreenTitle } from '#ui/screen-title';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { phoneRange, rangeText } from '../texts/range-text';
import { ViewMenu } from '../toolbar/view-menu';
import styles from './phone-head.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface PhoneHeadProps {
  title: string;
  zooms: readonly Zoom[];
  address: RosterAddress;
  loadedMonths: ReadonlySet<string>;
  updatedAt: number;
  /** Whether rows are narrowed by a search, whose field then stays open. */
  isSearched: boolean;
  search: ReactNode;
  /** The button of the sheet with all filters. */
  filters: ReactNode;
  onToday: () => void;
  onRefresh: () => void;
  onCopyLink: () => void;
  /** More items of the menu. */
  children: ReactNode;
}

/** The head of a calendar on a phone: date, search, filters, and a menu with all else; it stays when the list scrolls. */
export function PhoneHead(props: PhoneHeadProps) {
  const { title, zooms, address, loadedMonths, updatedAt, isSearched, search, filters, children } = props;
  const { onToday, onRefresh, onCopyLink } = props;
  const { zoom, period, date, today, days, move, goTo, zoomTo } = address;
  const say = rosterWords.use();
  const [isSearching, setSearching] = useState(false);
  const isOpen = isSearching || isSearched;
  const age = updatedAt > 0 ? ` · ${days.clock(updatedAt)}` : '';
  return (
    <header className={styles.head}>
      <ScreenTitle className="visually-hidden">{title}</ScreenTitle>
      <h2 className="visually-hidden" aria-live="polite">
        {rangeText(zoom, period)}
      </h2>
      <div className={styles.line}>
        <IconButton
          icon={IconChevronLeft}
          className={`flips ${styles.step}`}
          label={say(`previous.${zoom}`)}
          onClick={() => move(-1)}
        />
        <div className={styles.date}>
          <DateJump
            value={date}
            text={phoneRange(zoom, period)}
            today={today}
            loadedMonths={loadedMonths}
            onChange={goTo}
          />
        </div>
        <IconButton
          icon={IconChevronRight}
          className={`flips ${styles.step}`}
          label={say(`next.${zoom}`)}
          onClick={() => move(1)}
        />
        <span className={styles.gap} />
        <IconButton
          icon={IconSearch}
          label={say('search')}
          aria-expanded={isOpen}
          onClick={() => setSearching(!isOpen)}
        />
        {filters}
        <ViewMenu onCopyLink={onCopyLink}>
          {children}
          <ActionItem icon={<IconRefresh {...icon} />} onClick={onRefresh}>
            {say('refresh') + age}
          </ActionItem>
          <ActionItem icon={<IconCalendarEvent {...icon} />} onClick={onToday}>
            {say('today')}
          </ActionItem>
          {zooms.length > 0 && (
            <div role="group" aria-label={say('zoom.label')} className="menu-section">
              {zooms.map((value) => (
                <ActionItem key={value} isChosen={value === zoom} onClick={() => zoomTo(value)}>
                  {say(`zoom.${value}`)}
                </ActionItem>
              ))}
            </div>
          )}
        </ViewMenu>
      </div>
      {isOpen && <search aria-label={say('filters.label')}>{search}</search>}
    </header>
  );
}
