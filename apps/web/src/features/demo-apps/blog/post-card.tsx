import type { BlogItem } from '@horae/contract/demo-apps/blog-posts';
import { IconArrowRight, IconBookmarkFilled, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '#ui/avatar';
import { Badge } from '#ui/badge';
import styles from './blog.module.css';
import { blogWords } from './blog.words';
import { Cover } from './cover';
import { TagLinks } from './tag-links';

export function PostCard({ post }: { post: BlogItem }) {
  const say = blogWords.use();
  const { id, title, avatar, userFullName, blogPosted, postedAt, tags, excerpt, comment, status } = post;
  const to = { to: '/blog/$id', params: { id: String(id) } } as const;
  return (
    <li className={styles.card}>
      <Cover post={post} isDecoration />
      <div className={styles.facts}>
        <h2>
          <Link {...to} className="title-link breaks-anywhere">
            {title}
          </Link>
        </h2>
        <p className={styles.by}>
          <Avatar name={userFullName} src={avatar} size={24} />
          <bdi>{userFullName}</bdi>
          <time dateTime={postedAt}>{blogPosted}</time>
          {status !== 'Published' && <Badge tone="warning">{say(`status.${status}`)}</Badge>}
        </p>
        <p className={styles.excerpt}>{excerpt}</p>
        <TagLinks tags={tags} />
      </div>
      <div className={styles.foot}>
        <span>
          <IconMessage size={16} stroke={1.5} aria-hidden="true" />
          {say('comments', { count: comment })}
        </span>
        {post.youBookmarked && <IconBookmarkFilled size={16} role="img" aria-label={say('bookmark')} />}
        <Link {...to} aria-label={say('readMoreAbout', { title })}>
          {say('readMore')}
          <IconArrowRight size={16} stroke={1.5} className="flips" aria-hidden="true" />
        </Link>
      </div>
    </li>
  );
}
