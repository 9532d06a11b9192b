import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Change {
  name: string;
  label: string;
  before: ReactNode;
  after: ReactNode;
}

/** Old and new, one line for each field. */
export function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  return (
    <Paper role="group" aria-label={title}>
      <strong>{title}</strong>
      <dl>
        {changes.map(({ name, label, before, after }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

const Paper = styled.div`
  padding: ${token.space[16]};
  border-radius: ${token.radius[12]};
  background: ${token.color.sunken};
  font-size: ${token.text[14]};

  & > strong {
    font-weight: ${token.weight.strong};
  }

  & > dl > div {
    margin-top: ${token.space[8]};
  }

  & dt {
    color: ${token.color.ink2};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & del {
    color: ${token.color.badFg};
  }

  & ins {
    color: ${token.color.goodFg};
    font-weight: ${token.weight.strong};
    text-decoration: none;
  }
`;
