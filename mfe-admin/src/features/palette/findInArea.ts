import {
  type FindInArea,
  type PaletteGroup,
  type PlatformV1,
  rolesOf,
  sendGraphql,
} from '@athenaeum/shell-contract';
import { formatEventTime } from '@athenaeum/shared-ui';
import { memberPath } from '../../components/memberPath';
import { MemberPaletteDocument, SalonPaletteDocument } from './__generated__/palette';
import { creating } from './creating';
import { paletteText } from './palette.messages';

/** The records that the caller's roles may open. */
export const findInArea: FindInArea = async ({ platform, term }) => {
  const roles = rolesOf(platform.session.get().user);
  const isAdmin = roles.includes('admin');
  return Promise.all([
    { label: paletteText.actions, areActions: true, items: creating(roles, term) },
    ...(isAdmin ? [members(platform, term)] : []),
    ...(isAdmin || roles.includes('editor') ? [salons(platform, term)] : []),
  ]);
};

async function members(platform: PlatformV1, search: string): Promise<PaletteGroup> {
  const { data } = await sendGraphql(platform, MemberPaletteDocument, { search });
  const items = (data?.users?.data ?? []).map(({ id, name, avatar, title, company, email }) => ({
    to: memberPath(id),
    title: name ?? email ?? id,
    detail: [title, company].filter(Boolean).join(', '),
    note: email,
    picture: { kind: 'portrait' as const, name: name ?? '', src: avatar },
  }));
  return { label: paletteText.members, items };
}

async function salons(platform: PlatformV1, words: string): Promise<PaletteGroup> {
  const { data } = await sendGraphql(platform, SalonPaletteDocument, { words });
  const items = (data?.staffSalons?.data ?? []).map(
    ({ id, slug, title, date, timezone, event_location }) => ({
      to: `/admin/content/salons/${id}`,
      title,
      detail: formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line,
      picture: { kind: 'cover' as const, name: slug },
    }),
  );
  return { label: paletteText.salons, items };
}
