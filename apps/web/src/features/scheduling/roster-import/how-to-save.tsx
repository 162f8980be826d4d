import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';
import { formatDate } from '#platform/format-date';
import { findingOf } from '#roster/model/findings.rules';
import { findingText } from '#roster/texts/shift-texts';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { TextArea } from '#ui/text-area';
import styles from './how-to-save.module.css';
import { rosterImportWords } from './roster-import.words';

/** Whether a file is published or waits as drafts, and why it is published although it is against the law. */
export interface Saving {
  asDraft: boolean;
  reason: string;
}

interface HowToSaveProps {
  report: Pick<RosterReport, 'unlawful' | 'unlawfulFirst'>;
  value: Saving;
  isReasonMissing: boolean;
  onChange: (value: Saving) => void;
}

/** Publishing or drafting, with what would be against the law. */
export function HowToSave({ report, value, isReasonMissing, onChange }: HowToSaveProps) {
  const say = rosterImportWords.use();
  const { unlawful, unlawfulFirst } = report;
  const { asDraft, reason } = value;
  const rest = unlawful - unlawfulFirst.length;
  return (
    <section className={`panel ${styles.how}`} aria-label={say('how')}>
      <RadioTabs
        label={say('how')}
        value={asDraft ? 'draft' : 'publish'}
        options={[
          { value: 'publish', label: say('how.publish') },
          { value: 'draft', label: say('how.draft') },
        ]}
        onChange={(choice) => onChange({ asDraft: choice === 'draft', reason })}
      />
      <p className="quiet">{say(asDraft ? 'how.draft.hint' : 'how.publish.hint')}</p>
      {unlawful > 0 && (
        <>
          <Message kind={asDraft ? 'info' : 'danger'}>{say('unlawful', { count: unlawful })}</Message>
          <details className={styles.wide}>
            <summary>{say('unlawful.show')}</summary>
            <ul>
              {unlawfulFirst.map(({ person, ...finding }) => (
                <li key={`${finding.employeeId} ${finding.day} ${finding.kind} ${finding.skill} ${finding.wish}`}>
                  <bdi>{person}</bdi>, {formatDate(finding.day)}: {findingText(findingOf(finding))}
                </li>
              ))}
              {rest > 0 && <li>{say('unlawful.more', { count: rest })}</li>}
            </ul>
          </details>
          {!asDraft && (
            <div className={styles.wide}>
              <TextArea
                label={say('reason')}
                hint={say('reason.hint')}
                value={reason}
                rows={2}
                maxLength={500}
                required
                error={isReasonMissing ? say('reason.missing') : undefined}
                onChange={({ target }) => onChange({ asDraft, reason: target.value })}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
