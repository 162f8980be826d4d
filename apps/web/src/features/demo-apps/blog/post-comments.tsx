import type { BlogComment } from '@horae/contract/demo-apps/blog-posts';
import { IconCornerUpLeft, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatSmart } from '#platform/format-date';
import { notify } from '#platform/notify';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { IconButton } from '#ui/icon-button';
import styles from './article.module.css';
import { removeComment } from './blog.queries';
import { CommentForm } from './comment-form';
import { commentWords } from './comments.words';

interface PostCommentsProps {
  postId: number;
  comments: readonly BlogComment[];
}

/** The comments on a post, newest first, and the form for a new one. */
export function PostComments({ postId, comments }: PostCommentsProps) {
  const say = commentWords.use();
  const field = useRef<HTMLTextAreaElement>(null);
  const [answered, setAnswered] = useState<BlogComment['replyTo']>(null);
  const [removing, setRemoving] = useState<BlogComment | null>(null);
  const remove = useMutation(removeComment);

  function answer({ id, userFullName }: BlogComment): void {
    setAnswered({ id, userFullName });
    field.current?.focus();
  }

  return (
    <section className={`screen-only ${styles.comments}`} aria-label={say('title')}>
      <h2>{say('list', { count: comments.length })}</h2>
      <CommentForm postId={postId} field={field} answered={answered} onAnswered={() => setAnswered(null)} />
      {comments.length === 0 && <p className="note">{say('none')}</p>}
      {comments.length > 0 && (
        <ul aria-label={say('list', { count: comments.length })}>
          {comments.map((comment) => (
            <li key={comment.id} id={`comment-${comment.id}`}>
              <Avatar name={comment.userFullName} src={comment.avatar} size={40} />
              <div>
                <p className={styles.said}>
                  <strong>
                    <bdi>{comment.userFullName}</bdi>
                  </strong>
                  <time dateTime={comment.commentedAt}>{formatSmart(comment.commentedAt)}</time>
                  {comment.replyTo && (
                    <a href={`#comment-${comment.replyTo.id}`}>
                      {say('answers', { name: comment.replyTo.userFullName })}
                    </a>
                  )}
                  {comment.email && <a href={`mailto:${comment.email}`}>{comment.email}</a>}
                </p>
                <p className={styles.text} dir="auto">
                  {comment.commentText}
                </p>
                <Button
                  look="plain"
                  aria-label={say('replyTo', { name: comment.userFullName })}
                  onClick={() => answer(comment)}
                >
                  <IconCornerUpLeft size={16} stroke={1.5} className="flips" aria-hidden="true" />
                  {say('reply')}
                </Button>
              </div>
              {comment.isYours && (
                <IconButton
                  icon={IconTrash}
                  size={18}
                  label={say('delete', { name: comment.userFullName })}
                  onClick={() => setRemoving(comment)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmDialog
          title={say('deleteTitle', { name: removing.userFullName })}
          isBusy={remove.isPending}
          onCancel={() => setRemoving(null)}
          onConfirm={() =>
            remove.mutate(removing.id, {
              onSuccess: () => notify(say('deleted'), { kind: 'success' }),
              onSettled: () => setRemoving(null),
            })
          }
        >
          {say('deleteText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
