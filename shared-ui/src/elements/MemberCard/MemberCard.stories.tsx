import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UserCheckIcon, UserPlusIcon } from '../../icons';
import { LONG_NAME } from '../../demo/words';
import { MemberCard } from './MemberCard';
import { CardAction, CardState } from './PersonCard';

const meta = {
  title: 'Cards/MemberCard',
  component: MemberCard,
  args: {
    href: '#ingrid-solberg',
    name: 'Ingrid Solberg',
    title: 'Independent Director',
    company: 'Nordhavn Energi',
    hub: 'Boston',
    tags: [{ label: 'Govern' }, { label: 'Energy' }, { label: 'Audit' }],
    action: (
      <CardAction>
        <UserPlusIcon />
        Connect
      </CardAction>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 293 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanConnect: Story = {};
export const Connected: Story = {
  args: {
    action: (
      <CardState>
        <UserCheckIcon />
        Connected
      </CardState>
    ),
  },
};
/** Only what the member chose to share is shown. */
export const SharesOnlyTheName: Story = {
  args: { title: null, company: null, hub: null, tags: [], action: undefined },
};
export const LongWords: Story = {
  args: {
    name: LONG_NAME,
    title: 'Executive Vice President, Group Strategy, Partnerships and Corporate Development',
    company: 'Almacenes Trébol Internacional de Distribución y Logística',
    tags: [{ label: 'Mergers, acquisitions and post-merger integration' }, { label: 'Retail' }],
  },
};
