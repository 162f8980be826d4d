import { z } from 'zod';
import { route } from '../route';

export type AutocompleteItem = z.infer<typeof AutocompleteItem>;
const AutocompleteItem = z.object({ title: z.string(), rank: z.string(), id: z.int() });

export const autocompleteContract = {
  list: route({
    method: 'GET',
    path: '/api/autocomplete/data',
    summary: 'A hundred items to try the combobox with',
    access: 'admin',
    reply: z.object({ autoComplete: z.array(AutocompleteItem) }),
  }),
};
