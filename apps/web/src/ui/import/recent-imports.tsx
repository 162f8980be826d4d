import type { ImportKind } from '@horae/contract/people/import-memory.contract';
import type { StoredImport } from '@horae/contract/people/imports.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#platform/format-date';
import { importsQuery } from '#platform/imports.queries';
import { Badge } from '../badge';
import { Button } from '../button';
import { ErrorPanel } from '../error-panel';
import { DataTable } from '../list/data-table';
import type { Column } from '../list/table-props';
import styles from './import.module.css';
import { recentImportsWords } from './recent-imports.words';
import { UndoImportDialog } from './undo-import-dialog';

interface RecentImportsProps {
  hotel: number;
  kind: ImportKind;
  /** Refreshes what the screen shows of it. */
  onUndone?: () => void;
}

/** The last imports: who, when, what; each can be undone as a whole while nothing was built on it. */
export function RecentImports({ hotel, kind, onUndone }: RecentImportsProps) {
  const say = recentImportsWords.use();
  const { data, error, refetch } = useQuery(importsQuery(hotel, kind));
  const [undoing, setUndoing] = useState<StoredImport | null>(null);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={`stack-4 ${styles.recent}`} aria-labelledby="recent-imports">
      <h2 id="recent-imports">{say('title')}</h2>
      <div className="panel">
        <DataTable
          name={say('title')}
          rows={data}
          columns={importColumns(say)}
          nameOf={nameOf}
          renderActions={(row) =>
            row.mayBeUndone && (
              <Button aria-label={say('undoOne', { name: nameOf(row) })} onClick={() => setUndoing(row)}>
                {say('undo')}
              </Button>
            )
          }
        />
      </div>
      {undoing && (
        <UndoImportDialog
          hotel={hotel}
          undoing={undoing}
          onClose={() => setUndoing(null)}
          {...(onUndone && { onUndone })}
        />
      )}
    </section>
  );
}

const nameOf = ({ fileName, at }: StoredImport) => fileName || formatMoment(at);

function importColumns(say: typeof recentImportsWords.say): Column<StoredImport>[] {
  return [
    { key: 'file', header: say('file'), isName: true, cell: (row) => <span dir="auto">{nameOf(row)}</span> },
    { key: 'at', header: say('at'), cell: ({ at }) => formatMoment(at) },
    { key: 'by', header: say('by'), cell: ({ by }) => by ?? say('nobody') },
    { key: 'what', header: say('what'), onPhone: 'second', cell: (row) => whatOf(row, say) },
    {
      key: 'undone',
      header: say('state'),
      cell: ({ undoneAt }) => (undoneAt ? <Badge tone="neutral">{say('undone')}</Badge> : '–'),
    },
  ];
}

/** The counts of an import in words. */
function whatOf(
  { kind, added, changed, removed, newPeople }: StoredImport,
  say: typeof recentImportsWords.say,
): string {
  if (kind !== 'people')
    return [
      say('shifts', { count: added }),
      changed > 0 && say('changedToo', { count: changed }),
      removed > 0 && say('removedToo', { count: removed }),
      newPeople > 0 && say('newPeople', { count: newPeople }),
    ]
      .filter(Boolean)
      .join(', ');
  return say('people', { added, changed });
}
