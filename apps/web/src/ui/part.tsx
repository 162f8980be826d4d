import { Component, type ReactNode, Suspense } from 'react';
import { isNotLoaded } from '#platform/not-loaded';
import { notify } from '#platform/notify';
import { uiWords } from './ui.words';

interface PartProps {
  children: ReactNode;
  /** Nobody asked for it, so nobody is told that it is missing. */
  isQuiet?: boolean;
  /** What stands in its place until it is there. */
  bones?: ReactNode;
}

/** A part of the page that is loaded when it is needed. One that cannot be loaded stays away; the page lives on. */
export class Part extends Component<PartProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (isNotLoaded(error) && !this.props.isQuiet) notify(uiWords.say('partFailed'), { kind: 'error' });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error && !isNotLoaded(error)) throw error;
    return error ? null : <Suspense fallback={this.props.bones}>{this.props.children}</Suspense>;
  }
}
