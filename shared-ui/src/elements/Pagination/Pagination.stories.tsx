import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pages: 16, hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfMany: Story = {};
export const InTheMiddle: Story = { args: { page: 8 } };
export const LastOfMany: Story = { args: { page: 16 } };
export const FewPages: Story = { args: { page: 2, pages: 3 } };
export const ThousandsOfPages: Story = { args: { page: 5000, pages: 9999 } };
