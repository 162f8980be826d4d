import type { ReactNode } from 'react';
import type { useForm } from '../use-form';
import { FormDialog } from './form-dialog';

interface AddDrawerProps<V extends Record<string, string>> {
  title: string;
  submit?: string;
  form: Pick<ReturnType<typeof useForm<V>>, 'props' | 'isChanged'>;
  /** The change that adds. */
  adding: { isPending: boolean; error: unknown };
  /** What the server refused, when a field says part of it; otherwise the change's own error. */
  error?: unknown;
  onAdd: (values: V) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Something new, filled in at the edge of the window; while it is under way it is not sent again. */
export function AddDrawer<V extends Record<string, string>>(props: AddDrawerProps<V>) {
  const { title, submit, form, adding, error = adding.error, onAdd, onClose, children } = props;
  return (
    <FormDialog
      isDrawer
      title={title}
      form={form.props((values) => {
        if (!adding.isPending) onAdd(values);
      })}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={adding.isPending}
      error={error}
      {...(submit === undefined ? {} : { submit })}
    >
      {children}
    </FormDialog>
  );
}
