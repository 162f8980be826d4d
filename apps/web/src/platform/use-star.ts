import { useMutation } from '@tanstack/react-query';
import { toggleBookmark } from './bookmarks.queries';
import { notifyUndo } from './notify';
import { words } from './words';

const starWords = words('star', {
  added: '{{title}} bookmarked',
  removed: 'Bookmark removed',
  undo: 'Undo',
});

interface Starred {
  id: number;
  title: string;
  isBookmarked: boolean;
}

/** Toggles the star of a page and offers to undo it. */
export function useStar(): (page: Starred) => void {
  const { mutate } = useMutation(toggleBookmark);
  return ({ id, title, isBookmarked }) =>
    mutate(id, {
      onSuccess: () =>
        notifyUndo(starWords.say(isBookmarked ? 'removed' : 'added', { title }), starWords.say('undo'), () =>
          mutate(id),
        ),
    });
}
