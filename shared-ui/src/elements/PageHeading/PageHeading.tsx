import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from '../../theme';
import { Lead, Meta } from '../Layout/Text';
import { TextLink } from '../TextLink/TextLink';

export type PageHeadingProps = {
  title: ReactNode;
  /** One serif sentence below. */
  lead?: ReactNode;
  /** A small line above: a date, a type. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
};

/** The page's one `h1`. It can take focus, so that a change of page can be announced by moving there. */
export function PageHeading({ title, lead, eyebrow, actions, back }: PageHeadingProps) {
  return (
    <Head>
      {back && (
        <Back>
          <TextLink look="back" href={back.href}>
            {back.label}
          </TextLink>
        </Back>
      )}
      <Words>
        {eyebrow && <Meta>{eyebrow}</Meta>}
        <Title tabIndex={-1}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[24]};
  margin-bottom: ${token.space[32]};

  ${media.under(600)} {
    margin-bottom: ${token.space[24]};
  }
`;

const Back = styled.div`
  flex: 1 0 100%;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  min-width: 0;
`;

const Title = styled.h1`
  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
`;
