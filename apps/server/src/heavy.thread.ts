import { serveThread } from '#platform/threads/serve-thread';
import { takePunches } from './clocking';
import { importRosterFile } from './features/scheduling/roster-import/import-file';
import { importPunchFile } from './features/time/terminals/import-file';

// The file of the threads for heavy work; routes name the job.
await serveThread({
  importRosterFile,
  importPunchFile: (db, input) => importPunchFile(db, input, takePunches),
});
