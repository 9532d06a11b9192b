export { GroupMember, GroupRequests } from './GroupRequests';
export { GroupSeat } from './GroupSeat';
