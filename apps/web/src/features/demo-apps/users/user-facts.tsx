import type { User } from '@horae/contract/demo-apps/users.contract';
import { IconCopy } from '@tabler/icons-react';
import { tellCopied } from '#platform/tell-copied';
import { IconButton } from '#ui/icon-button';
import styles from './users.module.css';
import { usersWords } from './users.words';

type Fact = 'id' | 'username' | 'email' | 'contact' | 'company' | 'country' | 'plan' | 'billing';

const copyable: ReadonlySet<Fact> = new Set(['email', 'contact', 'username']);

/** The data of a user; values that are useful elsewhere can be copied. */
export function UserFacts({ user, names }: { user: User; names: readonly Fact[] }) {
  const say = usersWords.use();
  const text = (fact: Fact) => (fact === 'plan' ? say(`plan.${user.currentPlan}`) : String(user[fact]));
  return (
    <dl className={`lined ${styles.fields}`}>
      {names.map((fact) => (
        <div key={fact}>
          <dt>{say(fact)}</dt>
          <dd>
            {text(fact) || '–'}
            {copyable.has(fact) && text(fact) && (
              <IconButton
                icon={IconCopy}
                label={say('copy', { field: say(fact).toLowerCase() })}
                onClick={() => tellCopied(text(fact), say('copied', { field: say(fact) }), say('notCopied'))}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
