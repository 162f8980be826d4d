import type { PersonCell } from '@horae/contract/people/people-files.contract';
import type { ReadFileOptions } from '@horae/sheet-file/read-sheet-file';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { fileFaultText } from '#ui/import/file-fault-text';
import { LeftOutRows } from '#ui/import/left-out-rows';
import { openFile } from '#ui/import/open-file';
import { SheetSource } from '#ui/import/sheet-source';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import styles from './import.module.css';
import { importWords } from './import.words';
import { meaningsOf, personCells } from './import-columns';
import type { ImportPlan } from './import-rows';
import { cellName } from './import-texts';
import { type PeopleTable, peopleTable } from './people-table';
import { PlaceFields } from './place-fields';
import { RememberedColumns } from './remembered-columns';

interface ImportColumnsStepProps {
  hotel: number;
  table: PeopleTable;
  plan: ImportPlan;
  onPlan: (plan: ImportPlan) => void;
  /** The same file, read in another way. */
  onTable: (table: PeopleTable) => void;
  onBack: () => void;
  onCheck: () => void;
}

/** Asks what each column means, and for what the file does not say. */
export function ImportColumnsStep({ hotel, table, plan, onPlan, onTable, onBack, onCheck }: ImportColumnsStepProps) {
  const say = importWords.use();
  const [isTold, setTold] = useState(false);
  const [unread, setUnread] = useState<string>();
  const change = (part: Partial<ImportPlan>) => onPlan({ ...plan, ...part });
  const fault = faultOf(plan.meanings);
  const { file } = table;

  async function readAgain(options: ReadFileOptions): Promise<void> {
    setUnread(undefined);
    try {
      const next = peopleTable(await openFile(file.name, file.content, options));
      if (next.rows.length === 0) setUnread(say('noRows'));
      else onTable(next);
    } catch (error) {
      setUnread(fileFaultText(error));
    }
  }

  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (!fault) onCheck();
      }}
    >
      <p className={styles.quiet}>
        {say('columnsIn', { file: file.name, rows: say('rows', { count: table.rows.length }) })}
      </p>
      <SheetSource
        readAs={file.readAs}
        sample={file.sample}
        sheets={file.sheets}
        sheet={file.sheet.name}
        isPasted={typeof file.content === 'string'}
        fault={unread}
        onRead={(options) => void readAgain(options)}
      />
      <LeftOutRows table={table} putBack={table.putBack} onPutBack={(lines) => onTable(peopleTable(file, lines))} />
      <RememberedColumns
        hotel={hotel}
        columns={table.columns}
        onForgotten={() => change({ meanings: meaningsOf(table.columns) })}
      />
      <div className="panel scrolls-sideways">
        <table className={styles.columns}>
          <caption className="visually-hidden">{say('columns')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('column')}</th>
              <th scope="col">{say('example')}</th>
              <th scope="col">{say('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {table.columns.map((column, at) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>{exampleOf(table, at)}</td>
                <td>
                  <SelectField
                    label={say('meaningOf', { column })}
                    isNamedOnly
                    value={plan.meanings[at] ?? ''}
                    options={[
                      { value: '', label: say('skip') },
                      ...personCells.map((cell) => ({ value: cell, label: cellName(cell) })),
                    ]}
                    onChange={(meaning) => change({ meanings: plan.meanings.with(at, meaning as PersonCell | '') })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PlanFields hotel={hotel} plan={plan} onChange={change} />
      {isTold && fault && <Message kind="danger">{fault}</Message>}
      <div className={`row wraps to-end ${styles.buttons}`}>
        <Button onClick={onBack}>{say('back')}</Button>
        <Button look="solid" type="submit">
          {say('check')}
        </Button>
      </div>
    </form>
  );
}

interface PlanFieldsProps {
  hotel: number;
  plan: ImportPlan;
  onChange: (part: Partial<ImportPlan>) => void;
}

function PlanFields({ hotel, plan, onChange }: PlanFieldsProps) {
  const say = importWords.use();
  return (
    <>
      <div className={styles.options}>
        <SelectField
          label={say('dayOrder')}
          value={plan.dayOrder}
          options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: say(`dayOrder.${value}`) }))}
          onChange={(order) => onChange({ dayOrder: order === 'mdy' ? 'mdy' : 'dmy' })}
        />
        <div>
          <p className={styles.label}>{say('known')}</p>
          <RadioTabs
            label={say('known')}
            value={plan.fromDay ? 'from' : 'always'}
            options={(['from', 'always'] as const).map((value) => ({ value, label: say(`known.${value}`) }))}
            onChange={(known) => onChange({ fromDay: known === 'from' ? hotelToday() : '' })}
          />
        </div>
        {plan.fromDay && (
          <DateField
            label={say('fromDay')}
            name="fromDay"
            value={plan.fromDay}
            onChange={(fromDay) => onChange({ fromDay: fromDay || hotelToday() })}
          />
        )}
      </div>
      <fieldset className={styles.options}>
        <legend>{say('newcomers')}</legend>
        <PlaceFields
          hotel={hotel}
          values={plan}
          errors={{}}
          allLabel={say('noPlace')}
          onChange={(field, id) => onChange({ [field]: id })}
        />
      </fieldset>
      <Checkbox checked={plan.createsDepartments} onChange={(createsDepartments) => onChange({ createsDepartments })}>
        {say('newDepartments')}
      </Checkbox>
    </>
  );
}

const exampleOf = ({ rows }: PeopleTable, at: number) => rows.find(({ cells }) => cells[at])?.cells[at]?.text ?? '';

function faultOf(meanings: readonly (PersonCell | '')[]): string | undefined {
  const taken = meanings.filter((meaning) => meaning !== '');
  const twice = taken.find((meaning, at) => taken.indexOf(meaning) !== at);
  if (twice) return importWords.say('twice', { field: cellName(twice) });
  return taken.includes('code') || taken.includes('email') ? undefined : importWords.say('nobody');
}
