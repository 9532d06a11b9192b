import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusBadge } from '../Badge/StatusBadge';
import { Button } from '../Button/Button';
import { Prose } from '../Layout/Text';
import { OpportunityCard, type OpportunityCardProps } from './OpportunityCard';
import { OpportunityColumns } from './OpportunityColumns';

const words = {
  role: 'Role',
  type: 'Type',
  hub: 'Hub',
  pay: 'Compensation',
  closes: 'Deadline',
  posted: 'Posted',
  closesOn: 'Closes',
};

const meta = {
  title: 'Cards/OpportunityCard',
  component: OpportunityCard,
  args: {
    words,
    slug: 'nonprofit-board-seat',
    role: 'Independent Director',
    company: 'Calder River Conservancy',
    industry: 'Environment, Non-profit Board',
    needs: 'Fundraising network, land or water policy, Boston',
    type: 'Board Seat',
    hub: 'Boston',
    pay: 'Unpaid',
    closes: { day: 'Dec 17', left: '27 days left', soon: false },
    posted: 'Nov 17',
    open: false,
    onToggle: () => {},
    children: (
      <Prose>
        <p>
          Six meetings a year, two in person. The outgoing chair stays for one cycle, and the board is looking
          for someone who has asked for money and been told no.
        </p>
        <Button>Apply now</Button>
      </Prose>
    ),
  },
  render: (args) => <Opening {...args} />,
} satisfies Meta<typeof OpportunityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Confidential: Story = {
  args: {
    slug: 'audit-chair-confidential',
    role: 'Audit Committee Chair',
    company: null,
    industry: 'Biotechnology',
    needs: 'Qualified financial expert, listed-company experience, US East Coast',
    badge: <StatusBadge tone="claret">New</StatusBadge>,
  },
};
export const OnHold: Story = {
  args: {
    slug: 'on-hold-advisory',
    role: 'Growth Advisor',
    company: 'Tamarind Foods',
    industry: 'Consumer goods',
    needs: null,
    status: <StatusBadge>On Hold</StatusBadge>,
  },
};
export const Board: Story = {
  render: (args) => (
    <div>
      <OpportunityColumns words={words} />
      <Opening {...args} slug="audit-chair" role="Audit Committee Chair" company={null} />
      <Opening {...args} />
      <Opening
        {...args}
        slug="coo"
        role="Chief Operating Officer, with a view to the chair within three years"
        company="Borealis Cold Chain"
        industry="Logistics"
      />
    </div>
  ),
};

function Opening(props: OpportunityCardProps) {
  const [open, setOpen] = useState(props.open);
  return <OpportunityCard {...props} open={open} onToggle={() => setOpen(!open)} />;
}
