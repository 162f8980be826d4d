import type { SetUpState } from '@horae/contract/people/set-up.contract';
import { Link } from '@tanstack/react-router';
import { isOnlyLocal, linkAddress, typedAddress } from '#platform/link-address';
import { setUpUnderWay } from '#platform/set-up';
import { buttonClass } from '#ui/button';
import { Message } from '#ui/message';
import styles from './set-up.module.css';
import { setUpWords } from './set-up.words';
import { type Leftover, leftOf } from './set-up-steps';

const pageOf = {
  roster: { to: '/roster-import' },
  comparing: { to: '/organisation', search: { tab: 'hotel', open: 'hotel-edit' } },
  declarations: { to: '/declarations', search: { open: 'settings' } },
  names: { to: '/people/names' },
  withoutAccount: { to: '/accounts/slips' },
  clocks: { to: '/clock-devices' },
} as const satisfies Record<Leftover, { to: string; search?: object }>;

const countOf = (state: SetUpState, name: Leftover): number =>
  name === 'names' ? state.namesToConfirm : state.withoutAccount;

/** The end of the set-up: how people come in, and what is left to do. */
export function ComeIn({ state }: { state: SetUpState }) {
  const say = setUpWords.use();
  const address = linkAddress();
  const left = leftOf(state);
  return (
    <section className={styles.comeIn} aria-label={say('comeIn')}>
      <h2>{say('comeIn')}</h2>
      <p>{say('comeInBy', { address: typedAddress(address) })}</p>
      {isOnlyLocal(address) && <Message kind="info">{say('onlyHere', { address })}</Message>}
      <h3>{say('whatIsLeft')}</h3>
      {left.length === 0 && <p>{say('nothingLeft')}</p>}
      <ul>
        {left.map((name) => (
          <li key={name}>
            <span>{say(`left.${name}`, { count: countOf(state, name) })}</span>
            <Link {...pageOf[name]} className={buttonClass('outline')} onClick={() => setUpUnderWay.set(true)}>
              {say(`go.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
