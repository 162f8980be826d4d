import type { Contact } from '@horae/contract/office/chat.contract';
import { Avatar } from '#ui/avatar';
import styles from './face.module.css';

interface FaceProps {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status'>;
  size?: 32 | 40 | 96;
}

/** A face with the colour of its status; the word stands elsewhere. */
export function Face({ person, size = 40 }: FaceProps) {
  return (
    <span className={styles.face} data-status={person.status}>
      <Avatar name={person.fullName} src={person.avatar} size={size} />
    </span>
  );
}
