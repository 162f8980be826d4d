import type { ErganiSettingsForm, ShownErganiSettings } from '@horae/contract/declarations/ergani-settings';
import { maskTaxNumbers } from '@horae/ergani';
import { minuteOf, timeOf } from '@horae/local-time/time-of-day';
import { eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid } from '#platform/errors';
import { isAllowedHost } from '#platform/host-pattern';
import type { Sealer } from '#platform/sealed-text';
import { punches } from '../../time/punches/punches.table';
import { forgetWaitingDays } from './days-to-declare.store';
import { erganiSettings } from './declarations.table';
import { aboutSetting, type ErganiEnvironment, type ErganiSettings, forbiddenHost } from './ergani-client';

const ofHotel = (companyId: number) => eq(erganiSettings.companyId, companyId);

/** The settings of a hotel; by default it declares to the simulator. */
export async function settingsOf(tx: Database, companyId: number): Promise<ErganiSettings> {
  const [settings] = await tx.select().from(erganiSettings).where(ofHotel(companyId));
  return settings ?? { companyId, ...unsaid };
}

const unsaid = {
  target: 'simulator',
  baseUrl: '',
  employerTaxNumber: null,
  branch: 0,
  username: '',
  password: null,
  userType: '02',
  token: null,
  isSending: true,
  sendsCards: true,
  sendsSchedules: true,
  afterwardsMonths: [],
  weeklyForFixed: false,
  declares: 'byHand',
  declaresAt: 1200,
  cardsAfter: 0,
  failure: null,
  failedAt: null,
  outages: [],
  version: 1,
} satisfies Omit<ErganiSettings, 'companyId'>;

/** Punches from a time when nothing was sent get no cards later. */
const lastPunch = (companyId: number) =>
  sql`(select coalesce(max(${punches.id}), 0) from ${punches} where ${punches.companyId} = ${companyId})`;

/** The settings as a screen shows them: secrets only as present or not. */
export function shownSettings(sealer: Sealer, settings: ErganiSettings): ShownErganiSettings {
  const { companyId, target, baseUrl, branch, username, isSending, sendsCards, sendsSchedules } = settings;
  const { weeklyForFixed, declares, declaresAt, failure, version } = settings;
  const sealed = settings.employerTaxNumber;
  const taxNumber = sealed && (sealer.open(sealed, aboutSetting(companyId, 'employerTaxNumber')) ?? '');
  return {
    target,
    baseUrl,
    branch,
    username,
    userType: settings.userType === '01' || settings.userType === '03' ? settings.userType : '02',
    isSending,
    sendsCards,
    sendsSchedules,
    weeklyForFixed,
    declares,
    declaresAt: timeOf(declaresAt),
    afterwardsMonths: settings.afterwardsMonths.toSorted(),
    employerTaxNumber: taxNumber === null ? '' : maskTaxNumbers(taxNumber).padStart(9, '*'),
    hasPassword: settings.password !== null,
    failure,
    version,
  };
}

/** Changes the settings of a hotel; empty fields leave sealed values unchanged. */
export async function saveSettings(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  { sealer, hosts }: Pick<ErganiEnvironment, 'sealer' | 'hosts'>,
  form: ErganiSettingsForm,
): Promise<ErganiSettings> {
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    await tx
      .insert(erganiSettings)
      .values({ companyId, cardsAfter: lastPunch(companyId) })
      .onConflictDoNothing();
    const [locked] = await tx.select().from(erganiSettings).where(ofHotel(companyId)).for('update');
    if (locked!.version !== form.version)
      throw conflict('Somebody else has changed these settings in the meantime. Open them again.');
    const { target, baseUrl, branch, username, userType, isSending } = form;
    const { weeklyForFixed, declares, declaresAt, sendsCards, sendsSchedules } = Object.assign(
      {},
      locked!,
      switchesOf(form),
    );
    const seal = (text: string, which: 'employerTaxNumber' | 'password') =>
      text === '' ? locked![which] : sealer.seal(text, aboutSetting(companyId, which));
    const next = {
      target,
      baseUrl,
      branch,
      username,
      userType,
      isSending,
      sendsCards,
      sendsSchedules,
      weeklyForFixed,
      declares,
      declaresAt,
      employerTaxNumber: seal(form.employerTaxNumber, 'employerTaxNumber'),
      password: seal(form.password, 'password'),
    };
    refuseOtherHosts(next, hosts);
    refuseHalf(next);
    const isNew = !locked!.isSending || target !== locked!.target || !locked!.sendsCards;
    const begins = isSending && sendsCards && isNew;
    const [saved] = await tx
      .update(erganiSettings)
      .set({
        ...next,
        ...(begins && { cardsAfter: lastPunch(companyId) }),
        // The token belongs to the previous user.
        token: null,
        failure: null,
        failedAt: null,
        version: locked!.version + 1,
      })
      .where(ofHotel(companyId))
      .returning();
    const described = (settings: ErganiSettings) => {
      const { target, baseUrl, branch, username, userType, isSending, sendsCards, sendsSchedules } = settings;
      const { weeklyForFixed, declares } = settings;
      const declaresAt = timeOf(settings.declaresAt);
      const switches = { isSending, sendsCards, sendsSchedules, weeklyForFixed, declares, declaresAt };
      return { target, baseUrl, branch, username, userType, ...switches };
    };
    if (declares === 'byHand' || !sendsSchedules) await forgetWaitingDays(tx, companyId);
    await recordChange(tx, {
      companyId,
      accountId,
      object: 'erganiSettings',
      objectId: companyId,
      action: 'change',
      before: described(locked!),
      after: described(saved!),
    });
    await announce(tx, 'declarations', 'all');
    return saved!;
  });
}

/** The switches that a form names; those that it leaves out keep their value. */
function switchesOf({ weeklyForFixed, declares, declaresAt, sendsCards, sendsSchedules }: ErganiSettingsForm) {
  return {
    ...(declaresAt !== undefined && { declaresAt: minuteOf(declaresAt) }),
    ...(weeklyForFixed !== undefined && { weeklyForFixed }),
    ...(declares !== undefined && { declares }),
    ...(sendsCards !== undefined && { sendsCards }),
    ...(sendsSchedules !== undefined && { sendsSchedules }),
  };
}

/** Refuses a real or trial target while a required field is missing. */
function refuseOtherHosts({ target, baseUrl }: Pick<ErganiSettings, 'target' | 'baseUrl'>, hosts: readonly string[]) {
  if (target === 'simulator' || baseUrl === '' || isAllowedHost(baseUrl, hosts)) return;
  throw invalid('baseUrl', forbiddenHost(hosts));
}

function refuseHalf(
  next: Pick<ErganiSettings, 'target' | 'baseUrl' | 'username' | 'employerTaxNumber' | 'password' | 'isSending'>,
) {
  const { target, baseUrl, username, employerTaxNumber, password, isSending } = next;
  if (target === 'simulator' || !isSending) return;
  if (baseUrl === '') throw invalid('baseUrl', 'Enter the service address before you switch sending on.');
  if (target === 'production' && !baseUrl.startsWith('https://'))
    throw invalid('baseUrl', 'Live declarations need an address that starts with https://.');
  if (!employerTaxNumber) throw invalid('employerTaxNumber', 'Enter the employer’s tax number first.');
  if (username === '') throw invalid('username', 'Enter the username first.');
  if (!password) throw invalid('password', 'Enter the password first.');
}
