import { Link } from '@tanstack/react-router';
import { administers } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { buttonClass } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { unitWords } from './organisation-unit-calendar.words';

/** Shown for a hotel without organisation units, with a link for accounts that may add them. */
export function NoUnits() {
  const say = unitWords.use();
  const mayBuild = administers(useStore(session), useHotel());
  return (
    <EmptyState drawing={<BlankRosterDrawing />} text={say('noUnits')}>
      {mayBuild && (
        <Link to="/organisation" className={buttonClass('solid')}>
          {say('toOrganisation')}
        </Link>
      )}
    </EmptyState>
  );
}
