import { commentLength, type ProfilePost } from '@horae/contract/demo-apps/profile-data';
import { IconHeart, IconHeartFilled, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { formatSmart } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { useKeptState } from '#ui/forms/use-kept-state';
import { IconButton } from '#ui/icon-button';
import styles from './post-card.module.css';
import { addComment, likeComment, removeComment } from './profile.queries';
import { profileWords } from './profile.words';

interface PostCommentsProps {
  post: ProfilePost;
  field: RefObject<HTMLInputElement | null>;
}

type Comment = ProfilePost['detailedComments'][number];

/** The comments on a post, and a field for a new one. */
export function PostComments({ post, field }: PostCommentsProps) {
  const say = profileWords.use();
  const [text, setText] = useKeptState(`comment on post ${post.id}`, '');
  const [key, setKey] = useState(newKey);
  const [removing, setRemoving] = useState<Comment | null>(null);
  const add = useMutation(addComment);
  const { mutate: like } = useMutation(likeComment);
  const { mutate: remove } = useMutation(removeComment);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') field.current?.focus();
    if (text.trim() === '' || add.isPending) return;
    add.mutate(
      { key, comment: { postId: post.id, comment: text } },
      {
        onSuccess: () => {
          setKey(newKey());
          // Keep text typed meanwhile.
          setText((now) => (now === text ? '' : now));
        },
      },
    );
  }

  return (
    <div className={styles.comments}>
      {post.detailedComments.length > 0 && (
        <ul aria-label={say('commentList', { name: post.username })}>
          {post.detailedComments.map((comment) => (
            <li key={comment.id}>
              <Avatar name={comment.username} src={comment.avatar} />
              <span className={styles.said}>
                <span>
                  <strong>{comment.username}</strong>{' '}
                  <time dateTime={comment.commentedAt}>{formatSmart(comment.commentedAt)}</time>
                </span>
                <span dir="auto">{comment.comment}</span>
              </span>
              <span className={styles.count}>{comment.commentsLikes > 0 && comment.commentsLikes}</span>
              <IconButton
                icon={comment.youLiked ? IconHeartFilled : IconHeart}
                size={16}
                label={say('likeComment', { name: comment.username })}
                aria-pressed={comment.youLiked}
                onClick={() => like({ id: comment.id, isLiked: !comment.youLiked })}
              />
              {comment.isYours && (
                <IconButton
                  icon={IconTrash}
                  size={16}
                  label={say('deleteComment', { name: comment.username })}
                  onClick={() => setRemoving(comment)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={send}>
        <input
          ref={field}
          aria-label={say('comment')}
          placeholder={say('comment')}
          value={text}
          maxLength={commentLength}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={add.isPending || undefined}>
          {say('send')}
        </Button>
      </form>
      {removing && (
        <ConfirmDialog
          title={say('deleteCommentTitle', { name: removing.username })}
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            remove(removing.id);
            setRemoving(null);
          }}
        />
      )}
    </div>
  );
}
