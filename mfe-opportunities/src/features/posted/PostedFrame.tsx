import { Container, Lead, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

interface PostedFrameProps {
  title: string;
  lead?: ReactNode;
  /** Above the title. */
  mark?: ReactNode;
  /** Of the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** One narrow column: whoever comes by a link has one thing to see. */
export const PostedFrame = ({ title, lead, mark, titleRef, children }: PostedFrameProps) => (
  <Page $narrow>
    <Stack $gap={32}>
      <Stack $gap={12}>
        {mark && <div>{mark}</div>}
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        {lead && <Lead>{lead}</Lead>}
      </Stack>
      {children}
    </Stack>
  </Page>
);

const Page = styled(Container)`
  padding-block: ${token.space[48]} ${token.space[64]};
`;

const Title = styled.h1`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;
