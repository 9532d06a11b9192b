import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RECORDINGS } from '../../demo/recordings';
import { Container } from '../Layout/Layout';
import { CollectionCard } from '../CollectionCard/CollectionCard';
import { RecordingCard } from '../SalonCard/RecordingCard';
import { TextLink } from '../TextLink/TextLink';
import { Carousel } from './Carousel';

const cards = (count: number) =>
  RECORDINGS.slice(0, count).map(({ slug, title, minutes, speaker }) => (
    <RecordingCard
      key={slug}
      href={`#${slug}`}
      {...{ slug, title, minutes }}
      speakers={[speaker]}
      eventType="SALON"
    />
  ));

const meta = {
  title: 'Layout/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Recently Added', flush: true, children: cards(10) },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 16 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanFit: Story = {
  args: {
    actions: (
      <TextLink look="more" href="#recently-added">
        View All
      </TextLink>
    ),
  },
};
/** Nothing to turn, so no arrows. */
export const FewCards: Story = { args: { children: cards(3) } };
export const ThreeInView: Story = {
  args: {
    title: 'Collections',
    per: 3,
    children: ['The Director’s Desk', 'Money, Plainly', 'A Seat of Your Own', 'After the Exit'].map(
      (title) => <CollectionCard key={title} href={`#${title}`} slug={title} title={title} meta="9 salons" />,
    ),
  },
};
