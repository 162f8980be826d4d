import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { SelectHotelScreen } from '#features/core/hotels/select-hotel.screen';
import { readString } from '#platform/read-value';
import { safeReturnTo } from '#platform/return-to';
import { session } from '#platform/session';

interface SelectHotelSearch {
  q?: string | undefined;
  returnTo?: string | undefined;
}

export const Route = createFileRoute('/_frame/(core)/select-hotel')({
  validateSearch: ({ q, returnTo }: Record<string, unknown>): SelectHotelSearch => ({
    q: readString(q) ?? undefined,
    returnTo: readString(returnTo) ?? undefined,
  }),
  beforeLoad: ({ search }) => {
    // With a single hotel there is nothing to select.
    if (session.get()?.hotels.length === 1) throw redirect({ href: safeReturnTo(search.returnTo), replace: true });
  },
  component: SelectHotel,
});

function SelectHotel() {
  const { q = '', returnTo } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <SelectHotelScreen
      search={q}
      onSearch={(search) =>
        navigate({ search: { ...(search && { q: search }), ...(returnTo && { returnTo }) }, replace: true })
      }
      onChosen={() => router.history.push(safeReturnTo(returnTo))}
    />
  );
}
