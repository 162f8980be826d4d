import type { DayAttribution, GrantedHotel, HotelRight, UserData } from '@horae/contract/core/user-data';
import { readBoolean, readId, readObject, readOneOf, readString, readText } from './read-value';

export const calendarViewNames = [
  'resourceTimelineDay',
  'resourceTimelineWeek',
  'resourceTimelineTwoWeeks',
  'resourceTimelineMonth',
] as const;
export type CalendarViewName = (typeof calendarViewNames)[number];

const attributions: readonly DayAttribution[] = ['start', 'end', 'most', 'split'];
const rightNames: readonly HotelRight[] = ['clock', 'approve', 'plan', 'payroll', 'administer'];

export interface SelectedHotel {
  ErpCompanyId: number;
  name?: string;
  timeZone?: string;
  employeeId?: number;
  mark?: string;
  dayAttribution?: DayAttribution;
  dayDivide?: number;
  rights?: HotelRight[];
}

export interface SelectedApp {
  ApplicationId: number;
  ApplicationName: string;
  EntityId: number;
  EntityName: string;
  ErpCompanyId?: number;
}

/** One key of localStorage, written as JSON; any stored content can be read. */
export interface Entry<T> {
  key: string;
  get(): T;
  set(value: T): void;
  remove(): void;
}

/** The fallback if the browser refuses to store (private windows, a full disk); kept until the page is closed. */
const memory = new Map<string, string>();

function entry<T>(key: string, read: (value: unknown) => T): Entry<T> {
  return {
    key,
    get() {
      try {
        return read(readText(localStorage.getItem(key) ?? memory.get(key) ?? null));
      } catch {
        return read(readText(memory.get(key) ?? null));
      }
    },
    set(value) {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove() {
      memory.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  };
}

function readHotel(value: unknown): SelectedHotel | null {
  const hotel = readObject(value);
  const id = readId(hotel ? hotel.ErpCompanyId : value);
  if (id === null) return null;
  const name = readString(hotel?.name);
  const timeZone = readString(hotel?.timeZone);
  const employeeId = readId(hotel?.employeeId);
  const mark = readString(hotel?.mark);
  const dayAttribution = attributions.find((one) => one === hotel?.dayAttribution);
  const dayDivide = readId(hotel?.dayDivide);
  const current = hotel?.rights;
  return {
    ErpCompanyId: id,
    ...(name && { name }),
    ...(timeZone && { timeZone }),
    ...(employeeId && { employeeId }),
    ...(mark && { mark }),
    ...(dayAttribution && { dayAttribution }),
    ...(dayDivide && { dayDivide }),
    ...(Array.isArray(current) && { rights: rightNames.filter((right) => current.includes(right)) }),
  };
}

function readHotels(value: unknown): GrantedHotel[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const hotel = readHotel(item);
    if (!hotel) return [];
    return [{ name: String(hotel.ErpCompanyId), timeZone: 'Europe/Athens', ...hotel }];
  });
}

function readAbility(value: unknown): UserData['ability'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const action = readString(readObject(item)?.action);
    const subject = readString(readObject(item)?.subject);
    return action && subject ? [{ action, subject }] : [];
  });
}

function readUserData(value: unknown): UserData | null {
  const user = readObject(value);
  const id = readId(user?.id);
  if (!user || id === null) return null;
  const email = readString(user.email) ?? '';
  const username = readString(user.username) ?? email;
  const employeeId = readId(user.employeeId);
  return {
    id,
    email,
    username,
    fullName: readString(user.fullName) ?? username,
    avatar: readString(user.avatar),
    // Keep unknown roles, so that the route guard can refuse them.
    role: (readString(user.role) ?? '') as UserData['role'],
    ability: readAbility(user.ability),
    extras: { eCommerceCartItemsCount: Number(readObject(user.extras)?.eCommerceCartItemsCount) || 0 },
    hotels: readHotels(user.hotels),
    ...(employeeId && { employeeId }),
  };
}

function readSelectedApp(value: unknown): SelectedApp | null {
  const app = readObject(value);
  return app && readId(app.ApplicationId) !== null ? (app as unknown as SelectedApp) : null;
}

function readFlags(value: unknown): Record<string, boolean> {
  const flags = Object.entries(readObject(value) ?? {});
  return Object.fromEntries(flags.filter((flag): flag is [string, boolean] => typeof flag[1] === 'boolean'));
}

const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every key the product stores. Session keys are removed on logout; device keys stay. */
export const stored = {
  userData: entry('userData', readUserData),
  accessToken: entry('accessToken', readString),
  refreshToken: entry('refreshToken', readString),
  selectedHotel: entry('selectedHotel', readHotel),
  selectedApp: entry('selectedApp', readSelectedApp),
  calendarChanges: entry('calendarChanges', readList),
  planMode: entry('planMode', (value) => readBoolean(value, false)),
  calendarView: entry('calendarView', (value) => readOneOf(value, calendarViewNames, 'resourceTimelineWeek')),
  currentPage: entry('currentPage', readId),
  paginationPerPage: entry('paginationPerPage', readId),
  skin: entry('skin', (value) => readOneOf(value, ['light', 'dark'] as const, 'light')),
  direction: entry('direction', (value) => readOneOf(value, ['ltr', 'rtl'] as const, 'ltr')),
  menuCollapsed: entry('menuCollapsed', (value) => readBoolean(value, true)),
  adminPortalMenu: entry('adminPortalMenu', (value) => readBoolean(value, true)),
  demoAppsMenu: entry('demoAppsMenu', (value) => readBoolean(value, true)),
  timelineGroups: entry('timelineGroups', readFlags),
  density: entry('density', (value) => readOneOf(value, ['comfortable', 'compact'] as const, 'comfortable')),
  smallestRows: entry('smallestRows', (value) => readBoolean(value, false)),
  coverFolded: entry('coverFolded', (value) => readBoolean(value, false)),
  timelineDrawing: entry('timelineDrawing', (value) => readOneOf(value, ['cells', 'scale'] as const, 'cells')),
  locale: entry('locale', readString),
  shortcutsOff: entry('shortcutsOff', (value) => readBoolean(value, false)),
};

export const sessionEntries = [
  stored.userData,
  stored.accessToken,
  stored.refreshToken,
  stored.selectedHotel,
  stored.selectedApp,
  stored.calendarChanges,
  stored.calendarView,
  stored.planMode,
  stored.currentPage,
  stored.paginationPerPage,
];
