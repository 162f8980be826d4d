import { punchFilesContract as files } from '@horae/contract/time/punch-files.contract';
import { terminalsContract as contract } from '@horae/contract/time/terminals.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, clockDeviceOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { TakePunches } from '#platform/take-punches';
import type { HeavyWork } from '#platform/threads/heavy-work';
import { sendJob } from '#platform/threads/send-job';
import { handshakeText, registryText, takePush } from './adms.service';
import { decideHeld } from './decide-held.service';
import { listHeld } from './held.service';
import type { PunchFile } from './import-file';
import { sourceOfFile } from './import-source';
import { pushGate } from './push-gate';
import { textOfTerminal } from './terminal-text.rules';
import { assignWaiting, ignoreWaiting, listWaiting, readWaiting } from './waiting.service';

interface TerminalServices {
  take: TakePunches;
  heavy: HeavyWork;
  /** Where uploaded files are. */
  directory: string;
}

export async function terminalsRoutes(
  app: FastifyInstance,
  db: Database,
  { take, heavy, directory }: TerminalServices,
) {
  const gate = pushGate();
  // In a separate scope: terminals send text under any content type, while all other calls accept JSON only.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, textOfTerminal(Buffer.from(body))),
    );
    handle(scope, contract.handshake, async (request) => handshakeText(request.query.SN, clockDeviceOf(request)));
    handle(scope, contract.push, (request) => {
      const { table, Stamp: stamp } = request.query;
      const device = clockDeviceOf(request);
      return gate(device.id, () => takePush(db, device, { table, stamp, body: request.body }, take));
    });
    handle(scope, contract.poll, async () => 'OK\n');
    handle(scope, contract.ping, async () => 'OK\n');
    handle(scope, contract.registry, async (request) => registryText(request.query.SN));
    handle(scope, contract.commandDone, async () => 'OK\n');
  });

  handle(app, files.run, async (request, reply) => {
    const { hotel: hotelId, device: deviceId, zone: _zone, ...file } = request.body;
    const hotel = await hotelOf(request, hotelId);
    const { companyId, timeZone } = hotel;
    const source = await sourceOfFile(db, hotel, request.body);
    const accountId = accountOf(request).id;
    const from = { companyId, timeZone, ...source, deviceId, accountId, directory };
    const input: PunchFile = { ...file, ...from };
    return sendJob(heavy, { job: 'importPunchFile', input }, { accountId, isCancelledByLeaving: file.dryRun }, reply);
  });

  handle(app, files.waiting, async (request) =>
    listWaiting(db, await hotelOf(request, request.query.hotel), request.query),
  );

  handle(app, files.waitingPunches, async (request) => {
    const { hotel, code, source, reason = null } = request.query;
    return { punches: await readWaiting(db, await hotelOf(request, hotel), { code, source, reason }) };
  });

  handle(app, files.held, async (request) => ({
    held: await listHeld(db, await hotelOf(request, request.query.hotel)),
  }));

  handle(app, files.decideHeld, async (request) => {
    const { hotel, ...decision } = request.body;
    return decideHeld(db, await hotelOf(request, hotel), accountOf(request).id, decision, take);
  });

  handle(app, files.assign, async (request) => {
    const { hotel, ...group } = request.body;
    return { taken: await assignWaiting(db, await hotelOf(request, hotel), accountOf(request).id, group, take) };
  });

  handle(app, files.ignore, async (request) => {
    const { hotel, ...group } = request.body;
    return { ignored: await ignoreWaiting(db, await hotelOf(request, hotel), accountOf(request).id, group) };
  });
}
