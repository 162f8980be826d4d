import type { AnyItem } from '@horae/contract/scheduling/planned-items';
import type { RosterChange, RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { hotelMoment } from '#platform/hotel-day';
import { shortDay } from '#roster/texts/day-texts';
import { rowOfItem } from './history-days.rules';
import { ownersOf } from './history-rows';
import { itemText } from './item-text';
import styles from './roster-history.module.css';
import { historyWords } from './roster-history.words';
import { wayText } from './way-text';

/** Each change after the moment, or between the two, with its author, its way, and what it made of what. */
export function HistoryChanges({ history }: { history: RosterHistory }) {
  const say = historyWords.use();
  const { changes, and, hasMoreChanges } = history;
  const ownerOf = ownersOf(history);
  const title = say(and ? 'changesBetween' : 'changes');
  return (
    <section className={`panel ${styles.changes}`} aria-labelledby="roster-changes">
      <h2 id="roster-changes">{title}</h2>
      {changes.length === 0 ? (
        <p className="quiet">{say(and ? 'noChangesBetween' : 'noChanges')}</p>
      ) : (
        <>
          <p className="quiet small">{say('changesLead')}</p>
          <ol className={`plain-list ${styles.list}`}>
            {changes.map((change) => (
              <ChangeLine key={`${change.id} ${change.at}`} change={change} ownerOf={ownerOf} />
            ))}
          </ol>
        </>
      )}
      {hasMoreChanges && <p className="quiet">{say('hasMore')}</p>}
    </section>
  );
}

interface ChangeLineProps {
  change: RosterChange;
  ownerOf: (row: number) => string;
}

function ChangeLine({ change, ownerOf }: ChangeLineProps) {
  const say = historyWords.use();
  const { at, by, reason, before, after } = change;
  const item = (after ?? before)!;
  const from = before && placed(before, after, ownerOf);
  return (
    <li>
      <div className="tabular">
        <strong>{ownerOf(rowOfItem(item))}</strong> <span>{shortDay(item.start.slice(0, 10))}</span>{' '}
        {from && <s>{from}</s>} {before && after && <span aria-hidden="true">→</span>}{' '}
        {after ? <span>{itemText(after)}</span> : <span className="quiet">{say('removed')}</span>}
      </div>
      <div className="quiet small">
        {hotelMoment(at)} · {by ?? say('system')} · {wayText(change)}
        {reason && ` · ${say('reason')}: ${reason}`}
      </div>
    </li>
  );
}

/** What was before; with its day and person where the change moved it. */
function placed(before: AnyItem, after: AnyItem | null, ownerOf: (row: number) => string): string {
  const day = before.start.slice(0, 10);
  const isElsewhere = after !== null && after.start.slice(0, 10) !== day;
  const isOthers = after !== null && rowOfItem(after) !== rowOfItem(before);
  return [isOthers && ownerOf(rowOfItem(before)), isElsewhere && shortDay(day), itemText(before)]
    .filter(Boolean)
    .join(' ');
}
