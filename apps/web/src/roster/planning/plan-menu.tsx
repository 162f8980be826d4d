import { IconDots } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { Part } from '#ui/part';
import { publicationsWords } from '../publications/publications.words';
import type { RosterAddress } from '../roster-address';
import { rangeText } from '../texts/range-text';
import { adviceWords } from './advice/plan-advice.words';
import { patternsFill } from './fill/fill.queries';
import { fillWords } from './fill/plan-fill.words';
import type { ChosenDays } from './model/fill-days.rules';
import type { PlanDays } from './planning.queries';
import { planningWords } from './planning.words';
import { rotationsWords } from './rotations/rotations.words';
import { weeksWords } from './weeks/template-weeks.words';

const FillDialog = lazy(() => import('./fill/fill-dialog').then((m) => ({ default: m.FillDialog })));
const ClearDialog = lazy(() => import('./fill/clear-dialog').then((m) => ({ default: m.ClearDialog })));
const RotationsDrawer = lazy(() =>
  import('./rotations/rotations-drawer').then((m) => ({ default: m.RotationsDrawer })),
);
const AdviceDrawer = lazy(() => import('./advice/advice-drawer').then((m) => ({ default: m.AdviceDrawer })));
const WeeksDrawer = lazy(() => import('./weeks/weeks-drawer').then((m) => ({ default: m.WeeksDrawer })));

interface PlanMenuProps {
  shown: PlanDays;
  address: RosterAddress;
  chosen: ChosenDays;
  /** Given where the bar has no room for the buttons of these tools. */
  onTool?: ((tool: (typeof tools)[number]) => void) | undefined;
  /** More items, after all others. */
  children: ReactNode;
}

const tools = ['templates', 'needs', 'published', 'copy'] as const;

/** What is done to many days at once, behind one button of the bar. */
export function PlanMenu({ shown, address, chosen, onTool, children }: PlanMenuProps) {
  const say = fillWords.use();
  const sayPlan = planningWords.use();
  const sayPublications = publicationsWords.use();
  const sayPatterns = rotationsWords.use();
  const sayWeeks = weeksWords.use();
  const sayAdvice = adviceWords.use();
  const [opened, setOpened] = useState<'patterns' | 'apply' | 'weeks' | 'clear' | 'advice'>();
  const range = rangeText(address.zoom, address.period);
  const close = () => setOpened(undefined);
  return (
    <>
      <ActionMenu label={say('more')} trigger={<IconButton icon={IconDots} label={say('more')} />}>
        {onTool &&
          tools.map((tool) => (
            <ActionItem key={tool} onClick={() => onTool(tool)}>
              {tool === 'published' ? sayPublications('confirmations') : sayPlan(tool)}
            </ActionItem>
          ))}
        <ActionItem onClick={() => setOpened('patterns')}>{sayPatterns('open')}</ActionItem>
        <ActionItem onClick={() => setOpened('apply')}>{sayPatterns('apply')}</ActionItem>
        <ActionItem onClick={() => setOpened('weeks')}>{sayWeeks('open')}</ActionItem>
        <ActionItem onClick={() => setOpened('clear')}>{say('clear')}</ActionItem>
        <ActionItem onClick={() => setOpened('advice')}>{sayAdvice('open')}</ActionItem>
        {children}
      </ActionMenu>
      {opened && (
        <Part>
          {opened === 'patterns' && (
            <RotationsDrawer shown={shown} chosen={chosen} onApply={() => setOpened('apply')} onClose={close} />
          )}
          {opened === 'apply' && (
            <FillDialog
              title={sayPatterns('applyTitle', { range })}
              fill={patternsFill(shown)}
              chosen={chosen}
              onClose={close}
            />
          )}
          {opened === 'weeks' && <WeeksDrawer shown={shown} range={range} chosen={chosen} onClose={close} />}
          {opened === 'advice' && <AdviceDrawer shown={shown} onClose={close} />}
          {opened === 'clear' && <ClearDialog shown={shown} range={range} chosen={chosen} onClose={close} />}
        </Part>
      )}
    </>
  );
}
