import { useSyncExternalStore } from 'react';
import { i18n } from './i18n';

type WithoutPlural<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

export type Say<W> = (key: WithoutPlural<keyof W & string>, values?: Record<string, unknown>) => string;

/** The texts of one part of the product: English is bundled, other languages come from their catalogue. */
export interface Words<W> {
  /** In a component; re-renders when the language changes. */
  use(): Say<W>;
  /** Outside components; uses the language at the time of the call. */
  say: Say<W>;
}

function followLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

const language = (): string => i18n.language;

export function words<W extends Record<string, string>>(namespace: string, english: W): Words<W> {
  i18n.addResourceBundle('en', namespace, english);
  const say: Say<W> = (key, values) => i18n.t(key, { ...values, ns: namespace });
  return {
    use() {
      useSyncExternalStore(followLanguage, language);
      return say;
    },
    say,
  };
}
