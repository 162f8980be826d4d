import type { CountedPlace } from '@horae/contract/people/places';
import { IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { formatCount } from '#platform/format-count';
import { formatDate } from '#platform/format-date';
import { Badge } from '#ui/badge';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';
import { type PlaceActions, PlaceMenu } from './place-menu';
import { pathOf, type TreeRow } from './place-tree.rules';

interface PlaceRowProps {
  row: TreeRow;
  places: readonly CountedPlace[];
  day: string;
  isActive: boolean;
  actions: PlaceActions;
  onFocus: () => void;
  onFold: (isFolded: boolean) => void;
}

export function PlaceRow({ row, places, day, isActive, actions, onFocus, onFold }: PlaceRowProps) {
  const say = organisationWords.use();
  const { place, level, hasChildren, isOpen } = row;
  return (
    <div
      role="row"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isActive ? 0 : -1}
      data-place={row.key}
      data-closed={(place.closedFrom !== null && place.closedFrom <= day) || undefined}
      className={`ring-inside ${styles.row}`}
      style={{ '--level': level } as CSSProperties}
      onFocus={onFocus}
    >
      <span role="rowheader" aria-label={place.name} className={styles.name}>
        {hasChildren ? (
          <button
            type="button"
            tabIndex={-1}
            className={`hovers ${styles.twisty}`}
            data-open={isOpen || undefined}
            aria-label={say(isOpen ? 'fold' : 'unfold', { name: place.name })}
            onClick={() => onFold(isOpen)}
          >
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </button>
        ) : (
          <span className={styles.leaf} />
        )}
        <bdi>{place.name}</bdi>
      </span>
      <span role="gridcell" className={styles.count}>
        {formatCount(place.people)}
      </span>
      <span role="gridcell" className={styles.state}>
        <PlaceState place={place} places={places} day={day} />
      </span>
      <span role="gridcell" className={`screen-only ${styles.actions}`}>
        <PlaceMenu place={place} isReached={isActive} actions={actions} />
      </span>
    </div>
  );
}

/** Its cost place, when the place closes and which one continues it, or when it takes over another. */
function PlaceState({ place, places, day }: Pick<PlaceRowProps, 'places' | 'day'> & { place: CountedPlace }) {
  const say = organisationWords.use();
  const ofKind = places.filter(({ kind }) => kind === place.kind);
  const next = ofKind.find(({ id }) => id === place.continuedAs);
  const ending = ofKind.filter(
    ({ continuedAs, closedFrom }) => continuedAs === place.id && closedFrom !== null && closedFrom > day,
  );
  const pathName = (counted: CountedPlace) => pathOf(places, counted).join(' › ');
  return (
    <>
      {place.costPlace && <span className={styles.next}>{say('costIs', { code: place.costPlace })}</span>}
      {place.closedFrom !== null && (
        <Badge tone={place.closedFrom <= day ? 'neutral' : 'warning'}>
          {say(place.closedFrom <= day ? 'closedOn' : 'closesOn', { date: formatDate(place.closedFrom) })}
        </Badge>
      )}
      {next && <span className={styles.next}>{say('goesOn', { name: pathName(next) })}</span>}
      {ending.map((other) => (
        <span key={other.id} className={styles.next}>
          {say('takesOver', { name: pathName(other), date: formatDate(other.closedFrom!) })}
        </span>
      ))}
    </>
  );
}
