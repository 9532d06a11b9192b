import { ArrowUpRightIcon, FileTextIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { PortfolioService } from './portfolio.api';

/** Finished portfolios to look at before buying one. */
export function Examples({ examples }: { examples: NonNullable<PortfolioService['examples']> }) {
  return (
    <Rows>
      {examples.map(({ id, title, asset }) => (
        <li key={id}>
          <a href={asset} target="_blank" rel="noreferrer">
            <FileTextIcon size={20} />
            <span>{title}</span>
            <ArrowUpRightIcon size={20} />
          </a>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  border-top: 1px solid ${token.color.control};

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[16]};
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
    color: ${token.color.ink};
    text-decoration: none;

    &:hover > span {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }
`;
