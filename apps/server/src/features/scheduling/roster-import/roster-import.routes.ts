import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import { headingOf } from '#platform/csv';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { handle } from '#platform/handle';
import { textOfUpload } from '#platform/uploads/upload-store';
import { importRoster } from './import-roster.service';
import { UnreadColumns } from './layouts.rules';

const nothing = { rows: [], newEmployees: 0, newDepartments: [], isWritten: false };

export function rosterImportRoutes(app: FastifyInstance, db: Database, directory: string): void {
  handle(app, rosterImportContract.run, async (request) => {
    const { hotel: companyId, file, dayOrder, mapping, dryRun } = request.body;
    const hotel = await hotelOf(request, companyId);
    const text = await textOfUpload(db, directory, file);
    const heading = headingOf(text);
    const accountId = accountOf(request).id;
    try {
      const report = await importRoster(db, { hotel, accountId, text, dayOrder, mapping, isDryRun: dryRun });
      return { heading, ...report };
    } catch (error) {
      if (!(error instanceof UnreadColumns)) throw error;
      if (mapping) throw invalid('mapping', error.message);
      return { layout: null, heading, ...nothing };
    }
  });
}
