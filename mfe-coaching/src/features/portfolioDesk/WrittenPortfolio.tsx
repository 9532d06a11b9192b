import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Card, formatDay, Hint, Notice, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { PortfolioFiles } from '../../components/portfolio/PortfolioFiles';
import { type DeskPortfolio, useCoachingTakePortfolioMutation } from './portfolioDesk.api';
import { portfolioDeskText, portfolioStandingsText } from './portfolioDesk.messages';
import { SendFiles } from './SendFiles';

/** One portfolio for its writer: status, the member's answers, and the next step. */
export function WrittenPortfolio({ portfolio }: { portfolio: DeskPortfolio }) {
  const { id, title, status, user, ordered_at, drafts, files } = portfolio;
  const member = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || portfolioDeskText.member;
  return (
    <Card as="article" $padded aria-labelledby={`desk-${id}`}>
      <Stack>
        <div>
          <Title id={`desk-${id}`}>{portfolioDeskText.portfolioFor({ title, member })}</Title>
          <Hint>
            {portfolioDeskText.ordered({
              day: formatDay(ordered_at),
              standing: portfolioStandingsText[status],
            })}
          </Hint>
        </div>
        {status === 'Ordered' && <TakeOn id={id} title={title} member={member} />}
        {(status === 'Writing' || status === 'Draft') && (
          <SendFiles key={drafts?.length} id={id} what="draft" member={member} />
        )}
        {status === 'Approved' && <SendFiles id={id} what="files" member={member} />}
        {files && files.length > 0 && <PortfolioFiles title={portfolioDeskText.finalFiles} files={files} />}
        {drafts && drafts.length > 0 && (
          <PortfolioFiles title={portfolioDeskText.drafts} files={[...drafts].reverse()} />
        )}
      </Stack>
    </Card>
  );
}

function TakeOn({ id, title, member }: { id: string; title: string; member: string }) {
  const notify = useNotify();
  const [take, { isLoading, error }] = useCoachingTakePortfolioMutation();
  const handleClick = async () => {
    if (!isLoading && !(await take({ id })).error) notify(portfolioDeskText.taken({ title, member }));
  };
  return (
    <>
      <div>
        <Button
          loading={isLoading}
          aria-label={portfolioDeskText.takeOf({ title, member })}
          onClick={() => void handleClick()}
        >
          {portfolioDeskText.take}
        </Button>
      </div>
      {error && (
        <Notice tone="vermilion" title={portfolioDeskText.notTaken}>
          {messageOf(error)}
        </Notice>
      )}
    </>
  );
}

const Title = styled.h3`
  font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
`;
