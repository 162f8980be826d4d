import { confirmIdentityCode, setUpTwoStepCode } from '@horae/contract/errors';
import type { Access, RouteContract } from '@horae/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Account, GrantedHotel } from './account';
import type { ClockDevice } from './clock-device';
import { forbidden, HttpError, notFound, unauthorized } from './errors';
import { type Companies, isAmong, withAllCompanies } from './fence/companies';
import { mayCall } from './may-call';

/** Rejects a caller that the contract does not admit; stores the account on the request. */
export async function admit(request: FastifyRequest, contract: RouteContract): Promise<void> {
  if (contract.access === 'public' || contract.access === 'link') return;
  if (contract.access === 'device') {
    request.device = await withAllCompanies(() => deviceOf(request, contract));
    if (!request.device) throw unauthorized();
    return;
  }
  const token = contract.bearer === 'body' ? tokenOfEither(request) : bearerOf(request);
  const account = token ? await withAllCompanies(() => request.server.authenticate(token)) : null;
  if (!account) throw unauthorized();
  // Before it is refused: the security events say who was.
  request.account = account;
  if (!mayCall(account, contract.access)) throw forbidden();
  if (contract.reachesOthers && account.companies.length === 0) throw withoutHotel();
  if (account.mustSetUpTwoStep && !contract.servesSetUp) throw withoutTwoStep();
  if (contract.asksAgain && !isProven(account)) throw unproven();
}

/** The hotels that a call may reach at all; calls without an account find theirs by an address, a token or a secret. */
export function companiesOf(
  { account, device }: Partial<Pick<FastifyRequest, 'account' | 'device'>>,
  access: Access,
): Companies {
  if (access === 'public' || access === 'link') return 'all';
  if (device) return [device.companyId];
  return (access === 'hotel-admin' ? account?.administers : account?.companies) ?? [];
}

const provenMinutes = 10;

const isProven = ({ identityProvenAt }: Account): boolean =>
  identityProvenAt.getTime() > Date.now() - provenMinutes * 60_000;

const unproven = () => new HttpError(403, confirmIdentityCode, 'Confirm that it is you, then do this again.');

const withoutTwoStep = () =>
  new HttpError(
    403,
    setUpTwoStepCode,
    'Your account must have two-step verification. Set it up in your account settings.',
  );

const withoutHotel = () =>
  new HttpError(403, 'FORBIDDEN', 'Your account has no hotel yet. Ask an administrator for access to one.');

function deviceOf(
  { server, headers, query, ip }: FastifyRequest,
  { bearer }: RouteContract,
): Promise<ClockDevice | null> {
  if (bearer === 'serial') return server.deviceBySerial(String(Reflect.get(Object(query), 'SN') ?? ''), ip);
  const key = /^device +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  return key ? server.deviceByKey(key) : Promise.resolve(null);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

// The token may be in either place; if it is in both, they must match. A token that is not a string is rejected.
function tokenOfEither(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization === undefined ? undefined : (bearerOf(request) ?? '');
  const body = request.body;
  const sent = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
  if (sent === undefined || sent === null || sent === '') return header;
  if (typeof sent !== 'string') return undefined;
  return header === undefined || header === sent ? sent : undefined;
}

/** Returns the signed-in account; throws if there is none, as on public calls. */
export function accountOf(request: Pick<FastifyRequest, 'account'>): Account {
  if (!request.account) throw unauthorized();
  return request.account;
}

/** Returns the paired kiosk or registered terminal; throws on calls that are not for devices. */
export function clockDeviceOf(request: Pick<FastifyRequest, 'device'>): ClockDevice {
  if (!request.device) throw unauthorized();
  return request.device;
}

/** What of a request tells whether it may use a hotel. */
export type HotelCaller = Pick<FastifyRequest, 'account' | 'server' | 'routeOptions' | 'isOutOfReach'>;

/**
 * Returns the hotel a call names; a hotel the account may not use gives the same 404 as an unknown one. On calls for
 * administrators that is every hotel it does not administer.
 */
export async function hotelOf(request: HotelCaller, companyId: number): Promise<GrantedHotel> {
  const account = accountOf(request);
  const reached = companiesOf(request, request.routeOptions.config.contract?.access ?? 'admin');
  const hotel = isAmong(reached, companyId) ? await request.server.grantedHotel(account, companyId) : null;
  if (hotel) return hotel;
  request.isOutOfReach = true;
  throw notFound('Hotel');
}
