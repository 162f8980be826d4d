import { describe, expect, it } from 'vitest';
import { connectionsAfter, unsetNotification, withSent } from './account-settings.rules';

it('sends all notices but the news of the product and the digest until an account chooses', () => {
  expect(unsetNotification).toEqual({
    commentOnArticle: true,
    answerOnForm: true,
    followMe: true,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: false,
  });
});

describe('settings that were sent', () => {
  const current = { bio: 'Cook', phone: '210', isOn: true };

  it.each([
    [{}, current],
    [{ bio: undefined }, current],
    [{ bio: '' }, { ...current, bio: '' }],
    [
      { isOn: false, phone: undefined },
      { ...current, isOn: false },
    ],
  ])('%j override the current ones', (sent, after) => {
    expect(withSent(current, sent)).toEqual(after);
  });

  it('leave the current object as it was', () => {
    withSent(current, { bio: 'Waiter' });
    expect(current.bio).toBe('Cook');
  });
});

describe('a connected profile', () => {
  const none = { profileImg: '', id: '' };
  const current = { twitter: { profileImg: 't.png', id: 'maria' }, google: none, facebook: none, github: none };

  it.each([
    ['keeps its picture while it is the same', { twitter: { id: 'maria' } }, current.twitter],
    ['loses its picture when it changes', { twitter: { id: 'Maria' } }, { profileImg: '', id: 'Maria' }],
    ['loses its picture when it is removed', { twitter: { id: '' } }, none],
    ['stays when it is not sent', { google: { id: 'maria' } }, current.twitter],
    ['stays when nothing is sent for it', { twitter: undefined }, current.twitter],
  ])('%s', (_, sent, twitter) => {
    expect(connectionsAfter(current, sent).twitter).toEqual(twitter);
  });

  it('changes alone', () => {
    expect(connectionsAfter(current, { github: { id: 'mp' } })).toEqual({
      ...current,
      github: { profileImg: '', id: 'mp' },
    });
  });
});
