import { toResult } from '@athenaeum/kit';
import { forgetMember, personalData } from './personalData.service';

type Whose = { user_id: string };

export const Query = {
  opportunitiesPersonalData: (_root: unknown, { user_id }: Whose) =>
    toResult(async () => JSON.stringify(await personalData(user_id))),
};

export const Mutation = {
  opportunitiesForget: (_root: unknown, { user_id }: Whose) => toResult(() => forgetMember(user_id)),
};
