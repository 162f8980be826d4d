import type { RefusalCause } from '@horae/contract/declarations/declaration-kinds';
import type { DeclarationRow } from '@horae/contract/declarations/declarations.contract';
import { Link } from '@tanstack/react-router';
import { administers } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Button } from '#ui/button';
import styles from './declarations.module.css';
import { declarationsWords } from './declarations.words';

type Place = 'person' | 'settings' | 'plan' | 'clock';

/** Where what was refused can be mended. */
const placeOf: Record<RefusalCause, Place | null> = {
  lateWithoutReason: null,
  onTimeWithReason: null,
  future: 'clock',
  taxNumber: 'person',
  name: 'person',
  otherName: 'person',
  notEmployed: 'person',
  employer: 'settings',
  branch: 'settings',
  leaveGone: 'plan',
  monthBegun: null,
  notAfterwards: 'settings',
  monthClosed: null,
  other: 'plan',
};

interface RefusalHelpProps {
  declaration: DeclarationRow;
  onSettings: () => void;
}

/** What is wrong with a refused declaration, where it is mended, and the service's own words folded away. */
export function RefusalHelp({ declaration, onSettings }: RefusalHelpProps) {
  const say = declarationsWords.use();
  const { cause, refusal, employee } = declaration;
  return (
    <>
      <p>{say(`cause.${cause ?? 'other'}`, { name: employee?.name ?? say('hotel') })}</p>
      {cause && <MendLink place={placeOf[cause]} declaration={declaration} onSettings={onSettings} />}
      <details>
        <summary>{say('rawRefusal')}</summary>
        <pre className={styles.refusal}>{refusal}</pre>
      </details>
    </>
  );
}

function MendLink({ place, declaration, onSettings }: RefusalHelpProps & { place: Place | null }) {
  const say = declarationsWords.use();
  const user = useStore(session);
  const { employee, firstDay } = declaration;
  const isAdministrator = administers(user, useHotel());
  if (place === 'settings')
    return isAdministrator ? (
      <p>
        <Button onClick={onSettings}>{say('openSettings')}</Button>
      </p>
    ) : (
      <p>{say('askAdministrator')}</p>
    );
  if (place === null || !employee) return null;
  if (place === 'person' && !isAdministrator) return <p>{say('askAdministrator')}</p>;
  return (
    <p className={styles.links}>
      {place === 'person' && (
        <Link to="/people/$id" params={{ id: String(employee.id) }}>
          {say('openPerson')}
        </Link>
      )}
      {place === 'plan' && firstDay && (
        <Link to="/staff-timeline" search={{ date: firstDay, emp: String(employee.id) }}>
          {say('openPlan')}
        </Link>
      )}
      {place === 'clock' && (
        <Link to="/attendance" search={{ employee: String(employee.id) }}>
          {say('openClock')}
        </Link>
      )}
    </p>
  );
}
