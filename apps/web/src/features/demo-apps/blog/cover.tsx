import styles from './blog.module.css';

const drawings = ['sea', 'tiles', 'linen', 'keys'] as const;

interface CoverProps {
  post: { title: string; img: string; imgAlt: string };
  /** Beside a title that says it all, the picture says nothing more. */
  isDecoration?: boolean;
}

/** The picture of a post, or one of the house's own drawings. */
export function Cover({ post: { title, img, imgAlt }, isDecoration = false }: CoverProps) {
  const source = img || `/covers/${drawings[title.length % drawings.length]}.svg`;
  return <img className={styles.cover} src={source} alt={isDecoration ? '' : imgAlt} width={640} height={360} />;
}
