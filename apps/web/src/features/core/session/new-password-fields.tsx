import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/password-field';
import { PasswordStrength } from './password-strength';
import { sessionWords } from './session.words';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'value'> & { value: string };

interface NewPasswordFieldsProps {
  label: string;
  password: FieldProps;
  passwordConfirm: FieldProps;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ label, password, passwordConfirm }: NewPasswordFieldsProps) {
  const say = sessionWords.use();
  return (
    <>
      <PasswordField
        {...password}
        below={<PasswordStrength password={password.value} />}
        label={label}
        autoComplete="new-password"
        required
      />
      <PasswordField {...passwordConfirm} label={say('confirmPassword')} autoComplete="new-password" required />
    </>
  );
}
