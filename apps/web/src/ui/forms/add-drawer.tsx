import type { ReactNode } from 'react';
import type { useForm } from '../use-form';
import { FormDialog } from './form-dialog';

interface AddDrawerProps<V extends Record<string, string>> {
  title: string;
  submit?: string;
  form: Pick<ReturnType<typeof useForm<V>>, 'props' | 'isChanged'>;
  /** The mutation that adds the record. */
  adding: { isPending: boolean; error: unknown };
  /** The error to show if a field already shows part of it; the mutation's error by default. */
  error?: unknown;
  onAdd: (values: V) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer for adding a record; it cannot be submitted again while pending. */
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
