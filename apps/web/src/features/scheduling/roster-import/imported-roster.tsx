import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';
import { Link } from '@tanstack/react-router';
import { Button } from '#ui/button';
import { importWords } from '#ui/import/import.words';
import { Message } from '#ui/message';
import { awayAdded, countOf } from './count-of';
import { rosterImportWords } from './roster-import.words';

interface ImportedRosterProps {
  report: RosterReport;
  asDraft: boolean;
  onAnother: () => void;
}

/** What an import has written, and the way to it. */
export function ImportedRoster({ report, asDraft, onAnother }: ImportedRosterProps) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const [firstDay] = report.rows.flatMap(({ day }) => day ?? []).sort();
  const [count, changed, removed] = [countOf(report, 'added'), countOf(report, 'changed'), countOf(report, 'removed')];
  return (
    <div className="stack-4">
      <Message kind="success">
        {asDraft
          ? say('doneDraft')
          : changed + removed + awayAdded(report) > 0
            ? say('saved', { added: count, changed, removed })
            : say('done', { count })}
      </Message>
      <div className="row-3 wraps centred">
        {asDraft ? (
          <Link to="/staff-timeline" search={{ plan: '1', ...(firstDay && { date: firstDay }) }}>
            {say('openPlan')}
          </Link>
        ) : (
          <Link to="/staff-timeline">{say('openTimeline')}</Link>
        )}
        <Button onClick={onAnother}>{sayImport('another')}</Button>
      </div>
    </div>
  );
}
