import styles from './blog.module.css';

const drawings = ['sea', 'tiles', 'linen', 'keys'] as const;

interface CoverProps {
  post: { id: number; img: string; imgAlt: string };
  /** Beside a title that says it all, the picture says nothing more. */
  isDecoration?: boolean;
}

/** The picture of a post, or one of the house's own drawings. */
export function Cover({ post: { id, img, imgAlt }, isDecoration = false }: CoverProps) {
  const source = img || `/covers/${drawings[id % drawings.length]}.svg`;
  return <img className={styles.cover} src={source} alt={isDecoration ? '' : imgAlt} width={640} height={360} />;
}
