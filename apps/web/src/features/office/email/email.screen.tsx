import { IconFolders, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Floating } from '#ui/floating';
import { ListHead } from '#ui/list-head/list-head';
import { ComposeWindow } from './compose-window';
import styles from './email.module.css';
import { emailsQuery, everyMail, findNeighbour } from './email.queries';
import { emailWords } from './email.words';
import { MailColumn } from './mail-column';
import { MailPanel } from './mail-panel';
import { isIn, mailPath, readMailPlace, withWriting } from './mail-place';
import { OpenMail } from './open-mail';
import { useMailActions } from './use-mail-actions';
import { focusMail, useMailKeys } from './use-mail-keys';
import { useSelection } from './use-selection';

/** The account's own e-mail: search, reading, folders and replies. `path` is what follows `/email/`. */
export function EmailScreen({ path, search, onSearch }: ScreenSearch & { path: string }) {
  const say = emailWords.use();
  const navigate = useNavigate();
  const isDesktop = useWindowKind() === 'desktop';
  const { box, q, open, writing } = readMailPlace(path, search);
  const query = useQuery(emailsQuery({ q, ...box }));
  const actions = useMailActions();
  const selection = useSelection(mailPath(box));
  const [hasFolders, setFolders] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useChanges('email', everyMail);

  // Moved e-mails leave the list immediately, before the server replies.
  const mails = (query.data?.emails ?? []).filter((mail) => isIn(box, mail));
  const listed = query.data?.emails.find(({ id }) => id === open);
  const boxName = box.label ? say(`label.${box.label}`) : say(`folder.${box.folder}`);

  const go = (id?: number) =>
    void navigate({ to: '/email/$', params: { _splat: mailPath(box, id) }, search, resetScroll: false });
  const write = (compose: string | null) => onSearch(withWriting(search, compose), { replace: compose === null });
  const onNeighbour = (dir: 'previous' | 'next') => {
    if (open) void findNeighbour(open, dir).then(go, () => undefined);
  };
  const message = { actions, onBack: () => go(), onNeighbour, onWrite: write };
  useMailKeys({ ...message, mails, open: open === null ? null : (listed ?? null), selection });

  // After leaving an e-mail, the focus returns to its row.
  const before = useRef(open);
  useEffect(() => {
    if (before.current && open === null && document.activeElement?.closest('[data-compose]') === null) {
      focusMail(before.current);
    }
    before.current = open;
  }, [open]);

  const panel = { box, counts: query.data?.emailsMeta, search };
  const composeButton = (
    <Button look="solid" data-keys="c" onClick={() => write('new')}>
      <IconPencilPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('compose')}
    </Button>
  );
  return (
    <div ref={root} className={`block-in-print ${styles.screen}`} data-open={open === null ? undefined : ''}>
      {isDesktop && (
        <div className={`screen-only ${styles.side}`}>
          {composeButton}
          <MailPanel {...panel} />
        </div>
      )}
      <div className="shrinks">
        <div className={styles.title}>
          {open === null ? (
            <ListHead title={boxName}>
              {!isDesktop && (
                <Button onClick={() => setFolders(true)}>
                  <IconFolders size={18} stroke={1.5} aria-hidden="true" />
                  {say('showFolders')}
                </Button>
              )}
            </ListHead>
          ) : null}
        </div>
        <div className={styles.panes}>
          <MailColumn
            mails={mails}
            query={query}
            box={box}
            boxName={boxName}
            q={q}
            search={search}
            open={open}
            actions={actions}
            selection={selection}
            onFind={(text) => onSearch((now) => withSearchChange(now, { q: text }), { replace: true })}
            onWrite={write}
          />
          {open !== null && (
            <section className={`unframed-in-print ${styles.sheet}`}>
              <OpenMail id={open} listed={listed} boxName={boxName} search={search} {...message} />
            </section>
          )}
        </div>
      </div>
      {!isDesktop && open === null && <Floating>{composeButton}</Floating>}
      {hasFolders && !isDesktop && (
        <Drawer title={say('folders')} side="start" isOpen onClose={() => setFolders(false)}>
          <MailPanel {...panel} onChosen={() => setFolders(false)} />
        </Drawer>
      )}
      {writing && <ComposeWindow key={search.compose} writing={writing} onClose={() => write(null)} />}
    </div>
  );
}
