import { DownloadIcon, formatDay, Hint } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import type { PortfolioDraftFragment, PortfolioFileFragment } from './__generated__/portfolioFiles';
import { draftAnswersText, portfolioFilesText } from './portfolioFiles.messages';

interface PortfolioFilesProps {
  title: string;
  /** In display order. */
  files: readonly PortfolioFile[];
}

/** For a draft with when it was sent, its note, and the member's answer. */
type PortfolioFile = PortfolioFileFragment & Partial<PortfolioDraftFragment>;

/** Files of a portfolio, each with a download link; drafts with the notes of both sides. */
export function PortfolioFiles({ title, files }: PortfolioFilesProps) {
  const titleId = useId();
  return (
    <div>
      <Title id={titleId}>{title}</Title>
      <List aria-labelledby={titleId}>
        {files.map(({ id, name, url, sent_at, note, answer, answer_note }) => (
          <li key={id}>
            <a href={url}>
              <DownloadIcon size={18} />
              {name}
            </a>
            {sent_at !== undefined && (
              <Hint>
                {answer
                  ? portfolioFilesText.sentAndAnswered({
                      day: formatDay(sent_at),
                      answer: draftAnswersText[answer],
                    })
                  : portfolioFilesText.sent({ day: formatDay(sent_at) })}
              </Hint>
            )}
            {note && <Said>{portfolioFilesText.said({ note })}</Said>}
            {answer_note && <Said>{portfolioFilesText.answered({ note: answer_note })}</Said>}
          </li>
        ))}
      </List>
    </div>
  );
}

const Title = styled.h3`
  margin-bottom: ${token.space[8]};
  font-size: ${token.text[20]};
`;

const List = styled.ul`
  border-top: 1px solid ${token.color.line};

  & > li {
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  & a {
    display: inline-flex;
    gap: ${token.space[8]};
    align-items: center;
    color: ${token.color.accent};
  }
`;

const Said = styled.p`
  max-width: 70ch;
  margin-top: ${token.space[4]};
  white-space: pre-line;
`;
