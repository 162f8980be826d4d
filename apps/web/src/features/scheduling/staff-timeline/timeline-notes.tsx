import { lazy, useState } from 'react';
import { rosterWords } from '#roster/roster.words';
import { ChecksNote } from '#roster/states/checks-note';
import { ErrorPanel } from '#ui/error-panel';
import { Part } from '#ui/part';
import styles from './hotel-timeline.module.css';
import { arrivalAt, elsewhere } from './model/elsewhere.rules';
import type { HotelPeople } from './use-hotel-people';
import type { TimelineAddress } from './use-timeline-address';
import type { TimelineBoard } from './use-timeline-board';

const ElsewhereNote = lazy(() => import('./elsewhere-note').then((m) => ({ default: m.ElsewhereNote })));
const DeclarationsOffer = lazy(() =>
  import('./compare/declarations-offer').then((m) => ({ default: m.DeclarationsOffer })),
);

interface TimelineNotesProps {
  address: TimelineAddress;
  loaded: TimelineBoard;
  people: HotelPeople['people'];
  /** Whether the address names another hotel. */
  isElsewhere: boolean;
}

/** What the reader has to know above the grid: people who work elsewhere, a failed load, what is not shown. */
export function TimelineNotes({ address, loaded, people, isElsewhere }: TimelineNotesProps) {
  const say = rosterWords.use();
  const { view, change } = address;
  const { board, error } = loaded;
  const [dismissed, setDismissed] = useState<unknown>();
  const outside = board && people && !isElsewhere ? elsewhere(view, people, board.resources) : [];
  return (
    <>
      {outside.length > 0 && (
        <Part>
          <ElsewhereNote people={outside} onShow={(person) => change(arrivalAt(person, false))} />
        </Part>
      )}
      {board && error !== null && error !== dismissed && (
        <ErrorPanel
          error={error}
          onRetry={() => void loaded.refetch()}
          older={{ from: loaded.updatedAt, onDismiss: () => setDismissed(error) }}
        />
      )}
      <ChecksNote checks={loaded.checks} />
      {board && board.unreadable > 0 && (
        <p className={styles.unreadable}>{say('unreadable', { count: board.unreadable })}</p>
      )}
      {view.lens === 'compare' && !view.ergani && (
        <Part>
          <DeclarationsOffer onLoad={() => change({ ergani: true })} />
        </Part>
      )}
    </>
  );
}
