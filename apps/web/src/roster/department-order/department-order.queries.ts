import {
  departmentOrderContract as contract,
  type DepartmentOrder,
} from '@horae/contract/scheduling/department-order.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const departmentOrderKey = (hotel: number) => ['department-order', hotel];

export const departmentOrderQuery = (hotel: number) =>
  queryOptions({
    queryKey: departmentOrderKey(hotel),
    queryFn: async ({ signal }) => {
      const answer = await call(contract.list, { query: { hotel } }, signal);
      // What was asked before somebody was moved may be older than what is shown.
      return (isArranging() ? queryClient.getQueryData<Known>(departmentOrderKey(hotel)) : undefined) ?? answer;
    },
    meta: { ofHotel: true },
  });

const mutationKey = ['arrange-people'];
const isArranging = () => queryClient.isMutating({ mutationKey }) > 0;

type Arranged = DepartmentOrder & { hotel: number };
type Known = { orders: DepartmentOrder[] };

/** Shown at once, and sent one after the other; after the last one the order is read again. */
export const arrangePeople = mutationOptions({
  mutationKey,
  scope: { id: 'arrange-people' },
  mutationFn: (body: Arranged) => call(contract.arrange, { body }),
  onMutate({ hotel, departmentId, employees }: Arranged) {
    queryClient.setQueryData<Known>(departmentOrderKey(hotel), (known) => ({
      orders: [
        ...(known?.orders ?? []).filter((one) => one.departmentId !== departmentId),
        { departmentId, employees },
      ],
    }));
  },
  onSettled(_answer, _error, { hotel }) {
    if (queryClient.isMutating({ mutationKey }) <= 1)
      void queryClient.invalidateQueries({ queryKey: departmentOrderKey(hotel) });
  },
});
