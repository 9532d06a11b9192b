import { useUser } from '@athenaeum/shell-contract';
import { BrandMark, CheckIcon, Hint, Meta, StatusBadge } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import type { PathwayDetail } from './pathway.api';
import { pathwayText } from './pathway.messages';

/** The certificate of a pathway in the member's name, and what it still takes. */
export function Certificate({ pathway: { title, my_progress } }: { pathway: PathwayDetail }) {
  const headingId = useId();
  const user = useUser();
  if (!user || !my_progress || my_progress.salons === 0) return null;
  const { done, salons } = my_progress;
  const isEarned = done === salons;
  return (
    <Block aria-labelledby={headingId} $earned={isEarned}>
      <Paper $earned={isEarned}>
        <BrandMark size={34} />
        <Name>{user.name}</Name>
        <Meta>{title}</Meta>
        {isEarned ? (
          <StatusBadge tone="verdigris" icon={<CheckIcon />}>
            {pathwayText.earned}
          </StatusBadge>
        ) : (
          <Hint>{pathwayText.notEarned}</Hint>
        )}
      </Paper>
      <h2 id={headingId}>{pathwayText.theCertificate}</h2>
      <Meta>
        {isEarned ? pathwayText.yours({ count: salons }) : pathwayText.whenYours({ count: salons })}
      </Meta>
    </Block>
  );
}

const Paper = styled.div<{ $earned: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[4]};
  width: 100%;
  max-width: 280px;
  aspect-ratio: 1 / 1.12;
  margin-bottom: ${token.space[12]};
  padding: ${token.space[48]} ${token.space[24]} ${token.space[16]};
  border: 1px ${({ $earned }) => ($earned ? 'solid' : 'dashed')} ${token.color.control};
  border-radius: ${token.radius.arch};
  box-shadow:
    inset 0 0 0 10px ${token.color.page},
    inset 0 0 0 11px ${token.color.line};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  margin-top: ${token.space[8]};
  font: ${token.weight.serif} ${token.text[24]} / ${token.leading.snug} ${token.font.serif};
`;

const Block = styled.section<{ $earned: boolean }>`
  display: grid;
  gap: ${token.space[8]};

  @media print {
    ${({ $earned }) => !$earned && 'display: none;'}
  }

  & > h2 {
    font-size: ${token.text[20]};
  }

  ${media.under(1070)} {
    grid-template-columns: 200px minmax(0, 1fr);
    column-gap: ${token.space[24]};

    & > ${Paper} {
      grid-row: span 2;
      padding-top: ${token.space[32]};
    }

    & > h2 {
      align-self: end;
    }
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);

    & > ${Paper} {
      grid-row: auto;
      max-width: 216px;
    }
  }
`;
