import { Button } from './button';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/** Keeps its position and width while the form is being submitted, and submits only once. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <Button type="submit" look="solid" wide aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : label}
    </Button>
  );
}
