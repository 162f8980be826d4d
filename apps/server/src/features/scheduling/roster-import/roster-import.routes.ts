import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import { handle } from '#platform/handle';
import type { HeavyWork } from '#platform/threads/heavy-work';
import { sendJob } from '#platform/threads/send-job';
import type { RosterFile } from './import-file';

export function rosterImportRoutes(app: FastifyInstance, heavy: HeavyWork, directory: string): void {
  handle(app, rosterImportContract.run, async (request, reply) => {
    const { hotel: companyId, ...file } = request.body;
    const hotel = await hotelOf(request, companyId);
    const accountId = accountOf(request).id;
    const input: RosterFile = { hotel, accountId, directory, ...file };
    return sendJob(heavy, { job: 'importRosterFile', input }, { accountId, isCancelledByLeaving: file.dryRun }, reply);
  });
}
