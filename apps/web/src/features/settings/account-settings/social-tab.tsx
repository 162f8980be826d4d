import { ProfileName } from '@horae/contract/settings/account-setting-fields';
import { type AccountSettings } from '@horae/contract/settings/account-settings';
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

type Network = (typeof networks)[number];

const ofEach = <T,>(valueOf: (network: Network) => T): Record<Network, T> => ({
  twitter: valueOf('twitter'),
  facebook: valueOf('facebook'),
  google: valueOf('google'),
  linkedIn: valueOf('linkedIn'),
  instagram: valueOf('instagram'),
  quora: valueOf('quora'),
});

const mapped = (links: Links, map: (network: Network, text: string) => string): Links =>
  ofEach((network) => map(network, links[network]));

/** Extracts the name if a whole URL was pasted. */
const nameOf = (network: Network, text: string) => {
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '');
  const [prefix, given] = [bare(socialPrefixes[network]), bare(text.trim())];
  const name = given.toLowerCase().startsWith(prefix) ? given.slice(prefix.length) : given;
  return name.replace(/[/?#].*$/, (rest) => (/^\/?($|[?#])/.test(rest) ? '' : rest));
};

/** The user's own profiles on social networks, entered by name and stored as URLs. */
export function SocialTab({ links }: { links: Links }) {
  const say = settingsWords.use();
  const { form, props } = useTab(
    mapped(links, nameOf),
    { shape: ofEach(() => ProfileName), words: ofEach(() => say('fault.profile')) },
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
            // Users may paste a complete address.
            maxLength={undefined}
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
