import { Card, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { VISIBILITIES, VISIBILITY_LABELS } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { VISIBILITY_ICONS, VISIBILITY_NOTES } from './VisibilityMenu';

/** What the words on the pills mean. */
export function WhoSeesWhat() {
  return (
    <Card $padded as="section" aria-labelledby="who-sees-what">
      <Title id="who-sees-what">Who sees what</Title>
      <List>
        {VISIBILITIES.map((visibility) => (
          <li key={visibility}>
            {VISIBILITY_ICONS[visibility]}
            <div>
              <strong>{VISIBILITY_LABELS[visibility]}</strong>
              <Meta>{VISIBILITY_NOTES[visibility]}</Meta>
            </div>
          </li>
        ))}
      </List>
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin-top: ${token.space[12]};

  & > li {
    display: flex;
    gap: ${token.space[12]};
    line-height: 1.4;
  }

  & svg {
    flex: none;
    margin-top: 4px;
    color: ${token.color.ink3};
  }

  & strong {
    font-weight: ${token.weight.strong};
  }
`;
