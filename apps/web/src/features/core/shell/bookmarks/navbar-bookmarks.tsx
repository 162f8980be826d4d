import { IconStar } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PageIcon } from '#areas/page-icon';
import { useBookmarks } from '#areas/use-bookmarks';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { IconButton } from '#ui/icon-button';
import { Popup } from '#ui/popup/popup';
import { BookmarksPanel } from './bookmarks-panel';
import styles from './navbar-bookmarks.module.css';
import { navbarBookmarksWords } from './navbar-bookmarks.words';

const mostLinks = 8;

/** The starred pages, and a button that lists all pages to star. */
export function NavbarBookmarks() {
  const say = navbarBookmarksWords.use();
  const router = useRouter();
  const { data } = useBookmarks();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const links = data.bookmarks.slice(0, mostLinks);
  const others = data.bookmarks.slice(mostLinks);
  return (
    <nav className={styles.bookmarks} aria-label={say('list')}>
      {links.map(({ id, link, title }) => (
        <Link key={id} to={link} className={styles.link} aria-label={title}>
          <PageIcon path={link} size={20} />
        </Link>
      ))}
      {others.length > 0 && (
        <DotsMenu label={say('more')}>
          {others.map(({ id, link, title }) => (
            <ActionItem
              key={id}
              icon={<PageIcon path={link} size={18} />}
              onClick={() => void router.navigate({ href: link })}
            >
              {title}
            </ActionItem>
          ))}
        </DotsMenu>
      )}
      <Popup
        isOpen={isOpen}
        setOpen={setOpen}
        distance={14}
        width={340}
        className={styles.dropdown}
        role="dialog"
        label={say('manage')}
        trigger={
          <IconButton
            icon={IconStar}
            label={say('manage')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        }
      >
        <BookmarksPanel pages={data.suggestions} />
      </Popup>
    </nav>
  );
}
