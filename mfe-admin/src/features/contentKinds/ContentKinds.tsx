import { AppLink, rolesOf, useUser } from '@athenaeum/shell-contract';
import { Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { contentKinds, pathOfKind } from '../../components/content';
import { useContentCountsQuery } from './contentKinds.api';

/** The kinds of content with their counts. Without its count a kind is still linked. */
export function ContentKinds() {
  const roles = rolesOf(useUser());
  const { data } = useContentCountsQuery({});
  const counts = (data ?? {}) as Record<string, { count?: number | null } | null | undefined>;
  return (
    <List>
      {contentKinds()
        .filter((kind) => !kind.roles || kind.roles.some((role) => roles.includes(role)))
        .map(({ kind, title, about }) => (
          <li key={kind}>
            <AppLink to={pathOfKind(kind)}>{title}</AppLink>
            <Meta as="span">{about}</Meta>
            <Count>{counts[kind.replace('-', '_')]?.count ?? ''}</Count>
          </li>
        ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token.color.line};
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[16]};
    min-height: 64px;
    border-bottom: 1px solid ${token.color.line};
  }

  & > li > a {
    font-family: ${token.font.serif};
    font-size: ${token.text[20]};
  }

  /* The whole line is the link. */
  & > li > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  ${media.under(600)} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token.space[16]};
      padding-block: ${token.space[12]};
    }

    & > li > span:not(:last-child) {
      grid-row: 2;
    }
  }
`;

const Count = styled.span`
  min-width: 4ch;
  color: ${token.color.ink2};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
