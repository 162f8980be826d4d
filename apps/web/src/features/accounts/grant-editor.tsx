import { grantRights, grantScopes } from '@horae/contract/accounts.contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#ui/checkbox';
import { Combobox } from '#ui/combobox/combobox';
import { IconButton } from '#ui/icon-button';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './accounts.module.css';
import { type GrantDraft, hotelQuery } from './accounts.queries';
import { grantsWords } from './grants.words';

interface GrantEditorProps {
  grant: GrantDraft;
  hotelName: string;
  accountId: number;
  faults: { scopeId?: string; employeeId?: string };
  onChange: (grant: GrantDraft) => void;
  onRemove: () => void;
}

/** One hotel of an account: what is seen of it, who of its people the account is, and the rights. */
export function GrantEditor({ grant, hotelName, accountId, faults, onChange, onRemove }: GrantEditorProps) {
  const say = grantsWords.use();
  const { data } = useQuery(hotelQuery(Number(grant.hotel)));
  const { scope } = grant;
  const places = (scope === 'unit' ? data?.units : data?.departments) ?? [];
  const people = data?.people ?? [];
  const idText = (id: GrantDraft['scopeId']) => (id ? String(id) : null);
  const idOf = (text: string | null) => (text ? Number(text) : null);
  return (
    <section className={styles.grant} aria-label={hotelName}>
      <header>
        <h2>{hotelName}</h2>
        <IconButton icon={IconTrash} label={say('remove', { hotel: hotelName })} onClick={onRemove} />
      </header>
      <div className={styles.scope}>
        <RadioTabs
          label={say('scope', { hotel: hotelName })}
          value={scope}
          options={grantScopes.map((value) => ({ value, label: say(`scope.${value}`) }))}
          onChange={(next) => onChange({ ...grant, scope: next, scopeId: next === scope ? grant.scopeId : null })}
        />
        <p className={styles.hint}>{say(`scopeHint.${scope}`)}</p>
      </div>
      <div className={styles.pair}>
        {(scope === 'unit' || scope === 'department') && (
          <Combobox
            label={say(scope)}
            placeholder={say('choose')}
            value={idText(grant.scopeId)}
            options={places
              .filter(({ id, isClosed }) => !isClosed || id === grant.scopeId)
              .map(({ id, name, within, isClosed }) => ({
                value: String(id),
                label: name,
                note: isClosed ? say('closed') : within,
              }))}
            {...(faults.scopeId && { error: faults.scopeId })}
            onChange={(place) => onChange({ ...grant, scopeId: idOf(place) })}
          />
        )}
        <Combobox
          label={say('person')}
          allLabel={say('nobody')}
          value={idText(grant.employeeId)}
          options={people.map((person) => ({
            value: String(person.id),
            label: person.name,
            note: person.accountId && person.accountId !== accountId ? say('hasAccount') : person.code,
          }))}
          {...(faults.employeeId && { error: faults.employeeId })}
          onChange={(person) => onChange({ ...grant, employeeId: idOf(person) })}
        />
      </div>
      <fieldset className={styles.rights}>
        <legend>{say('rights')}</legend>
        <p className={styles.right}>
          <span>{say('view')}</span>
          <span className={styles.hint}>{say('viewHint')}</span>
        </p>
        {grantRights.map((right) => (
          <Checkbox key={right} checked={grant[right]} onChange={(isGiven) => onChange({ ...grant, [right]: isGiven })}>
            <span className={styles.right}>
              <span>{say(right)}</span>
              <span className={styles.hint}>{say(`${right}Hint`)}</span>
            </span>
          </Checkbox>
        ))}
      </fieldset>
    </section>
  );
}
