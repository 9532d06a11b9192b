import { Hint, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Posted } from './posted.api';
import { figuresText } from './posted.messages';

/** As many are drawn; the number says how many there are. */
const MAX_DRAWN = 12;

/** The number of applications at each stage, without names. */
export function Applicants({ applicants }: { applicants: Posted['applicants'] }) {
  if (applicants.length === 0) return null;
  return (
    <Section title={figuresText.applicants} flush>
      <List>
        {applicants.map(({ status, count }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              <Arches aria-hidden="true">
                {Array.from({ length: Math.min(count, MAX_DRAWN) }, (_, place) => (
                  <Arch key={place} $over={status === 'Not selected'} />
                ))}
              </Arches>
              {count}
            </dd>
          </div>
        ))}
      </List>
      <Hint>{figuresText.applicantsNote}</Hint>
    </Section>
  );
}

const List = styled.dl`
  border-top: 1px solid ${token.color.control};
  margin-bottom: ${token.space[8]};

  & > div {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr);
    align-items: center;
    gap: ${token.space[16]};
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }

  & dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[16]};
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  ${media.under(500)} {
    & > div {
      grid-template-columns: 104px minmax(0, 1fr);
      gap: ${token.space[8]};
    }
  }
`;

const Arches = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
`;

const Arch = styled.span<{ $over: boolean }>`
  width: 20px;
  height: 24px;
  border-radius: 10px 10px 4px 4px;
  background: ${({ $over }) => ($over ? token.color.line : token.color.accent)};
`;
