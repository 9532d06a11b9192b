import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AddCompanyDocument, CompaniesDocument } from './__generated__/companies';
import {
  EndIntakeFollowUpDocument,
  GoOnWithIntakeDocument,
  IntakeDocument,
  type IntakeQuery,
  SaveIntakeAnswerDocument,
  type SaveIntakeAnswerMutation,
} from './__generated__/intake';

/** The member's answers, as every save returns them. */
export type Answered = NonNullable<NonNullable<SaveIntakeAnswerMutation['profile']>['data']>;
export type Newcomer = NonNullable<NonNullable<IntakeQuery['me']>['data']>;

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    usersIntake: build.query(operation(IntakeDocument)),
    usersCompanies: build.query(operation(CompaniesDocument)),
  }),
});

/** Writes the saved answers into the cached query: the step before or after shows them without a request. */
const kept = (saved: Partial<Newcomer> | null | undefined) =>
  reading.util.updateQueryData(
    'usersIntake',
    {},
    (intake) => void Object.assign(intake.me?.data ?? {}, saved),
  );

const writing = api.injectEndpoints({
  endpoints: (build) => ({
    usersSaveIntakeAnswer: build.mutation({
      ...operation(SaveIntakeAnswerDocument),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        dispatch(kept(answer?.data.profile?.data));
      },
    }),
    usersGoOnWithIntake: build.mutation({
      ...operation(GoOnWithIntakeDocument),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        dispatch(kept(answer?.data.updateUser?.data));
      },
    }),
    usersEndIntakeFollowUp: build.mutation(operation(EndIntakeFollowUpDocument)),
    usersAddCompany: build.mutation(operation(AddCompanyDocument)),
  }),
});

export const { usersIntake } = reading.endpoints;
export const { useUsersIntakeQuery, useUsersCompaniesQuery } = reading;
export const {
  useUsersSaveIntakeAnswerMutation,
  useUsersGoOnWithIntakeMutation,
  useUsersEndIntakeFollowUpMutation,
  useUsersAddCompanyMutation,
} = writing;
