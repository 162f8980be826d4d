import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { DataTable } from '#ui/list/data-table';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './clock-devices.module.css';
import { policiesQuery, removePolicy, setPolicy } from './policies.queries';
import { policiesWords } from './policies.words';
import { type PolicyRow, policyColumns } from './policy-columns';
import { PolicyDrawer } from './policy-drawer';
import { policyOf, textsOf } from './policy-numbers';

/** The default clock policy, and those of individual jobs. */
export function PoliciesTab({ hotel }: { hotel: number }) {
  const say = policiesWords.use();
  const query = useQuery(policiesQuery(hotel));
  const remove = useMutation(removePolicy);
  const set = useMutation(setPolicy);
  const [open, setOpen] = useState<{ jobTitle: string; isNew: boolean } | null>(null);
  const { policies = [], jobs = [] } = query.data ?? {};
  const nameOf = (jobTitle: string) => jobTitle || say(policies.length > 1 ? 'others' : 'everybody');
  const rows: PolicyRow[] = policies.map((policy, id) => ({ ...policy, id, name: nameOf(policy.jobTitle) }));
  const whole = policies[0];
  const edited = open && (policies.find(({ jobTitle }) => jobTitle === open.jobTitle) ?? whole);

  function onRemove({ jobTitle, ...row }: PolicyRow): void {
    const fromDay = hotelToday();
    const back = () => set.mutate({ body: { hotel, jobTitle, policy: policyOf(textsOf(row)), fromDay } });
    const onSuccess = () => void notifyUndo(say('removed'), say('undo'), back);
    remove.mutate({ hotel, jobTitle, fromDay }, { onSuccess });
  }

  return (
    <section className="stack-4" aria-labelledby="policies">
      <div className="ends">
        <h2 id="policies">{say('title')}</h2>
        {jobs.length > 0 && (
          <Button onClick={() => setOpen({ jobTitle: jobs[0]!, isNew: true })}>
            <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('forJob')}
          </Button>
        )}
      </div>
      <p className="quiet measure">{say('lead')}</p>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={120} />}>
        <div className={styles.panel}>
          <DataTable
            name={say('title')}
            columns={policyColumns(say)}
            rows={rows}
            nameOf={({ name }) => name}
            keyOf={({ jobTitle }) => jobTitle}
            renderActions={(row) => (
              <DotsMenu label={say('actionsFor', { name: row.name })}>
                <ActionItem
                  icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => setOpen({ jobTitle: row.jobTitle, isNew: false })}
                >
                  {say('edit')}
                </ActionItem>
                {row.isSet && (
                  <ActionItem
                    icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
                    onClick={() => onRemove(row)}
                  >
                    {say(row.jobTitle === '' ? 'backToUsual' : 'remove')}
                  </ActionItem>
                )}
              </DotsMenu>
            )}
          />
        </div>
      </QueryStates>
      {open && edited && (
        <PolicyDrawer
          key={open.isNew ? 'new' : open.jobTitle}
          hotel={hotel}
          policy={{ ...edited, jobTitle: open.jobTitle }}
          name={nameOf(open.jobTitle)}
          {...(open.isNew && { jobs, onJob: (jobTitle: string) => setOpen({ jobTitle, isNew: true }) })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
