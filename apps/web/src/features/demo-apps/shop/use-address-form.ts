import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { type NewShopAddress } from '@horae/contract/demo-apps/shop-addresses';
import { session } from '#platform/session';
import { useForm } from '#ui/use-form';
import { checkoutWords } from './checkout.words';

export const addressFields = ['fullName', 'phone', 'street', 'city', 'postcode', 'country'] as const;

/** The form of a new address; it belongs to the whole checkout, so that going back loses nothing. */
export function useAddressForm() {
  const say = checkoutWords.use();
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
      shape: checkoutContract.addAddress.body.shape.address.shape,
      words: Object.fromEntries(addressFields.map((name) => [name, say(`missing.${name}`)])),
    },
  );
}

export type AddressForm = ReturnType<typeof useAddressForm>;
export type AddressValues = AddressForm['values'];

/** The address to store. */
export function addressOf(values: AddressValues): NewShopAddress {
  const texts = Object.fromEntries(addressFields.map((name) => [name, values[name].trim()]));
  return { ...values, ...texts, type: values.type === 'work' ? 'work' : 'home' };
}
