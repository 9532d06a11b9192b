import { onePagePdf } from '@athenaeum/kit/demo';
import type { FileRow } from '@athenaeum/kit/files';
import { memberRows } from './memberRows';
import type { DemoUser } from './toRow';

interface DemoFile {
  key: string;
  body: Buffer;
}
type Owned = { member: DemoUser; document: NonNullable<DemoUser['documents']>[number] };

const owned = (members: readonly DemoUser[]): Owned[] =>
  members.flatMap((member) => (member.documents ?? []).map((document) => ({ member, document })));

const paperOf = ({ member, document }: Owned): Buffer =>
  onePagePdf([
    { as: 'title', words: `${member.first_name} ${member.last_name}` },
    { as: 'text', words: [member.title, member.company].filter(Boolean).join(', ') },
    { as: 'heading', words: document.type },
    { as: 'text', words: member.leadership_summary ?? 'Available on request.' },
  ]);

/** The file records of these members' documents. */
export const documentFileRows = (members: readonly DemoUser[], now: number): FileRow[] =>
  owned(members).map((one) => ({
    _id: one.document.id,
    key: one.document.key,
    owner_id: one.member._id,
    folder: 'profile-docs',
    name: one.document.title,
    type: 'application/pdf',
    bytes: paperOf(one).length,
    state: 'kept',
    use: 'document',
    created_at: now,
    since: now,
  }));

/** The documents themselves, for the storage of a demo. */
export const demoDocuments = (now: number): DemoFile[] =>
  owned(memberRows(now)).map((one) => ({ key: one.document.key, body: paperOf(one) }));
