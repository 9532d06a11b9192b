import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RotateCwIcon } from '../../icons';
import { media, token } from '../../theme';
import { Button } from '../Button/Button';
import { ArchDrawing } from '../EmptyState/ArchDrawing';
import { Hint, Lead } from '../Layout/Text';
import { errorPanelText } from './errorPanel.messages';

export type AreaFailureProps = {
  /** "Opportunities is taking a moment" */
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Beside Retry: a `LinkButton` to somewhere that works. */
  elsewhere?: ReactNode;
  /** What support asks for. */
  reference?: string;
};

/** Shown for an area (remote) that failed to load; everything around it still works. */
export function AreaFailure({ title, children, onRetry, retrying, elsewhere, reference }: AreaFailureProps) {
  return (
    <Place role="alert">
      <ArchDrawing drawing="closed" />
      <h1>{title}</h1>
      <Lead>{children ?? errorPanelText.areaAway}</Lead>
      <Actions>
        {onRetry && (
          <Button icon={<RotateCwIcon />} loading={retrying} onClick={onRetry}>
            {errorPanelText.retry}
          </Button>
        )}
        {elsewhere}
      </Actions>
      {reference && <Hint>{errorPanelText.reference({ reference })}</Hint>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[12]};
  max-width: 720px;
  padding-block: ${token.space[64]};

  & > h1 {
    font-size: ${token.text[32]};
  }

  ${media.under(768)} {
    padding-block: ${token.space[32]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
  margin-top: ${token.space[8]};
`;
