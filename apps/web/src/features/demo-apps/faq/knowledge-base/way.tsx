import { Link } from '@tanstack/react-router';
import styles from './knowledge-base.module.css';
import { knowledgeWords } from './knowledge-base.words';

/** Only the page itself is marked as current, not its ancestors. */
const exact = { exact: true };

/** The path from the home page to this page. */
export function Way({ area, here }: { area?: { category: string; title: string } | undefined; here: string }) {
  const say = knowledgeWords.use();
  return (
    <nav aria-label={say('way')} className={`screen-only ${styles.way}`}>
      <ol>
        <li>
          <Link to="/">{say('home')}</Link>
        </li>
        <li>
          <Link to="/knowledge-base" activeOptions={exact}>
            {say('title')}
          </Link>
        </li>
        {area && (
          <li>
            <Link to="/knowledge-base/$category" params={{ category: area.category }} activeOptions={exact}>
              {area.title}
            </Link>
          </li>
        )}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
