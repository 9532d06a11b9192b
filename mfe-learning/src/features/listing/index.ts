export { CategoryListing } from './CategoryListing';
export { CollectionListing } from './CollectionListing';
export { GoalListing } from './GoalListing';
export { SpeakerListing } from './SpeakerListing';
