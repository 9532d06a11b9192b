import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MemberDocument, type MemberProfileFragment, type MemberQuery } from './__generated__/member';
import { ProfileAsDocument } from './__generated__/profileAs';
import { type ProfileInput, SaveProfileDocument } from './__generated__/saveProfile';

/** A member as the viewer may see; private fields are there only on the viewer's own page. */
export type Member = NonNullable<NonNullable<MemberQuery['user']>['data']>;
/** The profile fields that any viewer may get. */
export type ShownProfile = MemberProfileFragment;
/** One part of a profile as it is sent, with the version it was read with. */
export type { ProfileInput };

const injected = api.enhanceEndpoints({ addTagTypes: ['Connections'] }).injectEndpoints({
  endpoints: (build) => ({
    // It includes the connection between the two.
    usersMember: build.query({ ...operation(MemberDocument), providesTags: ['Connections'] }),
    usersProfileAs: build.query(operation(ProfileAsDocument)),
    usersSaveProfile: build.mutation(operation(SaveProfileDocument)),
  }),
});

export const { useUsersMemberQuery, useUsersProfileAsQuery, useUsersSaveProfileMutation } = injected;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A member is identified by slug, or by id while there is no slug. */
export const memberInput = (name: string) => (ID.test(name) ? { id: name } : { slug: name });

export const prefetchMember = (slug: string) =>
  injected.util.prefetch('usersMember', { input: memberInput(slug) }, FRESH);
