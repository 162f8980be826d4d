import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { IconPencil, IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { Avatar } from '#ui/avatar';
import { Button, buttonClass } from '#ui/button';
import { Part } from '#ui/part';
import { ScreenTitle } from '#ui/screen-title';
import { profileWords } from './profile.words';
import styles from './profile-head.module.css';

const CoverDialog = lazy(() => import('./cover-dialog').then((part) => ({ default: part.CoverDialog })));

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function ProfileHead({ header }: { header: ProfileData['header'] }) {
  const say = profileWords.use();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <header className="panel clipped">
      <img className={styles.cover} src={header.coverImg} alt="" />
      <div className={styles.self}>
        <span className={styles.portrait}>
          <Avatar name={header.username} src={header.avatar} size={96} />
        </span>
        <div className={styles.names}>
          <ScreenTitle>{header.username}</ScreenTitle>
          <p>{header.designation}</p>
        </div>
        <div className={`row wraps ${styles.actions}`}>
          <Button onClick={() => setChoosing(true)}>
            <IconPhoto {...glyph} />
            {say('changeCover')}
          </Button>
          <Link to="/account-settings" className={buttonClass('outline')}>
            <IconPencil {...glyph} />
            {say('edit')}
          </Link>
        </div>
      </div>
      {isChoosing && (
        <Part>
          <CoverDialog now={header.coverImg} onClose={() => setChoosing(false)} />
        </Part>
      )}
    </header>
  );
}
