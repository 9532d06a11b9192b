import { Accordion, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { referenceLists } from './lists';

/** The reference lists that members choose from, read-only. */
export function ReferenceLists() {
  return (
    <ul>
      {referenceLists().map(({ name, values }) => (
        <li key={name}>
          <Accordion
            title={
              <>
                {name} <Meta as="span">{values.length}</Meta>
              </>
            }
          >
            <Values>
              {values.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </Values>
          </Accordion>
        </li>
      ))}
    </ul>
  );
}

const Values = styled.ol`
  columns: 220px auto;
  gap: ${token.space[24]};
  font-size: ${token.text[14]};
`;
