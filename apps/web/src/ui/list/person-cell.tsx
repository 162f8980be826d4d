import type { ReactNode } from 'react';
import { Avatar } from '../avatar';
import styles from './person-cell.module.css';

interface PersonCellProps {
  name: string;
  avatar: string | null | undefined;
  /** The name as a link or button; plain text by default. */
  children?: ReactNode;
  /** One secondary line below it. */
  note: string;
}

/** A person in a list: picture, name, and a note that distinguishes people of the same name. */
export function PersonCell({ name, avatar, children = name, note }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <span data-avatar="">
        <Avatar name={name} src={avatar} />
      </span>
      <span>
        {children}
        <span className={styles.note} data-note="">
          {note}
        </span>
      </span>
    </span>
  );
}
