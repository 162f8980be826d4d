import { type Loan, LoanFields, type LoanPayer, loanPayers } from '@horae/contract/loan';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { session } from '#platform/session';
import { Combobox } from '#ui/combobox/combobox';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { loansWords } from './loans.words';
import { choicesQuery, setLoan } from './people.queries';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { showFieldFaults } from './show-field-faults';

/** Lends a person to another department or hotel, or changes a loan; an earlier last day ends it. */
export function LoanDialog(props: PersonDialogProps & { loan: Loan | null }) {
  const { seen, isReading, onClose, loan } = props;
  const say = loansWords.use();
  const [initial] = useState(() => ({
    firstDay: loan?.firstDay ?? '',
    lastDay: loan?.lastDay ?? '',
    hostHotel: String(loan?.hostHotel ?? seen.hotel),
    hostDepartment: loan?.hostDepartment ? String(loan.hostDepartment) : '',
    payer: (loan?.payer ?? 'home') as string,
    agreement: loan?.agreement ?? '',
  }));
  const form = useForm(initial, {
    shape: { agreement: LoanFields.shape.agreement },
    rules: {
      firstDay: (day) => (day === '' ? say('error.day') : undefined),
      lastDay: (day, { firstDay }) => (day === '' ? say('error.day') : day < firstDay ? say('error.order') : undefined),
      hostDepartment: (id, { hostHotel }) =>
        id === '' && hostHotel === String(seen.hotel) ? say('error.department') : undefined,
    },
  });
  const set = useMutation(setLoan);
  const { hostHotel, hostDepartment, payer, agreement } = form.values;
  const { data } = useQuery(choicesQuery(Number(hostHotel)));
  const isElsewhere = hostHotel !== String(seen.hotel);
  const hotels = (session.get()?.hotels ?? []).map(({ ErpCompanyId, name }) => ({
    value: String(ErpCompanyId),
    label: name ?? String(ErpCompanyId),
  }));

  function submit(values: typeof initial): void {
    if (set.isPending || isReading) return;
    const fields = {
      firstDay: values.firstDay,
      lastDay: values.lastDay,
      hostHotel: Number(values.hostHotel),
      hostDepartment: values.hostDepartment === '' ? null : Number(values.hostDepartment),
      payer: values.payer as LoanPayer,
      agreement: values.agreement.trim(),
    };
    set.mutate(
      { ...seen, loan: fields, ...(loan && { instead: loan.firstDay }) },
      afterSending(props, say('saved'), (error) => showFieldFaults(error, form)),
    );
  }

  return (
    <FormDialog
      title={loan ? say('edit', { day: formatDate(loan.firstDay) }) : say('add')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={set.isPending || isReading}
      error={set.error}
    >
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <DateField
          key={name}
          label={say(name)}
          name={name}
          required
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(day) => form.set(name, day)}
        />
      ))}
      <SelectField
        label={say('hotel')}
        value={hostHotel}
        options={hotels}
        onChange={(value) => {
          form.set('hostHotel', value);
          form.set('hostDepartment', '');
        }}
      />
      <Combobox
        label={say('department')}
        options={(data?.departments ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={hostDepartment || null}
        onChange={(id) => form.set('hostDepartment', id ?? '')}
        {...(form.errors.hostDepartment && { error: form.errors.hostDepartment })}
        {...(isElsewhere && { allLabel: say('wholeHotel') })}
      />
      <SelectField
        label={say('payer')}
        value={payer}
        options={loanPayers.map((value) => ({ value, label: say(`payer.${value}`) }))}
        onChange={(value) => form.set('payer', value)}
      />
      <TextField
        label={say('agreement')}
        autoComplete="off"
        maxLength={200}
        value={agreement}
        error={form.errors.agreement}
        onChange={(event) => form.set('agreement', event.currentTarget.value)}
      />
    </FormDialog>
  );
}
