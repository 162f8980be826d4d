import type { PlaceTree } from '@horae/contract/people/organisation.contract';
import type { ReactNode } from 'react';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { organisationWords } from './organisation.words';
import { TemplateChoice } from './template-choice';

interface NothingYetProps {
  tree: PlaceTree;
  hotel: number;
  /** Neither tree has a place. */
  isWholeHotel: boolean;
  children: ReactNode;
}

/** A tree without places: begin by hand, or where the whole hotel is empty with a ready one. */
export function NothingYet({ tree, hotel, isWholeHotel, children }: NothingYetProps) {
  const say = organisationWords.use();
  return (
    <>
      <EmptyState drawing={<BlankRosterDrawing />} text={say(isWholeHotel ? 'emptyHotel' : `empty.${tree}`)}>
        {children}
      </EmptyState>
      {isWholeHotel && <TemplateChoice hotel={hotel} />}
    </>
  );
}
