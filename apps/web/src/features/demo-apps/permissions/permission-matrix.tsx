import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { permissionsWords } from './permissions.words';
import { roleNames, roleText } from './role-names';
import styles from './roles.module.css';

/** Permissions as rows, roles as columns; each tick also has a text. */
export function PermissionMatrix({ permissions }: { permissions: readonly Permission[] }) {
  const say = permissionsWords.use();
  return (
    <div className={`panel scrolls-sideways ${styles.matrix}`}>
      <table>
        <caption className="visually-hidden">{say('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('permission')}</th>
            {roleNames.map((role) => (
              <th key={role} scope="col">
                {roleText(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map(({ id, name, assignedTo }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {roleNames.map((role) => (
                <Tick key={role} isHeld={assignedTo.includes(role)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Tick({ isHeld }: { isHeld: boolean }) {
  const say = permissionsWords.use();
  const Glyph = isHeld ? IconCheck : IconMinus;
  return (
    <td data-held={isHeld}>
      <Glyph size={16} stroke={isHeld ? 2.25 : 1.5} aria-hidden="true" />
      <span>{say(isHeld ? 'yes' : 'no')}</span>
    </td>
  );
}
