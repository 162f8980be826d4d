import type { NewShopAddress } from '@horae/contract/demo-apps/checkout.contract';
import { session } from '#platform/session';
import { useForm } from '#ui/use-form';
import { checkoutWords } from './checkout.words';

export const addressFields = ['fullName', 'phone', 'street', 'city', 'postcode', 'country'] as const;

const phoneNumber = /^\+?[\d ()/-]*\d[\d ()/-]*$/;
const limits = { fullName: 100, phone: 30, street: 100, city: 100, postcode: 20, country: 100 } as const;

/** A new address as it is typed; it belongs to the whole checkout, so that going back loses nothing. */
export function useAddressForm() {
  const say = checkoutWords.use();
  const rule = (name: (typeof addressFields)[number]) => (value: string) => {
    if (value.trim() === '' || (name === 'phone' && !phoneNumber.test(value.trim()))) return say(`missing.${name}`);
    return value.trim().length > limits[name] ? say('long', { limit: limits[name] }) : undefined;
  };
  return useForm<Record<keyof NewShopAddress, string>>(
    {
      fullName: session.get()?.fullName ?? '',
      phone: '',
      street: '',
      city: '',
      postcode: '',
      country: '',
      type: 'home',
    },
    {
      rules: {
        fullName: rule('fullName'),
        phone: rule('phone'),
        street: rule('street'),
        city: rule('city'),
        postcode: rule('postcode'),
        country: rule('country'),
      },
    },
  );
}

export type AddressForm = ReturnType<typeof useAddressForm>;
export type AddressValues = AddressForm['values'];

/** As it is stored. */
export function addressOf(values: AddressValues): NewShopAddress {
  const texts = Object.fromEntries(addressFields.map((name) => [name, values[name].trim()]));
  return { ...values, ...texts, type: values.type === 'work' ? 'work' : 'home' };
}
