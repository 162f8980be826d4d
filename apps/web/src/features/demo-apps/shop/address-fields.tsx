import { addressTypes } from '@horae/contract/demo-apps/shop-addresses';
import { RadioTabs } from '#ui/radio-tabs';
import { TextField } from '#ui/text-field';
import styles from './checkout.module.css';
import { checkoutWords } from './checkout.words';
import { type AddressForm, addressFields } from './use-address-form';

const autoComplete = {
  fullName: 'name',
  phone: 'tel',
  street: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
  country: 'country-name',
} as const;

export function AddressFields({ form }: { form: AddressForm }) {
  const say = checkoutWords.use();
  return (
    <div className={styles.fields}>
      {addressFields.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={say(name)}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete[name]}
          required
        />
      ))}
      <div className={styles.type}>
        <span aria-hidden="true">{say('type')}</span>
        <RadioTabs
          label={say('type')}
          value={form.values.type === 'work' ? 'work' : 'home'}
          options={addressTypes.map((value) => ({ value, label: say(`type.${value}`) }))}
          onChange={(type) => form.set('type', type)}
        />
      </div>
    </div>
  );
}
