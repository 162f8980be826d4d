import type { RequestOf } from '@horae/contract/route';
import { shiftTemplatesContract as contract } from '@horae/contract/scheduling/shift-templates.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const templatesKey = (hotel: number) => ['shift-templates', hotel];

export const templatesQuery = (hotel: number) =>
  queryOptions({
    queryKey: templatesKey(hotel),
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

type Add = RequestOf<typeof contract.add>['body'];
type Keyed<Body> = { key: string; body: Body };

const refreshes = ['shift-templates'];

/** Shows its error in the form. */
export const addTemplate = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Add>) => callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

/** Adds without a form: an example, or one whose deletion is undone. */
export const putTemplate = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Add>) => callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});

export const changeTemplate = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.change>['body']) => call(contract.change, { body }),
  meta: { refreshes, showsError: true },
});

export const removeTemplate = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.remove>['body']) => call(contract.remove, { body }),
  meta: { refreshes },
});
