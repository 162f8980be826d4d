import { confirmIdentityCode, setUpTwoStepCode } from '@horae/contract/errors';
import type { RouteContract } from '@horae/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Account, GrantedHotel } from './account';
import type { ClockDevice } from './clock-device';
import { forbidden, HttpError, notFound, unauthorized } from './errors';
import { type Companies, withAllCompanies } from './fence/companies';

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
  if (contract.access === 'admin' && account.role !== 'admin') throw forbidden();
  if (contract.reachesOthers && account.companies.length === 0) throw withoutHotel();
  if (account.mustSetUpTwoStep && !contract.servesSetUp) throw withoutTwoStep();
  if (contract.asksAgain && !isProven(account)) throw unproven();
}

/** The hotels that a call may reach at all; calls without an account find theirs by an address, a token or a secret. */
export function companiesOf({ account, device }: FastifyRequest, { access }: RouteContract): Companies {
  if (access === 'public' || access === 'link') return 'all';
  return device ? [device.companyId] : (account?.companies ?? []);
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

/** Returns the hotel a call names; a hotel the account may not use gives the same 404 as an unknown one. */
export async function hotelOf(
  request: Pick<FastifyRequest, 'account' | 'server' | 'isOutOfReach'>,
  companyId: number,
): Promise<GrantedHotel> {
  const hotel = await request.server.grantedHotel(accountOf(request), companyId);
  if (hotel) return hotel;
  request.isOutOfReach = true;
  throw notFound('Hotel');
}
