import type { CountedPlace, PlaceKind, PlaceTree } from '@horae/contract/people/places';
import { ClosePlaceDialog } from './close-place-dialog';
import { CostPlaceDialog } from './cost-place-dialog';
import { MergePlacesDialog } from './merge-places-dialog';
import { MovePlaceDialog } from './move-place-dialog';
import { PasteDialog } from './paste-dialog';
import type { OpenDialog } from './place-address';
import { AddPlaceDialog, RenamePlaceDialog } from './place-name-dialogs';
import { childKindOf } from './place-tree.rules';

interface PlaceDialogsProps {
  open: OpenDialog;
  hotel: number;
  tree: PlaceTree;
  topKind: PlaceKind;
  places: readonly CountedPlace[];
  /** The current local date of the hotel. */
  today: string;
  onClose: () => void;
}

/** The dialog named in the URL; none if its place does not exist. */
export function PlaceDialogs({ open, hotel, tree, topKind, places, today, onClose }: PlaceDialogsProps) {
  const ofHotel = { hotel, onClose };
  if (open.action === 'add-top') return <AddPlaceDialog {...ofHotel} kind={topKind} parent={null} />;
  if (open.action === 'paste') return <PasteDialog {...ofHotel} into={places.length === 0 ? 'both' : tree} />;
  if (!('kind' in open)) return null;
  const place = places.find(({ kind, id }) => kind === open.kind && id === open.id);
  if (!place) return null;
  const ofPlace = { ...ofHotel, place, places, today };
  const childKind = childKindOf(place.kind);
  if (open.action === 'rename') return <RenamePlaceDialog {...ofHotel} place={place} />;
  if (open.action === 'cost')
    return place.kind === 'department' ? <CostPlaceDialog {...ofHotel} place={place} /> : null;
  if (place.closedFrom !== null) return null;
  if (open.action === 'add') return childKind ? <AddPlaceDialog {...ofHotel} kind={childKind} parent={place} /> : null;
  if (open.action === 'move') return place.parentId === null ? null : <MovePlaceDialog {...ofPlace} />;
  return open.action === 'merge' ? <MergePlacesDialog {...ofPlace} /> : <ClosePlaceDialog {...ofPlace} />;
}
