import { Link } from '@tanstack/react-router';
import styles from './blog.module.css';
import { blogWords } from './blog.words';
import { Cover } from './cover';

interface RecentPostsProps {
  posts: readonly { id: number; img: string; title: string; createdTime: string }[];
}

/** The newest posts with their pictures. */
export function RecentPosts({ posts }: RecentPostsProps) {
  const say = blogWords.use();
  return (
    <section className={styles.block} aria-label={say('recent')}>
      <h2>{say('recent')}</h2>
      <ul>
        {posts.map(({ id, img, title, createdTime }) => (
          <li key={id} className={styles.recent}>
            <Cover post={{ title, img, imgAlt: '' }} isDecoration />
            <span>
              <Link to="/blog/$id" className="title-link" params={{ id: String(id) }}>
                {title}
              </Link>
              <small>{createdTime}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
