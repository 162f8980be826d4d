import { rosterFields } from '@horae/contract/scheduling/roster-import.contract';
import { UnknownColumns } from '#ui/import/unknown-columns';
import type { RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';

interface RosterMappingProps {
  heading: readonly string[];
  onDone: (mapping: RosterFile['mapping']) => void;
}

/** Assigns columns to fields when the layout of a roster file is unknown. */
export function RosterMapping({ heading, onDone }: RosterMappingProps) {
  const say = rosterImportWords.use();
  return (
    <UnknownColumns
      text={say('unknown')}
      fields={rosterFields.map((key) => ({ key, label: say(`field.${key}`) }))}
      heading={heading}
      isReady={({ employeeCode, email, start, startDate, startTime, end, endTime }) =>
        Boolean((employeeCode || email) && (start || (startDate && startTime)) && (end || endTime))
      }
      onDone={onDone}
    />
  );
}
