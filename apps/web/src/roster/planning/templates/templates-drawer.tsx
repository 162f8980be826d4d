import type { ShiftTemplate, ShiftTemplates } from '@horae/contract/scheduling/shift-templates.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { IconButton } from '#ui/icon-button';
import { QueryStates } from '#ui/query-states';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { putTemplate, removeTemplate, templatesKey, templatesQuery } from './shift-templates.queries';
import { templatesWords } from './shift-templates.words';
import { TemplateExamples } from './template-examples';
import { TemplateForm } from './template-form';
import { blankTemplate, type EditedTemplate, fieldsOf, textsOf } from './template-form.rules';
import { TemplateRow } from './template-row';
import styles from './templates-drawer.module.css';

interface TemplatesDrawerProps {
  hotel: number;
  onClose: () => void;
}

const nothing: Pick<ShiftTemplates, 'templates' | 'departments' | 'skills' | 'mayAddForHotel'> = {
  templates: [],
  departments: [],
  skills: [],
  mayAddForHotel: false,
};
const ofHotel = 'hotel';

/** Where those who plan keep the shift templates of their departments. */
export function TemplatesDrawer({ hotel, onClose }: TemplatesDrawerProps) {
  const say = templatesWords.use();
  const query = useQuery(templatesQuery(hotel));
  useChanges('shift-templates', templatesKey(hotel));
  const [edited, setEdited] = useState<EditedTemplate>();
  const [shown, setShown] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation(removeTemplate);
  const restore = useMutation(putTemplate);
  const { templates, departments, skills, mayAddForHotel } = query.data ?? nothing;
  const open = departments.filter(({ mayAdd }) => mayAdd);
  const mayAdd = mayAddForHotel || open.length > 0;
  const nameOf = (id: number | null) =>
    id === null ? say('hotel') : (departments.find((one) => one.id === id)?.name ?? '');
  const places = [
    { value: '', label: say('everything') },
    { value: ofHotel, label: say('hotel') },
    ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const here = templates.filter(({ departmentId }) => shown === '' || shown === String(departmentId ?? ofHotel));

  /** A new template is for what is shown, else for as many people as the account may plan. */
  function placeOfNew(): number | null {
    if (shown !== '' && shown !== ofHotel) return Number(shown);
    return mayAddForHotel ? null : (open[0]?.id ?? null);
  }

  function onRemove(removed: ShiftTemplate): void {
    const { id, version } = removed;
    const template = fieldsOf(textsOf(removed));
    const back = () => restore.mutate({ key: newKey(), body: { hotel, template } });
    remove.mutate(
      { hotel, id, version },
      {
        onSuccess: () => {
          notifyUndo(say('removed', { code: template.code }), say('undo'), back);
          addButton.current?.focus();
        },
      },
    );
  }

  return (
    <Drawer
      title={say('title')}
      isOpen
      onClose={onClose}
      footer={
        mayAdd && (
          <Button ref={addButton} look="solid" wide onClick={() => setEdited(blankTemplate(placeOfNew()))}>
            <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('add')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className="note">{say('lead', { code: templates[0]?.code ?? say('example.early.code') })}</p>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={200} />}>
          {templates.length === 0 ? (
            mayAdd && <TemplateExamples hotel={hotel} departmentId={placeOfNew()} onStart={setEdited} />
          ) : (
            <>
              {departments.length > 1 && (
                <SelectField label={say('show')} isInline value={shown} options={places} onChange={setShown} />
              )}
              {here.length === 0 && (
                <p className="quiet">
                  {say('noneHere', { department: places.find(({ value }) => value === shown)?.label ?? '' })}
                </p>
              )}
              <ul className={styles.list} aria-label={say('title')}>
                {here.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    place={departments.length > 1 ? nameOf(template.departmentId) : undefined}
                    say={say}
                  >
                    {template.mayChange && (
                      <span className={styles.actions}>
                        <IconButton
                          icon={IconPencil}
                          label={say('edit', { code: template.code })}
                          onClick={() => setEdited(template)}
                        />
                        <IconButton
                          icon={IconTrash}
                          label={say('remove', { code: template.code })}
                          onClick={() => onRemove(template)}
                        />
                      </span>
                    )}
                  </TemplateRow>
                ))}
              </ul>
            </>
          )}
        </QueryStates>
      </div>
      {edited && (
        <TemplateForm
          hotel={hotel}
          template={edited}
          departments={departments}
          skills={skills}
          mayAddForHotel={mayAddForHotel}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Drawer>
  );
}
