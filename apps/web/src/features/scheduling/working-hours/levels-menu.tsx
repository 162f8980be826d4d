import { type HourLevel, hourLevels } from '@horae/contract/scheduling/hour-rows';
import { IconArrowUp, IconBinaryTree } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { MenuButton } from '#roster/filters/menu-button';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { usualLevels } from './model/hours-view.rules';
import { moveLevel, toggleLevel } from './model/levels.rules';
import { hoursWords } from './working-hours.words';

interface LevelsMenuProps {
  levels: readonly HourLevel[];
  onLevels: (levels: readonly HourLevel[]) => void;
  onDepth: (depth: number) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Which levels the tree has, in which order, and how far it is expanded. */
export function LevelsMenu({ levels, onLevels, onDepth }: LevelsMenuProps) {
  const say = hoursWords.use();
  const nameOf = (level: HourLevel) => say(`levels.${level}`);
  const order = [...levels, ...hourLevels.filter((level) => !levels.includes(level))];

  /** Alt and an arrow key move the focused level. */
  function move(event: KeyboardEvent<HTMLElement>, shown: readonly HourLevel[]): void {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    const item = document.activeElement as HTMLElement;
    const level = shown[[...event.currentTarget.children].indexOf(item)];
    if (!by || !level) return;
    event.preventDefault();
    event.stopPropagation();
    onLevels(moveLevel(levels, level, by));
    // An element that moves in the document loses the focus.
    queueMicrotask(() => item.focus());
  }

  return (
    <ActionMenu
      label={say('levels.label')}
      position="bottom-start"
      staysOpen
      trigger={<MenuButton>{say('levels.label')}</MenuButton>}
    >
      <div role="group" aria-label={say('levels.order')} onKeyDown={(event) => move(event, order)}>
        {order.map((level) => (
          <ActionItem
            key={level}
            isTicked={levels.includes(level)}
            onClick={() => onLevels(toggleLevel(levels, level))}
          >
            {nameOf(level)}
          </ActionItem>
        ))}
      </div>
      <div role="group" aria-label={say('levels.label')} className="menu-section">
        {levels.slice(1).map((level) => (
          <ActionItem
            key={`up ${level}`}
            icon={<IconArrowUp {...icon} />}
            onClick={() => onLevels(moveLevel(levels, level, -1))}
          >
            {say('levels.up', { name: nameOf(level) })}
          </ActionItem>
        ))}
        {levels.join() !== usualLevels.join() && (
          <ActionItem onClick={() => onLevels(usualLevels)}>{say('levels.usual')}</ActionItem>
        )}
      </div>
      <div role="group" aria-label={say('expandAll')} className="menu-section">
        {levels.slice(1, -1).map((_, at) => (
          <ActionItem key={`to ${at + 2}`} icon={<IconBinaryTree {...icon} />} onClick={() => onDepth(at + 2)}>
            {say('levels.to', { level: at + 2 })}
          </ActionItem>
        ))}
      </div>
    </ActionMenu>
  );
}
