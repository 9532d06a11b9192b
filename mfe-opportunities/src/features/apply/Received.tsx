import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { Button, LinkButton, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { applyFormText } from './applyForm.messages';

/** The confirmation, with links to the next steps. */
export function Received({ onClose }: { onClose: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  // The focused button was unmounted.
  useEffect(() => words.current?.focus(), []);
  return (
    <Words ref={words} tabIndex={-1} $gap={24}>
      <Notice tone="verdigris">{OPPORTUNITY_MESSAGES.received}</Notice>
      <Row $between>
        <LinkButton look="quiet" href="/opportunities/applications">
          {applyFormText.myApplications}
        </LinkButton>
        <Button onClick={onClose}>{applyFormText.done}</Button>
      </Row>
    </Words>
  );
}

const Words = styled(Stack)`
  &:focus {
    outline: none;
  }
`;
