import type { BlogPost } from '@horae/contract/demo-apps/blog-posts';
import { blogCategories } from '@horae/contract/demo-apps/blog-posts';
import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar';
import { Badge } from '#ui/badge';
import { textOfHtml } from '#ui/rich-text/clean-html';
import { RichTextView } from '#ui/rich-text/rich-text-view';
import styles from './article.module.css';
import { blogWords } from './blog.words';
import { Cover } from './cover';
import { minutesToRead } from './reading-time';
import { TagLinks } from './tag-links';

type ArticlePost = Pick<
  BlogPost,
  'title' | 'img' | 'imgAlt' | 'avatar' | 'userFullName' | 'createdTime' | 'tags' | 'content' | 'categories' | 'status'
>;

interface ArticleProps {
  post: ArticlePost;
  /** The heading, which differs between the page and the preview. */
  renderTitle: () => ReactNode;
}

/** A post as readers see it. */
export function Article({ post, renderTitle }: ArticleProps) {
  const say = blogWords.use();
  const { userFullName, avatar, createdTime, tags, content, status } = post;
  const categories = blogCategories.filter(({ value }) => post.categories.includes(value));
  return (
    <>
      {renderTitle()}
      <p className={styles.by}>
        <Avatar name={userFullName} src={avatar} size={32} />
        <bdi>{userFullName}</bdi>
        <span>{createdTime}</span>
        <span className={styles.time}>
          <IconClock size={16} stroke={1.5} aria-hidden="true" />
          {say('minutes', { count: minutesToRead(textOfHtml(content)) })}
        </span>
        {categories.map(({ value, label }) => (
          <Link key={value} to="/blog" search={{ category: value }}>
            {label}
          </Link>
        ))}
        {status !== 'Published' && <Badge tone="warning">{say(`status.${status}`)}</Badge>}
      </p>
      <Cover post={post} />
      <div className={styles.content}>
        <RichTextView html={content} />
      </div>
      <TagLinks tags={tags} />
    </>
  );
}
