import { Card, EmptyState, Prose, ReadMore } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ProfileSection } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { ShownProfile } from '../memberProfile.api';
import { sectionsOf } from '../view/About';
import { BoardList } from '../view/BoardList';
import { openingOf } from './openingOf';
import { shownText } from './shown.messages';
import { RuledColumns, ShownSection } from './ShownSection';

/** What stands beside the others, in a card of its own. */
const ASIDE: readonly ProfileSection[] = ['languages', 'persona', 'community_affiliations', 'documents'];

/** Tab 0 as others see it: the sections that are shown to them. */
export function ShownAbout({ profile }: { profile: ShownProfile }) {
  const shown = sectionsOf(profile).filter(({ content }) => content !== null);
  if (shown.length === 0)
    return <EmptyState headingLevel={2} title={memberProfileText.noneShown} drawing="closed" />;
  const main = shown.filter(({ part }) => !ASIDE.includes(part));
  const aside = shown.filter(({ part }) => ASIDE.includes(part));
  return (
    <Body $both={main.length > 0 && aside.length > 0}>
      {main.length > 0 && (
        <Main>
          {main.map(({ part, title, content }) => (
            <ShownSection key={part} part={part} title={title}>
              {drawn(part, profile) ?? content}
            </ShownSection>
          ))}
        </Main>
      )}
      {aside.length > 0 && (
        <Aside aria-label={shownText.aside({ name: profile.first_name ?? profile.name ?? '' })}>
          {aside.map(({ part, title, content }) => (
            <ShownSection key={part} part={part} title={title}>
              {content}
            </ShownSection>
          ))}
        </Aside>
      )}
    </Body>
  );
}

/** Sections that look other than on their owner's page. */
function drawn(part: ProfileSection, profile: ShownProfile): ReactNode {
  switch (part) {
    case 'summary':
      return <Bio text={profile.summary ?? ''} />;
    case 'thought_leadership_topics':
      return (
        <RuledColumns>
          {[...new Set((profile.thought_leadership_topics ?? []).map(choiceLabel))].map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </RuledColumns>
      );
    case 'board_experiences':
      return (
        <Seats>
          <BoardList boards={profile.board_experiences ?? []} />
        </Seats>
      );
    default:
      return null;
  }
}

function Bio({ text }: { text: string }) {
  const { opening, rest } = openingOf(text);
  return (
    <Prose>
      {opening && <Opening>{opening}</Opening>}
      {rest && <ReadMore text={rest} />}
    </Prose>
  );
}

const Body = styled.div<{ $both: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[48]};
  align-items: start;
  margin-top: ${token.space[48]};

  ${media.from(1070)} {
    ${({ $both }) => $both && 'grid-template-columns: minmax(0, 1fr) 384px;'}
    column-gap: ${token.space[64]};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[48]};
`;

const Aside = styled(Card).attrs({ as: 'aside', $padded: true })`
  display: grid;
  gap: ${token.space[24]};

  & > section + section {
    padding-top: ${token.space[16]};
    border-top: 1px solid ${token.color.line};
  }

  & h2 {
    font-size: ${token.text[20]};
  }
`;

const Opening = styled.p`
  max-width: 44ch;
  font: ${token.weight.serif} ${token.text[24]} / 1.4 ${token.font.serif};
  text-wrap: pretty;

  ${media.under(768)} {
    font-size: ${token.text[20]};
  }
`;

const Seats = styled.div`
  & > ul > li {
    align-items: baseline;
    padding-block: ${token.space[12]};

    &:last-child {
      border-bottom: 1px solid ${token.color.line};
    }

    & > span {
      font-size: ${token.text[14]};
    }
  }

  & strong {
    display: block;
    font: ${token.weight.serif} ${token.text[20]} / 1.25 ${token.font.serif};
  }
`;
