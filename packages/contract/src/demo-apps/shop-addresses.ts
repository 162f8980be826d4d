import { z } from 'zod';
import { isNotBlank } from '../fields';

export const addressTypes = ['home', 'work'] as const;
export const Text = (what: string, most = 100) => z.string().max(most).refine(isNotBlank, `Enter ${what}.`);

export const AddressFields = z.object({
  fullName: Text('a full name'),
  phone: z
    .string()
    .max(30)
    .regex(/^\+?[\d ()/-]*\d[\d ()/-]*$/, 'Enter a phone number, for example +30 210 555 0100.'),
  street: Text('a street'),
  city: Text('a city'),
  postcode: Text('a postcode', 20),
  country: Text('a country'),
  type: z.enum(addressTypes),
});

export type NewShopAddress = z.infer<typeof AddressFields>;

export type ShopAddress = z.infer<typeof ShopAddress>;
export const ShopAddress = AddressFields.extend({ id: z.int(), phone: z.string() });
