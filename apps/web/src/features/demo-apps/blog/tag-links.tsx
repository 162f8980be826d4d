import { Link } from '@tanstack/react-router';
import styles from './blog.module.css';
import { blogWords } from './blog.words';

/** The tags of a post, each linked to all posts that have it. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  const say = blogWords.use();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={say('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/blog" search={{ tag }}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
