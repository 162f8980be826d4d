import { type Icon, IconBooks, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { config } from '#platform/config';
import styles from './contact-cards.module.css';
import { faqWords } from './faq.words';

function Card({ icon: Glyph, title, children }: { icon: Icon; title: string; children: ReactNode }) {
  return (
    <li>
      <Glyph size={24} stroke={1.5} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** Contacts for questions that are not answered here. */
export function ContactCards() {
  const say = faqWords.use();
  const { helpPhone, helpEmail } = config;
  return (
    <section className={`screen-only ${styles.contact}`} aria-label={say('more')}>
      <h2>{say('more')}</h2>
      <ul>
        {helpPhone && (
          <Card icon={IconPhone} title={say('call')}>
            <a href={`tel:${helpPhone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
              {helpPhone}
            </a>
          </Card>
        )}
        {helpEmail && (
          <Card icon={IconMail} title={say('write')}>
            <a href={`mailto:${helpEmail}`}>{helpEmail}</a>
          </Card>
        )}
        <Card icon={IconBooks} title={say('read')}>
          <Link to="/knowledge-base">{say('knowledgeBase')}</Link>
        </Card>
      </ul>
    </section>
  );
}
