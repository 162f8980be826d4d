import { IconClock } from '@tabler/icons-react';
import { Avatar } from '#ui/avatar';
import { Badge, type BadgeTone } from '#ui/badge';
import styles from './gallery.module.css';
import { people } from './people';

const tones: Record<BadgeTone, string> = {
  neutral: 'Draft',
  primary: 'New',
  success: 'Paid',
  warning: 'Due soon',
  danger: 'Refused',
  info: 'Sent',
};

/** Avatars and badges. */
export function Faces() {
  return (
    <>
      <div className={styles.row}>
        {people.slice(0, 6).map(({ id, name }) => (
          <Avatar key={id} name={name} size={40} isNamed />
        ))}
        <Avatar name="Livia Prandini" src="/favicon.svg" size={40} isNamed />
      </div>
      <div className={styles.row}>
        {Object.entries(tones).map(([tone, word]) => (
          <Badge key={tone} tone={tone as BadgeTone} icon={IconClock}>
            {word}
          </Badge>
        ))}
      </div>
    </>
  );
}
