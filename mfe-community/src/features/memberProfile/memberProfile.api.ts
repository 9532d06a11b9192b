import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MemberDocument, type MemberQuery } from './__generated__/member';

export type Member = NonNullable<NonNullable<MemberQuery['user']>['data']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMember: build.query(operation(MemberDocument)),
  }),
});

export const { useUsersMemberQuery } = injected;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A member is known by her slug, or by her id while she has none. */
export const memberInput = (name: string) => (ID.test(name) ? { id: name } : { slug: name });

export const prefetchMember = (slug: string) =>
  injected.util.prefetch('usersMember', { input: memberInput(slug) }, FRESH);
