import { Cover, LinkButton, Meta, Row, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import type { PathwayDetail } from './pathway.api';
import { pathwayText } from './pathway.messages';

interface PathwayHeadProps {
  pathway: PathwayDetail;
  /** Beside the start button. */
  action?: ReactNode;
}

/** Title, length, and the button to start or continue. */
export function PathwayHead({ pathway, action }: PathwayHeadProps) {
  const { slug, title, thumbnail, seasons } = pathway;
  const all = seasons ?? [];
  const { salons = 0, season } = pathway.my_progress ?? {};
  // The next salon; the first one for a member who has finished the pathway.
  const here = all.find(({ number }) => number === season) ?? all[0];
  return (
    <Head>
      <Back>
        <TextLink look="back" href="/pathways">
          {pathwayText.pathways}
        </TextLink>
      </Back>
      <Words>
        <Meta>
          {[countText.seasons({ count: all.length }), countText.salons({ count: salons })].join(' · ')}
        </Meta>
        <h1 tabIndex={-1}>{title}</h1>
        <Row>
          {here && (
            <LinkButton
              large
              look={pathway.my_progress?.next ? 'outlined' : 'filled'}
              href={`/pathways/${slug}/collections?season=${here.number}`}
            >
              {pathwayText.goToSeason({ season: here.number })}
            </LinkButton>
          )}
          {action}
        </Row>
      </Words>
      <Cover slug={slug} thumbnail={thumbnail} composition="ascent" eager />
    </Head>
  );
}

const Back = styled.div`
  grid-column: 1 / -1;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};

  & > h1 {
    margin-bottom: ${token.space[16]};
    text-wrap: balance;
  }

  & > h1:focus {
    outline: none;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${token.space[12]} ${token.space[48]};
  align-items: center;

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${token.space[16]};
  }
`;
