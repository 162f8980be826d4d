import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Message } from '#ui/message';
import { AccountForm } from './account-form';
import styles from './accounts.module.css';
import { type GrantDraft, updateAccount } from './accounts.queries';
import { accountsWords } from './accounts.words';
import { AddGrant } from './add-grant';
import { GrantEditor } from './grant-editor';
import { faultsOf, type GrantFaults } from './grant-faults';
import { grantsWords } from './grants.words';
import { newGrant } from './new-grant';
import { type Tagged, useAccountDraft } from './use-account-draft';
import { useHotels } from './use-hotels';

function readGrants({ grants }: AccountDetail): GrantDraft[] {
  return grants.map(({ hotelName: _hotel, placeNames: _places, employeeName: _person, ...grant }) => grant);
}

/** Which hotels an account may use, with which scope and rights. */
export function AccessTab({ stored }: { stored: Tagged }) {
  const say = grantsWords.use();
  const sayAccount = accountsWords.use();
  const { account } = stored.answer;
  const draft = useAccountDraft(stored, readGrants);
  const { values: grants, setValues } = draft;
  const [faults, setFaults] = useState<GrantFaults>({});
  const update = useMutation(updateAccount);
  const hotels = useHotels();
  const refused = faultsOf(update.error, update.variables?.grants ?? []);

  function save(): void {
    const missing: GrantFaults = {};
    for (const { hotel, scope, unitIds = [], departmentIds = [], employeeId } of grants) {
      if (scope === 'places' && unitIds.length + departmentIds.length === 0)
        missing[hotel] = { departmentIds: say('error.place') };
      if (scope === 'self' && !employeeId) missing[hotel] = { employeeId: say('error.person') };
    }
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    update.mutate(
      { id: account.id, grants, tag: draft.tag },
      {
        onSuccess: (saved) => {
          draft.follow(saved);
          notify(sayAccount('saved'), { kind: 'success' });
        },
      },
    );
  }

  return (
    <AccountForm
      label={sayAccount('tab.access')}
      submit={say('save')}
      isDirty={draft.isDirty}
      isOld={draft.isOld}
      isBusy={update.isPending}
      error={update.error instanceof ApiError && Object.keys(refused).length > 0 ? null : update.error}
      onSave={save}
      onFollow={() => {
        update.reset();
        draft.follow(stored);
      }}
    >
      {account.role === 'admin' && <Message kind="info">{say('admin')}</Message>}
      {grants.length === 0 && account.role === 'client' && <p className={styles.lead}>{say('none')}</p>}
      {grants.map((grant) => (
        <GrantEditor
          key={grant.hotel}
          grant={grant}
          current={account.grants.find(({ hotel }) => hotel === grant.hotel)}
          hotelName={hotels.find(({ id }) => id === grant.hotel)?.name ?? ''}
          accountId={account.id}
          faults={{ ...refused[String(grant.hotel)], ...faults[String(grant.hotel)] }}
          onChange={(next) => {
            setFaults({});
            update.reset();
            setValues(grants.map((one) => (one.hotel === next.hotel ? next : one)));
          }}
          onRemove={() => setValues(grants.filter(({ hotel }) => hotel !== grant.hotel))}
        />
      ))}
      <AddGrant
        hotels={hotels.filter(({ id }) => !grants.some(({ hotel }) => hotel === id))}
        onAdd={(hotel) => setValues([...grants, newGrant(hotel)].toSorted((a, b) => Number(a.hotel) - Number(b.hotel)))}
      />
      <p className={`quiet small ${styles.hint}`}>{say('effect')}</p>
    </AccountForm>
  );
}
