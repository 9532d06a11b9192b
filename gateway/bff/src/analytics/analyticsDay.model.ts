import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** How often something happened on a day, by whom only as far as a role goes. Nothing leads from here to a person. */
const analyticsDaySchema = new Schema(
  {
    /** Hash of what is counted. */
    _id: { type: String, required: true },
    /** UTC, `2026-11-21`. */
    day: { type: String, required: true },
    name: { type: String, required: true },
    /** The pattern of the page, or the words searched for; empty where there is nothing to tell apart. */
    value: { type: String, default: '' },
    role: { type: String, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'analytics_days', versionKey: false },
);

// What is shown of a span of days; also how much there is of one kind on one day.
analyticsDaySchema.index({ name: 1, day: 1 });
// After a little more than a year, a day is let go.
analyticsDaySchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type AnalyticsDayRow = InferRawDocTypeFromSchema<typeof analyticsDaySchema>;
export const AnalyticsDay = model<AnalyticsDayRow>('AnalyticsDay', analyticsDaySchema);
