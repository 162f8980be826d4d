import { terminalsContract as contract, punchFilesContract as files } from '@horae/contract/time/terminals.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, clockDeviceOf, hotelOf } from '#platform/access';
import { headingOf } from '#platform/csv';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { handle } from '#platform/handle';
import type { TakePunches } from '#platform/take-punches';
import { textOfBytes } from '#platform/uploads/text-of-bytes';
import { textOfUpload } from '#platform/uploads/upload-store';
import { handshakeText, takePush } from './adms.service';
import { importPunches } from './import-punches.service';
import { zoneOfFile } from './import-source';
import { UnreadColumns } from './table-layout.rules';
import { assignWaiting, ignoreWaiting, listWaiting, readWaiting } from './waiting.service';

export async function terminalsRoutes(app: FastifyInstance, db: Database, directory: string, take: TakePunches) {
  // In a separate scope: terminals send text under any content type, while all other calls accept JSON only.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, textOfBytes(Buffer.from(body)).replaceAll('\0', '')),
    );
    handle(scope, contract.handshake, async (request) => handshakeText(request.query.SN, clockDeviceOf(request)));
    handle(scope, contract.push, (request) => {
      const { table, Stamp: stamp } = request.query;
      return takePush(db, clockDeviceOf(request), { table, stamp, body: request.body }, take);
    });
    handle(scope, contract.poll, async () => 'OK\n');
    handle(scope, contract.commandDone, async () => 'OK\n');
  });

  handle(app, files.run, async (request) => {
    const { file, device, dayOrder, mapping, dryRun } = request.body;
    const hotel = await hotelOf(request, request.body.hotel);
    const zone = await zoneOfFile(db, hotel, request.body);
    const text = await textOfUpload(db, directory, file);
    const { companyId, timeZone } = hotel;
    const accountId = accountOf(request).id;
    const options = {
      companyId,
      timeZone,
      zone,
      deviceId: device,
      text,
      dayOrder,
      mapping,
      isDryRun: dryRun,
      accountId,
    };
    try {
      return await importPunches(db, options, take);
    } catch (error) {
      if (!(error instanceof UnreadColumns)) throw error;
      if (mapping) throw invalid('mapping', error.message);
      return { layout: null, heading: headingOf(text), rows: [], isWritten: false };
    }
  });

  handle(app, files.waiting, async (request) =>
    listWaiting(db, await hotelOf(request, request.query.hotel), request.query),
  );

  handle(app, files.waitingPunches, async (request) => {
    const { hotel, code, source, reason = null } = request.query;
    return { punches: await readWaiting(db, await hotelOf(request, hotel), { code, source, reason }) };
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
