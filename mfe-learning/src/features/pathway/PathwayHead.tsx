import { Cover, LinkButton, Meta, Row, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PathwayDetail } from './pathway.api';

interface PathwayHeadProps {
  pathway: PathwayDetail;
  /** Beside the way in. */
  action?: ReactNode;
}

/** What it is called and how long it is, and the way in. */
export function PathwayHead({ pathway, action }: PathwayHeadProps) {
  const { slug, title, thumbnail, seasons } = pathway;
  const all = seasons ?? [];
  const salons = all.reduce((sum, { season_relations }) => sum + (season_relations?.length ?? 0), 0);
  const first = all[0];
  return (
    <Head>
      <Back>
        <TextLink look="back" href="/view-all/pathways">
          Pathways
        </TextLink>
      </Back>
      <Words>
        <Meta>{[count(all.length, 'season'), count(salons, 'salon')].join(' · ')}</Meta>
        <h1 tabIndex={-1}>{title}</h1>
        <Row>
          {first && (
            <LinkButton large href={`/pathways/${slug}/collections?season=${first.number}`}>
              Go to season {first.number}
            </LinkButton>
          )}
          {action}
        </Row>
      </Words>
      <Cover slug={slug} thumbnail={thumbnail} composition="ascent" eager />
    </Head>
  );
}

const count = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`;

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
