import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { Link } from '@tanstack/react-router';
import { permissionsWords } from './permissions.words';
import { roleNames, roleText } from './role-names';
import styles from './roles.module.css';

const shownNames = 3;

/** A card for each role: the number of permissions, the first few of them, and a link to all. */
export function RoleCards({ permissions }: { permissions: readonly Permission[] }) {
  const say = permissionsWords.use();
  return (
    <ul className={styles.cards}>
      {roleNames.map((role) => {
        const current = permissions.filter(({ assignedTo }) => assignedTo.includes(role));
        return (
          <li key={role} className={styles.card}>
            <h2>{roleText(role)}</h2>
            <p className="note">{current.length === 0 ? say('none') : say('count', { count: current.length })}</p>
            <ul className={styles.names}>
              {current.slice(0, shownNames).map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
            <Link to="/permissions" search={{ assignedTo: role }} aria-label={say('viewOf', { role: roleText(role) })}>
              {say('view')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
