import type { StaffingNeed, StaffingNeeds } from '@horae/contract/scheduling/staffing-need-rows';
import { weekStartOf } from '@horae/local-time/week';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { Part } from '#ui/part';
import { QueryStates } from '#ui/query-states';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { mediumDay } from '../../texts/day-texts';
import { BudgetTab } from '../budgets/budget-tab';
import { budgetWords } from '../budgets/department-budgets.words';
import type { PlanDays } from '../planning.queries';
import { CopyWeekdayDialog } from './copy-weekday-dialog';
import { NeedForm } from './need-form';
import { bareFields, blankNeed, type EditedNeed } from './need-form.rules';
import { needsByDepartment, type WeekdayGroup } from './need-groups.rules';
import { needText } from './need-text';
import styles from './needs-drawer.module.css';
import { NeedsList } from './needs-list';
import { needsKey, needsQuery, putNeeds, removeNeeds, restoreNeed } from './staffing-needs.queries';
import { needsWords } from './staffing-needs.words';

const TakePlanDialog = lazy(() => import('./take-plan-dialog').then((m) => ({ default: m.TakePlanDialog })));

interface NeedsDrawerProps {
  shown: PlanDays;
  onClose: () => void;
  /** What is planned, to start from; undefined where nothing is being planned. */
  plan?: Pick<ComponentProps<typeof TakePlanDialog>, 'board' | 'now' | 'address'>;
}

const nothing: StaffingNeeds = { needs: [], departments: [], jobTitles: [], skills: [] };

/** Where those who plan keep how many people their departments need. */
export function NeedsDrawer({ shown: days, onClose, plan }: NeedsDrawerProps) {
  const say = needsWords.use();
  const sayBudget = budgetWords.use();
  const [tab, setTab] = useState<'needs' | 'budget'>('needs');
  const { hotel } = days;
  const week = weekStartOf(days.first);
  const query = useQuery(needsQuery(days));
  useChanges('staffing-needs', needsKey(hotel));
  const [edited, setEdited] = useState<EditedNeed>();
  const [copied, setCopied] = useState<{ departmentId: number; group: WeekdayGroup }>();
  const [isTaking, setTaking] = useState(false);
  const [shown, setShown] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation(removeNeeds);
  const put = useMutation(putNeeds);
  const restore = useMutation(restoreNeed);
  const { needs, departments, jobTitles, skills } = query.data ?? nothing;
  const open = departments.filter(({ mayAdd }) => mayAdd);
  const nameOf = (id: number) => departments.find((one) => one.id === id)?.name ?? '';
  const grouped = needsByDepartment(needs);
  const here = departments.filter(({ id }) => (shown === '' ? grouped.has(id) : String(id) === shown));

  function startNew(): void {
    setEdited(blankNeed(shown === '' ? open[0]!.id : Number(shown), week));
  }

  function onRemove(need: StaffingNeed): void {
    const { id, version, firstDay } = need;
    const text = needText(need, nameOf(need.departmentId), say);
    // What was needed before the week on screen stays known.
    const from = firstDay !== null && firstDay < week ? week : null;
    const fields = bareFields(need);
    const back = () =>
      from === null
        ? put.mutate({ key: newKey(), body: { hotel, source: need.source, needs: [fields] } })
        : restore.mutate({ hotel, id, version: version + 1, need: fields });
    remove.mutate(
      { key: newKey(), body: { hotel, needs: [{ id, version }], from } },
      {
        onSuccess: () => {
          const done =
            from === null ? say('removed', { need: text }) : say('ended', { need: text, day: mediumDay(from) });
          notifyUndo(done, say('undo'), back);
          addButton.current?.focus();
        },
      },
    );
  }

  const footer = open.length > 0 && (
    <div className={styles.foot}>
      <Button ref={addButton} look="solid" wide onClick={startNew}>
        <IconPlus size={18} stroke={1.5} aria-hidden="true" />
        {say('add')}
      </Button>
      {plan && plan.address.range.dates.length >= 7 && query.data && (
        <Button wide onClick={() => setTaking(true)}>
          {say('take')}
        </Button>
      )}
    </div>
  );
  const tabs = (
    <RadioTabs
      label={say('show')}
      value={tab}
      options={[
        { value: 'needs', label: say('tab') },
        { value: 'budget', label: sayBudget('tab') },
      ]}
      onChange={setTab}
    />
  );
  if (tab === 'budget')
    return (
      <Drawer title={say('title')} isOpen onClose={onClose}>
        <div className={styles.body}>
          {tabs}
          <BudgetTab hotel={hotel} week={week} />
        </div>
      </Drawer>
    );
  return (
    <Drawer title={say('title')} isOpen onClose={onClose} footer={footer}>
      <div className={styles.body}>
        {tabs}
        <p className="note">{say('lead')}</p>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
          {departments.length > 1 && (needs.length > 0 || shown !== '') && (
            <SelectField
              label={say('show')}
              isInline
              value={shown}
              options={[
                { value: '', label: say('everything') },
                ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={setShown}
            />
          )}
          {needs.length === 0 && shown === '' && <EmptyState drawing={<BlankRosterDrawing />} text={say('none')} />}
          {here.map(({ id, name }) => {
            const own = grouped.get(id);
            if (!own)
              return (
                <p key={id} className="quiet">
                  {say('noneHere', { department: name })}
                </p>
              );
            const onCopy = (group: WeekdayGroup) => setCopied({ departmentId: id, group });
            return (
              <NeedsList key={id} department={name} needs={own} {...{ week, onRemove, onCopy }} onEdit={setEdited} />
            );
          })}
        </QueryStates>
      </div>
      {edited && (
        <NeedForm
          hotel={hotel}
          need={edited}
          week={week}
          departments={departments}
          jobTitles={jobTitles}
          skills={skills}
          onClose={() => setEdited(undefined)}
        />
      )}
      {copied && (
        <CopyWeekdayDialog
          hotel={hotel}
          department={{ id: copied.departmentId, name: nameOf(copied.departmentId) }}
          weekdays={copied.group.weekdays}
          firstDay={week}
          onClose={() => setCopied(undefined)}
        />
      )}
      {isTaking && plan && query.data && (
        <Part>
          <TakePlanDialog {...plan} {...{ hotel, week }} known={query.data} onClose={() => setTaking(false)} />
        </Part>
      )}
    </Drawer>
  );
}
