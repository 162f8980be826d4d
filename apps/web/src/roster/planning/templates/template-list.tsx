import type { ShiftTemplate, TemplateDepartment } from '@horae/contract/scheduling/shift-templates.contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { SelectField } from '#ui/select-field';
import { templatesWords } from './shift-templates.words';
import { TemplateRow } from './template-row';
import styles from './templates-drawer.module.css';

/** The choice of the templates that are for the whole hotel. */
export const ofHotel = 'hotel';

interface TemplateListProps {
  templates: readonly ShiftTemplate[];
  departments: readonly TemplateDepartment[];
  /** The department whose templates show, by its id; empty: all. */
  shown: string;
  onShow: (shown: string) => void;
  onEdit: (template: ShiftTemplate) => void;
  onRemove: (template: ShiftTemplate) => void;
}

/** The shift templates of all departments or one, and what can be done with them. */
export function TemplateList({ templates, departments, shown, onShow, onEdit, onRemove }: TemplateListProps) {
  const say = templatesWords.use();
  const nameOf = (id: number | null) =>
    id === null ? say('hotel') : (departments.find((one) => one.id === id)?.name ?? '');
  const places = [
    { value: '', label: say('everything') },
    { value: ofHotel, label: say('hotel') },
    ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const here = templates.filter(({ departmentId }) => shown === '' || shown === String(departmentId ?? ofHotel));

  return (
    <>
      {departments.length > 1 && (
        <SelectField label={say('show')} isInline value={shown} options={places} onChange={onShow} />
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
                  onClick={() => onEdit(template)}
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
  );
}
