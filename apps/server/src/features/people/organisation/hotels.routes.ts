import { hotelHolidaysContract } from '@horae/contract/people/hotel-holidays.contract';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { clearHoliday, readHolidays, setHoliday } from './hotel-holidays.service';
import { addHotel, listHotels, readHotel, updateHotel } from './hotels.service';

export function hotelsRoutes(app: FastifyInstance, db: Database): void {
  handle(app, hotelsContract.list, async () => ({ hotels: await listHotels(db) }));

  handle(app, hotelsContract.one, async ({ query }) => ({ hotel: await readHotel(db, query.id) }));

  handle(app, hotelsContract.add, (request) =>
    once(db, request, async (tx) => ({ hotel: await addHotel(tx, accountOf(request).id, request.body.hotel) })),
  );

  handle(app, hotelsContract.update, async (request) => {
    const { id, hotel } = request.body;
    const changed = await updateHotel(db, accountOf(request).id, { companyId: id, ...hotel }, (now) =>
      refuseStale(request, hotelsContract.one, { hotel: now }),
    );
    return { hotel: changed };
  });

  handle(app, hotelHolidaysContract.list, async (request) => {
    const { companyId } = await hotelOf(request, request.query.hotel);
    return readHolidays(db, companyId, request.query.year);
  });

  handle(app, hotelHolidaysContract.set, async (request) => {
    const { hotel, ...wanted } = request.body;
    const { companyId } = await hotelOf(request, hotel);
    return once(db, request, (tx) => setHoliday(tx, accountOf(request).id, companyId, wanted));
  });

  handle(app, hotelHolidaysContract.clear, async (request) => {
    const { companyId } = await hotelOf(request, request.body.hotel);
    return once(db, request, (tx) => clearHoliday(tx, accountOf(request).id, companyId, request.body.day));
  });
}
