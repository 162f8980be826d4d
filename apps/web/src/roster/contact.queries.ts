import { contactContract } from '@horae/contract/people/contact.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { leads } from '#platform/access';
import { call } from '#platform/api';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { everyBoard } from './board.queries';

const contactQuery = (hotel: number, employee: number) =>
  queryOptions({
    queryKey: [...everyBoard(hotel), 'contact', employee],
    queryFn: ({ signal }) => call(contactContract.read, { query: { hotel, employee } }, signal),
    staleTime: 300_000,
  });

/** The telephone of an employee, empty if unknown; asked only by those who plan or approve at the hotel. */
export function usePhone(employee: number): string {
  const hotel = useHotel();
  // The server would refuse the others, and record it.
  const isLeading = leads(useStore(session), hotel);
  const id = hotel?.ErpCompanyId ?? 0;
  const { data } = useQuery({ ...contactQuery(id, employee), enabled: isLeading && id > 0 && employee > 0 });
  return data?.phone ?? '';
}
