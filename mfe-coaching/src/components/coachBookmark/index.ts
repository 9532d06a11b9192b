export { useCoachingKeepCoachMutation, useCoachingLetCoachGoMutation } from './coachBookmark.api';
