import { type DatedPolicy, PolicyFields, policyReach } from '@horae/contract/time/clock-policies.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { numberOf } from '#ui/forms/field-schema';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import { type FormChecks, useForm } from '#ui/use-form';
import styles from './clock-devices.module.css';
import { policyEffectQuery, policyQuery, setPolicy } from './policies.queries';
import { policiesWords } from './policies.words';
import { numberFields, type PolicyTexts, policyOf, textsOf } from './policy-numbers';
import { PolicyParts } from './policy-parts';

interface PolicyDrawerProps {
  hotel: number;
  /** The policy in force until the form is saved. */
  policy: DatedPolicy;
  name: string;
  /** The jobs that may get their own policy; if given, the form asks for the job. */
  jobs?: readonly string[];
  onJob?: (job: string) => void;
  onClose: () => void;
}

/** The clock policy of the hotel or a job; each value has an explanation and an example. */
export function PolicyDrawer({ hotel, policy, name, jobs, onJob, onClose }: PolicyDrawerProps) {
  const say = policiesWords.use();
  const { jobTitle } = policy;
  const current = useQuery(policyQuery(hotel, jobTitle));
  const [initial] = useState(() => ({ ...textsOf(policy), fromDay: hotelToday(), when: 'from' }));
  const form = useForm<DatedTexts>(initial, checksOf(say));
  const isFrom = form.values.when === 'from';
  const fromDay = isFrom && form.values.fromDay ? form.values.fromDay : undefined;
  const { data: effect } = useQuery(policyEffectQuery(hotel, jobTitle, fromDay));
  const run = useMutation({ ...setPolicy, onError: rereadIfOutdated(() => current.refetch()) });

  function submit(texts: DatedTexts): void {
    if (run.isPending || current.isPending) return;
    const body = { hotel, jobTitle, policy: policyOf(texts), ...(fromDay && { fromDay }) };
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onClose();
    };
    run.mutate({ tag: current.data?.tag, body }, { onSuccess });
  }

  return (
    <FormDialog
      isDrawer
      title={say('titleOf', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={run.isPending || current.isPending}
      error={run.error ?? current.error}
    >
      {jobs && onJob && (
        <SelectField
          label={say('job')}
          value={jobTitle}
          options={[...new Set([jobTitle, ...jobs])].map((job) => ({ value: job, label: job }))}
          onChange={onJob}
        />
      )}
      <RadioTabs<'from' | 'always'>
        label={say('when')}
        value={isFrom ? 'from' : 'always'}
        options={[
          { value: 'from', label: say('when.from') },
          { value: 'always', label: say('when.always') },
        ]}
        onChange={(value) => form.set('when', value)}
      />
      {isFrom ? (
        <DateField
          label={say('fromDay')}
          name="fromDay"
          required
          value={form.values.fromDay}
          error={form.errors.fromDay}
          onChange={(day) => form.set('fromDay', day)}
        />
      ) : (
        <p className={styles.hint}>
          {policy.fromDay ? say('correctsSince', { day: formatDate(policy.fromDay) }) : say('corrects')}
        </p>
      )}
      <PolicyParts form={form} />
      {effect?.since && effect.days > 0 && (
        <Message kind="info">
          {say('effect', { count: effect.days, people: effect.people, day: formatDate(effect.since) })}
        </Message>
      )}
    </FormDialog>
  );
}

type DatedTexts = PolicyTexts & { fromDay: string; when: string };

function checksOf(say: typeof policiesWords.say): FormChecks<DatedTexts> {
  const faults = numberFields.map((name) => {
    const [least, most] = policyReach[name];
    return [name, say('fault', { least, most })];
  });
  return {
    shape: PolicyFields.shape,
    words: Object.fromEntries(faults),
    rules: {
      fromDay: (day, { when }) => (when === 'from' && day === '' ? say('dayFault') : undefined),
      splitFrom: (text, { breakUpTo }) => (numberOf(text) <= numberOf(breakUpTo) ? say('splitFault') : undefined),
    },
  };
}
