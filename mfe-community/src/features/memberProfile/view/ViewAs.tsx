import { EyeIcon, GlobeIcon, Menu, UserIcon, UsersIcon } from '@athenaeum/shared-ui';

/** Whose eyes she looks with. */
export type Audience = 'connections' | 'everyone';

export const audienceIn = (given: string | null): Audience | null =>
  given === 'connections' || given === 'everyone' ? given : null;

const CHOICES = [
  { as: null, label: 'Me', icon: <UserIcon size={18} /> },
  { as: 'connections', label: 'A connection', icon: <UsersIcon size={18} /> },
  { as: 'everyone', label: 'Another member', icon: <GlobeIcon size={18} /> },
] as const;

/** Her own page as she, a connection or another member sees it. */
export function ViewAs({ path, audience }: { path: string; audience: Audience | null }) {
  return (
    <Menu
      label="View as"
      icon={<EyeIcon size={18} />}
      align="end"
      items={CHOICES.map(({ as, label, icon }) => ({
        label,
        icon,
        href: as ? `${path}?as=${as}` : path,
        checked: as === audience,
      }))}
    />
  );
}
