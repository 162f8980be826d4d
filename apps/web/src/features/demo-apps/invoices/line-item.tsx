import { NewLine } from '@horae/contract/demo-apps/invoice-content';
import { sumsOfLine } from '@horae/contract/demo-apps/invoice-sums';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { lengthLimit } from '#ui/forms/limits';
import { IconButton } from '#ui/icon-button';
import { TextField } from '#ui/text-field';
import { formWords } from './form.words';
import { type Faults, placeOf } from './form-faults';
import { type AmountName, amountNames, countedLine, type FormLine } from './form-values';
import { moneyOf } from './invoice-content';
import styles from './invoice-form.module.css';

interface LineItemProps {
  number: number;
  line: FormLine;
  faults: Faults;
  onChange: (name: AmountName | 'item', text: string) => void;
  onLeave: (name: AmountName | 'item') => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function LineItem({ number, line, faults, onChange, onLeave, onMove, onRemove }: LineItemProps) {
  const say = formWords.use();

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey) return;
    if (event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  }

  const field = (name: AmountName | 'item') => ({
    label: say(name),
    value: line[name],
    error: faults[placeOf(line, name)],
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(name, event.currentTarget.value),
    onBlur: () => line[name] !== '' && onLeave(name),
  });
  return (
    // The key handler serves the fields inside.
    <div role="group" aria-label={say('itemGroup', { number })} className={styles.line} onKeyDown={onKeyDown}>
      <TextField {...field('item')} required maxLength={lengthLimit(NewLine.shape.item)} />
      {amountNames.map((name) => (
        <TextField key={name} {...field(name)} inputMode="decimal" required={name === 'cost' || name === 'quantity'} />
      ))}
      <div className={styles.price}>
        <span>{say('price')}</span>
        <output>{moneyOf(sumsOfLine(countedLine(line)).total)}</output>
      </div>
      <IconButton
        icon={IconTrash}
        className={styles.remove ?? ''}
        label={say('removeItem', { number })}
        onClick={onRemove}
      />
    </div>
  );
}
