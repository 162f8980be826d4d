import type { DeclarationRow } from '@horae/contract/declarations/declarations.contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { errorText } from '#platform/api-error';
import type { ListControl } from '#platform/list-search';
import { notify } from '#platform/notify';
import { saveFile } from '#platform/save-file';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { SelectionBar } from '#ui/list/selection-bar';
import { Part } from '#ui/part';
import { fetchPaper, messagesQuery } from './declarations.queries';
import { declarationsWords } from './declarations.words';
import { messageColumns } from './message-columns';

const LateCardsDialog = lazy(() => import('./late-cards-dialog').then((part) => ({ default: part.LateCardsDialog })));

interface MessagesTabProps {
  hotel: number;
  list: ListControl;
  state: 'rejected' | 'open' | 'accepted';
  onMend: (declaration: DeclarationRow) => void;
  onTakeBack: (declaration: DeclarationRow) => void;
}

/** Messages to the ministry that need a decision, are being sent, or were accepted. */
export function MessagesTab({ hotel, list, state, onMend, onTakeBack }: MessagesTabProps) {
  const say = declarationsWords.use();
  const { q, page, perPage } = list;
  const query = useQuery(messagesQuery({ hotel, state, q, page, perPage }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [resolving, setResolving] = useState<readonly DeclarationRow[] | 'all' | null>(null);
  const rows = query.data?.declarations ?? [];
  const late = rows.filter(({ id, needsReason }) => chosen.has(id) && needsReason);
  const lateCards = query.data?.lateCards ?? 0;
  const selection = state === 'rejected' ? { ids: chosen, onChange: setChosen } : undefined;
  const resolved = resolving === 'all' ? rows.filter(({ needsReason }) => needsReason) : (resolving ?? []);
  const done = () => {
    setResolving(null);
    setChosen(new Set());
  };
  const nameOf = ({ employee, kind }: DeclarationRow) => `${employee?.name ?? say('hotel')}, ${say(`kind.${kind}`)}`;

  async function save({ id, protocol }: DeclarationRow): Promise<void> {
    try {
      saveFile(`${protocol}.pdf`, 'application/pdf', await fetchPaper(hotel, id));
    } catch (error) {
      notify(errorText(error), { kind: 'error' });
    }
  }

  return (
    <>
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={q !== ''}
        empty={{ text: say('noneListed') }}
        tools={
          <>
            <ListSearch list={list} label={say('search')} />
            {state === 'rejected' && lateCards > 1 && (
              <Button onClick={() => setResolving('all')}>{say('resolveAllLate', { count: lateCards })}</Button>
            )}
          </>
        }
      >
        {selection && (
          <SelectionBar selection={selection}>
            <Button
              look="plain"
              onClick={() => (late.length > 0 ? setResolving(late) : notify(say('noneLate'), { kind: 'info' }))}
            >
              {say('resolveLate', { count: late.length })}
            </Button>
          </SelectionBar>
        )}
        <DataTable
          name={say(`view.${state}`)}
          columns={messageColumns(say, state)}
          rows={rows}
          selection={selection}
          nameOf={nameOf}
          isBusy={query.isPlaceholderData}
          renderActions={(row) =>
            state === 'rejected' ? (
              <Button look="plain" aria-label={say('mendFor', { name: nameOf(row) })} onClick={() => onMend(row)}>
                {say('mend')}
              </Button>
            ) : row.hasPaper ? (
              <>
                <Button
                  look="plain"
                  aria-label={say('paperOf', { protocol: row.protocol })}
                  onClick={() => void save(row)}
                >
                  {say('paper')}
                </Button>
                {row.kind === 'leave' && row.state === 'accepted' && (
                  <Button
                    look="plain"
                    aria-label={say('takeBackFor', { name: row.employee?.name })}
                    onClick={() => onTakeBack(row)}
                  >
                    {say('takeBack')}
                  </Button>
                )}
              </>
            ) : null
          }
        />
      </ListPanel>
      {/* Outside the list, which shows nothing once the last card has been sent. */}
      <Part>
        {resolving && (
          <LateCardsDialog
            hotel={hotel}
            {...(resolving !== 'all' && { cards: resolving })}
            count={resolving === 'all' ? lateCards : resolving.length}
            proposed={resolved.some(({ proposedReason }) => proposedReason) ? 'linkToErgani' : null}
            onClose={() => setResolving(null)}
            onDone={done}
          />
        )}
      </Part>
    </>
  );
}
