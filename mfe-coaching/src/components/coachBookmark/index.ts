export { useCoachingCreateBookmarkMutation, useCoachingRemoveBookmarkMutation } from './coachBookmark.api';
