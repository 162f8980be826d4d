import type { emailContract } from '@horae/contract/office/email.contract';
import type { AnswerOf } from '@horae/contract/route';
import {
  type Icon,
  IconAlertOctagon,
  IconInbox,
  IconPencil,
  IconSend,
  IconStar,
  IconTagFilled,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TextSearch } from '#platform/screen-search';
import type { BadgeTone } from '#ui/badge';
import { PanelFace, panelLink, SidePanel } from '#ui/side-panel';
import { emailWords } from './email.words';
import { labelTones } from './label-look';
import { inOtherBox, labelsInOrder, type MailBox, mailPath, type ShownFolder, shownFolders } from './mail-place';

const icons: Record<ShownFolder, Icon> = {
  inbox: IconInbox,
  sent: IconSend,
  draft: IconPencil,
  starred: IconStar,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

type Counts = AnswerOf<typeof emailContract.list>['emailsMeta'];

interface MailPanelProps {
  box: MailBox;
  counts: Counts | undefined;
  search: TextSearch;
  /** Called when a folder or label was chosen. */
  onChosen?: () => void;
}

/** Folders and labels with their counts. */
export function MailPanel({ box, counts, search, onChosen }: MailPanelProps) {
  const say = emailWords.use();
  const count = (folder: ShownFolder) => {
    const number = folder === 'inbox' || folder === 'draft' || folder === 'spam' ? counts?.[folder] : undefined;
    return number ? number : undefined;
  };
  const inWords = (folder: ShownFolder, number: number | undefined) =>
    number === undefined ? undefined : say(folder === 'draft' ? 'draftCount' : 'unreadCount', { count: number });

  const entry = (
    to: MailBox,
    face: { icon: Icon; tone?: BadgeTone; label: string; count?: number | undefined; countText?: string | undefined },
  ) => (
    <li key={mailPath(to)}>
      <Link
        to="/email/$"
        params={{ _splat: mailPath(to) }}
        search={inOtherBox(search)}
        {...panelLink(mailPath(to) === mailPath(box))}
      >
        <PanelFace {...face} />
      </Link>
    </li>
  );
  return (
    <SidePanel label={say('folders')} onChosen={onChosen}>
      <ul>
        {shownFolders.map((folder) => {
          const number = count(folder);
          const face = { icon: icons[folder], label: say(`folder.${folder}`), count: number };
          return entry({ folder }, { ...face, countText: inWords(folder, number) });
        })}
      </ul>
      <h2>{say('labels')}</h2>
      <ul>
        {labelsInOrder.map((label) =>
          entry({ label }, { icon: IconTagFilled, tone: labelTones[label], label: say(`label.${label}`) }),
        )}
      </ul>
    </SidePanel>
  );
}
