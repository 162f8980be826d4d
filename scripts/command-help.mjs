/** What each command does, by its npm script: how it is called, then what it does. */
export const commandHelp = {
  admin: {
    usage: ['npm run admin -- --email you@hotel.gr', 'npm run admin -- --email you@hotel.gr --reset-two-step'],
    does: 'Asks for a password (or reads it from standard input) and creates an administrator; an account that exists becomes one and gets the new password. --reset-two-step removes the two-step verification of somebody who lost their phone, and changes nothing else.',
  },
  import: {
    usage: [
      'npm run import -- --hotel 1004 [--name "My Hotel"] [--dry-run] [--replace] [--map FILE.json] [--dates dmy|mdy] [--as you@hotel.gr [--draft]] [--reason "…"] [--report FILE.csv] [--sheet NAME] [--encoding windows-1253] ROSTER.xlsx',
    ],
    does: 'Imports a roster file, a list or a grid. Every row is checked before any is written; the same file again adds nothing. --name creates the hotel, --dry-run writes nothing, --replace takes off what the file leaves out for its people and days, --map names the columns, --as imports with the rights of an account that administers the hotel, --draft keeps the plan as its drafts, --reason says why a roster against the law is published, which needs one, --report writes what became of each row, --sheet and --encoding say how to read the file.',
  },
  'import:punches': {
    usage: [
      'npm run import:punches -- --hotel 1004 [--dry-run] [--zone Europe/Athens] [--map FILE.json] [--dates dmy|mdy] [--report FILE.csv] [--declare-old] [--sheet NAME] [--encoding windows-1253] 1_attlog.dat',
    ],
    does: 'Imports punches from the log of a terminal or a CSV file. Lines with errors are left out and listed; the same file again adds nothing. --declare-old also sends work cards for punches more than 15 minutes old, --sheet and --encoding say how to read the file.',
  },
  seed: {
    usage: ['npm run seed -- --hotel 1004 --employees 1000'],
    does: 'Fills a demo hotel and deletes its previous data. It leaves a hotel with real data alone and says so.',
  },
  due: { usage: ['npm run due'], does: 'Lists background work that is waiting or has failed, with the reason.' },
  keys: {
    usage: ['npm run keys', 'npm run keys -- --accept tokens|sealing|kiosk'],
    does: 'Shows the fingerprints of the keys, and whether the database was written with them. --accept takes another key: everything that the former one signed or sealed is void.',
  },
  backup: {
    usage: ['npm run backup'],
    does: 'Takes a snapshot of the embedded database under <data directory>/snapshots. Copy it elsewhere together with uploads and secrets.',
  },
  restore: {
    usage: ['npm run restore -- .data/snapshots/NAME'],
    does: 'Restores a snapshot; the server must be stopped. The old database is put back if that fails.',
  },
  export: {
    usage: ['npm run export -- FILE.jsonl.gz'],
    does: 'Writes everything to one file: the database, the uploaded files and the sealing key.',
  },
  'import-all': {
    usage: ['npm run import-all -- FILE.jsonl.gz'],
    does: 'Reads such a file into an installation without accounts and hotels.',
  },
};

/** The help of a command as text. */
export function helpOf(name) {
  const { usage, does } = commandHelp[name];
  return `${does}\n\n${usage.map((line) => `  ${line}`).join('\n')}\n\nSettings come from the environment: docs/operations.md.\n`;
}
