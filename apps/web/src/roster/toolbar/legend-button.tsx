import { IconColorSwatch } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { IconButton } from '#ui/icon-button';
import { Popup } from '#ui/popup/popup';
import { rosterWords } from '../roster.words';
import type { LegendProps } from './legend';
import styles from './legend.module.css';
import { LegendPart } from './legend-part';

interface LegendButtonProps extends LegendProps {
  ref: Ref<HTMLButtonElement>;
}

/** The legend folded behind a button. */
export function LegendButton({ ref, ...legend }: LegendButtonProps) {
  const say = rosterWords.use();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popup
      isOpen={isOpen}
      setOpen={setOpen}
      distance={4}
      className={styles.folded}
      role="dialog"
      label={say('legend.label')}
      trigger={
        <IconButton
          ref={ref}
          icon={IconColorSwatch}
          label={say('legend.label')}
          data-keys="l"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      }
    >
      <LegendPart {...legend} />
    </Popup>
  );
}
