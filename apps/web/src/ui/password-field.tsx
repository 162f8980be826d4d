import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';
import { uiWords } from './ui.words';

/** A password field with a show button, and a hint while Caps Lock is on. */
export function PasswordField({ hint, ...props }: TextFieldProps) {
  const say = uiWords.use();
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  function watchCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      spellCheck={false}
      autoCapitalize="none"
      hint={capsLock ? say('capsLock') : hint}
      end={
        <IconButton
          icon={isShown ? IconEyeOff : IconEye}
          label={isShown ? say('hidePassword') : say('showPassword')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
