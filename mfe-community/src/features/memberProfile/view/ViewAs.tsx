import { EyeIcon, GlobeIcon, Menu, UserIcon, UsersIcon } from '@athenaeum/shared-ui';
import { memberProfileText } from '../memberProfile.messages';

/** The audience that the profile is previewed for. */
export type Audience = 'connections' | 'everyone';

export const audienceIn = (given: string | null): Audience | null =>
  given === 'connections' || given === 'everyone' ? given : null;

const CHOICES = [
  { as: null, label: 'asMe', icon: <UserIcon size={18} /> },
  { as: 'connections', label: 'asConnection', icon: <UsersIcon size={18} /> },
  { as: 'everyone', label: 'asMember', icon: <GlobeIcon size={18} /> },
] as const;

/** The member's own page as the member, a connection or another member sees it. */
export function ViewAs({ path, audience }: { path: string; audience: Audience | null }) {
  return (
    <Menu
      label={memberProfileText.viewAs}
      icon={<EyeIcon size={18} />}
      align="end"
      items={CHOICES.map(({ as, label, icon }) => ({
        label: memberProfileText[label],
        icon,
        href: as ? `${path}?as=${as}` : path,
        checked: as === audience,
      }))}
    />
  );
}
