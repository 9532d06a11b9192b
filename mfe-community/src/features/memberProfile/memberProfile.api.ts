import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MemberDocument, type MemberProfileFragment, type MemberQuery } from './__generated__/member';
import { ProfileAsDocument } from './__generated__/profileAs';
import { type ProfileInput, SaveProfileDocument } from './__generated__/saveProfile';

/** A member as the viewer may see her; what is hers alone is there on her own page only. */
export type Member = NonNullable<NonNullable<MemberQuery['user']>['data']>;
/** What a profile shows, to whomever. */
export type ShownProfile = MemberProfileFragment;
/** One part of a profile as it is sent, with the version it was read with. */
export type { ProfileInput };

const injected = api.enhanceEndpoints({ addTagTypes: ['Connections'] }).injectEndpoints({
  endpoints: (build) => ({
    // Where the two stand is part of it.
    usersMember: build.query({ ...operation(MemberDocument), providesTags: ['Connections'] }),
    usersProfileAs: build.query(operation(ProfileAsDocument)),
    usersSaveProfile: build.mutation(operation(SaveProfileDocument)),
  }),
});

export const { useUsersMemberQuery, useUsersProfileAsQuery, useUsersSaveProfileMutation } = injected;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A member is known by her slug, or by her id while she has none. */
export const memberInput = (name: string) => (ID.test(name) ? { id: name } : { slug: name });

export const prefetchMember = (slug: string) =>
  injected.util.prefetch('usersMember', { input: memberInput(slug) }, FRESH);
