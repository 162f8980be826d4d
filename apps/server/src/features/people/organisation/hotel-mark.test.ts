import { uploadsContract } from '@horae/contract/core/uploads.contract';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { describe, expect, it } from 'vitest';
import { removeOrphans } from '#platform/uploads/remove-orphans';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import { png, sendFile } from '#test/send-file';
import { placesTest } from './places-fixture';

const { api, newHotel } = placesTest();
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000);
const loginOf = (who: string) => api().login(`${who}@demo.com`, who);
const send = async (content: Buffer, name: string) =>
  sendFile(api(), (await loginOf('admin')).accessToken, 'avatar', content, name);
const shown = (url: string) => api().app.inject({ url });
const sweep = () => removeOrphans(api().database.db, uploadsDirectory(api().dataDirectory), inThreeDays());

async function wear(id: number, mark: string | null | undefined) {
  const { hotel } = (await api().asAdmin(hotelsContract.one, { query: { id } })).body;
  const { companyId: _, ...settings } = hotel;
  return api().asAdmin(hotelsContract.update, { body: { id, hotel: { ...settings, mark } } });
}

async function markAtLogin(who: string, id: number) {
  const { userData } = await loginOf(who);
  return userData.hotels.find(({ ErpCompanyId }) => ErpCompanyId === id)?.mark;
}

describe("a hotel's logo", () => {
  it('is a drawn mark that every account of the hotel gets with its hotels, until it is taken off', async () => {
    expect([await markAtLogin('client', 1003), (await wear(1003, 'drawn:19')).status]).toEqual([undefined, 200]);
    expect(await markAtLogin('client', 1003)).toBe('drawn:19');
    expect((await wear(1003, undefined)).body.hotel.mark).toBe('drawn:19');

    await wear(1003, null);

    expect(await markAtLogin('client', 1003)).toBe(undefined);
  });

  it('is an uploaded picture, kept while it is worn and seen by whoever knows its address', async () => {
    const hotel = await newHotel();
    const { address } = (await send(png, 'logo.png')).body.upload;

    expect((await wear(hotel, address)).body.hotel.mark).toBe(address);
    await sweep();
    const picture = await shown(address);
    expect([picture.statusCode, picture.rawPayload.equals(png)]).toEqual([200, true]);
    expect(await markAtLogin('admin', hotel)).toBe(address);

    await wear(hotel, 'drawn:letters');
    await sweep();
    expect((await shown(address)).statusCode).toBe(404);
  });

  it('is refused when it is no picture, an SVG among them, or is not there', async () => {
    const hotel = await newHotel();
    const svg = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg');
    const gone = uploadsContract.picture.path.replace(':key', 'a'.repeat(43));

    expect([svg.status, svg.body.error.fields?.[0]?.path]).toEqual([400, 'file']);
    const refused = await wear(hotel, gone);
    expect([refused.status, refused.body.message]).toEqual([400, 'This file is no longer there. Upload it again.']);
    expect((await api().asAdmin(hotelsContract.one, { query: { id: hotel } })).body.hotel.mark).toBe(null);
  });

  it('comes with a new hotel as well', async () => {
    const hotel = { companyId: 8700, name: 'Hotel Nereis', timeZone: 'Europe/Athens', country: 'GR' };
    const body = { hotel: { ...hotel, weekStart: 1, dayDivide: 0, mark: 'drawn:2' } };

    expect((await api().asAdmin(hotelsContract.add, { body })).body.hotel.mark).toBe('drawn:2');
    expect(await markAtLogin('admin', 8700)).toBe('drawn:2');
  });
});
