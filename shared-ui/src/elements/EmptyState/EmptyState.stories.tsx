import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { LinkButton } from '../Button/LinkButton';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No RSVP’d events to show',
    children: 'Your next seat will wait for you here.',
    action: <LinkButton href="#calendar">See upcoming events</LinkButton>,
    headingLevel: 2,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const NoResults: Story = {
  args: {
    drawing: 'results',
    title: 'No Results!',
    children: 'We couldn’t find anything matching your search query',
    action: <Button onClick={fn()}>Start New Search</Button>,
  },
};
export const NoMore: Story = {
  args: {
    drawing: 'door',
    title: 'No more members to show',
    children: 'Clearing all filters might help!',
    action: (
      <Button look="outlined" onClick={fn()}>
        Clear All
      </Button>
    ),
  },
};
export const WithoutAnAction: Story = { args: { drawing: 'closed', action: undefined } };
