import type { Rotation, RotationAssignment, Rotations } from '@horae/contract/scheduling/rotation-rows';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { i18n } from '#platform/i18n';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import type { ChosenDays } from '../model/fill-days.rules';
import type { PlanDays } from '../planning.queries';
import { templatesQuery } from '../templates/shift-templates.queries';
import type { EditedRotation } from './edited-rotation';
import { EndAssignmentDialog } from './end-assignment-dialog';
import { GivePatternDialog } from './give-pattern-dialog';
import { patternDayText, turnTexts } from './pattern-days.rules';
import { PatternForm } from './pattern-form';
import { PatternRow } from './pattern-row';
import { putRotation, removeRotation, rotationsKey, rotationsQuery } from './rotations.queries';
import { rotationsWords } from './rotations.words';
import styles from './rotations-drawer.module.css';

interface RotationsDrawerProps {
  shown: PlanDays;
  chosen: ChosenDays;
  onApply: () => void;
  onClose: () => void;
}

const nothing: Rotations = { patterns: [], assignments: [], departments: [], mayAddForHotel: false, people: [] };
const noTemplates = { templates: [] };

/** Where those who plan keep patterns, and give them to people. */
export function RotationsDrawer({ shown, chosen, onApply, onClose }: RotationsDrawerProps) {
  const say = rotationsWords.use();
  const { hotel } = shown;
  const query = useQuery(rotationsQuery(shown));
  const { templates } = useQuery(templatesQuery(hotel)).data ?? noTemplates;
  useChanges('rotations', rotationsKey(hotel));
  const [edited, setEdited] = useState<EditedRotation>();
  const [given, setGiven] = useState<Rotation>();
  const [ended, setEnded] = useState<{ pattern: Rotation; assignment: RotationAssignment }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation(removeRotation);
  const restore = useMutation(putRotation);
  const { patterns, assignments, departments, mayAddForHotel, people } = query.data ?? nothing;
  const open = departments.filter(({ mayAdd }) => mayAdd);
  const mayAdd = mayAddForHotel || open.length > 0;
  const nameOf = (id: number | null) => departments.find((one) => one.id === id)?.name ?? say('hotel');
  const place = mayAddForHotel ? null : (open[0]?.id ?? null);

  function onEdit({ id, version, name, departmentId, days }: Rotation): void {
    const texts = days.map((day) => patternDayText(day, templates, i18n.language));
    setEdited({ id, version, name, departmentId, days: texts });
  }

  function onRemove({ id, version, name, departmentId, days }: Rotation): void {
    const back = () => restore.mutate({ key: newKey(), body: { hotel, pattern: { name, departmentId, days } } });
    remove.mutate(
      { hotel, id, version },
      {
        onSuccess: () => {
          notifyUndo(say('removed', { name }), say('undo'), back);
          addButton.current?.focus();
        },
      },
    );
  }

  const start = (name: string, days: string[]) => setEdited({ name, departmentId: place, days });
  const footer = mayAdd && (
    <div className={styles.foot}>
      <Button
        ref={addButton}
        look="solid"
        wide
        onClick={() =>
          start(
            '',
            Array.from({ length: 7 }, () => ''),
          )
        }
      >
        <IconPlus size={18} stroke={1.5} aria-hidden="true" />
        {say('add')}
      </Button>
      {assignments.length > 0 && (
        <Button wide onClick={onApply}>
          {say('apply')}
        </Button>
      )}
    </div>
  );
  return (
    <Drawer title={say('title')} isOpen onClose={onClose} footer={footer}>
      <div className={styles.body}>
        <p className="note">{say('lead')}</p>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
          {patterns.length === 0 && (
            <EmptyState drawing={<BlankRosterDrawing />} text={say('none')}>
              {mayAdd && (
                <div className="row wraps">
                  {examples.map(([work, off]) => (
                    <Button
                      key={`${work}-${off}`}
                      onClick={() => start(`${work}-${off}`, turnTexts(work, off, i18n.language))}
                    >
                      {say('example', { name: `${work}-${off}` })}
                    </Button>
                  ))}
                </div>
              )}
            </EmptyState>
          )}
          <ul className={styles.list} aria-label={say('title')}>
            {patterns.map((pattern) => (
              <PatternRow
                key={pattern.id}
                pattern={pattern}
                place={nameOf(pattern.departmentId)}
                assignments={assignments.filter(({ patternId }) => patternId === pattern.id)}
                onGive={() => setGiven(pattern)}
                onEdit={() => onEdit(pattern)}
                onRemove={() => onRemove(pattern)}
                onEnd={(assignment) => setEnded({ pattern, assignment })}
              />
            ))}
          </ul>
        </QueryStates>
      </div>
      {edited && (
        <PatternForm
          hotel={hotel}
          pattern={edited}
          known={{ departments, mayAddForHotel }}
          templates={templates}
          onClose={() => setEdited(undefined)}
        />
      )}
      {given && (
        <GivePatternDialog pattern={given} {...{ shown, people, chosen }} onClose={() => setGiven(undefined)} />
      )}
      {ended && <EndAssignmentDialog {...ended} shown={shown} onClose={() => setEnded(undefined)} />}
    </Drawer>
  );
}

/** Days of work and days off of the usual turns. */
const examples = [
  [5, 2],
  [6, 1],
] as const;
