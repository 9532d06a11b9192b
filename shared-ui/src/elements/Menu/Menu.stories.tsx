import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarIcon, EllipsisVerticalIcon } from '../../icons';
import { IconButton } from '../Button/IconButton';
import { Menu } from './Menu';
import { SheetMenu } from './SheetMenu';

const calendars = [
  { label: 'Google Calendar', href: 'https://calendar.google.com', newTab: true },
  { label: 'Outlook / Other', note: 'Copies an address to subscribe to', onSelect: () => {} },
];

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: { label: 'Subscribe to Calendar', items: calendars },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with a press, Enter or Space; Esc closes. */
export const Links: Story = {};
export const WithIcon: Story = { args: { icon: <CalendarIcon />, look: 'outlined' } };
/** From the bottom edge up to 600 px. */
export const Sheet: Story = { render: (args) => <SheetMenu {...args} /> };

const press: Story['play'] = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button'));

export const Open: Story = { play: press };
export const OpenSheet: Story = { render: (args) => <SheetMenu {...args} />, play: press };

export const OneOfASet: Story = {
  args: {
    label: 'Sort by',
    items: [
      { label: 'Newest members', checked: true, onSelect: () => {} },
      { label: 'Alphabetical', onSelect: () => {} },
    ],
  },
};

export const OwnTrigger: Story = {
  args: {
    label: 'More for this session',
    align: 'end',
    items: [
      { label: 'Change the time', href: '/manage-plan' },
      { label: 'Cancel session', onSelect: () => {} },
    ],
    trigger: (attributes) => (
      <IconButton label="More for this session" icon={<EllipsisVerticalIcon />} {...attributes} />
    ),
  },
};
