import type { PlaceTree } from '@horae/contract/people/places';
import type { ReactNode } from 'react';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';
import { PlaceKindsHelp } from './place-kinds-help';
import { TemplateChoice } from './template-choice';

interface NothingYetProps {
  tree: PlaceTree;
  hotel: number;
  /** Whether both trees are empty. */
  isWholeHotel: boolean;
  children: ReactNode;
}

/** An empty tree: places are added by hand, or from a template if the whole hotel is empty. */
export function NothingYet({ tree, hotel, isWholeHotel, children }: NothingYetProps) {
  const say = organisationWords.use();
  return (
    <>
      <EmptyState drawing={<BlankRosterDrawing />} text={say(isWholeHotel ? 'emptyHotel' : `empty.${tree}`)}>
        {children}
      </EmptyState>
      <div className={styles.help}>
        <PlaceKindsHelp isOpen />
      </div>
      {isWholeHotel && <TemplateChoice hotel={hotel} />}
    </>
  );
}
