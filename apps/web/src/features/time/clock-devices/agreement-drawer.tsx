import type { Agreement, AgreementLimit, Law } from '@horae/contract/time/agreements.contract';
import { AgreementFields, agreementLimits } from '@horae/contract/time/agreements.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { queryClient } from '#platform/query-client';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { countLimit, lengthLimit } from '#ui/forms/limits';
import { Message } from '#ui/message';
import { NamesField } from '#ui/names-field';
import { TextField } from '#ui/text-field';
import { type FormChecks, useForm } from '#ui/use-form';
import { AgreementParts } from './agreement-parts';
import { type AgreementTexts, fieldsOf, isWithin, lawOf, reachOf, textsOf } from './agreement-texts';
import { addAgreement, agreementQuery, changeAgreement } from './agreements.queries';
import { type AgreementsSay, agreementsWords } from './agreements.words';
import styles from './clock-devices.module.css';

interface AgreementDrawerProps {
  hotel: number;
  agreement: AgreementFields & Partial<Pick<Agreement, 'id'>>;
  laws: readonly Law[];
  /** Suggestions for the field. */
  jobs: readonly string[];
  onClose: () => void;
}

const mostJobs = countLimit(AgreementFields.shape.jobTitles);

/** From when an agreement applies, to whom, and what it tightens; each field shows the legal limit. */
export function AgreementDrawer({ hotel, agreement, laws, jobs, onClose }: AgreementDrawerProps) {
  const say = agreementsWords.use();
  const { id } = agreement;
  const [key] = useState(newKey);
  const [jobTitles, setJobTitles] = useState(agreement.jobTitles);
  const [initial] = useState(() => textsOf(agreement));
  const form = useForm<AgreementTexts>(initial, checksOf(say, laws));
  const [isBare, setBare] = useState(false);
  const add = useMutation(addAgreement);
  const change = useMutation(changeAgreement);
  // Fetched when the form opens, so that the tag belongs to what the form shows.
  useQuery({ ...agreementQuery(hotel, id ?? 0), enabled: id !== undefined });
  const error = add.error ?? change.error;

  function submit(texts: AgreementTexts): void {
    if (add.isPending || change.isPending) return;
    const fields = fieldsOf(texts, jobTitles);
    if (Object.keys(fields.limits).length === 0) return setBare(true);
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onClose();
    };
    const onError = (fault: unknown) => {
      for (const limit of agreementLimits) form.setError(limit, fieldError(fault, `agreement.limits.${limit}`));
      if (id !== undefined && isOutdated(fault)) void queryClient.resetQueries(agreementQuery(hotel, id));
    };
    if (id === undefined) add.mutate({ key, body: { hotel, agreement: fields } }, { onSuccess, onError });
    else change.mutate({ hotel, id, agreement: fields }, { onSuccess, onError });
  }

  return (
    <FormDialog
      isDrawer
      title={id === undefined ? say('newTitle') : say('editTitle', { name: agreement.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={JSON.stringify([form.values, jobTitles]) !== JSON.stringify([initial, agreement.jobTitles])}
      isBusy={add.isPending || change.isPending}
      error={error}
    >
      {isBare && <Message kind="danger">{say('someFault')}</Message>}
      <TextField {...form.field('name')} label={say('name')} hint={say('nameSays')} required data-autofocus />
      <TextField {...form.field('source')} label={say('source')} hint={say('sourceSays')} />
      <NamesField
        label={say('jobs')}
        hint={say('jobsSays')}
        names={jobTitles}
        known={jobs}
        maxLength={lengthLimit(AgreementFields.shape.jobTitles)}
        faultOf={() => (jobTitles.length === mostJobs ? say('jobsFault', { most: mostJobs }) : undefined)}
        onChange={setJobTitles}
      />
      <DateField
        label={say('validFrom')}
        name="validFrom"
        required
        value={form.values.validFrom}
        error={form.errors.validFrom}
        onChange={(day) => form.set('validFrom', day)}
      />
      <DateField
        label={say('validTo')}
        name="validTo"
        value={form.values.validTo}
        error={form.errors.validTo}
        onChange={(day) => form.set('validTo', day)}
      />
      <p className={styles.hint}>
        {say('validToSays')} {say('limitsLead')}
      </p>
      <AgreementParts form={form} laws={laws} />
      <Message kind="info">{say('effect')}</Message>
    </FormDialog>
  );
}

function checksOf(say: AgreementsSay, laws: readonly Law[]): FormChecks<AgreementTexts> {
  const rule = (limit: AgreementLimit) => (text: string, all: AgreementTexts) => {
    const law = lawOf(laws, all.validFrom);
    if (text.trim() === '' || isWithin(limit, text, law)) return undefined;
    const [least, most] = reachOf(limit, law);
    const asked = law?.limits[limit];
    return asked === undefined ? say('reachFault', { least, most }) : say('limitFault', { least, most, law: asked });
  };
  return {
    shape: AgreementFields.shape,
    words: { name: say('nameFault'), validFrom: { required: say('validFromFault') } },
    rules: {
      validTo: (day, { validFrom }) => (day !== '' && day < validFrom ? say('validToFault') : undefined),
      ...Object.fromEntries(agreementLimits.map((limit) => [limit, rule(limit)])),
    },
  };
}
