import { sessionContract } from '@horae/contract/core/session.contract';
import { type OwnLanguage, ownLanguages } from '@horae/contract/languages';
import { call } from './api';
import { languageChosenAtLogin, languages as offered, showLanguage } from './i18n';

const known = (language: string): OwnLanguage | undefined => ownLanguages.find((one) => one === language);

/** Changes the language on this device, and for the account, whose mails follow it. */
export function chooseOwnLanguage(language: string): void {
  showLanguage(language);
  saveLanguage(language);
}

/** After a login: a choice made at the login goes to the account, else the language of the account is shown. */
export function agreeOnLanguage(ofAccount: OwnLanguage | undefined): void {
  const chosen = languageChosenAtLogin();
  if (chosen && chosen !== ofAccount) saveLanguage(chosen);
  else if (ofAccount && offered.includes(ofAccount)) showLanguage(ofAccount);
}

/** Without an answer the choice still holds on this device. */
function saveLanguage(language: string): void {
  const chosen = known(language);
  if (chosen) call(sessionContract.setLanguage, { body: { language: chosen } }).catch(() => undefined);
}
