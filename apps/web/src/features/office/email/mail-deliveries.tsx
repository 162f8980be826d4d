import type { Delivery } from '@horae/contract/office/outgoing-email';
import { useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '#ui/badge';
import { deliveriesQuery } from './email.queries';
import { emailWords } from './email.words';
import styles from './mail-message.module.css';

const tones: Record<Delivery['state'], BadgeTone> = {
  delivered: 'success',
  sent: 'success',
  waiting: 'neutral',
  failed: 'danger',
  'no-mail-server': 'warning',
};

/** The delivery status of an e-mail by recipient; renders nothing if it was not sent from here. */
export function MailDeliveries({ id }: { id: number }) {
  const say = emailWords.use();
  const { data } = useQuery(deliveriesQuery(id));
  if (!data || data.deliveries.length === 0) return null;
  return (
    <section className={styles.deliveries} aria-label={say('delivery.title')}>
      <ul>
        {data.deliveries.map(({ address, state, failure, mayBeTwice }) => (
          <li key={address}>
            <bdi>{address}</bdi>
            <Badge tone={tones[state]}>{say(`delivery.${state}`)}</Badge>
            {failure && <small>{failure}</small>}
            {mayBeTwice && <small>{say('delivery.twice')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
