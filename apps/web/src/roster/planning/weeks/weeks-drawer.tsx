import type { TemplateWeek, TemplateWeeks } from '@horae/contract/scheduling/template-weeks.contract';
import { weekStartOf } from '@horae/local-time/week';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Drawer } from '#ui/drawer';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { mediumDay } from '../../texts/day-texts';
import { weekFill } from '../fill/fill.queries';
import { FillDialog } from '../fill/fill-dialog';
import type { ChosenDays } from '../model/fill-days.rules';
import type { PlanDays } from '../planning.queries';
import styles from '../rotations/rotations-drawer.module.css';
import { removeWeek, weeksKey, weeksQuery } from './template-weeks.queries';
import { weeksWords } from './template-weeks.words';
import { WeekForm } from './week-form';
import { WeekRow } from './week-row';

interface WeeksDrawerProps {
  shown: PlanDays;
  range: string;
  chosen: ChosenDays;
  onClose: () => void;
}

const nothing: TemplateWeeks = { weeks: [], departments: [], mayAddForHotel: false };

/** Where those who plan keep weeks under names, and plan them again. */
export function WeeksDrawer({ shown, range, chosen, onClose }: WeeksDrawerProps) {
  const say = weeksWords.use();
  const { hotel } = shown;
  const query = useQuery(weeksQuery(hotel));
  useChanges('template-weeks', weeksKey(hotel));
  const [edited, setEdited] = useState<TemplateWeek | 'new'>();
  const [applied, setApplied] = useState<TemplateWeek>();
  const [removed, setRemoved] = useState<TemplateWeek>();
  const removing = useMutation(removeWeek);
  const known = query.data ?? nothing;
  const monday = weekStartOf(shown.first);
  const mayAdd = known.mayAddForHotel || known.departments.some((one) => one.mayAdd);
  const placeOf = ({ departmentId }: TemplateWeek) =>
    known.departments.find(({ id }) => id === departmentId)?.name ?? say('hotel');

  function remove({ id, version, name }: TemplateWeek): void {
    if (removing.isPending) return;
    removing.mutate(
      { hotel, id, version },
      {
        onSuccess: () => notify(say('removed', { name }), { kind: 'success' }),
        onSettled: () => setRemoved(undefined),
      },
    );
  }

  const footer = mayAdd && (
    <Button look="solid" wide onClick={() => setEdited('new')}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('save', { day: mediumDay(monday) })}
    </Button>
  );
  return (
    <Drawer title={say('title')} isOpen onClose={onClose} footer={footer}>
      <div className={styles.body}>
        <p className="note">{say('lead')}</p>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
          {known.weeks.length === 0 && <EmptyState drawing={<BlankRosterDrawing />} text={say('none')} />}
          <ul className={styles.list} aria-label={say('title')}>
            {known.weeks.map((week) => (
              <WeekRow
                key={week.id}
                week={week}
                place={placeOf(week)}
                onApply={() => setApplied(week)}
                onRename={() => setEdited(week)}
                onRemove={() => setRemoved(week)}
              />
            ))}
          </ul>
        </QueryStates>
      </div>
      {edited && (
        <WeekForm
          hotel={hotel}
          week={edited === 'new' ? undefined : edited}
          monday={monday}
          known={known}
          onClose={() => setEdited(undefined)}
        />
      )}
      {applied && (
        <FillDialog
          title={say('applyTitle', { name: applied.name, range })}
          fill={weekFill(shown, applied.id)}
          chosen={chosen}
          onClose={() => setApplied(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={say('removeTitle', { name: removed.name })}
          confirm={say('removeButton')}
          isBusy={removing.isPending}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() => remove(removed)}
        >
          {say('removeWhat')}
        </ConfirmDialog>
      )}
    </Drawer>
  );
}
