import { MEETING_KINDS } from '@athenaeum/coaching-contract';
import { Schema } from 'mongoose';

/** How two people meet: a link, a number or an address as `value`, or a room of ours without one. */
export const meetingSchema = new Schema(
  {
    kind: { type: String, required: true, enum: MEETING_KINDS },
    value: { type: String, default: null },
  },
  { _id: false },
);
