import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GoalTile, Goals } from './GoalTile';

const meta = {
  title: 'Cards/GoalTile',
  component: GoalTile,
  args: { href: '/goals/first-board-seat', title: 'Earn a first corporate board seat', meta: '34 salons' },
} satisfies Meta<typeof GoalTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyGoal: Story = {};
export const HerGoal: Story = { args: { mine: true } };
export const LongTitle: Story = {
  args: { title: 'Negotiate compensation with confidence in a market that has changed since last year' },
};

export const Six: Story = {
  render: () => (
    <Goals>
      {[
        'Earn a first corporate board seat',
        'Negotiate compensation with confidence',
        'Lead a turnaround',
        'Raise a first fund',
        'Write with authority',
        'Move from expert to chief executive',
      ].map((title, index) => (
        <li key={title}>
          <GoalTile
            href={`/goals/${index}`}
            title={title}
            mine={index < 2}
            meta={`${34 - index * 4} salons`}
          />
        </li>
      ))}
    </Goals>
  ),
};
