import styled from 'styled-components';
import { media, token } from '../../theme';
import { columns, type ColumnWords } from './columns';

/** The heads above the cards of a board, where they are rows. Each card says the same in words. */
export const OpportunityColumns = ({ words }: { words: ColumnWords }) => (
  <Heads aria-hidden="true">
    <span>{words.role}</span>
    <span>{words.type}</span>
    <Hub>{words.hub}</Hub>
    <span>{words.pay}</span>
    <span>{words.closes}</span>
    <span>{words.posted}</span>
  </Heads>
);

const Heads = styled.div`
  ${columns}
  min-height: 40px;
  border-bottom: 1px solid ${token.color.control};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};

  & > :first-child {
    grid-column: 1 / 3;
  }

  ${media.upTo(900)} {
    display: none;
  }
`;

const Hub = styled.span`
  ${media.under(1240)} {
    display: none;
  }
`;
