import { Tabs } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { memberProfileText } from '../memberProfile.messages';
import type { Member, ShownProfile } from '../memberProfile.api';
import type { ProfileTab } from '../view/ProfileTabs';
import { InCommon } from './InCommon';
import type { OwnGround } from './shown.api';
import { ShownAbout } from './ShownAbout';
import { ShownGoals } from './ShownGoals';
import { ShownHeader } from './ShownHeader';

export interface ShownProfilePageProps {
  profile: ShownProfile;
  contact?: Pick<Member, 'email' | 'phone'>;
  actions?: ReactNode;
  /** The viewer's own, to compare with; null where the viewer is the member. */
  own: OwnGround | null;
  tab: ProfileTab;
  onSelectTab: (tab: ProfileTab) => void;
}

/** A profile as others see it. They see the tab of the goals only where the member shows goals. */
export function ShownProfilePage({
  profile,
  contact,
  actions,
  own,
  tab,
  onSelectTab,
}: ShownProfilePageProps) {
  const hasGoals = profile.goals !== null;
  return (
    <>
      <ShownHeader profile={profile} contact={contact} actions={actions} />
      {own && <InCommon own={own} profile={profile} />}
      {hasGoals ? (
        <Parts>
          <Tabs
            label={memberProfileText.parts}
            tabs={[
              { id: 'profile', label: memberProfileText.profileTab },
              { id: 'goals', label: memberProfileText.goalsTab },
            ]}
            selected={tab === 'goals' ? 'goals' : 'profile'}
            onSelect={onSelectTab}
          >
            {tab === 'goals' ? <ShownGoals profile={profile} /> : <ShownAbout profile={profile} />}
          </Tabs>
        </Parts>
      ) : (
        <ShownAbout profile={profile} />
      )}
    </>
  );
}

const Parts = styled.div`
  margin-top: ${token.space[32]};

  & [role='tabpanel'] > * {
    margin-top: ${token.space[8]};
  }
`;
