import { useState } from 'react';
import { Checkbox } from '#ui/checkbox';
import { QuantityStepper } from '#ui/quantity-stepper';
import { Switch } from '#ui/switch';
import styles from './gallery.module.css';

/** Switches, checkboxes and a quantity. */
export function Ticks() {
  const [isOn, setOn] = useState(false);
  const [isTicked, setTicked] = useState(false);
  const [beds, setBeds] = useState(1);
  return (
    <div className={styles.row}>
      <Switch label="Night duty" checked={isOn} onChange={setOn} />
      <Switch label="Holiday duty" checked disabled onChange={setOn} />
      <Checkbox checked={isTicked} onChange={setTicked}>
        Sea view
      </Checkbox>
      <Checkbox checked={false} isMixed onChange={setTicked}>
        Every floor
      </Checkbox>
      <QuantityStepper label="Extra beds" value={beds} least={1} most={10} onChange={setBeds} />
    </div>
  );
}
