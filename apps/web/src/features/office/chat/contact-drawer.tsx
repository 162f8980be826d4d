import type { Contact } from '@horae/contract/office/chat.contract';
import { Drawer } from '#ui/drawer';
import { chatWords } from './chat.words';
import styles from './drawers.module.css';
import { Face } from './face';

/** The profile of a contact. */
export function ContactDrawer({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const say = chatWords.use();
  return (
    <Drawer title={say('details')} isOpen onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.who}>
          <Face person={contact} size={96} />
          <h3>
            <bdi>{contact.fullName}</bdi>
          </h3>
        </div>
        <dl>
          <dt className="note">{say('role')}</dt>
          <dd>{contact.role}</dd>
          <dt className="note">{say('status')}</dt>
          <dd>{say(`status.${contact.status}`)}</dd>
          <dt className="note">{say('about')}</dt>
          <dd dir="auto">{contact.about || say('noAbout')}</dd>
        </dl>
      </div>
    </Drawer>
  );
}
