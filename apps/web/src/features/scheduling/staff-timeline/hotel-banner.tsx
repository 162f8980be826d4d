import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { switchHotel } from '#platform/switch-hotel';
import { rosterWords } from '#roster/roster.words';
import { Button } from '#ui/button';
import { Message } from '#ui/message';

/** A link from another hotel asks before it switches hotels. */
export function HotelBanner({ wanted, onStay }: { wanted: number; onStay: () => void }) {
  const say = rosterWords.use();
  const hotel = useStore(session)?.hotels.find(({ ErpCompanyId }) => ErpCompanyId === wanted);
  return (
    <Message kind="info">
      <div className="wrapping-row">
        <span>{say('hotel.link', { name: hotel?.name ?? say('hotel.other', { id: wanted }) })}</span>
        {hotel && <Button onClick={() => switchHotel(hotel)}>{say('hotel.switch')}</Button>}
        <Button onClick={onStay}>{say('hotel.stay')}</Button>
      </div>
    </Message>
  );
}
