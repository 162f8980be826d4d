import { Link } from '@tanstack/react-router';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { buttonClass } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { unitWords } from './organisation-unit-calendar.words';

/** Shown for a hotel without organisation units, with a link for accounts that may add them. */
export function NoUnits() {
  const say = unitWords.use();
  const mayBuild = mayCall(useStore(session), 'admin');
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
