import { Card, Row } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** A list, and what is open beside it. */
export const Beside = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.from(1240)} {
    ${({ $isSplit }) => $isSplit && 'grid-template-columns: minmax(0, 1fr) 360px;'}
  }
`;

/** What is open beside a list; it stays in view while the list scrolls, and stands below it on narrow screens. */
export const BesidePanel = styled(Card)`
  overflow: hidden;
  border-color: ${token.color.control};
  scroll-margin-block: calc(${token.topbar} + ${token.space[16]}) ${token.space[16]};

  ${media.from(1240)} {
    position: sticky;
    top: calc(${token.topbar} + ${token.space[16]});
  }
`;

export const BesideBar = styled(Row)`
  justify-content: space-between;
  min-height: 52px;
  padding: ${token.space[8]} ${token.space[16]} ${token.space[8]} ${token.space[24]};
  border-bottom: 1px solid ${token.color.line};

  ${media.under(800)} {
    padding-inline: ${token.space[16]};
  }
`;

export const BesideBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[24]};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
  }

  ${media.under(800)} {
    padding: ${token.space[16]};
  }
`;

/** A list of what is met, `data-met`, and what is not. */
export const BesideChecks = styled.ul`
  margin: 0;
  padding: 0;
  font-size: ${token.text[14]};
  line-height: 1.45;
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
  }

  & svg {
    flex: none;
    color: ${token.color.waitlistLine};
  }

  & > [data-met='true'] svg {
    color: ${token.color.goodLine};
  }
`;

export const BesideFoot = styled(Row)`
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  & > :first-child {
    flex: 1;
  }

  ${media.under(800)} {
    padding-inline: ${token.space[16]};
  }
`;
