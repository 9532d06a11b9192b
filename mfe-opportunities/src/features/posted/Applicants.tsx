import { Hint, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Posted } from './posted.api';
import { figuresText } from './posted.messages';

/** The number of applications at each stage, without names. */
export function Applicants({ applicants }: { applicants: Posted['applicants'] }) {
  if (applicants.length === 0) return null;
  return (
    <Section title={figuresText.applicants} flush>
      <List>
        {applicants.map(({ status, count }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{count}</dd>
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
    display: flex;
    justify-content: space-between;
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
