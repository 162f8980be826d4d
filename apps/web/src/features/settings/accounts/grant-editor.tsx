import { type Grant, grantScopes } from '@horae/contract/settings/account-grants';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Combobox } from '#ui/combobox/combobox';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import type { ComboboxOption } from '#ui/combobox/options';
import { IconButton } from '#ui/icon-button';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './accounts.module.css';
import { type GrantDraft, hotelQuery } from './accounts.queries';
import type { GrantFault } from './grant-faults';
import { GrantRights } from './grant-rights';
import { grantsWords } from './grants.words';

interface PlaceChoice {
  id: number;
  name: string;
  within: string;
  isClosed: boolean;
}

interface GrantEditorProps {
  grant: GrantDraft;
  /** The stored grant, with the names of options that are no longer offered. */
  current: Grant | undefined;
  hotelName: string;
  accountId: number;
  faults: GrantFault;
  onChange: (grant: GrantDraft) => void;
  onRemove: () => void;
}

/** One hotel of an account: its scope, the employee that the account belongs to, and its rights. */
export function GrantEditor({ grant, current, hotelName, accountId, faults, onChange, onRemove }: GrantEditorProps) {
  const say = grantsWords.use();
  const { data } = useQuery(hotelQuery(Number(grant.hotel)));
  const { scope } = grant;
  const placeOptions = (places: readonly PlaceChoice[] = [], chosen: readonly unknown[] = []) =>
    places
      .filter(({ id, isClosed }) => !isClosed || chosen.includes(id))
      .map(({ id, name, within, isClosed }) => ({
        value: String(id),
        label: name,
        note: isClosed ? say('closed') : within,
      }));
  const names = [
    ...(data?.units ?? []).filter(({ id }) => grant.unitIds?.includes(id)),
    ...(data?.departments ?? []).filter(({ id }) => grant.departmentIds?.includes(id)),
  ].map(({ name }) => name);
  const people = data?.people ?? [];
  const options = withHeld(
    people.map((person) => ({
      value: String(person.id),
      label: person.name,
      note: person.accountId && person.accountId !== accountId ? say('hasAccount') : person.code,
    })),
    current?.employeeId,
    current?.employeeName,
  );
  const idText = (id: GrantDraft['employeeId']) => (id ? String(id) : null);
  const idOf = (text: string | null) => (text ? Number(text) : null);
  return (
    <section className={styles.card} aria-label={hotelName}>
      <header>
        <h2>{hotelName}</h2>
        <IconButton icon={IconTrash} label={say('remove', { hotel: hotelName })} onClick={onRemove} />
      </header>
      <div className={styles.scope}>
        <RadioTabs
          label={say('scope', { hotel: hotelName })}
          value={scope}
          options={grantScopes.map((value) => ({ value, label: say(`scope.${value}`) }))}
          onChange={(next) => onChange({ ...grant, scope: next, unitIds: [], departmentIds: [] })}
        />
        <p className={`quiet small ${styles.hint}`}>{say(`scopeHint.${scope}`)}</p>
      </div>
      {scope === 'places' && (
        <div className={`one-column-on-phone ${styles.pair}`}>
          <MultiCombobox
            label={say('units')}
            placeholder={say('choose')}
            values={(grant.unitIds ?? []).map(String)}
            options={placeOptions(data?.units, grant.unitIds)}
            {...(faults.unitIds && { error: faults.unitIds })}
            onChange={(ids) => onChange({ ...grant, unitIds: ids.map(Number) })}
          />
          <MultiCombobox
            label={say('departments')}
            placeholder={say('choose')}
            values={(grant.departmentIds ?? []).map(String)}
            options={placeOptions(data?.departments, grant.departmentIds)}
            {...(faults.departmentIds && { error: faults.departmentIds })}
            onChange={(ids) => onChange({ ...grant, departmentIds: ids.map(Number) })}
          />
          {names.length > 1 && (
            <p className={`quiet small ${styles.seen}`}>{say('sees', { places: [...new Set(names)].join(', ') })}</p>
          )}
        </div>
      )}
      <div className={`one-column-on-phone ${styles.pair}`}>
        <Combobox
          label={say('person')}
          allLabel={say('nobody')}
          value={idText(grant.employeeId)}
          options={options}
          {...(faults.employeeId && { error: faults.employeeId })}
          onChange={(person) => onChange({ ...grant, employeeId: idOf(person) })}
        />
      </div>
      <GrantRights grant={grant} onChange={onChange} />
    </section>
  );
}

/** Adds the current value to the options if it is not among them (yet). */
function withHeld(options: ComboboxOption[], id: number | null | undefined, name: string | null | undefined) {
  const isThere = !id || !name || options.some(({ value }) => value === String(id));
  return isThere ? options : [{ value: String(id), label: name }, ...options];
}
