import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { SelectField } from '#ui/select-field';
import { permissionsWords } from './permissions.words';
import { roleNames, roleText } from './role-names';
import styles from './roles.module.css';

interface RolePermissionsProps {
  permissions: readonly Permission[];
  role: string | undefined;
  onRole: (role: string) => void;
}

/** Replaces the matrix on phones: one role at a time. */
export function RolePermissions({ permissions, role, onRole }: RolePermissionsProps) {
  const say = permissionsWords.use();
  const shown = roleNames.find((name) => name === role) ?? roleNames[0];
  const current = permissions.filter(({ assignedTo }) => assignedTo.includes(shown));
  return (
    <section className={styles.one} aria-label={say('matrix')}>
      <SelectField
        label={say('showRole')}
        value={shown}
        options={roleNames.map((name) => ({ value: name, label: roleText(name) }))}
        onChange={onRole}
      />
      <ul className="lined">
        {current.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {current.length === 0 && <p>{say('none')}</p>}
    </section>
  );
}
