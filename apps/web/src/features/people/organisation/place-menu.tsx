import { type CountedPlace, parentKinds } from '@horae/contract/people/organisation.contract';
import {
  IconArrowMerge,
  IconArrowsMove,
  IconDoor,
  IconDoorEnter,
  IconDotsVertical,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { organisationWords } from './organisation.words';
import type { PlaceDeed } from './place-address';
import { childKindOf } from './place-tree.rules';

export interface PlaceDeeds {
  /** Opens the dialog of a deed. */
  open: (deed: PlaceDeed, place: CountedPlace) => void;
  reopen: (place: CountedPlace) => void;
  remove: (place: CountedPlace) => void;
}

interface PlaceMenuProps {
  place: CountedPlace;
  /** Tab stops at its button. */
  isReached: boolean;
  deeds: PlaceDeeds;
}

export function PlaceMenu({ place, isReached, deeds }: PlaceMenuProps) {
  const say = organisationWords.use();
  const { kind, name } = place;
  const childKind = childKindOf(kind);
  const isOpen = place.closedFrom === null;
  return (
    <ActionMenu
      label={say('actionsFor', { name })}
      trigger={<IconButton icon={IconDotsVertical} label={say('actionsFor', { name })} tabIndex={isReached ? 0 : -1} />}
    >
      {isOpen && childKind && (
        <ActionItem icon={<IconPlus size={18} stroke={1.5} />} onClick={() => deeds.open('add', place)}>
          {say(`addKind.${childKind}`)}
        </ActionItem>
      )}
      <ActionItem icon={<IconPencil size={18} stroke={1.5} />} onClick={() => deeds.open('rename', place)}>
        {say('menu.rename')}
      </ActionItem>
      {isOpen && parentKinds[kind] && (
        <ActionItem icon={<IconArrowsMove size={18} stroke={1.5} />} onClick={() => deeds.open('move', place)}>
          {say('menu.move')}
        </ActionItem>
      )}
      {isOpen && (
        <ActionItem icon={<IconArrowMerge size={18} stroke={1.5} />} onClick={() => deeds.open('merge', place)}>
          {say('menu.merge')}
        </ActionItem>
      )}
      {isOpen ? (
        <ActionItem icon={<IconDoor size={18} stroke={1.5} />} onClick={() => deeds.open('close', place)}>
          {say('menu.close')}
        </ActionItem>
      ) : (
        <ActionItem icon={<IconDoorEnter size={18} stroke={1.5} />} onClick={() => deeds.reopen(place)}>
          {say('reopen')}
        </ActionItem>
      )}
      {place.people === 0 && (
        <ActionItem icon={<IconTrash size={18} stroke={1.5} />} onClick={() => deeds.remove(place)}>
          {say('delete')}
        </ActionItem>
      )}
    </ActionMenu>
  );
}
