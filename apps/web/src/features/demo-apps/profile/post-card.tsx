import type { ProfilePost } from '@horae/contract/demo-apps/profile-data';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconShare3, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { formatSmart } from '#platform/format-date';
import { notify } from '#platform/notify';
import { tellCopied } from '#platform/tell-copied';
import { Avatar } from '#ui/avatar';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { IconButton } from '#ui/icon-button';
import { LikedDialog } from './liked-dialog';
import styles from './post-card.module.css';
import { PostComments } from './post-comments';
import { likePost, removePost } from './profile.queries';
import { profileWords } from './profile.words';

interface PostCardProps {
  post: ProfilePost;
  place: number;
  /** The total number of posts; -1 while unknown. */
  count: number;
}

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** One post with its likes and comments. */
export function PostCard({ post, place, count }: PostCardProps) {
  const say = profileWords.use();
  const id = useId();
  const reply = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'liked' | 'delete' | null>(null);
  const { mutate: like } = useMutation(likePost);
  const remove = useMutation(removePost);
  const name = post.username;

  function share(): void {
    const address = `${window.location.origin}/profile?post=${post.id}`;
    void tellCopied(address, say('linkCopied'), say('notCopied'));
  }

  return (
    <article
      className={styles.post}
      data-post={post.id}
      tabIndex={-1}
      aria-label={say('postBy', { name })}
      aria-describedby={`${id}-text`}
      aria-posinset={place}
      aria-setsize={count}
    >
      <header>
        <Avatar name={name} src={post.avatar} size={40} />
        <span className={styles.who}>
          <strong>{name}</strong>
          <time dateTime={post.postedAt} data-tip={post.postTime}>
            {formatSmart(post.postedAt)}
          </time>
        </span>
        {post.isYours && <IconButton icon={IconTrash} label={say('deletePost')} onClick={() => setOpen('delete')} />}
      </header>
      <p id={`${id}-text`} className={styles.text} dir="auto">
        {post.postText}
      </p>
      {post.postImg && <img src={post.postImg} alt={post.postImgAlt || say('aPhoto')} loading="lazy" />}
      <div className={styles.actions}>
        <button
          type="button"
          aria-pressed={post.youLiked}
          aria-label={say('likeIt', { name })}
          onClick={() => like({ id: post.id, isLiked: !post.youLiked })}
        >
          {post.youLiked ? <IconHeartFilled {...glyph} /> : <IconHeart {...glyph} />}
          {say('like')}
        </button>
        <button type="button" onClick={() => reply.current?.focus()}>
          <IconMessageCircle {...glyph} />
          {say('comments', { count: post.comments })}
        </button>
        <button type="button" onClick={share}>
          <IconShare3 {...glyph} className="flips" />
          {say('share')}
        </button>
        {post.likes > 0 && (
          <button type="button" className={styles.likes} onClick={() => setOpen('liked')}>
            {say('likes', { count: post.likes })}
          </button>
        )}
      </div>
      <PostComments post={post} field={reply} />
      {open === 'liked' && <LikedDialog people={post.likedUsers} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={say('deletePostTitle', { name })}
          isBusy={remove.isPending}
          onCancel={() => setOpen(null)}
          onConfirm={() => {
            remove.mutate(post.id, { onSuccess: () => notify(say('postDeleted'), { kind: 'success' }) });
            setOpen(null);
          }}
        />
      )}
    </article>
  );
}
