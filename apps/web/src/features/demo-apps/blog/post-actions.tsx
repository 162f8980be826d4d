import type { BlogPost } from '@horae/contract/demo-apps/blog-posts';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconLink,
  IconMail,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall } from '#platform/access';
import { notify, notifyUndo } from '#platform/notify';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { tellCopied } from '#platform/tell-copied';
import { Button, buttonClass } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import styles from './article.module.css';
import { bookmarkPost, removePost } from './blog.queries';
import { blogWords } from './blog.words';

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions on a post: saving, sharing and printing; for administrators also editing and deleting. */
export function PostActions({ post }: { post: BlogPost }) {
  const say = blogWords.use();
  const isAdmin = mayCall(useStore(session), 'admin');
  const navigate = useNavigate();
  const bookmark = useMutation(bookmarkPost);
  const [isRemoving, setRemoving] = useState(false);
  const { id, title, youBookmarked, bookmarked, comments } = post;
  const remove = useMutation({
    ...removePost,
    // Not a callback of `mutate`: the live channel may have unmounted this page by then, which drops callbacks.
    onSuccess: () => {
      notify(say('deleted', { title }), { kind: 'success' });
      void navigate({ to: '/blog' });
    },
  });

  function keep(): void {
    if (bookmark.isPending) return;
    const turn = (isBookmarked: boolean) => ({ id, isBookmarked });
    bookmark.mutate(turn(!youBookmarked), {
      onSuccess: () =>
        notifyUndo(say(youBookmarked ? 'unbookmarked' : 'bookmarked', { title }), say('undo'), () =>
          bookmark.mutate(turn(youBookmarked)),
        ),
    });
  }

  return (
    <div className={`screen-only ${styles.actions}`}>
      <Button aria-pressed={youBookmarked} onClick={keep}>
        {youBookmarked ? <IconBookmarkFilled size={18} aria-hidden="true" /> : <IconBookmark {...glyph} />}
        {say('bookmark')}
        {bookmarked > 0 && <span data-tip={say('bookmarks', { count: bookmarked })}>{bookmarked}</span>}
      </Button>
      <Button onClick={() => void tellCopied(window.location.href, say('copied'), say('notCopied'))}>
        <IconLink {...glyph} />
        {say('copy')}
      </Button>
      <a
        className={buttonClass('outline')}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(window.location.href)}`}
      >
        <IconMail {...glyph} />
        {say('mail')}
      </a>
      <Button onClick={() => window.print()}>
        <IconPrinter {...glyph} />
        {say('print')}
      </Button>
      {isAdmin && (
        <>
          <Link to="/blog/$id/edit" params={{ id: String(id) }} className={buttonClass('outline')}>
            <IconPencil {...glyph} />
            {say('edit')}
          </Link>
          <Button onClick={() => setRemoving(true)}>
            <IconTrash {...glyph} />
            {say('delete')}
          </Button>
        </>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={say('deleteTitle', { title })}
          isBusy={remove.isPending}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.mutate(id, { onError: () => setRemoving(false) })}
        >
          {comments > 0 && say('deleteText', { count: comments })}
        </ConfirmDialog>
      )}
    </div>
  );
}
