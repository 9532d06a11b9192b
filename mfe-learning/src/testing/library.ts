import type { PeerGroupCardFragment } from '../components/__generated__/peerGroupCard';
import type { CollectionTileFragment, PathwayTileFragment } from '../components/__generated__/tiles';

export const aCollection = (more: Partial<CollectionTileFragment> = {}): CollectionTileFragment => ({
  id: 'c',
  slug: 'the-desk',
  title: 'The Desk',
  thumbnail: null,
  author: null,
  salon_count: 9,
  ...more,
});

export const aPathway = (more: Partial<PathwayTileFragment> = {}): PathwayTileFragment => ({
  id: 'p',
  slug: 'path-to-the-boardroom',
  title: 'Path to the Boardroom',
  thumbnail: null,
  seasons: [{ id: '1' }],
  my_progress: null,
  ...more,
});

export const aPeerGroup = (more: Partial<PeerGroupCardFragment> = {}): PeerGroupCardFragment => ({
  id: 'g',
  slug: 'first-time-directors',
  title: 'First-Time Directors',
  description: null,
  leaders: [],
  ...more,
});
