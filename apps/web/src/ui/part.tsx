import { Component, type ReactNode, Suspense } from 'react';
import { isNotLoaded } from '#platform/not-loaded';
import { notify } from '#platform/notify';
import { uiWords } from './ui.words';

interface PartProps {
  children: ReactNode;
  /** Fails silently, for parts the user did not ask for. */
  isQuiet?: boolean;
  /** The placeholder while loading. */
  skeleton?: ReactNode;
}

/** A lazily loaded part of the page. If it fails to load, only this part is missing. */
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
    return error ? null : <Suspense fallback={this.props.skeleton}>{this.props.children}</Suspense>;
  }
}
