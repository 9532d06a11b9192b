import { XIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { valuesText } from './values.messages';

/** What the member has written, each with a way to take it off. */
export function OwnValues({
  values,
  onRemove,
}: {
  values: readonly string[];
  onRemove: (value: string) => void;
}) {
  if (values.length === 0) return null;
  return (
    <List>
      {values.map((value) => (
        <li key={value}>
          <span>{value}</span>
          <button type="button" aria-label={valuesText.remove({ value })} onClick={() => onRemove(value)}>
            <XIcon size={16} />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  & > li {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-left: ${token.space[16]};
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
    color: ${token.color.ink};
    font-size: ${token.text[14]};
    overflow-wrap: anywhere;
  }

  & button {
    flex: none;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${token.radius.pill};
    color: ${token.color.ink2};

    &:hover {
      color: ${token.color.accent};
    }
  }
`;
