import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button';
import { PageHead } from '#ui/page-head';
import peopleFile from '../../../../../../docs/from-excel/people.csv?url&no-inline';
import rosterFile from '../../../../../../docs/from-excel/roster.csv?url&no-inline';
import styles from './from-excel.module.css';
import { fromExcelWords } from './from-excel.words';

const files = [
  { name: 'people', path: peopleFile },
  { name: 'roster', path: rosterFile },
] as const;

const steps = [
  { name: 'places', to: '/organisation' },
  { name: 'people', to: '/people/import' },
  { name: 'roster', to: '/roster-import' },
  { name: 'accounts', to: '/accounts/slips' },
] as const;

/** The page of `docs/from-excel-to-horae.md`, with its example files. */
export function FromExcelScreen() {
  const say = fromExcelWords.use();
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <div className="stack-4">
        <section aria-label={say('examples')} className={styles.card}>
          <h2>{say('examples')}</h2>
          <ul>
            {files.map(({ name, path }) => (
              <li key={name}>
                <a href={path} download={`${name}.csv`}>
                  {name}.csv
                </a>{' '}
                – {say(`file.${name}`)}
              </li>
            ))}
          </ul>
        </section>
        <ol className="stack-4 plain-list">
          {steps.map(({ name, to }) => (
            <li key={name} className={styles.card}>
              <h2>{say(`step.${name}`)}</h2>
              <p>{say(`text.${name}`)}</p>
              <Link to={to} className={buttonClass('outline')}>
                {say('open', { page: say(`page.${name}`) })}
              </Link>
            </li>
          ))}
        </ol>
        <section className={styles.card}>
          <h2>{say('later')}</h2>
          <p>{say('text.later')}</p>
        </section>
      </div>
    </>
  );
}
