export { CategoryListing } from './CategoryListing';
export { CollectionListing } from './CollectionListing';
export { GoalListing } from './GoalListing';
export { PeerGroupListing } from './PeerGroupListing';
export { SpeakerListing } from './SpeakerListing';
export {
  prefetchCategory,
  prefetchCollection,
  prefetchGoal,
  prefetchPeerGroup,
  prefetchSpeaker,
} from './listing.api';
