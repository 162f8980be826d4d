import { Component, type ReactNode, Suspense } from 'react';
import { notify } from '#platform/notify';
import { uiWords } from './ui.words';

// Chromium, Firefox and Safari each say it in words of their own.
const notLoaded = /dynamically imported module|importing a module/i;

interface PartProps {
  children: ReactNode;
  /** Nobody asked for it, so nobody is told that it is missing. */
  isQuiet?: boolean;
}

/** A part of the page that is loaded when it is needed. One that cannot be loaded stays away; the page lives on. */
export class Part extends Component<PartProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (notLoaded.test(error.message) && !this.props.isQuiet) notify(uiWords.say('partFailed'), { kind: 'error' });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error && !notLoaded.test(error.message)) throw error;
    return error ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
