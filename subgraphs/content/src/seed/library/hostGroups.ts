import { demoId } from '@athenaeum/kit/demo';
import type { HostGroupRow } from '../../modules/hostGroup/hostGroup.model';

/** Title, description and leaders of the groups on the public site. */
const HOST_GROUPS: readonly (readonly [title: string, description: string, leaders: readonly string[]])[] = [
  [
    'In the boardroom',
    'Chairs and directors who open their own meetings to questions.',
    ['ngozi-eze', 'joanna-whitfield', 'rosalind-achebe', 'marisol-vega'],
  ],
  [
    'In the chief executive’s office',
    'Women who run companies and say how it is done.',
    ['beatriz-carvalho', 'sigrid-lund', 'soo-jin-park'],
  ],
  [
    'With the money',
    'Founders, investors and finance chiefs, in plain words.',
    ['priya-raghunathan', 'elena-petrova', 'mei-ling-zhao', 'thandiwe-mokoena'],
  ],
  [
    'At the long table',
    'Writers, advisers and people officers who host our evenings.',
    ['claire-fontaine', 'noor-siddiqui', 'dolores-quintana'],
  ],
];

export const hostGroupRows = (): HostGroupRow[] =>
  HOST_GROUPS.map(([title, description, leaders], position) => {
    const key = title.toLowerCase().replace(/[^a-z]+/g, '-');
    return {
      _id: demoId('host-group', key),
      key,
      title,
      description,
      leader_ids: leaders.map((slug) => demoId('speaker', slug)),
      position,
    };
  });
