import { rosterFields } from '@horae/contract/roster-import.contract';
import { useState } from 'react';
import { Button } from '#ui/button';
import { ColumnMapping, type Mapping } from '#ui/import/column-mapping';
import { Message } from '#ui/message';
import styles from './roster-import.module.css';
import type { RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';

interface RosterMappingProps {
  heading: readonly string[];
  onDone: (mapping: RosterFile['mapping']) => void;
}

/** For a file whose columns nobody knows. */
export function RosterMapping({ heading, onDone }: RosterMappingProps) {
  const say = rosterImportWords.use();
  const [mapping, setMapping] = useState<Mapping>({});
  const isReady =
    Boolean(mapping.employeeCode || mapping.email) &&
    Boolean(mapping.start || (mapping.startDate && mapping.startTime)) &&
    Boolean(mapping.end || mapping.endTime);
  return (
    <div className={styles.steps}>
      <Message kind="info">{say('unknown')}</Message>
      <ColumnMapping
        fields={rosterFields.map((key) => ({ key, label: say(`field.${key}`) }))}
        heading={heading}
        mapping={mapping}
        onChange={setMapping}
      />
      <div className={styles.deeds}>
        <Button look="solid" aria-disabled={!isReady || undefined} onClick={() => isReady && onDone(mapping)}>
          {say('check')}
        </Button>
      </div>
    </div>
  );
}
