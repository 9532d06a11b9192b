export { CategoryListing } from './CategoryListing';
export { CollectionListing } from './CollectionListing';
export { GoalListing } from './GoalListing';
export { SpeakerListing } from './SpeakerListing';
export { prefetchCategory, prefetchCollection, prefetchGoal, prefetchSpeaker } from './listing.api';
