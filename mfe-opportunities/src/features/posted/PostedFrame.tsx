import { usePlatform } from '@athenaeum/shell-contract';
import { Container, Lead, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { postedText } from './posted.messages';

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
  const { contact } = usePlatform();
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
      {/* The page has no other foot: a poster need not have an account. */}
      <Foot>
        <a href="/privacy-policy">{postedText.privacy}</a>
        {contact && <a href={contact}>{postedText.contact}</a>}
      </Foot>
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: ${token.space[32]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  margin-top: ${token.space[64]};
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};

  & > a {
    color: ${token.color.ink2};
  }
`;

const Title = styled.h1`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;
