import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '@athenaeum/shared-ui';
import { resetFailedLazyRoutes } from './lazyRoute';
import { partText } from './part.messages';

interface Props {
  /** The name of the part for its error message: `Recently Added`. */
  what: string;
  children: ReactNode;
}

/** Contains an error in one part of a page and offers a Retry that remounts it. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something threw nothing.') };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <ErrorPanel title={partText.notLoaded({ part: this.props.what })} onRetry={this.retry} />;
  }

  private readonly retry = () => {
    resetFailedLazyRoutes();
    this.setState({ error: null });
  };
}
