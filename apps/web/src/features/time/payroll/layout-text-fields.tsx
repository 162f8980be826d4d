import { type PayLayoutFields, payDates, payEncodings } from '@horae/contract/time/pay-layout';
import { SelectField } from '#ui/select-field';
import styles from './payroll.module.css';
import { payrollWords } from './payroll.words';

interface LayoutTextFieldsProps {
  layout: PayLayoutFields;
  onChange: (changed: Partial<PayLayoutFields>) => void;
}

const separators = [
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
  ['|', 'bar'],
] as const;

/** How a file of text is written: encoding, marks, dates and heading. */
export function LayoutTextFields({ layout, onChange }: LayoutTextFieldsProps) {
  const say = payrollWords.use();
  return (
    <div className={styles.cells}>
      <SelectField
        label={say('encoding')}
        value={layout.encoding}
        options={payEncodings.map((value) => ({ value, label: say(`encoding.${value}`) }))}
        onChange={(value) => onChange({ encoding: value as PayLayoutFields['encoding'] })}
      />
      {layout.format === 'csv' && (
        <SelectField
          label={say('separator')}
          value={layout.separator}
          options={separators.map(([value, name]) => ({ value, label: say(`separator.${name}`) }))}
          onChange={(value) => onChange({ separator: value as PayLayoutFields['separator'] })}
        />
      )}
      <SelectField
        label={say('decimalMark')}
        value={layout.decimalMark}
        options={[
          { value: ',', label: say('decimalMark.comma') },
          { value: '.', label: say('decimalMark.point') },
        ]}
        onChange={(value) => onChange({ decimalMark: value as PayLayoutFields['decimalMark'] })}
      />
      <SelectField
        label={say('decimals')}
        value={String(layout.decimals)}
        options={['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ decimals: Number(value) })}
      />
      <SelectField
        label={say('dates')}
        value={layout.dates}
        options={payDates.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ dates: value as PayLayoutFields['dates'] })}
      />
      <SelectField
        label={say('header')}
        value={layout.hasHeader ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: say('header.yes') },
          { value: 'no', label: say('header.no') },
        ]}
        onChange={(value) => onChange({ hasHeader: value === 'yes' })}
      />
    </div>
  );
}
