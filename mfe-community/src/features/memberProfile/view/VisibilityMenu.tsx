import { translateSentence } from '@athenaeum/messages';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { ChevronDownIcon, GlobeIcon, LockIcon, SheetMenu, UsersIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import {
  type ProfileSection,
  toVisibility,
  type Visibility,
  VISIBILITIES,
  VISIBILITY_LABELS,
} from '@athenaeum/users-contract';
import { useState } from 'react';
import styled from 'styled-components';
import { memberProfileText } from '../memberProfile.messages';
import { useUsersSaveProfileMutation } from '../memberProfile.api';
import { useOwner } from '../owner';

export const VISIBILITY_ICONS = {
  public: <GlobeIcon size={16} />,
  connections: <UsersIcon size={16} />,
  private: <LockIcon size={16} />,
};

export const visibilityLabel = (visibility: Visibility) => translateSentence(VISIBILITY_LABELS[visibility]);

export const visibilityNote = (visibility: Visibility) => memberProfileText[NOTES[visibility]];

const NOTES = { public: 'publicNote', connections: 'connectionsNote', private: 'privateNote' } as const;

/** Who sees a section: icon and word, and for the owner a menu to change it, with an optimistic update. */
export function VisibilityMenu({ section, title }: { section: ProfileSection; title: string }) {
  const owner = useOwner();
  const notify = useNotify();
  const [save] = useUsersSaveProfileMutation();
  const [chosen, setChosen] = useState<Visibility | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!owner) return null;

  const stored = owner.member.visibility?.find((choice) => choice.section === section)?.visibility;
  const visibility = chosen ?? toVisibility(stored ?? 'private');
  const choose = async (next: Visibility) => {
    if (next === visibility) return;
    setChosen(next);
    setProblem(null);
    try {
      const { version } = owner.member;
      await save({ input: { version, visibility: [{ section, visibility: next }] } }).unwrap();
      await owner.refresh();
      notify(memberProfileText.visibility({ section: title, choice: visibilityLabel(next) }));
    } catch (error) {
      setProblem(messageOf(error));
      await owner.refresh();
    }
    setChosen(null);
  };

  const words = visibilityLabel(visibility);
  return (
    <Place>
      <SheetMenu
        label={memberProfileText.whoSees({ section: title })}
        align="end"
        trigger={(attributes) => (
          <Pill
            type="button"
            aria-label={memberProfileText.changeVisibility({ section: title, choice: words })}
            {...attributes}
          >
            {VISIBILITY_ICONS[visibility]}
            {words}
            <ChevronDownIcon size={16} />
          </Pill>
        )}
        items={VISIBILITIES.map((choice) => ({
          label: visibilityLabel(choice),
          note: visibilityNote(choice),
          icon: VISIBILITY_ICONS[choice],
          checked: choice === visibility,
          onSelect: () => void choose(choice),
        }))}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;
  padding: 0 ${token.space[12]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.pill};
  background: ${token.color.card};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  white-space: nowrap;

  &:hover,
  &[aria-expanded='true'] {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius.pill};
  }
`;

const Problem = styled.p`
  max-width: 32ch;
  font-size: ${token.text[14]};
  color: ${token.color.badFg};
`;
