import { Card, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { VISIBILITIES } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { memberProfileText } from '../memberProfile.messages';
import { VISIBILITY_ICONS, visibilityLabel, visibilityNote } from './VisibilityMenu';

/** Explains the visibility labels. */
export function VisibilityLegend() {
  return (
    <Card $padded as="section" aria-labelledby="who-sees-what">
      <Title id="who-sees-what">{memberProfileText.whoSeesWhat}</Title>
      <List>
        {VISIBILITIES.map((visibility) => (
          <li key={visibility}>
            {VISIBILITY_ICONS[visibility]}
            <div>
              <strong>{visibilityLabel(visibility)}</strong>
              <Meta>{visibilityNote(visibility)}</Meta>
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
