import { IconCalendarDown, IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react';
import { useId } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { Drawer } from '#ui/drawer';
import { IconButton } from '#ui/icon-button';
import { SheetHead } from '#ui/sheet-head';
import { rosterWords } from '../roster.words';
import styles from './detail.module.css';
import { ShiftDetails, type ShiftDetailsProps } from './shift-details';

interface ShiftDrawerProps extends ShiftDetailsProps {
  kind: WindowKind;
  previous: number | undefined;
  next: number | undefined;
  onCopyLink: () => void;
  onCalendar: () => void;
  onClose: () => void;
}

function Actions({ previous, next, onOpen, onCopyLink, onCalendar }: ShiftDrawerProps) {
  const say = rosterWords.use();
  return (
    <div className={`row-1 centred ${styles.actions}`}>
      <IconButton
        icon={IconChevronLeft}
        className="flips"
        label={say('details.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onOpen(previous)}
      />
      <IconButton
        icon={IconChevronRight}
        className="flips"
        label={say('details.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && onOpen(next)}
      />
      <span />
      <IconButton icon={IconLink} label={say('details.copyLink')} onClick={onCopyLink} />
      <IconButton icon={IconCalendarDown} label={say('details.calendar')} onClick={onCalendar} />
    </div>
  );
}

/** Next to the grid on desktops, where the arrow keys still move in the grid; above it elsewhere. */
export function ShiftDrawer(props: ShiftDrawerProps) {
  const say = rosterWords.use();
  const id = useId();
  const { kind, onClose } = props;
  const title = say('details.title');
  const actions = <Actions {...props} />;
  if (kind !== 'desktop') {
    return (
      <Drawer title={title} isOpen onClose={onClose} footer={actions}>
        <ShiftDetails {...props} />
      </Drawer>
    );
  }
  return (
    <div className={styles.beside}>
      <div role="dialog" aria-labelledby={id} className={`still-if-reduced ${styles.aside}`}>
        <SheetHead id={id} title={title} onClose={onClose} />
        <div className={styles.scroll}>
          <ShiftDetails {...props} />
        </div>
        <div className={styles.foot}>{actions}</div>
      </div>
    </div>
  );
}
