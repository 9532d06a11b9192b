import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from '../Accordion/Accordion';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { AppliedFilters } from './AppliedFilters';
import { FilterPanel } from './FilterPanel';

const hubs = { 'New York City': 86, 'San Francisco': 71, Boston: 48, 'Washington DC': 44, Seattle: 39 };

const meta = {
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  args: { chosen: 0, onClear: () => {}, result: '42 members', children: null },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under 1070 px a button that opens a sheet. */
export const WithResults: Story = { render: () => <Directory first={['Boston', 'Seattle']} /> };
export const NoneChosen: Story = { render: () => <Directory first={[]} /> };

function Directory({ first }: { first: readonly string[] }) {
  const [chosen, setChosen] = useState(first);
  return (
    <div style={{ maxWidth: 560 }}>
      <FilterPanel chosen={chosen.length} onClear={() => setChosen([])} result="42 members">
        <Accordion title="Nearest regional hub" defaultOpen>
          <MultiSelect
            label="Nearest regional hub"
            options={Object.entries(hubs).map(([value, count]) => ({ value, count }))}
            selected={chosen}
            onChange={setChosen}
          />
        </Accordion>
      </FilterPanel>
      <AppliedFilters
        result="42 members"
        filters={chosen.map((label) => ({
          key: label,
          label,
          onRemove: () => setChosen(chosen.filter((other) => other !== label)),
        }))}
      />
    </div>
  );
}
