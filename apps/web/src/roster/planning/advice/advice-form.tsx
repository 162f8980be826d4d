import type { AdviceGrades, FairShare, JobSkill } from '@horae/contract/scheduling/plan-advice.contract';
import { adviceGrades, longestWishDeadline } from '@horae/contract/scheduling/plan-advice.contract';
import { adviceKinds } from '@horae/contract/scheduling/roster-checks.contract';
import { useState } from 'react';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { mediumDay } from '../../texts/day-texts';
import { FairShareField } from './fair-share-field';
import { enteredFault, withEntered } from './job-skills.rules';
import { JobSkillsField } from './job-skills-field';
import { adviceWords } from './plan-advice.words';
import { useSaveAdvice } from './use-save-advice';

const nothing: JobSkill = { jobTitle: '', skill: '' };

/** What is decided in the form; without a version it is new. */
export interface EditedAdvice {
  firstDay: string;
  grades: AdviceGrades;
  jobSkills: readonly JobSkill[];
  fairShare: FairShare;
  wishDays: number | null;
  version: number | null;
}

interface AdviceFormProps {
  hotel: number;
  edited: EditedAdvice;
  onClose: () => void;
}

/** Which checks are advice from a day on, which need a reason and which are not made; a fair share, which skills jobs need, and the deadline of wishes. */
export function AdviceForm({ hotel, edited, onClose }: AdviceFormProps) {
  const say = adviceWords.use();
  const isNew = edited.version === null;
  const texts = { firstDay: edited.firstDay, wishDays: String(edited.wishDays ?? ''), ...edited.grades };
  const form = useForm(texts as Record<string, string>, {
    rules: {
      firstDay: (value) => (value ? undefined : say('firstDayFault')),
      wishDays: (value) => (isDeadline(value) ? undefined : say('wishDaysFault', { most: longestWishDeadline })),
    },
  });
  const [jobSkills, setJobSkills] = useState(edited.jobSkills);
  const [fairShare, setFairShare] = useState(edited.fairShare);
  const [entered, setEntered] = useState(nothing);
  const [fault, setFault] = useState<ReturnType<typeof enteredFault>>();
  const { save, isBusy, error } = useSaveAdvice({ hotel, version: edited.version, form, onSaved: onClose });
  const { values, errors } = form;
  const options = adviceGrades.map((grade) => ({ value: grade, label: say(`grade.${grade}`) }));

  /** Takes what was entered into the list; undefined if something is missing in it. */
  function takeEntered(): readonly JobSkill[] | undefined {
    const missing = enteredFault(entered);
    setFault(missing);
    if (missing) return undefined;
    const all = withEntered(jobSkills, entered);
    setJobSkills(all);
    setEntered(nothing);
    return all;
  }

  function submit(texts: typeof values): void {
    const all = takeEntered();
    if (all) save(texts, all, fairShare);
  }

  return (
    <FormDialog
      title={isNew ? say('add') : say('editTitle', { day: mediumDay(edited.firstDay) })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={
        form.isChanged || jobSkills !== edited.jobSkills || fairShare !== edited.fairShare || entered !== nothing
      }
      isDrawer
      isBusy={isBusy}
      error={error}
    >
      {isNew && (
        <DateField
          name="firstDay"
          label={say('firstDay')}
          required
          value={values.firstDay ?? ''}
          error={errors.firstDay}
          onChange={(value) => form.set('firstDay', value)}
        />
      )}
      {adviceKinds.map((kind) => (
        <SelectField
          key={kind}
          label={say(`kind.${kind}`)}
          name={kind}
          value={values[kind] ?? 'advice'}
          options={options}
          onChange={(value) => form.set(kind, value)}
        />
      ))}
      <FairShareField fairShare={fairShare} onChange={setFairShare} />
      <TextField
        {...form.field('wishDays')}
        label={say('wishDays')}
        hint={say('wishDaysHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <JobSkillsField
        hotel={hotel}
        jobSkills={jobSkills}
        onChange={setJobSkills}
        entered={entered}
        onEnter={(next) => {
          setEntered(next);
          setFault(undefined);
        }}
        onAdd={() => void takeEntered()}
        error={fault && say(fault)}
      />
    </FormDialog>
  );
}

/** Whether this is a number of days that a hotel may choose, or none. */
function isDeadline(text: string): boolean {
  const days = text.trim();
  return days === '' || (/^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= longestWishDeadline);
}
