import { sessionContract } from '@horae/contract/core/session.contract';
import { type Language, languages } from '@horae/contract/languages';
import { call } from './api';
import { chooseLanguage, chosenLanguage } from './i18n';

const known = (language: string): Language | undefined => languages.find((one) => one === language);

/** Changes the language on this device, and for the account, whose mails follow it. */
export function chooseOwnLanguage(language: string): void {
  chooseLanguage(language);
  saveLanguage(language);
}

/** After a login: a choice on this device goes to the account, else that of the account comes to the device. */
export function agreeOnLanguage(ofAccount: Language | undefined): void {
  const onDevice = chosenLanguage();
  if (onDevice && onDevice !== ofAccount) saveLanguage(onDevice);
  else if (!onDevice && ofAccount) chooseLanguage(ofAccount);
}

/** Without an answer the choice still holds on this device. */
function saveLanguage(language: string): void {
  const chosen = known(language);
  if (chosen) call(sessionContract.setLanguage, { body: { language: chosen } }).catch(() => undefined);
}
