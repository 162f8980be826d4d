import { expect, it } from 'vitest';
import '#features/core/core.words';
import '#features/core/home/home.words';
import '#features/declarations/declarations.words';
import '#features/office/office.words';
import '#features/people/people.words';
import '#features/reports/reports.words';
import '#features/scheduling/scheduling.words';
import '#features/settings/settings.words';
import '#features/time/time.words';
import '#features/time/my-time/my-time.words';
import '#features/time/my-time/own-requests.words';
import '#features/core/session/confirm-email.words';
import '#features/core/session/session.words';
import '#features/core/two-step/second-step.words';
import '#ui/print-head/print-head.words';
import { i18n } from '#platform/i18n';
import '#platform/unsaved';
import '#ui/leave-kinds';
import '#ui/waiting/waiting.words';
import greek from './platform/locales/el.json';
import '#roster/requests/requests.words';
import '#roster/sheet/rule.words';
import '#roster/sheet/sheet.words';

const namesIn = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

it.each(Object.entries(greek))(
  '%s is whole in Greek, and its sentences take the same values',
  (namespace, sentences) => {
    const english = i18n.getResourceBundle('en', namespace) as Record<string, string>;

    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    for (const [key, sentence] of Object.entries(sentences))
      expect(namesIn(sentence), key).toEqual(namesIn(english[key]!));
  },
);
