import type { GrantedHotel } from '@horae/contract/session.contract';
import { useState } from 'react';
import { Button } from '#ui/button';
import { SelectField } from '#ui/select-field';
import styles from './accounts.module.css';
import { grantsWords } from './grants.words';

interface AddGrantProps {
  /** Those not granted yet. */
  hotels: readonly GrantedHotel[];
  onAdd: (hotel: number) => void;
}

export function AddGrant({ hotels, onAdd }: AddGrantProps) {
  const say = grantsWords.use();
  const [chosen, setChosen] = useState('');
  const hotel = hotels.find(({ ErpCompanyId }) => String(ErpCompanyId) === chosen) ?? hotels[0];
  if (!hotel) return <p className={styles.hint}>{say('allGranted')}</p>;
  return (
    <div className={styles.add}>
      <SelectField
        label={say('add')}
        value={String(hotel.ErpCompanyId)}
        options={hotels.map(({ ErpCompanyId, name }) => ({ value: String(ErpCompanyId), label: name }))}
        onChange={setChosen}
      />
      <Button onClick={() => onAdd(hotel.ErpCompanyId)}>{say('addButton')}</Button>
    </div>
  );
}
