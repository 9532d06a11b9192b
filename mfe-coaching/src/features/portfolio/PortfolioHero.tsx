import { Cover, Lead } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { portfolioText } from './portfolio.messages';

/** Introduction to the service, beside its picture. */
export function PortfolioHero() {
  return (
    <Hero>
      <div>
        <h1 tabIndex={-1}>{portfolioText.title}</h1>
        <Lead>{portfolioText.lead}</Lead>
      </div>
      <Cover slug="the-athena-branded-career-portfolio" eager />
    </Hero>
  );
}

const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${token.space[48]};

  & > div {
    display: grid;
    gap: ${token.space[16]};
  }

  & h1:focus {
    outline: none;
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }
`;
