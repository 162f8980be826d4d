import type { Email } from '@horae/contract/office/emails';
import type { TextSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { BlankRosterDrawing, KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { listWords } from '#ui/list/list.words';
import { ListSearchBox } from '#ui/list/list-search-box';
import { HeadPart } from '#ui/list-head/head-part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './email.module.css';
import { emailWords } from './email.words';
import { MailList } from './mail-list';
import type { MailBox } from './mail-place';
import { MailTools } from './mail-tools';
import type { MailActions } from './use-mail-actions';
import type { Selection } from './use-selection';

interface MailColumnProps {
  mails: readonly Email[];
  query: { data: unknown; error: unknown; refetch: () => unknown; dataUpdatedAt: number; isPlaceholderData: boolean };
  box: MailBox;
  boxName: string;
  q: string;
  search: TextSearch;
  open: number | null;
  actions: MailActions;
  selection: Selection;
  onFind: (text: string) => void;
  onWrite: (compose: string) => void;
}

/** The list of a box with its search, and the actions for selected e-mails. */
export function MailColumn(props: MailColumnProps) {
  const { mails, query, box, boxName, q, search, open, actions, selection, onFind, onWrite } = props;
  const say = emailWords.use();
  const kind = useWindowKind();
  const sayOfLists = listWords.use();
  const selected = mails.filter(({ id }) => selection.ids.has(id));
  return (
    <section className={`unframed-in-print ${styles.sheet} ${styles.column}`}>
      <div className={`screen-only ${styles.tools}`} data-selecting={selected.length > 0 || undefined}>
        {mails.length > 0 && kind === 'phone' && selected.length === 0 && (
          <HeadPart slot="more">
            <Button onClick={() => selection.setAll(mails.map(({ id }) => id))}>{say('selectAll')}</Button>
          </HeadPart>
        )}
        {mails.length > 0 && (kind !== 'phone' || selected.length > 0) && (
          <span className={styles.all}>
            <Checkbox
              checked={selected.length === mails.length}
              isMixed={selected.length > 0 && selected.length < mails.length}
              onChange={(isOn) => (isOn ? selection.setAll(mails.map(({ id }) => id)) : selection.clear())}
            >
              {say('selectAll')}
            </Checkbox>
          </span>
        )}
        {selected.length > 0 ? (
          <>
            <p role="status">{sayOfLists('selected', { count: selected.length })}</p>
            <MailTools mails={selected} actions={actions} onGone={selection.clear} />
          </>
        ) : (
          <div className={styles.search} data-mail-search>
            <ListSearchBox label={say('search')} value={q} onSearch={onFind} />
          </div>
        )}
      </div>
      <QueryStates
        thing={say('thing')}
        query={query}
        skeleton={
          <div className={styles.skeleton}>
            {Array.from({ length: 8 }, (_, row) => (
              <SkeletonBlock key={row} height={20} />
            ))}
          </div>
        }
      >
        {mails.length > 0 && (
          <MailList
            mails={mails}
            box={box}
            search={search}
            open={open}
            actions={actions}
            selection={selection}
            isBusy={query.isPlaceholderData}
          />
        )}
        {mails.length === 0 && q !== '' && (
          <EmptyState drawing={<BlankRosterDrawing />} text={sayOfLists('noMatch')}>
            <Button onClick={() => onFind('')}>{sayOfLists('clearFilters')}</Button>
          </EmptyState>
        )}
        {mails.length === 0 && q === '' && (
          <EmptyState drawing={<KeyHookDrawing />} text={say('empty', { folder: boxName })}>
            <Button onClick={() => onWrite('new')}>{say('compose')}</Button>
          </EmptyState>
        )}
      </QueryStates>
    </section>
  );
}
