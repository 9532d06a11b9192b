import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs, type TabsProps } from './Tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'My Content',
    tabs: [
      { id: 'attending', label: 'Attending', count: 3 },
      { id: 'bookmarked', label: 'Bookmarked', count: 12 },
      { id: 'watched', label: 'Watched' },
    ],
    selected: 'attending',
    onSelect: () => {},
    children: null,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};

export const MoreThanFit: Story = {
  args: {
    label: 'Goals',
    tabs: ['Fund', 'Build', 'Operate', 'Govern', 'The CEO', 'Your Brand', 'Society', 'First board seat'].map(
      (label) => ({ id: label, label }),
    ),
    selected: 'Govern',
  },
};

function Choosing(props: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selected);
  const shown = props.tabs.find(({ id }) => id === selected);
  return (
    <Tabs {...props} selected={selected} onSelect={setSelected}>
      <p>What stands under {shown?.label}.</p>
    </Tabs>
  );
}
