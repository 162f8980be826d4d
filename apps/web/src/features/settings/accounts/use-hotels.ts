import { useQuery } from '@tanstack/react-query';
import { session } from '#platform/session';
import { hotelsQuery } from './accounts.queries';

/** Every hotel of the installation by name; until they have loaded, those known since the login. */
export function useHotels(): readonly { id: number; name: string }[] {
  const { data } = useQuery(hotelsQuery);
  if (data) return data.hotels.map(({ companyId, name }) => ({ id: companyId, name }));
  return (session.get()?.hotels ?? []).map(({ ErpCompanyId, name }) => ({ id: ErpCompanyId, name }));
}
