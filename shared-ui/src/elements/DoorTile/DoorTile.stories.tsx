import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DoorTile, Doors } from './DoorTile';

const meta = {
  title: 'Cards/DoorTile',
  component: DoorTile,
  args: { href: '/categories/fund', slug: 'category-fund', name: 'Fund', meta: '22 salons' },
  render: (args) => (
    <div style={{ width: 160 }}>
      <DoorTile {...args} />
    </div>
  ),
} satisfies Meta<typeof DoorTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const LongName: Story = { args: { slug: 'category-transformation', name: 'Transformation' } };

export const Seven: Story = {
  render: () => (
    <Doors>
      {['Fund', 'Build', 'Operate', 'Govern', 'The CEO', 'Your Brand', 'Society'].map((name, index) => {
        const slug = name.toLowerCase().replace(' ', '-');
        return (
          <li key={slug}>
            <DoorTile
              href={`/categories/${slug}`}
              slug={`category-${slug}`}
              name={name}
              meta={`${31 - index * 3} salons`}
            />
          </li>
        );
      })}
    </Doors>
  ),
};
