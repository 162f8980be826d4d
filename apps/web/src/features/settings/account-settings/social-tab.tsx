import type { AccountSettings } from '@horae/contract/settings/account-settings.contract';
import { isSocialName, socialPrefixes } from '@horae/contract/settings/social-links';
import { IconExternalLink } from '@tabler/icons-react';
import { TextField } from '#ui/text-field';
import styles from './account-settings.module.css';
import { saveSocial } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { TabForm } from './tab-form';
import { useTab } from './use-tab';

type Links = AccountSettings['social']['socialLinks'];

const networks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;

const mapped = (links: Links, map: (network: (typeof networks)[number], text: string) => string): Links => ({
  twitter: map('twitter', links.twitter),
  facebook: map('facebook', links.facebook),
  google: map('google', links.google),
  linkedIn: map('linkedIn', links.linkedIn),
  instagram: map('instagram', links.instagram),
  quora: map('quora', links.quora),
});

/** Extracts the name if a whole URL was pasted. */
const nameOf = (network: (typeof networks)[number], text: string) => {
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '');
  const [prefix, given] = [bare(socialPrefixes[network]), bare(text.trim())];
  const name = given.toLowerCase().startsWith(prefix) ? given.slice(prefix.length) : given;
  return name.replace(/[/?#].*$/, (rest) => (/^\/?($|[?#])/.test(rest) ? '' : rest));
};

/** The user's own profiles on social networks, entered by name and stored as URLs. */
export function SocialTab({ links }: { links: Links }) {
  const say = settingsWords.use();
  const check = (name: string) => (name === '' || isSocialName(name) ? undefined : say('fault.profile'));
  const { form, props } = useTab(
    mapped(links, nameOf),
    { rules: { twitter: check, facebook: check, google: check, linkedIn: check, instagram: check, quora: check } },
    saveSocial,
    (names) => ({
      body: { socialLinks: mapped(names, (network, name) => (name === '' ? '' : socialPrefixes[network] + name)) },
    }),
  );

  return (
    <TabForm {...props}>
      <p className={styles.lead}>{say('socialLead')}</p>
      {networks.map((network) => {
        const name = form.values[network];
        return (
          <TextField
            {...form.field(network)}
            key={network}
            label={say(`network.${network}`)}
            autoComplete="off"
            spellCheck={false}
            hint={`${socialPrefixes[network].replace(/^https:\/\/(www\.)?/, '')}${name}`}
            onChange={(event) => form.set(network, nameOf(network, event.currentTarget.value))}
            end={
              name !== '' &&
              isSocialName(name) && (
                <a
                  className={styles.open}
                  href={socialPrefixes[network] + name}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={say('open', { network: say(`network.${network}`) })}
                >
                  <IconExternalLink size={20} stroke={1.5} aria-hidden="true" />
                </a>
              )
            }
          />
        );
      })}
    </TabForm>
  );
}
