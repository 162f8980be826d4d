import { useState } from 'react';
import { Button } from '#ui/button';
import { SelectField } from '#ui/select-field';
import styles from './accounts.module.css';
import { grantsWords } from './grants.words';

interface AddGrantProps {
  /** The hotels that are not granted yet. */
  hotels: readonly { id: number; name: string }[];
  onAdd: (hotel: number) => void;
}

export function AddGrant({ hotels, onAdd }: AddGrantProps) {
  const say = grantsWords.use();
  const [chosen, setChosen] = useState('');
  const hotel = hotels.find(({ id }) => String(id) === chosen) ?? hotels[0];
  if (!hotel) return <p className={`quiet small ${styles.hint}`}>{say('allGranted')}</p>;
  return (
    <div className={styles.add}>
      <SelectField
        label={say('add')}
        value={String(hotel.id)}
        options={hotels.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setChosen}
      />
      <Button onClick={() => onAdd(hotel.id)}>{say('addButton')}</Button>
    </div>
  );
}
