import { FileTextIcon, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import type { ShownProfile } from '../memberProfile.api';

type Shown = NonNullable<ShownProfile['documents']>[number];

/** The member's documents; each opens in a tab of its own. */
export function DocumentList({ documents }: { documents: readonly Shown[] }) {
  return (
    <List>
      {documents.map(({ id, title, type, url }) => (
        <li key={id}>
          <FileTextIcon size={20} />
          <div>
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            <Meta>{choiceLabel(type)}</Meta>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[16]};
    min-height: 56px;
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    color: ${token.color.ink3};
  }
`;
