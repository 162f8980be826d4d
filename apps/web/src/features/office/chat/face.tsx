import type { Contact } from '@horae/contract/office/chat.contract';
import { Avatar } from '#ui/avatar';
import styles from './face.module.css';

interface FaceProps {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status'>;
  size?: 32 | 40 | 96;
}

/** An avatar with the colour of the person's status; the status is also given as text nearby. */
export function Face({ person, size = 40 }: FaceProps) {
  return (
    <span className={styles.face} data-status={person.status}>
      <Avatar name={person.fullName} src={person.avatar} size={size} />
    </span>
  );
}
