import {
  IconArrowsMaximize,
  IconChartBar,
  IconFileTypeCsv,
  IconPhotoDown,
  IconRefresh,
  IconTable,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { ActionItem } from '../action-menu';
import { DotsMenu } from '../dots-menu';
import { startExport } from '../export/export-menu';
import type { CardControl } from './card-control';
import { chartWords } from './chart.words';
import { cardFile, type NamedCard } from './chart-file';

interface CardMenuProps {
  slug: string;
  title: string;
  /** The card's current content; undefined while loading. */
  card: NamedCard | undefined;
  /** The prefix of the file name: "analytics-revenue". */
  fileName: string;
  scope: readonly string[];
  control: CardControl;
  region: RefObject<HTMLElement | null>;
  onRefresh: () => void;
}

const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function CardMenu({ slug, title, card, fileName, scope, control, region, onRefresh }: CardMenuProps) {
  const say = chartWords.use();
  const isTable = control.isTable(slug);
  const label = say('options', { title });

  async function savePng(): Promise<void> {
    const { savePicture } = await import('./save-picture');
    await savePicture(fileName, card!, region.current!);
  }

  return (
    <DotsMenu label={label}>
      <ActionItem icon={<IconRefresh {...look} />} onClick={onRefresh}>
        {say('refresh')}
      </ActionItem>
      {card && (
        <>
          <ActionItem
            icon={isTable ? <IconChartBar {...look} /> : <IconTable {...look} />}
            onClick={() => control.toggleTable(slug)}
          >
            {say(isTable ? 'asChart' : 'asTable')}
          </ActionItem>
          <ActionItem
            icon={<IconFileTypeCsv {...look} />}
            onClick={() => void startExport('csv', () => cardFile(fileName, card, scope))}
          >
            {say('csv')}
          </ActionItem>
          {!isTable && (
            <ActionItem icon={<IconPhotoDown {...look} />} onClick={() => void savePng()}>
              {say('png')}
            </ActionItem>
          )}
          <ActionItem icon={<IconArrowsMaximize {...look} />} onClick={() => control.expand(slug)}>
            {say('expand')}
          </ActionItem>
        </>
      )}
    </DotsMenu>
  );
}
