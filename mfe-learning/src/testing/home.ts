import type { HomeQuery } from '../features/home';
import { answer } from './answers';

/**
 * Home in an empty library, of a member who has accepted the agreement and finished the intake, so that it prompts for
 * nothing. Override only what matters to a test.
 */
export const aHome = (parts: Partial<HomeQuery> = {}): HomeQuery => ({
  next: answer([]),
  session: answer(null),
  upcoming: answer([]),
  goals: answer([]),
  recent: answer([]),
  recommendations: { ...answer([]), has_goals: true },
  begun: answer([]),
  me: aMe(),
  categories: answer([]),
  collections: answer([]),
  peerGroups: answer([]),
  pathways: answer([]),
  ...parts,
});

type Me = NonNullable<NonNullable<HomeQuery['me']>['data']>;

export const aMe = (goals: Me['goals'] = []) =>
  answer<Me>({
    id: 'u',
    portal_nda_agreement_date: 1,
    intake_form_submitted: true,
    intake_form_status: true,
    goals,
  });
