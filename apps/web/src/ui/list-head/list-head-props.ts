import type { ReactNode } from 'react';

export interface ListHeadProps {
  title: string;
  /** One line that says what the page is for, if its name does not. */
  lead?: ReactNode;
  /** The days that the list shows, with the way to others; on phones in the place of the title. */
  date?: ReactNode;
  /** The main action; on phones it floats within reach of the thumb. */
  main?: ReactNode;
  /** A menu of its own in the place of "More". */
  menu?: ReactNode;
  /** The filters that are on, if the printed header does not name them. */
  filterCount?: number;
  /** The other actions; on phones they are in "More". */
  children?: ReactNode;
}
