import styles from './blog.module.css';

const drawings = ['sea', 'tiles', 'linen', 'keys'] as const;

interface CoverProps {
  post: { title: string; img: string; imgAlt: string };
  /** Decorative beside a title, so it needs no text alternative. */
  isDecoration?: boolean;
}

/** The picture of a post, or one of our drawings. */
export function Cover({ post: { title, img, imgAlt }, isDecoration = false }: CoverProps) {
  const source = img || `/covers/${drawings[title.length % drawings.length]}.svg`;
  return <img className={styles.cover} src={source} alt={isDecoration ? '' : imgAlt} width={640} height={360} />;
}
