import { ArrowLeftIcon, ArrowRightIcon, LinkButton, Row } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { SeasonOfPathway, SeasonPathway } from './season.api';
import { seasonText } from './season.messages';

interface SeasonStepsProps {
  pathway: SeasonPathway;
  current: number;
  /** The next season begins at the top of the page. */
  onStep: () => void;
}

/** Links to the previous and the next season. */
export function SeasonSteps({ pathway: { slug, seasons }, current, onStep }: SeasonStepsProps) {
  const all = seasons ?? [];
  const at = all.findIndex(({ number }) => number === current);
  const hrefOf = ({ number }: SeasonOfPathway) => `/pathways/${slug}/collections?season=${number}`;
  const [before, after] = [all[at - 1], all[at + 1]];
  if (!before && !after) return null;
  return (
    <Steps as="nav" $between aria-label={seasonText.others}>
      {before ? (
        <LinkButton look="outlined" icon={<ArrowLeftIcon />} href={hrefOf(before)} onClick={onStep}>
          {seasonText.previous}
        </LinkButton>
      ) : (
        <span />
      )}
      {after && (
        <LinkButton look="outlined" href={hrefOf(after)} onClick={onStep}>
          {seasonText.next}
          <ArrowRightIcon />
        </LinkButton>
      )}
    </Steps>
  );
}

const Steps = styled(Row)`
  margin-top: ${token.space[48]};
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};
`;
