import { Card, Container, Lead, Split, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface MembershipFrameProps {
  title: string;
  lead?: ReactNode;
  /** Below the lead where the form is not beside it: the way to the form. */
  ahead?: ReactNode;
  /** The form, in a card. */
  form: ReactNode;
  /** Below the card. */
  note?: ReactNode;
  children: ReactNode;
}

/** Layout of the page about a membership: what it is, and the form beside it, or below on narrow screens. */
export function MembershipFrame({ title, lead, ahead, form, note, children }: MembershipFrameProps) {
  return (
    <Page>
      <Split>
        <Stack $gap={48}>
          <Stack $gap={12}>
            <h1>{title}</h1>
            {lead && <Lead>{lead}</Lead>}
            {ahead && <Ahead>{ahead}</Ahead>}
          </Stack>
          {children}
        </Stack>
        <Aside id="form">
          <Form>{form}</Form>
          {note && <Note>{note}</Note>}
        </Aside>
      </Split>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

const Ahead = styled.p`
  ${media.from(1070)} {
    display: none;
  }
`;

const Aside = styled.div`
  scroll-margin-top: calc(${token.topbar} + ${token.space[16]});
`;

const Form = styled(Card)`
  padding: ${token.space[32]};

  ${media.under(600)} {
    padding: ${token.space[24]};
  }
`;

const Note = styled.p`
  margin-top: ${token.space[16]};
  padding-inline: ${token.space[32]};
  color: ${token.color.ink2};
`;
