import { anyone, members, signedIn, type Role } from '@athenaeum/kit';

/** A place in the database, `salon.title`, by model and path. */
type Places = readonly string[];

const of = (model: string, paths: string): Places =>
  paths.split(' ').map((path) => `${model}.${path}`.toLowerCase());

/**
 * Which texts of the database may be read by whom, when they are not her own. What is not in here is for nobody: a path that
 * a model gains is found out by the sweep until somebody has thought about it.
 */
const MAY_BE_SEEN: readonly (readonly [readonly Role[], Places])[] = [
  [
    anyone,
    [
      ...of('category', 'title description icon'),
      ...of('collection', 'title description author thumbnail'),
      ...of('eventtype', 'title description additionalInfo image url'),
      ...of('hostgroup', 'title description'),
      ...of('salon', 'title subtitle description thumbnail location_city location_state'),
      // Of open evenings; other addresses are for members (`canSeeVenue`).
      ...of('salon', 'in_person_location'),
      ...of('speaker', 'name title description thumbnail'),
      ...of('tag', 'title'),
      ...of('review', 'event_title feedback reviewer_name reviewer_image'),
      ...of('review-anonymous', 'event_title feedback'),
    ],
  ],
  // A company is chosen from a list when one joins.
  [signedIn, of('account', 'title')],
  [
    members,
    [
      ...of('bcpexample', 'title asset'),
      ...of('coach', 'name title avatar short_bio description coaching_style can_help_with filename'),
      ...of('coach', 'resources.title resources.description resources.link schedule_link'),
      ...of('opportunity', 'title needs industry nearestRegionalHub businessType businessSize'),
      ...of('opportunity', 'aboutRole aboutCompany qualificationsSought company website'),
      ...of('opportunity-confidential', 'title needs industry nearestRegionalHub businessType businessSize'),
      ...of('opportunity-confidential', 'aboutRole aboutCompany qualificationsSought'),
      ...of('pathway', 'title description thumbnail tips.title tips.description'),
      ...of('product', 'title description'),
      ...of('resource', 'title description link asset filename'),
      ...of('salon', 'filename captions'),
      // Of the seats she has.
      ...of('salon', 'link'),
      ...of('season', 'title description thumbnail'),
      ...of('transcript', 'cues.text'),
      ...of('user', 'first_name last_name avatar'),
      // By its name what everyone may see.
      ...of('user', 'findable.everyone.values'),
    ],
  ],
];

const rolesBy = new Map<string, Set<Role>>();
for (const [roles, places] of MAY_BE_SEEN)
  for (const place of places) rolesBy.set(place, new Set([...(rolesBy.get(place) ?? []), ...roles]));

/** Whether anybody with these roles may read what stands at a place. */
export const maySee = (roles: readonly Role[], place: string): boolean =>
  roles.some((role) => rolesBy.get(place)?.has(role));
