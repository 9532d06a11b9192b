import { Container, Lead, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

interface PostedFrameProps {
  title: string;
  lead?: ReactNode;
  /** At the top of the page. */
  notice?: ReactNode;
  /** Above the title: stage, type and place. */
  badge?: ReactNode;
  /** Ref of the title, to focus it. */
  titleRef?: Ref<HTMLHeadingElement>;
  narrow?: boolean;
  children?: ReactNode;
}

/** Layout of the pages that a poster opens by a mailed link, without signing in: one narrow column, by default. */
export const PostedFrame = (props: PostedFrameProps) => {
  const { title, lead, notice, badge, titleRef, narrow = true, children } = props;
  return (
    <Page $narrow={narrow}>
      <Stack $gap={32}>
        {notice}
        <Stack $gap={12}>
          {badge && <div>{badge}</div>}
          <Title ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

const Title = styled.h1`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;
