import type { ReactNode } from 'react';
import { Avatar } from '../avatar';
import styles from './person-cell.module.css';

interface PersonCellProps {
  name: string;
  avatar: string | null | undefined;
  /** The name as something to press; without it the name itself. */
  children?: ReactNode;
  /** One quiet line below it. */
  note: string;
}

/** A person in a list: face, name and what tells people of one name apart. */
export function PersonCell({ name, avatar, children = name, note }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar} />
      <span>
        {children}
        <span className={styles.note}>{note}</span>
      </span>
    </span>
  );
}
