import type { Zoom } from '@horae/timeline';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { DateJump } from '#ui/date-jump/date-jump';
import { IconButton } from '#ui/icon-button';
import { RadioTabs } from '#ui/radio-tabs';
import { ScreenTitle } from '#ui/screen-title';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { rangeText } from '../texts/range-text';
import styles from './toolbar.module.css';

interface ToolbarProps {
  title: string;
  zooms: readonly Zoom[];
  address: RosterAddress;
  loadedMonths: ReadonlySet<string>;
  onToday: () => void;
  /** The refresh button and the menu. */
  children: ReactNode;
  /** Between the zoom and the rest. */
  filters?: ReactNode;
}

/** A period in two years is longer, and gets the room of the title. */
const longest = 22;

/** The period and zoom of the screen. */
export function Toolbar({ title, zooms, address, loadedMonths, onToday, children, filters }: ToolbarProps) {
  const say = rosterWords.use();
  const { zoom, period, date, today, isNow, move, goTo, zoomTo } = address;
  const text = rangeText(zoom, period);
  return (
    <header className={styles.toolbar} data-dense="" data-long={text.length > longest || undefined}>
      <ScreenTitle className={styles.title}>{title}</ScreenTitle>
      <h2 className="visually-hidden" aria-live="polite">
        {text}
      </h2>
      <div className={styles.steps}>
        <IconButton
          icon={IconChevronLeft}
          className="flips"
          label={say(`previous.${zoom}`)}
          data-keys="["
          onClick={() => move(-1)}
        />
        <Button className={styles.today} data-keys="t" aria-disabled={isNow} onClick={onToday}>
          {say('today')}
        </Button>
        <IconButton
          icon={IconChevronRight}
          className="flips"
          label={say(`next.${zoom}`)}
          data-keys="]"
          onClick={() => move(1)}
        />
      </div>
      <DateJump value={date} text={text} today={today} loadedMonths={loadedMonths} onChange={goTo} />
      {!filters && <span className={`not-on-phone ${styles.gap}`} />}
      {zooms.length > 0 && (
        <RadioTabs<Zoom>
          label={say('zoom.label')}
          value={zoom}
          onChange={(next) => zoomTo(next)}
          options={zooms.map((value) => ({ value, label: say(`zoom.${value}`) }))}
        />
      )}
      {filters}
      {children}
    </header>
  );
}
