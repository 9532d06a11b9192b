import { usePageTitle, useUser } from '@athenaeum/shell-contract';
import { Button, Container, Lead, LinkButton, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const TITLE = 'Please confirm your address';

/** Sent: what is left to do is in the poster's mail. */
export function Submitted({ email, onAnother }: { email: string; onAnother: () => void }) {
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(TITLE);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Page $narrow>
      <Stack $gap={24}>
        <Title ref={heading} tabIndex={-1}>
          {TITLE}
        </Title>
        <Lead>
          Thank you for sharing. We have sent a link to {email}: once you have followed it, board support
          reads your posting.
        </Lead>
        <p>
          No mail within a few minutes? Look among your junk mail, or submit it again with another address.
        </p>
        <Row>
          <LinkButton large href={user ? '/opportunities' : '/'}>
            {user ? 'To the board' : 'To Home'}
          </LinkButton>
          <Button look="outlined" large onClick={onAnother}>
            Share another opportunity
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
