import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Button, buttonClass } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import styles from '#ui/drawn-page.module.css';
import { ScreenTitle } from '#ui/screen-title';
import { SearchField } from '#ui/search-field';
import { noPageWords } from './no-page.words';

interface NotFoundScreenProps {
  path: string;
  onBack: () => void;
  onSearch: (text: string) => void;
}

export function NotFoundScreen({ path, onBack, onSearch }: NotFoundScreenProps) {
  const say = noPageWords.use();
  const isSignedIn = useStore(session) !== null;
  const [search, setSearch] = useState('');
  return (
    <div className={styles.screen}>
      <BlankRosterDrawing />
      <ScreenTitle className="display">{say('notFound.title')}</ScreenTitle>
      <p>{say('notFound.text')}</p>
      <code>{path}</code>
      {isSignedIn && (
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(search.trim());
          }}
        >
          <SearchField label={say('notFound.search')} value={search} onChange={setSearch} />
        </form>
      )}
      <div className={styles.actions}>
        {isSignedIn ? (
          <Link to="/staff-timeline" className={buttonClass('solid')}>
            {say('goToTimeline')}
          </Link>
        ) : (
          <Link to="/login" className={buttonClass('solid')}>
            {say('logIn')}
          </Link>
        )}
        <Button onClick={onBack}>{say('back')}</Button>
      </div>
    </div>
  );
}
