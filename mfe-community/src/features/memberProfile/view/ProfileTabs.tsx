import { Hint, Tabs } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { memberProfileText } from '../memberProfile.messages';

export type ProfileTab = 'profile' | 'goals' | 'account';

interface ProfileTabsProps {
  tabs: readonly { id: ProfileTab; label: string; note: string | null }[];
  selected: ProfileTab;
  onSelect: (tab: ProfileTab) => void;
  children: ReactNode;
}

/** The row at the lower edge of the main card; where there is but one tab there is no row. */
export function ProfileTabs({ tabs, selected, onSelect, children }: ProfileTabsProps) {
  if (tabs.length < 2) return <Below>{children}</Below>;
  return (
    <Edge>
      <Tabs
        label={memberProfileText.parts}
        tabs={tabs.map(({ id, label, note }) => ({
          id,
          label: (
            <>
              {label} {note && <Hint as="span">{note}</Hint>}
            </>
          ),
        }))}
        selected={selected}
        onSelect={onSelect}
      >
        {children}
      </Tabs>
    </Edge>
  );
}

const Below = styled.div`
  margin-top: ${token.space[24]};
`;

const Edge = styled.div`
  & [role='tablist'] {
    padding-inline: ${token.space[32]};
    border: 1px solid ${token.color.line};
    border-top: 0;
    border-radius: 0 0 ${token.radius[12]} ${token.radius[12]};
    background: ${token.color.card};
  }

  & [role='tab'] > span {
    font-weight: ${token.weight.body};
  }

  ${media.under(600)} {
    & [role='tablist'] {
      padding-inline: ${token.space[16]};
    }

    & [role='tab'] > span {
      display: none;
    }
  }
`;
