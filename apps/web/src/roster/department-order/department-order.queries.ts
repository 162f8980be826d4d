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
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

type Arranged = DepartmentOrder & { hotel: number };
type Known = { orders: DepartmentOrder[] };

/** Shown at once; if the server refuses it, its refusal is told and the order is read again. */
export const arrangePeople = mutationOptions({
  mutationFn: (body: Arranged) => call(contract.arrange, { body }),
  onMutate({ hotel, departmentId, employees }: Arranged) {
    queryClient.setQueryData<Known>(departmentOrderKey(hotel), (known) => ({
      orders: [
        ...(known?.orders ?? []).filter((one) => one.departmentId !== departmentId),
        { departmentId, employees },
      ],
    }));
  },
  onError: (_error, { hotel }) => queryClient.invalidateQueries({ queryKey: departmentOrderKey(hotel) }),
});
