import { usePageTitle, useUser } from '@athenaeum/shell-contract';
import { Button, Container, Lead, LinkButton, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { submittedText } from './intake.messages';

/** The confirmation: the next step is in the poster's mail. */
export function Submitted({ email, onAnother }: { email: string; onAnother: () => void }) {
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(submittedText.title);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Page $narrow>
      <Stack $gap={24}>
        <Title ref={heading} tabIndex={-1}>
          {submittedText.title}
        </Title>
        <Lead>{submittedText.lead({ email })}</Lead>
        <p>{submittedText.nothing}</p>
        <Row>
          <LinkButton large href={user ? '/opportunities' : '/'}>
            {user ? submittedText.board : submittedText.home}
          </LinkButton>
          <Button look="outlined" large onClick={onAnother}>
            {submittedText.another}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[64]};
`;

const Title = styled.h1`
  &:focus {
    outline: none;
  }
`;
