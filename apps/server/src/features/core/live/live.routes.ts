import type { ServerResponse } from 'node:http';
import { liveContract } from '@horae/contract/core/live.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { DatabasePool } from '#platform/database';
import { withAllCompanies } from '#platform/fence/companies';
import { handle } from '#platform/handle';
import { listenToDatabase } from './database-changes';
import { openStreams, writeEvent } from './open-streams';

/**
 * Notifies open screens that something changed, never what; `Last-Event-ID` is `hotel:version`, to catch up on a
 * roster.
 */
export async function liveRoutes(app: FastifyInstance, { direct }: DatabasePool): Promise<void> {
  const changes = listenToDatabase(direct);
  const streams = openStreams();
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', () => changes.close());

  handle(app, liveContract.stream, async (request, reply) => {
    const account = accountOf(request);
    const { hotel } = request.query;
    const granted = hotel === undefined ? null : await hotelOf(request, hotel);
    const token = request.headers.authorization?.split(' ').at(-1) ?? '';
    const stream = reply.raw;
    // A session that has ended elsewhere, or an account that has lost the hotel, receives nothing more.
    const mayStay = () =>
      withAllCompanies(
        async () =>
          (await app.authenticate(token))?.id === account.id &&
          (granted === null || (await app.grantedHotel(account, granted.companyId)) !== null),
      );
    streams.open(account, { response: stream, mayStay });
    reply.hijack();
    // Its caller left while the hotel was looked up.
    if (stream.closed) return reply;
    stream.writeHead(200, {
      ...withoutUndefined(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    // A client that has missed nothing waits for the response headers, not for the next change.
    stream.flushHeaders();
    const unsubscribe = changes.subscribeAccount(account, (topic) =>
      writeEvent(stream, `event: changed\ndata: {"topic":"${topic}"}\n\n`),
    );
    stream.on('close', unsubscribe);
    if (granted) await followRoster(stream, granted.companyId, request.headers['last-event-id']);
    return reply;
  });

  async function followRoster(stream: ServerResponse, companyId: number, lastEventId: string | string[] | undefined) {
    let sent = versionIn(lastEventId, companyId);
    const send = (version: number) => {
      if (version === sent) return;
      sent = version;
      writeEvent(stream, `id: ${companyId}:${version}\nevent: roster\ndata: {"hotel":${companyId}}\n\n`);
    };
    stream.on('close', changes.subscribe(companyId, send));
    const version = await app.rosterVersion(companyId);
    if (sent === null) {
      sent = version;
      writeEvent(stream, `id: ${companyId}:${version}\n: \n\n`);
    } else send(version);
  }
}

function versionIn(header: string | string[] | undefined, companyId: number): number | null {
  const [hotel, version] = String(header ?? '').split(':');
  return Number(hotel) === companyId && version && /^\d+$/.test(version) ? Number(version) : null;
}

function withoutUndefined(
  headers: Record<string, number | string | string[] | undefined>,
): Record<string, number | string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
