import { lazy, useState } from 'react';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import { FileDrop } from '#ui/upload/file-drop';
import styles from './account-settings.module.css';
import { settingsWords } from './account-settings.words';

const CropDialog = lazy(() => import('./crop-dialog').then((part) => ({ default: part.CropDialog })));

const bytes = 800_000;
const types = ['image/png', 'image/jpeg', 'image/gif'];

interface AvatarFieldProps {
  /** The name of the person in the picture. */
  name: string;
  /** The URL of the picture; '' for none. */
  value: string;
  onChange: (address: string) => void;
}

/** The user's own picture: selected, cropped and uploaded; it applies once the form is saved. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const say = settingsWords.use();
  const [chosen, setChosen] = useState<File | null>(null);
  return (
    <div className={`one-column-on-phone ${styles.avatar}`} role="group" aria-label={say('avatar')}>
      <div className={styles.portrait}>
        <Avatar name={name} src={value} size={96} isNamed />
        <Button look="plain" disabled={value === ''} onClick={() => onChange('')}>
          {say('resetAvatar')}
        </Button>
      </div>
      <FileDrop
        label={say('upload')}
        limits={{ types, typeNames: say('pictureTypes'), bytes }}
        onFiles={(files) => setChosen(files[0] ?? null)}
      />
      {chosen && (
        <Part>
          <CropDialog
            file={chosen}
            onClose={() => setChosen(null)}
            onDone={(address) => {
              setChosen(null);
              onChange(address);
            }}
          />
        </Part>
      )}
    </div>
  );
}
