import { Hint, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { ShownProfile } from '../memberProfile.api';
import { inCommon } from './inCommon';
import type { OwnGround } from './shown.api';
import { shownText } from './shown.messages';

/** Below the header: what the viewer and the member share; nothing where there is nothing. */
export function InCommon({ own, profile }: { own: OwnGround; profile: ShownProfile }) {
  const grounds = inCommon(own, profile);
  if (grounds.length === 0) return null;
  return (
    <section aria-labelledby="in-common">
      <VisuallyHidden as="h2" id="in-common">
        {shownText.inCommon}
      </VisuallyHidden>
      <List>
        {grounds.map(({ ground, label, words }) => (
          <div key={ground}>
            <Hint as="dt">{label}</Hint>
            <dd>{words}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[24]} 0;
  margin-top: ${token.space[32]};
  overflow-wrap: anywhere;

  & > div {
    padding-inline: ${token.space[24]};
    border-left: 1px solid ${token.color.line};
  }

  & > :first-child {
    padding-left: 0;
    border: 0;
  }

  & dd {
    margin: ${token.space[4]} 0 0;
    font: ${token.weight.serif} ${token.text[20]} / 1.25 ${token.font.serif};
    text-wrap: balance;
  }

  ${media.under(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(odd) {
      padding-left: 0;
      border: 0;
    }
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    border-top: 1px solid ${token.color.line};

    & > :nth-child(n) {
      padding: ${token.space[12]} 0;
      border-bottom: 1px solid ${token.color.line};
      border-left: 0;
    }
  }
`;
