import { noShare, type PlanAdvice } from '@horae/contract/scheduling/plan-advice.contract';
import { adviceKinds } from '@horae/contract/scheduling/roster-checks.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { IconButton } from '#ui/icon-button';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { mediumDay } from '../../texts/day-texts';
import styles from '../needs/needs-drawer.module.css';
import type { PlanDays } from '../planning.queries';
import { AdviceForm, type EditedAdvice } from './advice-form';
import { adviceKey, adviceQuery, removeAdvice, restoreAdvice } from './plan-advice.queries';
import { adviceWords } from './plan-advice.words';

/** What a hotel decided about checks that are no law, and from which days on. */
export function AdviceDrawer({ shown: { hotel, first }, onClose }: { shown: PlanDays; onClose: () => void }) {
  const say = adviceWords.use();
  const query = useQuery(adviceQuery(hotel));
  useChanges('plan-advice', adviceKey(hotel));
  const [edited, setEdited] = useState<EditedAdvice>();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation(removeAdvice);
  const restore = useMutation(restoreAdvice);
  const { versions, mayChange } = query.data ?? { versions: [], mayChange: false };
  const last = versions.findLast(({ firstDay }) => firstDay <= first);

  function onRemove({ firstDay, version, grades, jobSkills, fairShare, wishDays }: PlanAdvice): void {
    const kept = { firstDay, grades, jobSkills, fairShare, wishDays };
    const back = () => restore.mutate({ key: newKey(), body: { hotel, ...kept } });
    remove.mutate(
      { key: newKey(), body: { hotel, firstDay, version } },
      {
        onSuccess: () => {
          notifyUndo(say('removed', { day: mediumDay(firstDay) }), say('undo'), back);
          addButton.current?.focus();
        },
      },
    );
  }

  const add = mayChange && (
    <Button
      ref={addButton}
      look="solid"
      wide
      onClick={() =>
        setEdited({
          firstDay: first,
          grades: last?.grades ?? {},
          jobSkills: last?.jobSkills ?? [],
          fairShare: last?.fairShare ?? noShare,
          wishDays: last?.wishDays ?? null,
          version: null,
        })
      }
    >
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );

  return (
    <Drawer title={say('open')} isOpen onClose={onClose} footer={add}>
      <div className={styles.body}>
        <p className="note">{say('lead')}</p>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
          {versions.length === 0 && <EmptyState drawing={<BlankRosterDrawing />} text={say('none')} />}
          {versions.toReversed().map((one) => (
            <Version
              key={one.firstDay}
              advice={one}
              onEdit={mayChange ? () => setEdited(one) : undefined}
              onRemove={() => onRemove(one)}
            />
          ))}
          {!mayChange && <p className="note">{say('readOnly')}</p>}
        </QueryStates>
      </div>
      {edited && <AdviceForm hotel={hotel} edited={edited} onClose={() => setEdited(undefined)} />}
    </Drawer>
  );
}

interface VersionProps {
  advice: PlanAdvice;
  /** Not given where somebody may only read. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

function Version({ advice: { firstDay, grades, jobSkills, fairShare, wishDays }, onEdit, onRemove }: VersionProps) {
  const say = adviceWords.use();
  const day = mediumDay(firstDay);
  return (
    <section className={styles.department} aria-label={say('from', { day })}>
      <div className={styles.row}>
        <h3 className={styles.name}>{say('from', { day })}</h3>
        {onEdit && (
          <span className={styles.actions}>
            <IconButton icon={IconPencil} label={say('edit', { day })} onClick={onEdit} />
            <IconButton icon={IconTrash} label={say('remove', { day })} onClick={onRemove} />
          </span>
        )}
      </div>
      <ul className="stack plain-list">
        {adviceKinds.map((kind) => (
          <li key={kind} className={styles.row}>
            <span>{say(`kind.${kind}`)}</span>
            <span className="quiet">{say(`grade.${grades[kind] ?? 'advice'}`)}</span>
          </li>
        ))}
        {fairShare.sundays !== null && (
          <li className={styles.row}>{say('share.sundays', { count: fairShare.sundays })}</li>
        )}
        {fairShare.nights !== null && (
          <li className={styles.row}>{say('share.nights', { count: fairShare.nights })}</li>
        )}
        {wishDays !== null && <li className={styles.row}>{say('wishesUntil', { count: wishDays })}</li>}
        {jobSkills.map((one) => (
          <li key={`${one.jobTitle}\n${one.skill}`} className={styles.row}>
            {say('needs', one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
