import { MEETING_KINDS } from '@athenaeum/coaching-contract';
import { Schema } from 'mongoose';

/** A meeting place: a link, a number or an address as `value`, or a video room without one. */
export const meetingSchema = new Schema(
  {
    kind: { type: String, required: true, enum: MEETING_KINDS },
    value: { type: String, default: null },
  },
  { _id: false },
);
