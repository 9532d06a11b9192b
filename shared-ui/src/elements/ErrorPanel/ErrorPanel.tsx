import type { ReactNode } from 'react';
import { CircleAlertIcon, RotateCwIcon } from '../../icons';
import { StatusBadge } from '../Badge/StatusBadge';
import { Button } from '../Button/Button';
import { Panel, Title, Words } from '../EmptyState/EmptyState';
import { errorPanelText } from './errorPanel.messages';

export type ErrorPanelProps = {
  /** "Recently Added did not load" */
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** 1 where it is all of the page. */
  headingLevel?: 1 | 2 | 3;
};

/** Takes the place of content that did not load, until it does. */
export function ErrorPanel({
  title,
  children = errorPanelText.restWorks,
  onRetry,
  retrying,
  headingLevel = 3,
}: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <StatusBadge tone="vermilion" icon={<CircleAlertIcon />}>
        {errorPanelText.notLoaded}
      </StatusBadge>
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Words>{children}</Words>
      {onRetry && (
        <Button look="outlined" icon={<RotateCwIcon />} loading={retrying} onClick={onRetry}>
          {errorPanelText.retry}
        </Button>
      )}
    </Panel>
  );
}
