import { bcpExampleForm, coachForm, type CoachingEntryKind } from '@athenaeum/coaching-contract';
import { hasRole, type Viewer } from '@athenaeum/kit';
import { entriesIn, type EntryKind } from '@athenaeum/kit/entries';
import { BcpExample } from '../bcp/bcpExample.model';
import { Coach } from '../coach/coach.model';
import { Session } from '../session/session.model';
import { transcriptOfCaptions } from './transcriptOfCaptions';

/** Who edits coaches and examples. */
const mayEdit = (viewer: Viewer): boolean => hasRole(viewer, 'editor', 'admin');

/** A coach for staff. Sessions prevent removal, because their members look the coach up. */
const coaches: EntryKind = {
  noun: 'coach',
  model: entriesIn(Coach),
  title: 'name',
  fields: Object.keys(coachForm.shape),
  operations: { save: 'saveCoach', remove: 'removeCoach' },
  mayEdit,
  unique: { field: 'slug', taken: 'Another one has this address already. Please choose another.' },
  files: { avatar: 'picture', filename: 'recording', captions: 'captions' },
  follows: transcriptOfCaptions,
  usedBy: [{ model: entriesIn(Session), path: 'coach_id', one: 'session', many: 'sessions' }],
  detailsOf: async (rows) => rows.map(({ title }) => (title as string | null) ?? null),
};

/** Examples of the portfolio page, in their order. */
const bcpExamples: EntryKind = {
  noun: 'example',
  model: entriesIn(BcpExample),
  title: 'title',
  fields: Object.keys(bcpExampleForm.shape),
  operations: { save: 'saveBcpExample', remove: 'removeBcpExample', arrange: 'arrangeBcpExamples' },
  mayEdit,
  order: { field: 'position', from: 0 },
  files: { asset: 'paper' },
};

export const kinds = { coaches, 'bcp-examples': bcpExamples } satisfies Record<CoachingEntryKind, unknown>;
