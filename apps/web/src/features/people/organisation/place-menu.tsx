import { type CountedPlace, parentKinds } from '@horae/contract/people/places';
import {
  IconArrowMerge,
  IconArrowsMove,
  IconDoor,
  IconDoorEnter,
  IconDotsVertical,
  IconPencil,
  IconPlus,
  IconReceipt2,
  IconTrash,
} from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { organisationWords } from './organisation.words';
import type { PlaceAction } from './place-address';
import { childKindOf } from './place-tree.rules';

export interface PlaceActions {
  /** Opens the dialog of an action. */
  open: (action: PlaceAction, place: CountedPlace) => void;
  reopen: (place: CountedPlace) => void;
  remove: (place: CountedPlace) => void;
}

interface PlaceMenuProps {
  place: CountedPlace;
  /** Whether its button is the tab stop. */
  isReached: boolean;
  actions: PlaceActions;
}

export function PlaceMenu({ place, isReached, actions }: PlaceMenuProps) {
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
        <ActionItem icon={<IconPlus size={18} stroke={1.5} />} onClick={() => actions.open('add', place)}>
          {say(`addKind.${childKind}`)}
        </ActionItem>
      )}
      <ActionItem icon={<IconPencil size={18} stroke={1.5} />} onClick={() => actions.open('rename', place)}>
        {say('menu.rename')}
      </ActionItem>
      {kind === 'department' && (
        <ActionItem icon={<IconReceipt2 size={18} stroke={1.5} />} onClick={() => actions.open('cost', place)}>
          {say('menu.cost')}
        </ActionItem>
      )}
      {isOpen && parentKinds[kind] && (
        <ActionItem icon={<IconArrowsMove size={18} stroke={1.5} />} onClick={() => actions.open('move', place)}>
          {say('menu.move')}
        </ActionItem>
      )}
      {isOpen && (
        <ActionItem icon={<IconArrowMerge size={18} stroke={1.5} />} onClick={() => actions.open('merge', place)}>
          {say('menu.merge')}
        </ActionItem>
      )}
      {isOpen ? (
        <ActionItem icon={<IconDoor size={18} stroke={1.5} />} onClick={() => actions.open('close', place)}>
          {say('menu.close')}
        </ActionItem>
      ) : (
        <ActionItem icon={<IconDoorEnter size={18} stroke={1.5} />} onClick={() => actions.reopen(place)}>
          {say('reopen')}
        </ActionItem>
      )}
      {place.people === 0 && (
        <ActionItem icon={<IconTrash size={18} stroke={1.5} />} onClick={() => actions.remove(place)}>
          {say('delete')}
        </ActionItem>
      )}
    </ActionMenu>
  );
}
