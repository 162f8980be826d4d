import { hotelHolidaysContract } from '@horae/contract/people/hotel-holidays.contract';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { withAllCompanies } from '#platform/fence/companies';
import { changesOf } from '#test/changes-of';
import { placesTest } from './places-fixture';

const { api, db, newHotel, shown, tree } = placesTest();
const holidays = async (hotel: number, year: number) =>
  (await api().asAdmin(hotelHolidaysContract.list, { query: { hotel, year } })).body;
const set = (hotel: number, body: { day: string; name: string; isHoliday?: boolean; movedFrom?: string }) =>
  api().asAdmin(hotelHolidaysContract.set, { body: { hotel, ...body } });
const clear = (hotel: number, day: string) => api().asAdmin(hotelHolidaysContract.clear, { body: { hotel, day } });
const countingDays = ({ days }: Awaited<ReturnType<typeof holidays>>) =>
  days.filter(({ isHoliday }) => isHoliday).map(({ day }) => day.slice(5));

describe('hotels', () => {
  it('are listed by name with people and places', async () => {
    const { hotels } = (await api().asAdmin(hotelsContract.list)).body;
    const names = hotels.map(({ name }) => name.toLowerCase());

    expect(names).toEqual(names.toSorted());
    expect(hotels.find(({ companyId }) => companyId === 1003)).toMatchObject({
      timeZone: 'Europe/Athens',
      country: 'GR',
    });
    for (const { companyId, people, places } of hotels) {
      const { places: open, people: heads } = await tree(companyId);
      expect({ companyId, people, places }).toEqual({ companyId, people: heads, places: open.length });
    }
    expect(new Set(hotels.map(({ people }) => people)).size).toBe(hotels.length);
  });

  const hotel = {
    companyId: 8001,
    name: 'Hotel Thalassa',
    timeZone: 'Europe/Lisbon',
    country: 'PT',
    weekStart: 7,
    dayDivide: 240,
    dayAttribution: 'most' as const,
    attendanceFrom: '2026-11-01',
  };
  const { companyId: _, ...values } = hotel;

  it('are added under a number of their own, once', async () => {
    const first = await api().asAdmin(hotelsContract.add, { body: { hotel } });
    const second = await api().asAdmin(hotelsContract.add, { body: { hotel: { ...hotel, name: 'Other' } } });

    expect([first.status, first.body.hotel]).toEqual([
      201,
      {
        ...hotel,
        retentionMonths: null,
        noticeHours: 24,
        needsApproval: false,
        publishesAtOnce: false,
        mark: null,
        language: null,
      },
    ]);
    expect([second.status, second.body.error.fields![0]!.path]).toEqual([400, 'hotel.companyId']);
  });

  it.each([
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '+02:00'],
    ['country', 'Greece'],
    ['country', 'gr'],
    ['weekStart', 8],
    ['dayDivide', 1440],
    ['retentionMonths', 0],
    ['noticeHours', -1],
    ['noticeHours', 337],
    ['noticeHours', 1.5],
    ['name', ' '],
    ['mark', 'drawn:20'],
    ['mark', '/uploads/files/x'],
    ['mark', 'https://elsewhere.example/logo.png'],
  ])('with the %s %j are refused by the field', async (field, value) => {
    const { status, body } = await api().asAdmin(hotelsContract.update, {
      body: { id: 8001, hotel: { ...values, [field]: value } },
    });

    expect([status, body.error.fields![0]!.path]).toEqual([400, `hotel.${field}`]);
  });

  it('are changed over their tag, told, written down; a stale tag is refused', async () => {
    const seen = await api().asAdmin(hotelsContract.one, { query: { id: 8001 } });
    const tag = { 'if-match': String(seen.headers.etag) };
    const update = (name: string) =>
      api().asAdmin(hotelsContract.update, { body: { id: 8001, hotel: { ...values, name } } }, tag);
    let first: Awaited<ReturnType<typeof update>>;

    const announced = await changesOf(api(), async () => {
      first = await update('Hotel Nereids');
    });
    const second = await update('Hotel Tritons');

    expect(announced).toEqual(['organisation:admins']);
    expect([first!.status, first!.body.hotel.name]).toEqual([200, 'Hotel Nereids']);
    expect([second.status, second.body]).toMatchObject([412, { current: { hotel: { name: 'Hotel Nereids' } } }]);
    const { id, companyId, object, action, after } = auditEntries;
    const written = await db()
      .select({ action, name: sql`${after} ->> 'name'` })
      .from(auditEntries)
      .where(and(eq(companyId, 8001), eq(object, 'hotel')))
      .orderBy(asc(id));
    expect(written).toEqual([
      { action: 'add', name: 'Hotel Thalassa' },
      { action: 'change', name: 'Hotel Nereids' },
    ]);
  });

  it('show their calendar by the new clock at once', async () => {
    const version = () => withAllCompanies(() => api().app.rosterVersion(1004));
    const before = await version();
    await shown(1004, '2026-11-16', '2026-11-17');
    const { hotel: now } = (await api().asAdmin(hotelsContract.one, { query: { id: 1004 } })).body;
    const { companyId, ...settings } = now;

    await api().asAdmin(hotelsContract.update, {
      body: { id: companyId, hotel: { ...settings, timeZone: 'Europe/Paris' } },
    });

    expect(await version()).toBe(before + 1);
  });

  it('that do not exist are not changed', async () => {
    const { status } = await api().asAdmin(hotelsContract.update, { body: { id: 4711, hotel: values } });

    expect(status).toBe(404);
  });
});

