import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_TITLE } from '../../demo/words';
import { Button } from '../Button/Button';
import { PageHeading } from './PageHeading';

const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: { title: 'Members', lead: 'Find the woman who has already done it.' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndLead: Story = {};
export const Everything: Story = {
  args: {
    title: 'The Art of the Ask',
    eyebrow: 'Salon · Open to Public',
    lead: 'How to name the number, the title or the seat you want, and then stop talking.',
    back: { href: '#calendar', label: 'Upcoming Events' },
    actions: <Button look="outlined">Bookmark</Button>,
  },
};
export const LongTitle: Story = {
  args: { title: LONG_TITLE, lead: undefined, actions: <Button look="outlined">Post an Opportunity</Button> },
};
/** As the term of a search may be. */
export const LongWord: Story = { args: { title: `Results for “${'boardroom'.repeat(11)}”` } };
