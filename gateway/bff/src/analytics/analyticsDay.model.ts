import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** Anonymous counts of events on a day, by role at most. */
const analyticsDaySchema = new Schema(
  {
    /** Hash of what is counted. */
    _id: { type: String, required: true },
    /** UTC, `2026-11-21`. */
    day: { type: String, required: true },
    name: { type: String, required: true },
    /** The page's pattern, or the search term; empty for other events. */
    value: { type: String, default: '' },
    role: { type: String, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'analytics_days', versionKey: false },
);

// What is shown of a span of days; also how much there is of one kind on one day.
analyticsDaySchema.index({ name: 1, day: 1 });
// Deleted after a little more than a year.
analyticsDaySchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type AnalyticsDayRow = InferRawDocTypeFromSchema<typeof analyticsDaySchema>;
export const AnalyticsDay = model<AnalyticsDayRow>('AnalyticsDay', analyticsDaySchema);
