import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { useId } from 'react';
import styles from './profile.module.css';
import { profileWords } from './profile.words';

/** What a user says about themselves. */
export function AboutCard({ about }: { about: ProfileData['userAbout'] }) {
  const say = profileWords.use();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{say('about')}</h2>
      <p className={styles.text}>{about.about || say('nothingSaid')}</p>
      <dl className={styles.facts}>
        <div>
          <dt className="note">{say('joined')}</dt>
          <dd>{about.joined}</dd>
        </div>
        {about.lives && (
          <div>
            <dt className="note">{say('lives')}</dt>
            <dd>{about.lives}</dd>
          </div>
        )}
        <div>
          <dt className="note">{say('email')}</dt>
          <dd>
            <a href={`mailto:${about.email}`}>{about.email}</a>
          </dd>
        </div>
        {about.website && (
          <div>
            <dt className="note">{say('website')}</dt>
            <dd>
              <a href={about.website} target="_blank" rel="noopener noreferrer">
                {about.website.replace(/^https?:\/\/(www\.)?/i, '')}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
