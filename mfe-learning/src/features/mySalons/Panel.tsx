import { ErrorPanel, Pagination, Section, SkeletonCards, VisuallyHidden } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { partText } from '../../components/part.messages';
import type { PageView } from '../../components/usePageOf';
import { PAGE_SIZE } from './mySalons.api';

interface PanelProps {
  title: string;
  /** Where the tab already says it. */
  titleHidden?: boolean;
  note?: ReactNode;
  /** The first one of its tab. */
  flush?: boolean;
  /** Null while it loads; `empty` is shown where there is nothing. */
  content: ReactNode;
  isEmpty: boolean;
  empty: ReactNode;
  isLoading: boolean;
  failed: boolean;
  isFetching: boolean;
  onRetry: () => void;
  /** Where there may be more than one page. */
  view?: PageView;
  count?: number | null;
}

/** One section of My Content: loaded, loading, failed, or empty. */
export function Panel(props: PanelProps) {
  const { title, content, isEmpty, empty, isLoading, failed, isFetching, onRetry, view } = props;
  return (
    <Section
      title={props.titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      note={props.note}
      flush={props.flush}
    >
      {!isEmpty && !isLoading ? (
        content
      ) : failed ? (
        <ErrorPanel title={partText.notLoaded({ part: title })} onRetry={onRetry} retrying={isFetching} />
      ) : isLoading ? (
        <SkeletonCards label={partText.loading({ part: title })} />
      ) : (
        empty
      )}
      {view && (
        <Pagination
          label={partText.pages({ part: title })}
          page={view.page}
          pages={Math.ceil((props.count ?? 0) / PAGE_SIZE)}
          hrefFor={view.hrefFor}
        />
      )}
    </Section>
  );
}
