import type { Checkout } from '@horae/contract/demo-apps/checkout.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { AddressFields } from './address-fields';
import styles from './checkout.module.css';
import { addAddress, chooseInCheckout, removeAddress } from './checkout.queries';
import { checkoutWords } from './checkout.words';
import { ChoiceList } from './choice-list';
import { type AddressForm, addressOf } from './use-address-form';

interface AddressStepProps {
  formId: string;
  checkout: Pick<Checkout, 'addresses' | 'addressId'>;
  form: AddressForm;
  /** Whether a new address is being entered although others are stored. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onNext: () => void;
}

/** The second step: one of the stored addresses, or a new one, which is then stored. */
export function AddressStep({ formId, checkout, form, isAdding, onAdding, onNext }: AddressStepProps) {
  const say = checkoutWords.use();
  const [key, setKey] = useState(newKey);
  const add = useMutation(addAddress);
  const choose = useMutation(chooseInCheckout).mutate;
  const forget = useMutation(removeAddress).mutate;
  const { addresses, addressId } = checkout;
  const isNew = isAdding || addresses.length === 0;

  function keep(values: AddressForm['values']): void {
    if (add.isPending) return;
    add.mutate(
      { address: addressOf(values), key },
      {
        onSuccess: () => {
          setKey(newKey());
          onAdding(false);
          onNext();
        },
      },
    );
  }

  if (isNew) {
    return (
      <form {...form.props(keep)} id={formId} className={styles.form}>
        {add.error && <Message kind="danger">{errorText(add.error)}</Message>}
        <AddressFields form={form} />
        {addresses.length > 0 && <Button onClick={() => onAdding(false)}>{say('cancelAddress')}</Button>}
      </form>
    );
  }
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (addressId !== null) onNext();
      }}
    >
      <ChoiceList
        label={say('deliverTo')}
        name="address"
        value={addressId}
        onChange={(id) => choose({ addressId: id })}
        choices={addresses.map(({ id, fullName, street, postcode, city, country, phone, type }) => ({
          value: id,
          title: `${street}, ${city}`,
          text: `${fullName} · ${say(`type.${type}`)} · ${postcode} ${country} · ${phone}`,
          aside: (
            <Button
              look="plain"
              aria-label={say('forgetNamed', { street })}
              onClick={() => forget(id, { onSuccess: () => notify(say('forgotten'), { kind: 'success' }) })}
            >
              {say('forget')}
            </Button>
          ),
        }))}
      />
      <Button onClick={() => onAdding(true)}>{say('addAddress')}</Button>
    </form>
  );
}
