import { foldText } from '@horae/contract/fold-text';
import { type StaffingNeeds } from '@horae/contract/scheduling/staffing-need-rows';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { WeekdaysField } from '../../weekdays/weekdays-field';
import { SkillField } from '../skill-field';
import { needChecks } from './need-checks';
import { type EditedNeed, fieldsOf, isNobody, type NeedTexts, textsOf, weekdaysIn } from './need-form.rules';
import styles from './needs-drawer.module.css';
import { addNeeds, changeNeed } from './staffing-needs.queries';
import { needsWords } from './staffing-needs.words';

interface NeedFormProps extends Pick<StaffingNeeds, 'departments' | 'jobTitles' | 'skills'> {
  hotel: number;
  need: EditedNeed;
  /** The Monday of the days on screen. */
  week: string;
  onClose: () => void;
}

/** How many people of a department are needed when. */
export function NeedForm({ hotel, need, week, departments, jobTitles, skills, onClose }: NeedFormProps) {
  const say = needsWords.use();
  const { id } = need;
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(need.version ?? 1);
  const [initial] = useState(() => textsOf(need, week));
  const form = useForm<NeedTexts>(initial, needChecks(say));
  const add = useMutation(addNeeds);
  const change = useMutation(changeNeed);
  const isBusy = add.isPending || change.isPending;
  const { values, errors } = form;
  const isSingle = values.kind === 'single';

  function submit(texts: NeedTexts): void {
    if (isBusy) return;
    const fields = fieldsOf(texts);
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onClose();
    };
    const onError = (fault: unknown) => {
      setKey(newKey());
      if (isOutdated(fault)) setVersion(versionIn(fault) ?? version);
      for (const field of Object.keys(texts) as (keyof NeedTexts)[])
        form.setError(field, fieldError(fault, `${id === undefined ? 'needs.0' : 'need'}.${field}`));
    };
    if (id === undefined) add.mutate({ key, body: { hotel, needs: [fields] } }, { onSuccess, onError });
    else change.mutate({ hotel, id, version, need: fields }, { onSuccess, onError });
  }

  const choice = (name: keyof NeedTexts, options: { value: string; label: string }[]) => (
    <SelectField
      label={say(name === 'departmentId' ? 'department' : name === 'kind' ? 'kind' : 'jobTitle')}
      name={name}
      value={values[name]}
      options={options}
      onChange={(value) => form.set(name, value)}
      below={errors[name] ? <p className="small danger-text">{errors[name]}</p> : below(name)}
    />
  );
  const below = (name: keyof NeedTexts) =>
    name === 'jobTitle' && values.jobTitle !== '' ? (
      <p className="small quiet">{say('jobHint')}</p>
    ) : name === 'kind' && isSingle ? (
      <p className="small quiet">{say('singleHint')}</p>
    ) : undefined;
  const time = (name: 'start' | 'end') => (
    <TimeField
      name={name}
      label={say(name)}
      required
      value={values[name]}
      error={errors[name]}
      hint={name === 'end' ? endHint(values, say) : undefined}
      onChange={(value) => form.set(name, value)}
    />
  );
  const date = (name: 'day' | 'firstDay' | 'lastDay', hint?: string) => (
    <DateField
      name={name}
      label={say(name)}
      required={name !== 'lastDay'}
      value={values[name]}
      error={errors[name]}
      hint={hint}
      onChange={(value) => form.set(name, value)}
    />
  );
  const later = id !== undefined && need.firstDay !== null && values.firstDay > need.firstDay;
  return (
    <FormDialog
      title={say(id === undefined ? 'add' : 'editTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={isBusy}
      error={add.error ?? change.error}
    >
      {choice(
        'departmentId',
        departments
          .filter(({ id: own, mayAdd }) => mayAdd || own === need.departmentId)
          .map(({ id: own, name }) => ({ value: String(own), label: name })),
      )}
      {choice('jobTitle', [
        { value: '', label: say('anybody') },
        ...jobsOf(jobTitles, Number(values.departmentId), need.jobTitle).map((job) => ({ value: job, label: job })),
      ])}
      <SkillField
        {...form.field('skill')}
        label={say('skill')}
        hint={say(isUnknown(values.skill, skills) ? 'skillUnknown' : 'skillHint')}
        skills={skills}
      />
      {id === undefined &&
        choice('kind', [
          { value: 'weekly', label: say('weekly') },
          { value: 'single', label: say('single') },
        ])}
      {isSingle ? (
        <>
          {date('day')}
          <Checkbox checked={values.nobody !== ''} onChange={(on) => form.set('nobody', on ? 'nobody' : '')}>
            {say('noneNeeded')}
          </Checkbox>
        </>
      ) : (
        <WeekdaysField
          label={say('weekdays')}
          name="weekdays"
          value={weekdaysIn(values.weekdays)}
          error={errors.weekdays}
          onChange={(weekdays) => form.set('weekdays', weekdays.join())}
        />
      )}
      {!isNobody(values) && (
        <>
          <div className={styles.pair}>
            {time('start')}
            {time('end')}
          </div>
          <TextField {...form.field('people')} label={say('people')} required inputMode="numeric" autoComplete="off" />
        </>
      )}
      {!isSingle && (
        <div className={styles.pair}>
          {date('firstDay', later ? say('firstDayHint') : undefined)}
          {date('lastDay', say('lastDayHint'))}
        </div>
      )}
    </FormDialog>
  );
}

function endHint({ start, end }: NeedTexts, say: typeof needsWords.say): string | undefined {
  if (start === '' || end === '' || end > start) return undefined;
  return say(start === end ? 'aroundClock' : 'nextDay');
}

/** The job titles of a department; the one that is needed already stays, even if nobody has it now. */
function jobsOf(jobTitles: StaffingNeeds['jobTitles'], departmentId: number, kept: string | null): string[] {
  const own = jobTitles.filter((one) => one.departmentId === departmentId).map(({ jobTitle }) => jobTitle);
  return kept === null || own.includes(kept) ? own : [kept, ...own];
}

/** Whether somebody may have to be found or taught, or the name is mistyped. */
const isUnknown = (skill: string, known: readonly string[]): boolean =>
  skill.trim() !== '' && !known.some((name) => foldText(name) === foldText(skill.trim()));

/** The version of the need as it is now, which the next save replaces. */
function versionIn(fault: unknown): number | undefined {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { need?: { version?: number } } | undefined)?.need?.version;
}
