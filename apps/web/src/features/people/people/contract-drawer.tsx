import type { ContractVersion } from '@horae/contract/contract-version';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { FormDialog } from '#ui/forms/form-dialog';
import { useForm } from '#ui/use-form';
import { ContractFields, contractRules, contractShape, contractWords } from './contract-fields';
import { blankContract, type ContractValues, contractOf, contractValues } from './contract-values';
import { setContract } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { showFieldFaults } from './show-field-faults';

/** Adds a contract version, prefilled from the last one, or changes a version. */
export function ContractDrawer(props: PersonDialogProps & { version: ContractVersion | null }) {
  const { person, seen, isReading, onClose, version } = props;
  const say = peopleWords.use();
  const [initial] = useState<ContractValues>(() => {
    if (version) return contractValues(version);
    const last = person.contracts.at(-1);
    return { ...(last ? contractValues(last) : blankContract('')), fromDay: hotelToday() };
  });
  const form = useForm(initial, {
    shape: contractShape,
    words: contractWords(say),
    rules: contractRules(say),
  });
  const set = useMutation(setContract);

  function submit(values: ContractValues): void {
    if (set.isPending || isReading) return;
    set.mutate(
      { ...seen, contract: contractOf(values), ...(version && { instead: version.fromDay }) },
      afterSending(props, say('saved'), (error) => showFieldFaults(error, form)),
    );
  }

  return (
    <FormDialog
      isDrawer
      title={version ? say('editContractTitle', { day: formatDate(version.fromDay) }) : say('addContractTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={set.isPending || isReading}
      error={set.error}
      {...(!version && { submit: say('addContract') })}
    >
      <ContractFields form={form} />
    </FormDialog>
  );
}
