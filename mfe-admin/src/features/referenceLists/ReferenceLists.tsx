import { Accordion, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { referenceLists } from './lists';

/** The reference lists that members choose from, read-only. */
export function ReferenceLists() {
  return (
    <div>
      {referenceLists().map(({ name, values }) => (
        <Accordion
          key={name}
          title={
            <Title>
              {name} <Meta as="span">{values.length}</Meta>
            </Title>
          }
        >
          <Values>
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </Values>
        </Accordion>
      ))}
    </div>
  );
}

/* One of the summary's two ends: the count stays with its name. */
const Title = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${token.space[8]};
`;

const Values = styled.ol`
  columns: 220px auto;
  gap: ${token.space[24]};
  font-size: ${token.text[14]};
`;
