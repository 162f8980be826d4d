import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '#platform/api-error';
import { config } from '#platform/config';
import { formatSmart } from '#platform/format-date';
import { Button, buttonClass } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import styles from '#ui/drawn-page.module.css';
import { ScreenTitle } from '#ui/screen-title';
import { announcementsWords } from './announcements.words';
import { readyQuery } from './coming-soon.queries';

/** Says until when the server is down, and detects when it is back. */
export function MaintenanceScreen() {
  const say = announcementsWords.use();
  const { isSuccess, isFetching, error, refetch } = useQuery(readyQuery);
  const isOver = isSuccess && error === null;
  const state = isOver ? say('maintenance.over') : error ? errorText(error) : say('maintenance.asking');
  return (
    <div className={styles.screen}>
      <BellDrawing />
      <ScreenTitle className="display">{say('maintenance.title')}</ScreenTitle>
      <p>{say('maintenance.text')}</p>
      {config.maintenanceUntil && (
        <p>{say('maintenance.until', { time: formatSmart(new Date(config.maintenanceUntil)) })}</p>
      )}
      {!isOver && <p>{say('maintenance.again')}</p>}
      <p role="status">{isFetching ? say('maintenance.asking') : state}</p>
      <div className={styles.actions}>
        <Button look={isOver ? 'outline' : 'solid'} onClick={() => void refetch()}>
          {say('retry')}
        </Button>
        <Link to="/" className={buttonClass(isOver ? 'solid' : 'outline')}>
          {say('goOn')}
        </Link>
      </div>
    </div>
  );
}
