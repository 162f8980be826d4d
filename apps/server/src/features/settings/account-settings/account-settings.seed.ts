import type { PersonalSamples } from '#platform/samples';
import { accountSettings } from './account-settings.table';

export const accountSettingSamples: PersonalSamples = {
  name: 'account-settings',
  async add(tx, accountId) {
    const row = {
      accountId,
      company: 'Thalassa Hotels',
      info: {
        bio: 'Plans the rosters of three houses by the sea and keeps a spare key for each of them.',
        dob: '1986-09-14',
        country: 'Greece',
        website: 'https://thalassa.example',
        phone: '+30 2310 555 014',
      },
      socialLinks: {
        twitter: 'https://x.com/thalassa.hours',
        linkedIn: 'https://www.linkedin.com/in/thalassa-hours',
        instagram: 'https://www.instagram.com/thalassa.hours',
      },
      connections: {
        twitter: { profileImg: '/samples/profile/anchor.svg', id: 'thalassa.hours' },
        github: { profileImg: '/samples/profile/lighthouse.svg', id: 'thalassa-hours' },
      },
    };
    await tx.insert(accountSettings).values(row).onConflictDoNothing();
  },
};
