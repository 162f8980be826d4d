import type { FindingRow } from '@horae/contract/time/finding-rows';
import type { TextSearch } from '#platform/screen-search';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import type { TableSelection } from '#ui/list/table-props';
import { useRowFocus } from '#ui/list/use-row-focus';
import { attendanceWords } from './attendance.words';
import { findingColumns } from './finding-columns';
import { PersonHead } from './person-head';

interface FindingTableProps {
  findings: readonly FindingRow[];
  search: TextSearch;
  /** The finding in the drawer. */
  shown: number | undefined;
  isBusy: boolean;
  /** Absent where nothing is to be decided. */
  selection: TableSelection | undefined;
  onAccept: (findings: readonly FindingRow[]) => void;
}

/** The findings, those of a person together while they are to be decided; each can be accepted in its row. */
export function FindingTable({ findings, search, shown, isBusy, selection, onAccept }: FindingTableProps) {
  const say = attendanceWords.use();
  const focus = useRowFocus(findings, shown);
  const nameOf = ({ employee, kind, day }: FindingRow) =>
    say('finding', { name: employee.name, kind: say(`kind.${kind}`), day });
  const toDecide = selection && {
    selection,
    group: {
      of: ({ employee }: FindingRow) => employee.id,
      renderHead: (ofPerson: readonly FindingRow[]) => <PersonHead findings={ofPerson} onAccept={onAccept} />,
    },
    renderActions: (finding: FindingRow) =>
      !finding.isOwn && (
        <Button
          look="plain"
          aria-label={say('acceptOne', { finding: nameOf(finding) })}
          onClick={() => onAccept([finding])}
        >
          {say('accept')}
        </Button>
      ),
  };
  return (
    <div {...focus}>
      <DataTable<FindingRow>
        name={say('title')}
        columns={findingColumns(say, search, selection === undefined)}
        rows={findings}
        nameOf={nameOf}
        isBusy={isBusy}
        {...toDecide}
      />
    </div>
  );
}
