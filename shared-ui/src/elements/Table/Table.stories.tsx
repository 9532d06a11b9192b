import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HUBS } from '../../demo/words';
import { type Column, type Sort, Table } from './Table';

type Member = { name: string; title: string; intake: string; hub: string; profile: number };
type Key = 'name' | 'title' | 'intake' | 'profile' | 'hub';

const members: Member[] = [
  ['Ingrid Solberg', 'Independent Director', 'Complete', 100],
  ['Leila Haddad', 'Chief Risk Officer', 'Complete', 96],
  ['Amara Osei', 'Chief Operating Officer', 'Complete', 72],
  ['Claire Fontaine', 'Chief Marketing Officer', 'In progress', 41],
  ['Hana Novak', 'Chief Scientific Officer', 'Not started', 12],
].map(([name, title, intake, profile], index) => ({
  name: String(name),
  title: String(title),
  intake: String(intake),
  hub: HUBS[index] ?? '',
  profile: Number(profile),
}));

const columns: Column<Member, Key>[] = [
  { key: 'name', label: 'Name', render: ({ name }) => name, sortable: true },
  { key: 'title', label: 'Title', render: ({ title }) => title },
  { key: 'intake', label: 'Intake', render: ({ intake }) => intake },
  { key: 'profile', label: 'Profile', render: ({ profile }) => `${profile}%`, sortable: true },
  { key: 'hub', label: 'Hub', render: ({ hub }) => hub },
];

const meta = {
  title: 'Layout/Table',
  component: Table<Member, Key>,
  args: { caption: 'Members, newest first', columns, rows: members, rowKey: ({ name }) => name },
} satisfies Meta<typeof Table<Member, Key>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sortable: Story = {
  render: function Sorting(args) {
    const [sort, setSort] = useState<Sort<Key>>({ key: 'name', direction: 'ascending' });
    const turned = sort.direction === 'ascending' ? 1 : -1;
    const rows = [...args.rows].sort((a, b) =>
      sort.key === 'profile' ? turned * (a.profile - b.profile) : turned * a.name.localeCompare(b.name),
    );
    return <Table {...args} rows={rows} sort={sort} onSort={setSort} />;
  },
};
export const WithSelection: Story = { args: { isSelected: ({ name }) => name === 'Amara Osei' } };
/** Rows scroll under the header. */
export const ManyRows: Story = {
  args: {
    maxHeight: '320px',
    rows: Array.from({ length: 8 }, (_, page) =>
      members.map((member) => ({ ...member, name: `${member.name} ${page + 1}` })),
    ).flat(),
  },
};
export const NoRows: Story = { args: { rows: [] } };
