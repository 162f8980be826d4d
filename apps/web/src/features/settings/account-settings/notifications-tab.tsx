import type { AccountSettings } from '@horae/contract/settings/account-settings';
import { useId } from 'react';
import { Switch } from '#ui/switch';
import styles from './account-settings.module.css';
import { saveNotification } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { TabForm } from './tab-form';
import { useTab } from './use-tab';

type Flags = AccountSettings['notification'];

const groups = [
  ['activity', ['commentOnArticle', 'answerOnForm', 'followMe']],
  ['news', ['newAnnouncements', 'productUpdates', 'blogDigest']],
] as const;

const texts = ({ ...flags }: Flags) => ({
  commentOnArticle: String(flags.commentOnArticle),
  answerOnForm: String(flags.answerOnForm),
  followMe: String(flags.followMe),
  newAnnouncements: String(flags.newAnnouncements),
  productUpdates: String(flags.productUpdates),
  blogDigest: String(flags.blogDigest),
});

/** The choice of notifications. */
export function NotificationsTab({ flags }: { flags: Flags }) {
  const say = settingsWords.use();
  const id = useId();
  const { form, props } = useTab(texts(flags), {}, saveNotification, (values) => ({
    body: {
      notification: Object.fromEntries(Object.entries(values).map(([flag, text]) => [flag, text === 'true'])),
    },
  }));

  return (
    <TabForm {...props}>
      <p className={styles.lead}>{say('notificationsLead')}</p>
      {groups.map(([group, names]) => (
        <fieldset key={group} className={styles.flags}>
          <legend>{say(group)}</legend>
          {names.map((name) => (
            <div key={name} className={styles.flag}>
              <Switch
                label={say(`flag.${name}`)}
                checked={form.values[name] === 'true'}
                onChange={(isOn) => form.set(name, String(isOn))}
                describedBy={`${id}-${name}`}
              />
              <p id={`${id}-${name}`}>{say(`tells.${name}`)}</p>
            </div>
          ))}
        </fieldset>
      ))}
    </TabForm>
  );
}