describe('public holidays of a Greek hotel', () => {
  it('are the nine mandatory and three customary days by the Orthodox Easter', async () => {
    const year = await holidays(1003, 2026);

    expect(year.days.map(({ day, name, kind }) => [day.slice(5), name, kind])).toEqual([
      ['01-01', 'New Year', 'mandatory'],
      ['01-06', 'Epiphany', 'mandatory'],
      ['02-23', 'Clean Monday', 'customary'],
      ['03-25', 'Independence Day', 'mandatory'],
      ['04-10', 'Good Friday', 'customary'],
      ['04-13', 'Easter Monday', 'mandatory'],
      ['05-01', 'Labour Day', 'mandatory'],
      ['06-01', 'Whit Monday', 'customary'],
      ['08-15', 'Assumption', 'mandatory'],
      ['10-28', 'Ochi Day', 'mandatory'],
      ['12-25', 'Christmas', 'mandatory'],
      ['12-26', 'Synaxis', 'mandatory'],
    ]);
    expect(countingDays(year)).toHaveLength(9);
    expect(year).toMatchObject({ hotel: 1003, year: 2026, country: 'GR', isKnownCountry: true });
  });

  it.each([
    [2021, '05-04'],
    [2022, '05-02'],
    [2024, '05-07'],
    [2025, '05-01'],
  ])('keep the first of May of %d on %s', async (year, day) => {
    const { days } = await holidays(1003, year);

    expect(days.find(({ name }) => name === 'Labour Day')!.day).toBe(`${year}-${day}`);
  });

  it('take a local day, a custom kept with a premium, a new name and a day off the list; clearing takes it back', async () => {
    const hotel = await newHotel();
    await set(hotel, { day: '2026-11-11', name: 'Saint Minas' });
    await set(hotel, { day: '2026-04-10', name: 'Good Friday' });
    await set(hotel, { day: '2026-12-26', name: 'Synaxis of the Theotokos' });
    await set(hotel, { day: '2026-01-06', name: 'Epiphany', isHoliday: false });

    const { days } = await holidays(hotel, 2026);
    const on = (day: string) => days.find((one) => one.day === `2026-${day}`);
    expect(on('11-11')).toMatchObject({ name: 'Saint Minas', kind: 'own', isHoliday: true, isOwnDecision: true });
    expect(on('04-10')).toMatchObject({ kind: 'customary', isHoliday: true, isOwnDecision: true });
    expect(on('12-26')).toMatchObject({ name: 'Synaxis of the Theotokos', kind: 'mandatory', isHoliday: true });
    expect(on('01-06')).toMatchObject({ kind: 'mandatory', isHoliday: false });

    for (const day of ['2026-11-11', '2026-04-10', '2026-12-26', '2026-01-06']) await clear(hotel, day);
    expect((await holidays(hotel, 2026)).days).toEqual((await holidays(1003, 2026)).days);
    expect((await clear(hotel, '2026-01-06')).status).toBe(404);
  });

  it('are moved to another day and back, as a decision moves the first of May of 2027', async () => {
    const hotel = await newHotel();

    const moved = await set(hotel, { day: '2027-05-04', name: 'Labour Day', movedFrom: '2027-05-01' });
    const back = await set(hotel, { day: '2027-05-01', name: 'Labour Day', movedFrom: '2027-05-04' });

    expect(countingDays(moved.body)).toEqual(expect.arrayContaining(['05-04']));
    expect(countingDays(moved.body)).not.toContain('05-01');
    expect(back.body.days).toEqual((await holidays(1003, 2027)).days);
  });

  it.each([
    ['into another year', { day: '2027-01-02', name: 'X', movedFrom: '2026-12-26' }, 'day'],
    ['onto another holiday', { day: '2026-12-25', name: 'X', movedFrom: '2026-12-26' }, 'day'],
    ['from a day that is none', { day: '2026-12-27', name: 'X', movedFrom: '2026-12-24' }, 'movedFrom'],
    ['without a name', { day: '2026-12-27', name: ' ' }, 'name'],
    ['on a day that does not exist', { day: '2026-11-31', name: 'X' }, 'day'],
  ])('are not set %s', async (_what, body, path) => {
    const { status, body: answer } = await set(1003, body);

    expect([status, answer.error.fields![0]!.path]).toEqual([400, path]);
  });
});

it('a hotel of another country begins without holidays and has its own', async () => {
  expect(await holidays(8001, 2026)).toMatchObject({ country: 'PT', isKnownCountry: false, days: [] });

  const { body } = await set(8001, { day: '2026-04-25', name: 'Freedom Day' });

  expect(body.days).toEqual([
    { day: '2026-04-25', name: 'Freedom Day', kind: 'own', isHoliday: true, isOwnDecision: true },
  ]);
});
